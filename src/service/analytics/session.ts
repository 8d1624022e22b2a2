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
 * The caller-chosen `session_id` (§4.1, §5.4): stable until 30 minutes of rest, shared by the tabs, in memory where
 * storage is blocked. `undefined` without consent: the search is then answered but left out of analytics.
 */
export function sessionId(now = Date.now()): string | undefined {
  if (!isAllowed('analytics')) {
    inMemory = undefined;
    device.remove('session');
    return undefined;
  }
  const last = [device.get('session'), inMemory].find(session => isFresh(session, now));
  inMemory = {id: last?.id ?? newId(), at: now};
  device.set('session', inMemory);
  return inMemory.id;
}

/** A clock that was set back makes `at` lie in the future: such a session counts as fresh no longer than one rest. */
function isFresh(session: unknown, now: number): session is StoredSession {
  const {id, at} = (session ?? {}) as Partial<StoredSession>;
  return typeof id === 'string' && id !== '' && Math.abs(now - Number(at)) < IDLE_MS;
}

/** `randomUUID` exists on secure pages only; a preview over plain http still needs an id. */
const newId = () => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
