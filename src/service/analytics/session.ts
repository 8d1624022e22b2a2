import {device} from '../browser/storage.ts';
import {isAllowed} from '../shopify/platform.ts';

const IDLE_MS = 30 * 60_000;

interface StoredSession {
  readonly id: string;
  /** Epoch milliseconds of the last use. */
  readonly at: number;
}

let inMemory: StoredSession | undefined;

/**
 * Returns the caller-generated `session_id` (§4.1, §5.4). It lasts until 30 minutes of inactivity, is shared by the tabs,
 * and stays in memory if storage is blocked. `undefined` without consent: the service then answers the search but leaves
 * it out of analytics.
 */
export function sessionId(now = Date.now()): string | undefined {
  if (!isAllowed('analytics')) {
    inMemory = undefined;
    device.remove('session');
    return undefined;
  }
  const last = [device.get('session'), inMemory].find(session => isFresh(session, now));
  inMemory = {id: last?.id ?? createId(), at: now};
  device.set('session', inMemory);
  return inMemory.id;
}

/** Whether the last use was less than 30 minutes ago, in either direction: after a clock was set back, `at` is in the future. */
function isFresh(session: unknown, now: number): session is StoredSession {
  const {id, at} = (session ?? {}) as Partial<StoredSession>;
  return typeof id === 'string' && id !== '' && Math.abs(now - Number(at)) < IDLE_MS;
}

/** Creates an id. `randomUUID` exists on secure pages only; a preview over plain HTTP still needs an id. */
export const createId = (): string =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
