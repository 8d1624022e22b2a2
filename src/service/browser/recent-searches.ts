import {isAllowed} from '../shopify/platform.ts';
import {device} from './storage.ts';

/** The storage key of the list of searches, newest first. */
const KEY = 'recent';
/** Maximum of stored searches. More than are shown, because stored values may turn out to be invalid. */
const MAX_KEPT = 20;

/** The recent searches that are stored on this device. The code that shows them validates them; it is loaded on demand. */
export const recentSearches = {
  /** Whether searches may be stored: a convenience needs consent to preferences, and refusing analytics forbids it too. */
  get allowed(): boolean {
    return isAllowed('analytics') && isAllowed('preferences');
  },

  /** The stored value: a list of strings, or anything else that other code wrote there. */
  get kept(): unknown {
    return device.get(KEY);
  },

  keep(queries: readonly unknown[]): void {
    if (this.allowed && queries.length) device.set(KEY, queries.slice(0, MAX_KEPT));
    else device.remove(KEY);
  },

  add(query: string): void {
    this.keep([...new Set([query, this.kept ?? []].flat())]);
  },
};

export type RecentSearches = typeof recentSearches;
