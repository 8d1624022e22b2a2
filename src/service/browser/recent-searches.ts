import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {isAllowed} from '../shopify/platform.ts';
import {device} from './storage.ts';

/** The storage key of the list of searches, newest first. */
const KEY = 'recent';
/** Maximum of stored searches. More than are shown, so that others move up when one is removed. */
const MAX_KEPT = 20;
const MAX_SHOWN = 6;

/** The recent searches that are stored on this device, newest first. */
export const recentSearches = {
  /** Whether searches may be stored: a convenience needs consent to preferences, and refusing analytics forbids it too. */
  get allowed(): boolean {
    return isAllowed('analytics') && isAllowed('preferences');
  },

  /** Reads the searches to show. Without the shopper's consent there are none, and the stored ones are removed. */
  read(): readonly string[] {
    if (!this.allowed) this.keep([]);
    return stored().slice(0, MAX_SHOWN);
  },

  add(query: string): void {
    this.keep([...new Set([query, ...stored()])]);
  },

  /** Removes a search, or all of them. */
  remove(query?: string): void {
    this.keep(query === undefined ? [] : stored().filter(other => other !== query));
  },

  keep(queries: readonly string[]): void {
    if (this.allowed && queries.length) device.set(KEY, queries.slice(0, MAX_KEPT));
    else device.remove(KEY);
  },
};

/** The stored searches, without anything else that other code wrote there. */
function stored(): readonly string[] {
  const kept = device.get(KEY);
  return Array.isArray(kept) ? [...new Set(kept)].filter(isQuery) : [];
}

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_QUERY_LENGTH;
