import {SearchError} from '../core/contract/errors.ts';
import type {PageQuery} from '../core/query/page-query.ts';
import {PATIENCE_MS} from '../service/search/request-budget.ts';
import type {PlatformAnswer} from './store.ts';

/**
 * Shows the platform's answer to a search that the service can't answer, or not soon. Resolves when it is in the page; to `undefined` if
 * there is none. Never rejects.
 *
 * @param signal aborted when another search has started.
 */
export type SecondSource = (query: PageQuery, signal: AbortSignal) => Promise<PlatformAnswer | undefined>;

/**
 * Whether another source should answer, because the service can't, or not soon (§5.3, §8). Without a network, no source can.
 *
 * @param rest the value of `RequestBudget.rest`, in milliseconds.
 */
export function isFinal({code, retryAfter = 0}: SearchError, rest: number): boolean {
  if (code === 'rate_limited') return Math.max(retryAfter * 1000, rest) > PATIENCE_MS;
  return code !== 'offline' && code !== 'query_too_long';
}

/** Returns the expected failure of a search; reports any other. */
export function failureOf(error: unknown): SearchError {
  // Compares by name, because another copy of this package may have created the error.
  if ((error as SearchError | undefined)?.name === 'SearchError') return error as SearchError;
  reportError(error);
  return new SearchError('unexpected');
}
