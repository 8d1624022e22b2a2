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

/** Whether a time in epoch milliseconds is less than `ms` ago. A clock that was set back must not keep anything forever. */
export const isWithin = (ms: number, at: unknown, now = Date.now()): boolean =>
  Math.abs(now - Number(at)) < ms;

/** The time after which stored prices, stock and sessions may be out of date, in milliseconds. */
const LIFE_MS = 30 * 60_000;

/** Whether a value that was stored at a time, in epoch milliseconds, is still up to date. */
export const isRecent = (at: unknown): boolean => isWithin(LIFE_MS, at);

/** An entry of a storage. Its value is checked when it is read, because other code or another version may have written it. */
export interface StoredEntry<T> {
  get(): T;
  /** Returns whether the value is stored. If it can't be, the old one does not remain. */
  set(value: T): boolean;
  remove(): void;
}

/** @param read converts the stored content, `undefined` if there is none, to a value. If it throws, the entry counts as missing. */
export function storedEntry<T>(
  storage: SafeStorage,
  key: StoredKey,
  read: (stored: unknown) => T,
): StoredEntry<T> {
  const remove = () => storage.remove(key);
  return {
    get: () => attempt(() => read(storage.get(key))) ?? read(undefined),
    set(value) {
      const isStored = storage.set(key, value);
      if (!isStored) remove();
      return isStored;
    },
    remove,
  };
}

function openStorage(area: () => Storage): SafeStorage {
  const remove = (key: StoredKey) =>
    void (isPrerendering() || attempt(() => area().removeItem(PREFIX + key)));
  const read = (key: StoredKey) =>
    attempt(() => JSON.parse(area().getItem(PREFIX + key) ?? 'null')) ?? undefined;
  const write = (key: StoredKey, text: string) =>
    !isPrerendering() && mayStore(key, text) && attempt(() => area().setItem(PREFIX + key, text) ?? true);
  return {
    get: key => (mayStore(key) ? read(key) : remove(key)),
    set: (key, value) => write(key, toJson(value)) ?? false,
    remove,
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
