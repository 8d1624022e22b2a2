import {toJson} from '../../core/json.ts';
import {isPrerendering} from './prerendering.ts';
import {mayStore, PREFIX, type StoredKey} from './stored-entries.ts';

/**
 * The browser's storage, which never throws: a blocked storage or foreign content reads as `undefined`; a write that is
 * blocked or exceeds the quota returns `false`. So does a write that the shopper's consent does not allow, and each write of a page that is
 * rendered ahead: the shopper may never open it.
 */
export interface SafeStorage {
  get(key: StoredKey): unknown;
  set(key: StoredKey, value: unknown): boolean;
  remove(key: StoredKey): void;
}

/** Storage that all pages and tabs of the store share. */
export const device = openStorage(() => localStorage);
/** Storage of one tab, which ends with it. A duplicated tab starts with a copy. */
export const tab = openStorage(() => sessionStorage);

/** Prices, stock and the session that clicks are counted for are not those of today for longer. */
const LIFE_MS = 30 * 60_000;

/** Whether what was stored at a time, in epoch milliseconds, is still true. A clock that was set back must not keep anything forever. */
export const isRecent = (at: unknown, now = Date.now()): boolean => Math.abs(now - Number(at)) < LIFE_MS;

function openStorage(area: () => Storage): SafeStorage {
  const write = (key: StoredKey, text: string) =>
    !isPrerendering() && mayStore(key, text) && attempt(() => area().setItem(PREFIX + key, text) ?? true);
  return {
    get: key => attempt(() => JSON.parse(area().getItem(PREFIX + key) ?? 'null')) ?? undefined,
    set: (key, value) => write(key, toJson(value)) ?? false,
    remove: key => void (isPrerendering() || attempt(() => area().removeItem(PREFIX + key))),
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
