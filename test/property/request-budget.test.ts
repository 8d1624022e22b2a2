import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import fc from 'fast-check';
import {type Lane, RequestBudget} from '../../src/service/search/request-budget.ts';
import {memory, openTab, openTabs, takeMany, waitFor} from './budget-tabs.ts';
import {queueUp} from './fake-browser.ts';
import {exceedsCap} from './invariants.ts';
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
  test('§8 search visitor: allows fewer than twenty searches in any ten seconds, in any tabs and lanes, with and without locks', async () => {
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

  test('is separate for each tab if storage is blocked', async () => {
    const blocked = {get: () => undefined, set: () => false, remove: () => {}};
    await takeMany(openTab(blocked), 10);
    assert.equal(await waitFor(clock, openTab(blocked), 'submit'), 0);
  });

  test('works if storage is full and holds an older state', async () => {
    const storage = memory({tokens: 10, at: Date.now(), pauseMs: 0, pauseEnd: 0});
    const budget = openTab({...storage, set: () => false});
    await takeMany(budget, 10);
    assert.ok((await waitFor(clock, budget, 'submit')) > 1000);
  });

  test('makes typing wait longest, and a submit shortest', async () => {
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

  test('lets a lone shopper have suggestions after each pause, without a longer debounce', async () => {
    const budget = openTab();
    for (let pauses = 0; pauses < 6; pauses++) {
      assert.equal(await waitFor(clock, budget, 'typing'), 0);
      assert.equal(budget.extraDebounce, 0);
      await clock.pass(600);
    }
  });

  test('lengthens the debounce only while suggestions return after a 429', async () => {
    const budget = openTab();
    budget.refused();
    await clock.pass(150_000);
    const lengths: number[] = [];
    for (let count = 0; count < 6; count++) {
      await budget.take('typing', never);
      while (budget.isPausing) await clock.pass(500);
      lengths.push(budget.extraDebounce);
    }
    assert.deepEqual(lengths, [0, 0, 0, 937.5, 0, 0]);
  });

  test('pauses suggestions after a 429 in every tab, and nothing else', async () => {
    const [first, second] = openTabs();
    first.refused();
    assert.equal(second.isPausing, true);
    assert.equal(second.extraDebounce, 0);
    await assert.rejects(second.take('typing', never), {name: 'SearchError', code: 'rate_limited'});
    for (const lane of ['submit', 'refine', 'more'] as const)
      assert.equal(await waitFor(clock, second, lane), 0);
    await clock.pass(150_000);
    assert.equal(second.isPausing, false);
  });

  test('lets suggestions return one by one, sooner after each answer', async () => {
    const budget = openTab();
    budget.refused();
    await clock.pass(150_000);
    const silences: number[] = [];
    for (;;) {
      const since = clock.now;
      await budget.take('typing', never);
      while (budget.isPausing) await clock.pass(500);
      if (clock.now === since) break;
      silences.push((clock.now - since) / 1000);
    }
    assert.deepEqual(silences, [60, 30, 15]);
  });

  test('pauses suggestions longer after each further 429, for at most six minutes and a quarter', async () => {
    const budget = openTab();
    for (let count = 0; count < 9; count++) budget.refused();
    await clock.pass(200_000);
    assert.equal(budget.isPausing, true);
    await clock.pass(175_000);
    assert.equal(budget.isPausing, false);
  });

  test('forgets a 429 after a long calm', async () => {
    const budget = openTab();
    budget.refused();
    await clock.pass(500_000);
    await budget.take('typing', never);
    assert.equal(budget.isPausing, false);
  });

  test('continues within seconds after the clock is set back, and prolongs no pause', async () => {
    const budget = openTab();
    await takeMany(budget, 10);
    budget.refused();
    clock.now -= 3_600_000;
    assert.ok((await waitFor(clock, budget, 'submit')) < 2500);
    await clock.pass(375_000);
    assert.equal(budget.isPausing, false);
  });

  test('is full, but not fuller, after the clock is set ahead', async () => {
    const budget = openTab();
    await takeMany(budget, 10);
    clock.now += 3_600_000;
    await takeMany(budget, 10);
    assert.ok((await waitFor(clock, budget, 'submit')) > 1000);
  });

  test('recovers from any value in storage', async () => {
    const found = fc.oneof(
      fc.jsonValue(),
      fc.record({
        tokens: fc.double({noNaN: true}),
        at: fc.double({noNaN: true}),
        pauseMs: fc.double({noNaN: true}),
        pauseEnd: fc.double({noNaN: true}),
        restMs: fc.double({noNaN: true}),
        restEnd: fc.double({noNaN: true}),
      }),
    );
    await fc.assert(fc.asyncProperty(found, recovers), {numRuns: 300, seed: 1});
  });

  test('is not used by a search that was aborted, before its turn or while it waits', async () => {
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

/** Whether the budget recovers from a stored value: a submit passes at once, and suggestions some minutes later. */
async function recovers(found: unknown): Promise<boolean> {
  const budget = openTab(memory(found));
  const isPrompt = (await waitFor(clock, budget, 'submit')) < 2500;
  await clock.pass(376_000);
  return isPrompt && !budget.isPausing;
}
