import fc from 'fast-check';
import {type Behaviour, behaviours} from './schedule.ts';

/** What a shopper does on a page with all three elements, and how long it is until the next thing. */
export type Deed = {readonly pause: number} & (
  | {readonly does: 'type'; readonly key: string}
  | {readonly does: 'submit' | 'clear' | 'filter' | 'more' | 'retry' | 'back'; readonly which: number}
  | {readonly does: 'sort'; readonly sort: string}
  | {readonly does: 'move'; readonly element: string}
);

export interface ElementSchedule {
  readonly deeds: readonly Deed[];
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
  deeds: fc.array(
    fc
      .record({pause: fc.constantFrom(0, 50, 300, 1000, 5000), what: deed})
      .map(({pause, what}): Deed => ({pause, ...what})),
    {minLength: 15, maxLength: 30},
  ),
  behaviours,
});
