import type {Batch} from '../../core/contract/answer.ts';
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
