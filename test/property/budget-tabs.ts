import type {SafeStorage} from '../../src/service/browser/storage.ts';
import {type Lane, RequestBudget} from '../../src/service/search/request-budget.ts';
import type {VirtualClock} from './virtual-clock.ts';

const never = new AbortController().signal;

/** A bucket's place, with what is found there. */
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

/** A tab of a shopper's, on a storage of its own or a shared one. */
export const openTab = (storage = memory()) => new RequestBudget(storage, async run => run());

/** Two tabs of one shopper. */
export function openTabs(): [RequestBudget, RequestBudget] {
  const storage = memory();
  return [openTab(storage), openTab(storage)];
}

/** Takes tokens in the first lane. */
export async function takeMany(budget: RequestBudget, count: number): Promise<void> {
  for (let taken = 0; taken < count; taken++) await budget.take('submit', never);
}

/** Milliseconds until a lane has its token, of ten minutes at most. */
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
