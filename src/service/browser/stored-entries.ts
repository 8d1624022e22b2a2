/** The names of our entries in the browser's storages start with this. */
export const PREFIX = 'storefront-search.v1.';

/** Whether one of the keys has an entry in either storage; `false` if they are blocked. */
export function isStored(...keys: readonly string[]): boolean {
  try {
    return keys.some(key => PREFIX + key in localStorage || PREFIX + key in sessionStorage);
  } catch {
    return false;
  }
}

/** Removes the entries that match, as `key=text`, from both storages. */
export function forget(pattern: RegExp): void {
  for (const area of [() => localStorage, () => sessionStorage]) {
    try {
      for (const [name, text] of Object.entries(area())) {
        const key = name.replace(PREFIX, '');
        if (key !== name && pattern.test(`${key}=${text}`)) area().removeItem(name);
      }
    } catch {
      // A blocked storage holds nothing that could be removed.
    }
  }
}
