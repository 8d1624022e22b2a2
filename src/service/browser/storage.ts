/**
 * The browser's storage as a place that may refuse: blocked, full or foreign content reads as `undefined` and writes
 * as `false`. It never throws.
 */
export interface SafeStorage {
  get(key: string): unknown;
  set(key: string, value: unknown): boolean;
  remove(key: string): void;
}

const PREFIX = 'storefront-search.v1.';

/** What the shopper's device keeps for all pages of the store, in every tab. */
export const device = openStorage(() => localStorage);
/** What ends with the tab. */
export const tab = openStorage(() => sessionStorage);

function openStorage(area: () => Storage): SafeStorage {
  return {
    get: key => attempt(() => JSON.parse(area().getItem(PREFIX + key) ?? 'null')) ?? undefined,
    set: (key, value) => attempt(() => area().setItem(PREFIX + key, JSON.stringify(value)) ?? true) ?? false,
    remove: key => attempt(() => area().removeItem(PREFIX + key)),
  };
}

function attempt<T>(access: () => T): T | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
