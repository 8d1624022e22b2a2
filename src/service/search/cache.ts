import type {Batch} from '../../core/contract/answer.ts';
import {isWithin} from '../browser/storage.ts';

const LIFE_MS = 5 * 60_000;
/** Maximum of cached results. A parsed result takes about 1.3 kB, so the cache stays below 0.7 MB. */
const MAX_RESULTS = 500;

/** Caches answers for five minutes. If they hold too many results, evicts the least recently used answer. */
export class AnswerCache {
  #entries = new Map<string, Batch>();
  #results = 0;

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  get(key: string, now = Date.now()): Batch | undefined {
    const batch = this.#entries.get(key);
    if (!batch) return undefined;
    this.#remove(key);
    if (!isWithin(LIFE_MS, batch.at, now)) return undefined;
    this.#insert(key, batch);
    return batch;
  }

  put(key: string, batch: Batch): void {
    this.#remove(key);
    this.#insert(key, batch);
    for (const oldest of this.#entries.keys()) {
      if (this.#results <= MAX_RESULTS || oldest === key) break;
      this.#remove(oldest);
    }
  }

  #insert(key: string, batch: Batch): void {
    this.#entries.set(key, batch);
    this.#results += weight(batch);
  }

  #remove(key: string): void {
    const batch = this.#entries.get(key);
    if (this.#entries.delete(key) && batch) this.#results -= weight(batch);
  }
}

/** The weight of an answer in results; facets and all other fields weigh about as much as ten. */
const weight = (batch: Batch) => batch.response.results.length + 10;
