import {isAllowed} from '../shopify/platform.ts';
import {recheck} from './recheck.ts';

/** The names of our entries in the browser's storages start with this. */
export const PREFIX = 'storefront-search.v1.';

/** Whether one of the keys has an entry in either storage; `false` if they are blocked. */
function isStored(...keys: readonly string[]): boolean {
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

/** Delay of the first access to storage, which takes milliseconds, until the page has rendered. */
const DELAY_MS = 500;

/**
 * Calls `settle` when the page is idle, if earlier pages left events, or the click that opened this page; and as soon as the platform
 * says that the shopper refuses what is stored. Its consent API may load late, so it is looked for again and again for a while.
 */
export function settleLater(settle: () => unknown): void {
  const check = () => {
    if (
      isStored('events', 'opened') ||
      (isRefused() && isStored('session', 'recent', 'viewed', 'columns', 'page-size', 'cards'))
    )
      settle();
  };
  for (const type of ['visitorConsentCollected', 'prerenderingchange'])
    document.addEventListener(type, check);
  recheck(check, DELAY_MS);
}

const isRefused = () => !isAllowed('analytics') || !isAllowed('preferences');
