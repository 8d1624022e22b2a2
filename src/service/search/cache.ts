import {type Batch, nextOffset} from '../../core/contract/answer.ts';
import {MAX_LIMIT} from '../../core/contract/constants.ts';
import type {SearchRequest} from '../../core/contract/request.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {isWithin} from '../browser/storage.ts';

const LIFE_MS = 5 * 60_000;
/** Maximum of cached results. A parsed result takes about 1.3 kB, so the cache stays below 0.7 MB. */
const MAX_RESULTS = 500;

/** Caches answers for five minutes. If they hold too many results, evicts the least recently used answer. */
export class AnswerCache {
  /** Least recently used first. */
  readonly #batches = new Map<string, Batch>();

  get isEmpty(): boolean {
    return this.#batches.size === 0;
  }

  get(key: string, now = Date.now()): Batch | undefined {
    const batch = this.#batches.get(key);
    this.#batches.delete(key);
    if (!batch || !isWithin(LIFE_MS, batch.at, now)) return undefined;
    this.#batches.set(key, batch);
    return batch;
  }

  put(key: string, batch: Batch): void {
    this.#batches.delete(key);
    this.#batches.set(key, batch);
    for (const oldest of this.#batches.keys()) {
      if (this.#weight <= MAX_RESULTS || oldest === key) break;
      this.#batches.delete(oldest);
    }
  }

  /** The number of cached results; facets and all other fields of an answer weigh about as much as ten. */
  get #weight(): number {
    return [...this.#batches.values()].reduce((sum, {response}) => sum + response.results.length + 10, 0);
  }
}

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
