import {MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import {recentSearches} from './recent-searches.ts';

const MAX_SHOWN = 6;

/** Reads the recent searches to show, newest first. Without the shopper's consent there are none, and the stored ones are removed. */
export function readStoredSearches(): readonly string[] {
  const {allowed, kept} = recentSearches;
  if (!allowed) recentSearches.keep([]);
  const queries = allowed && Array.isArray(kept) ? kept.filter(isQuery) : [];
  return [...new Set(queries)].slice(0, MAX_SHOWN);
}

const isQuery = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_QUERY_LENGTH;
