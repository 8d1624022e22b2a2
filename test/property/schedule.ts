import fc from 'fast-check';

/** An action of a shopper in one of two tabs, and the pause after it. */
export type Action = {readonly tab: 0 | 1; readonly pause: number} & (
  | {readonly does: 'type' | 'submit' | 'ahead' | 'go'; readonly text: string}
  | {readonly does: 'filter'; readonly tag: string}
  | {readonly does: 'sort'; readonly sort: 'relevance' | 'newest'}
  | {readonly does: 'page'; readonly page: number}
  | {
      readonly does:
        | 'more'
        | 'previous'
        | 'retry'
        | 'back'
        | 'clear'
        | 'reload'
        | 'leave and return'
        | 'duplicate';
    }
);

/** The service's reaction to a request. */
export type Behaviour = {readonly delay: number} & (
  | {readonly kind: 'results' | 'none' | 'bad record' | 'redirect'}
  | {readonly kind: 'refusal'; readonly retryAfter: number | undefined}
  | {readonly kind: 'degraded' | 'reset' | 'html' | 'truncated' | 'other version' | 'stale' | 'plan'}
);

/** A visit. It contains everything that happens, so that it can be replayed. */
export interface Schedule {
  readonly actions: readonly Action[];
  /** The reactions to successive requests, repeated from the start. */
  readonly behaviours: readonly Behaviour[];
  readonly storage: 'shared' | 'blocked';
  readonly locks: boolean;
  /** How long the platform takes to answer in place of the service, in milliseconds; `undefined` without a platform. */
  readonly platform: number | undefined;
}

const text = fc.constantFrom('', 'l', 'lin', 'linen', ' linen ', 'リネン', 'cotton', 'x'.repeat(201));
const does = fc.oneof(
  {weight: 6, arbitrary: fc.record({does: fc.constantFrom('type' as const, 'submit'), text})},
  // Few texts, so that a page ahead is often the one that is opened.
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('type' as const, 'ahead', 'go'),
      text: fc.constantFrom('lin', 'linen'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({does: fc.constant('filter' as const), tag: fc.constantFrom('夏', 'a', 'b')}),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('sort' as const),
      sort: fc.constantFrom('relevance' as const, 'newest'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({does: fc.constant('page' as const), page: fc.integer({min: 1, max: 90})}),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom(
        'more' as const,
        'previous',
        'retry',
        'back',
        'clear',
        'reload',
        'leave and return',
        'duplicate',
      ),
    }),
  },
);

const pause = fc.oneof(
  {weight: 3, arbitrary: fc.constant(0)},
  {weight: 3, arbitrary: fc.integer({min: 1, max: 400})},
  {weight: 3, arbitrary: fc.integer({min: 400, max: 12_000})},
  // Longer than an answer may be handed over.
  {weight: 1, arbitrary: fc.constant(61_000)},
);
const action: fc.Arbitrary<Action> = fc
  .record({tab: fc.constantFrom(0 as const, 1), pause, what: does})
  .map(({what, ...when}) => ({...when, ...what}));

const answer = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({kind: fc.constantFrom('results' as const, 'none', 'bad record', 'redirect')}),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refusal' as const),
      retryAfter: fc.option(fc.integer({min: 1, max: 20}), {nil: undefined}),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('degraded' as const, 'reset', 'html', 'truncated', 'other version', 'stale'),
    }),
  },
);
const plan = fc.constant({kind: 'plan' as const});

const behaviour: fc.Arbitrary<Behaviour> = fc
  .record({
    delay: fc.integer({min: 1, max: 4000}),
    how: fc.oneof({weight: 40, arbitrary: answer}, {weight: 1, arbitrary: plan}),
  })
  .map(({how, delay}) => ({delay, ...how}));

export const behaviours = fc.array(behaviour, {minLength: 1, maxLength: 12});

export const schedules: fc.Arbitrary<Schedule> = fc.record({
  actions: fc.array(action, {minLength: 1, maxLength: 30}),
  behaviours,
  storage: fc.constantFrom('shared' as const, 'shared' as const, 'blocked' as const),
  locks: fc.boolean(),
  platform: fc.option(fc.integer({min: 1, max: 3000}), {nil: undefined}),
});
