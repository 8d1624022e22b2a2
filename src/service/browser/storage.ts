import {toJson} from '../../core/json.ts';
import {isPrerendering} from './prerendering.ts';
import {PREFIX} from './stored-entries.ts';

/**
 * The browser's storage, which never throws: a blocked storage or foreign content reads as `undefined`; a write that is
 * blocked or exceeds the quota returns `false`. So does each write of a page that is rendered ahead: the shopper may never open it.
 */
export interface SafeStorage {
  get(key: string): unknown;
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
}

/** Storage that all pages and tabs of the store share. */
export const device = openStorage(() => localStorage);
/** Storage of one tab, which ends with it. A duplicated tab starts with a copy. */
export const tab = openStorage(() => sessionStorage);

function openStorage(area: () => Storage): SafeStorage {
  return {
    get: key => attempt(() => JSON.parse(area().getItem(PREFIX + key) ?? 'null')) ?? undefined,
    set: (key, value) =>
      (!isPrerendering() && attempt(() => area().setItem(PREFIX + key, toJson(value)) ?? true)) ?? false,
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
