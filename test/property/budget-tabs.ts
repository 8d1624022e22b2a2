import type {SafeStorage} from '../../src/service/browser/storage.ts';
import {type Lane, RequestBudget} from '../../src/service/search/request-budget.ts';
import type {VirtualClock} from './virtual-clock.ts';

const never = new AbortController().signal;

/** Storage in memory for a bucket, optionally with a stored value. */
export function memory(found?: unknown): SafeStorage {
  let value = found;
  return {
    get: () => value,
    set: (_, next) => {
      value = next;
      return true;
    },
    remove: () => {
      value = undefined;
    },
  };
}

/** Creates the budget of a tab, with its own or shared storage. */
export const openTab = (storage = memory()) => new RequestBudget(storage, async run => run());

/** Creates the budgets of two tabs of a shopper. */
export function openTabs(): [RequestBudget, RequestBudget] {
  const storage = memory();
  return [openTab(storage), openTab(storage)];
}

/** Takes tokens in the lane with the highest priority. */
export async function takeMany(budget: RequestBudget, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken++) await budget.take('submit', never);
}

/** Returns the milliseconds until a lane gets its token, at most ten minutes. */
export async function waitFor(clock: VirtualClock, budget: RequestBudget, lane: Lane): Promise<number> {
  const since = clock.now;
  let wait = Number.POSITIVE_INFINITY;
  void budget.take(lane, never).then(() => {
    wait = clock.now - since;
  });
  for (let passed = 0; passed < 600_000 && wait === Number.POSITIVE_INFINITY; passed += 100)
    await clock.pass(100);
  return wait;
}
