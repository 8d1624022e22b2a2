import {type Batch, nextOffset} from '../../core/contract/answer.ts';
import {MAX_LIMIT} from '../../core/contract/constants.ts';
import type {SearchRequest} from '../../core/contract/request.ts';
import type {Filters} from '../../core/filters/filters.ts';

/** A set of at most this many results is narrowed on the device. */
export const SMALL_SET = 100;

/** Returns the cached answer to a request. */
export type Peek = (request: SearchRequest) => Batch | undefined;

/** Returns the page size with which all results of sets are cached, if they are a small set; else `undefined`. */
export function knownLimit(sets: readonly Filters[], request: SearchRequest, peek: Peek): number | undefined {
  const countAt = (limit: number) =>
    sets.reduce((sum, filters) => sum + countCached({...request, filters, limit}, peek), 0);
  return [request.limit, MAX_LIMIT].find(limit => countAt(limit) <= SMALL_SET);
}

/** The number of results, or `Infinity` if the cache lacks some of them. */
function countCached(request: SearchRequest, peek: Peek): number {
  let total = 0;
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const response = peek({...request, offset})?.response;
    if (!response) return Number.POSITIVE_INFINITY;
    total = response.total;
    offset = nextOffset(offset, response.received, total);
  }
  return total;
}
