import {isAllowed} from '../shopify/platform.ts';
import {device} from './storage.ts';

/** What the device keeps of searches: a list, newest first, under this key. */
const KEY = 'recent';
/** More than are shown: what is read may hold what is no search. */
const MAX_KEPT = 20;

/** The searches kept on this device. They are made good where they are shown, by code that is fetched on demand. */
export const recentSearches = {
  /** A convenience needs consent to preferences; without consent to analytics nothing is kept either. */
  get allowed(): boolean {
    return isAllowed('analytics') && isAllowed('preferences');
  },

  /** A list of texts, or whatever else storage holds. */
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
