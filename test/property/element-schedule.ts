import fc from 'fast-check';
import {type Behaviour, behaviours} from './schedule.ts';

/** An action of a shopper on a page with all three elements, and the pause after it. */
export type ElementAction = {readonly pause: number} & (
  | {readonly does: 'type'; readonly key: string}
  | {readonly does: 'submit' | 'clear' | 'filter' | 'more' | 'retry' | 'back'; readonly which: number}
  | {readonly does: 'sort'; readonly sort: string}
  | {readonly does: 'move'; readonly element: string}
);

export interface ElementSchedule {
  readonly actions: readonly ElementAction[];
  readonly behaviours: readonly Behaviour[];
}

const deed = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({does: fc.constant('type' as const), key: fc.constantFrom('a', 'い', ' ', '')}),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constantFrom('submit' as const, 'clear', 'filter', 'more', 'retry', 'back'),
      which: fc.nat(2),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({does: fc.constant('sort' as const), sort: fc.constantFrom('relevance', 'newest')}),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('move' as const),
      element: fc.constantFrom('search-box', 'search-results', 'facet-panel'),
    }),
  },
);

export const elementSchedules: fc.Arbitrary<ElementSchedule> = fc.record({
  actions: fc.array(
    fc
      .record({pause: fc.constantFrom(0, 50, 300, 1000, 5000), what: deed})
      .map(({pause, what}): ElementAction => ({pause, ...what})),
    {minLength: 15, maxLength: 30},
  ),
  behaviours,
});
