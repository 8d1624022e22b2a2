import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import {PATIENCE_MS, type RequestBudget} from '../../src/service/search/request-budget.ts';
import {memory, openTab, openTabs, takeMany, waitFor} from './budget-tabs.ts';
import {VirtualClock} from './virtual-clock.ts';

/** Five minutes and a quarter of them. */
const LONGEST_MS = 375_000;

const never = new AbortController().signal;

let clock = new VirtualClock();
let restore = () => {};

beforeEach(() => {
  clock = new VirtualClock();
  restore = clock.install();
});
afterEach(() => restore());

describe('the rest after two refusals', () => {
  test('does not follow a single refusal, whatever the service asks for', async () => {
    const budget = openTab();
    budget.refused(60);
    assert.equal(budget.rest, 0);
    await budget.take('submit', never, PATIENCE_MS);
  });

  test('sends a search that has another source there, in every tab', async () => {
    const [first, second] = openTabs();
    refuse(first, 2);
    for (const budget of [first, second]) {
      assertLength(budget.rest, 10_000);
      for (const lane of ['submit', 'refine'] as const)
        await assert.rejects(budget.take(lane, never, PATIENCE_MS), {code: 'rate_limited'});
    }
  });

  test('leaves a search alone that has no other source', async () => {
    const budget = openTab();
    refuse(budget, 2);
    for (const lane of ['submit', 'refine', 'more'] as const)
      assert.equal(await waitFor(clock, budget, lane), 0);
  });

  test('ends, and the service is asked again', async () => {
    const budget = openTab();
    refuse(budget, 2);
    await clock.pass(12_501);
    assert.equal(budget.rest, 0);
    await budget.take('submit', never, PATIENCE_MS);
  });

  test('is waited for in the last two seconds', async () => {
    const budget = openTab();
    refuse(budget, 2);
    await clock.pass(budget.rest - PATIENCE_MS);
    let isTaken = false;
    const taking = budget.take('submit', never, PATIENCE_MS).then(() => {
      isTaken = true;
    });
    await clock.pass(PATIENCE_MS - 100);
    assert.equal(isTaken, false);
    await clock.pass(200);
    await taking;
  });

  test('is doubled by each further refusal, up to five minutes', () => {
    const budget = openTab();
    refuse(budget, 2);
    for (const length of [20_000, 40_000, 80_000, 160_000, 300_000, 300_000]) {
      budget.refused();
      assertLength(budget.rest, length);
    }
  });

  test('is halved by each answer, but is never shorter than the window of the caps', () => {
    const budget = openTab();
    refuse(budget, 5);
    budget.answered();
    budget.answered();
    budget.refused();
    assertLength(budget.rest, 40_000);
    for (let answers = 0; answers < 9; answers++) budget.answered();
    budget.refused();
    assertLength(budget.rest, 10_000);
  });

  test('is forgotten after a long calm', async () => {
    const budget = openTab();
    refuse(budget, 5);
    await clock.pass(800_000);
    refuse(budget, 2);
    assertLength(budget.rest, 10_000);
  });

  test('lasts as long as the service asks for, within the longest rest', () => {
    const budget = openTab();
    refuse(budget, 1);
    budget.refused(60);
    assert.equal(budget.rest, 60_000);
    budget.refused(90_000);
    assert.equal(budget.rest, LONGEST_MS);
  });

  test('is not prolonged beyond the longest when the clock is set back', () => {
    const budget = openTab();
    refuse(budget, 2);
    clock.now -= 24 * 3_600_000;
    assert.equal(budget.rest, LONGEST_MS);
  });

  test('is kept for each tab if storage is blocked', () => {
    const blocked = {get: () => undefined, set: () => false, remove: () => {}};
    const budget = openTab(blocked);
    refuse(budget, 2);
    assertLength(budget.rest, 10_000);
    assert.equal(openTab(blocked).rest, 0);
  });

  test('is not longer than that, whatever is stored', () => {
    const stored = {tokens: 3, at: clock.now, pauseMs: 0, pauseEnd: 0, restMs: 10_000, restEnd: 1e18};
    assert.equal(openTab(memory(stored)).rest, LONGEST_MS);
  });

  test('does not begin with a state that an earlier version stored', () => {
    const stored = {tokens: 3, at: clock.now, pauseMs: 120_000, pauseEnd: clock.now + 120_000};
    assert.equal(openTab(memory(stored)).rest, 0);
  });
});

describe('a search that has another source', () => {
  test('waits for a token for two seconds at most', async () => {
    const budget = openTab();
    await takeMany(budget, 10);
    // A token comes in 1.1 s, the two that a refinement needs in 2.2 s.
    await assert.rejects(budget.take('refine', never, PATIENCE_MS), {code: 'rate_limited'});
    const taking = budget.take('submit', never, PATIENCE_MS);
    await clock.pass(PATIENCE_MS);
    await taking;
  });
});

function refuse(budget: RequestBudget, times: number): void {
  for (let count = 0; count < times; count++) budget.refused();
}

/** A rest varies by a quarter, so that shoppers who were refused together do not return together. */
function assertLength(rest: number, expected: number): void {
  assert.ok(rest >= expected * 0.75 && rest <= expected * 1.25, `${rest} ms instead of ${expected} ms`);
}
