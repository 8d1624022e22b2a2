import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import fc from 'fast-check';
import {type Lane, RequestBudget} from '../../src/service/search/request-budget.ts';
import {memory, openTab, openTabs, takeMany, waitFor} from './budget-tabs.ts';
import {queueUp} from './fake-browser.ts';
import {exceedsCap} from './play.ts';
import {VirtualClock} from './virtual-clock.ts';

const LANES = ['submit', 'refine', 'more', 'typing'] as const;
const never = new AbortController().signal;

let clock = new VirtualClock();
let restore = () => {};

beforeEach(() => {
  clock = new VirtualClock();
  restore = clock.install();
});
afterEach(() => restore());

describe('the request budget', () => {
  test('§8 search visitor: lets no ten seconds see twenty searches, whatever is asked in whatever tab, with locks and without', async () => {
    const asks = fc.array(fc.record({tab: fc.nat(2), lane: fc.constantFrom(...LANES), pause: fc.nat(1500)}), {
      minLength: 20,
      maxLength: 120,
    });
    await fc.assert(fc.asyncProperty(asks, fc.boolean(), keepsCap), {numRuns: 200, seed: 1});
  });

  test('is shared by the tabs of a shopper', async () => {
    const [first, second] = openTabs();
    await takeMany(first, 10);
    assert.ok((await waitFor(clock, second, 'submit')) > 1000);
  });

  test('is one for each tab where storage is blocked', async () => {
    const blocked = {get: () => undefined, set: () => false, remove: () => {}};
    await takeMany(openTab(blocked), 10);
    assert.equal(await waitFor(clock, openTab(blocked), 'submit'), 0);
  });

  test('is kept where storage is full and holds an older state', async () => {
    const storage = memory({tokens: 10, at: Date.now(), rest: 0, restEnd: 0});
    const budget = openTab({...storage, set: () => false});
    await takeMany(budget, 10);
    assert.ok((await waitFor(clock, budget, 'submit')) > 1000);
  });

  test('makes typing wait first, and a submit last', async () => {
    const waits: number[] = [];
    for (const lane of LANES) {
      const budget = openTab();
      await takeMany(budget, 10);
      waits.push(await waitFor(clock, budget, lane));
    }
    const inOrder = waits.toSorted((one, other) => one - other);
    assert.deepEqual(waits, inOrder);
    assert.equal(new Set(waits).size, LANES.length);
  });

  test('lets a lone shopper have suggestions at once after each pause, without a longer debounce', async () => {
    const budget = openTab();
    for (let pauses = 0; pauses < 6; pauses++) {
      assert.equal(await waitFor(clock, budget, 'typing'), 0);
      assert.equal(budget.extraDebounce, 0);
      await clock.pass(600);
    }
  });

  test('lengthens the debounce while suggestions come back after a 429, and no longer', async () => {
    const budget = openTab();
    budget.refused();
    await clock.pass(150_000);
    const lengths: number[] = [];
    for (let count = 0; count < 6; count++) {
      await budget.take('typing', never);
      while (budget.isResting) await clock.pass(500);
      lengths.push(budget.extraDebounce);
    }
    assert.deepEqual(lengths, [0, 0, 0, 937.5, 0, 0]);
  });

  test('silences suggestions after a 429 in every tab, and nothing else', async () => {
    const [first, second] = openTabs();
    first.refused();
    assert.equal(second.isResting, true);
    assert.equal(second.extraDebounce, 0);
    await assert.rejects(second.take('typing', never), {name: 'SearchError', code: 'rate_limited'});
    for (const lane of ['submit', 'refine', 'more'] as const)
      assert.equal(await waitFor(clock, second, lane), 0);
    await clock.pass(150_000);
    assert.equal(second.isResting, false);
  });

  test('lets suggestions come back one by one, sooner after each that was answered', async () => {
    const budget = openTab();
    budget.refused();
    await clock.pass(150_000);
    const silences: number[] = [];
    for (;;) {
      const since = clock.now;
      await budget.take('typing', never);
      while (budget.isResting) await clock.pass(500);
      if (clock.now === since) break;
      silences.push((clock.now - since) / 1000);
    }
    assert.deepEqual(silences, [60, 30, 15]);
  });

  test('silences them longer after each further 429, for six minutes and a quarter at most', async () => {
    const budget = openTab();
    for (let count = 0; count < 9; count++) budget.refused();
    await clock.pass(200_000);
    assert.equal(budget.isResting, true);
    await clock.pass(175_000);
    assert.equal(budget.isResting, false);
  });

  test('forgets a 429 when all was calm for long', async () => {
    const budget = openTab();
    budget.refused();
    await clock.pass(500_000);
    await budget.take('typing', never);
    assert.equal(budget.isResting, false);
  });

  test('goes on within seconds where the clock is set back, and keeps no silence longer than it could last', async () => {
    const budget = openTab();
    await takeMany(budget, 10);
    budget.refused();
    clock.now -= 3_600_000;
    assert.ok((await waitFor(clock, budget, 'submit')) < 2500);
    await clock.pass(375_000);
    assert.equal(budget.isResting, false);
  });

  test('is full, and not fuller, where the clock is set ahead', async () => {
    const budget = openTab();
    await takeMany(budget, 10);
    clock.now += 3_600_000;
    await takeMany(budget, 10);
    assert.ok((await waitFor(clock, budget, 'submit')) > 1000);
  });

  test('works from what it finds in storage, whatever that is', async () => {
    const found = fc.oneof(
      fc.jsonValue(),
      fc.record({
        tokens: fc.double({noNaN: true}),
        at: fc.double({noNaN: true}),
        rest: fc.double({noNaN: true}),
        restEnd: fc.double({noNaN: true}),
      }),
    );
    await fc.assert(fc.asyncProperty(found, recovers), {numRuns: 300, seed: 1});
  });

  test('is given up by a search that was called off, before its turn and while it waits', async () => {
    const budget = openTab();
    await assert.rejects(
      budget.take('submit', AbortSignal.abort('overtaken')),
      reason => reason === 'overtaken',
    );
    await takeMany(budget, 9);
    const controller = new AbortController();
    const waiting = assert.rejects(
      budget.take('submit', controller.signal),
      reason => reason === 'overtaken',
    );
    await clock.pass(100);
    controller.abort('overtaken');
    await waiting;
  });
});

interface AskedFor {
  readonly tab: number;
  readonly lane: Lane;
  readonly pause: number;
}

async function keepsCap(asks: readonly AskedFor[], locks: boolean): Promise<boolean> {
  const storage = memory();
  const lock = queueUp();
  const alone = locks ? <T>(run: () => T) => lock('budget', {}, run) : async <T>(run: () => T) => run();
  const tabs = [0, 1, 2].map(() => new RequestBudget(storage, alone));
  const sent: {at: number}[] = [];
  for (const {tab, lane, pause} of asks) {
    void tabs[tab]?.take(lane, never).then(() => sent.push({at: clock.now}));
    await clock.pass(pause);
  }
  await clock.pass(200_000);
  return sent.length === asks.length && !exceedsCap(sent);
}

/** Whatever was found, a submit is let through in a moment and suggestions some minutes later. */
async function recovers(found: unknown): Promise<boolean> {
  const budget = openTab(memory(found));
  const isPrompt = (await waitFor(clock, budget, 'submit')) < 2500;
  await clock.pass(376_000);
  return isPrompt && !budget.isResting;
}
