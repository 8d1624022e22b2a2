import {device, isRecent, storedEntry} from '../browser/storage.ts';
import {isAllowed} from '../shopify/platform.ts';

interface StoredSession {
  readonly id: string;
  /** Epoch milliseconds of the last use. */
  readonly at: number;
}

const stored = storedEntry(device, 'session', readSession);
let inMemory: StoredSession | undefined;

/**
 * Returns the caller-generated `session_id` (§4.1, §5.4). It lasts until 30 minutes of inactivity, is shared by the tabs,
 * and stays in memory if storage is blocked. `undefined` without consent: the service then answers the search but leaves
 * it out of analytics.
 */
export function sessionId(): string | undefined {
  const last = [stored.get(), inMemory].find(session => isRecent(session?.at));
  if (!isAllowed('analytics')) {
    inMemory = undefined;
    return undefined;
  }
  inMemory = {id: last?.id ?? createId(), at: Date.now()};
  stored.set(inMemory);
  return inMemory.id;
}

function readSession(value: unknown): StoredSession | undefined {
  const {id, at} = (value ?? {}) as Partial<StoredSession>;
  return typeof id === 'string' && id !== '' ? {id, at: Number(at)} : undefined;
}

/** Creates an id. `randomUUID` exists on secure pages only; a preview over plain HTTP still needs an id. */
export const createId = (): string =>
  crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
