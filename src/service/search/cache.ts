import type {Batch} from '../../core/contract/answer.ts';

const LIFE_MS = 5 * 60_000;
/** Maximum of cached results. A parsed result takes about 1.3 kB, so the cache stays below 0.7 MB. */
const MAX_RESULTS = 500;

/** An answer, and when it arrived, in epoch milliseconds. */
export interface DatedBatch {
  readonly batch: Batch;
  readonly at: number;
}

/** Caches answers for five minutes. If they hold too many results, evicts the least recently used answer. */
export class AnswerCache {
  #entries = new Map<string, DatedBatch>();
  #results = 0;

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  get(key: string, now = Date.now()): Batch | undefined {
    return this.dated(key, now)?.batch;
  }

  dated(key: string, now = Date.now()): DatedBatch | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key);
    // A clock that was set back must not keep an answer forever.
    if (Math.abs(now - entry.at) >= LIFE_MS) return undefined;
    this.#insert(key, entry);
    return entry;
  }

  put(key: string, batch: Batch, now = Date.now()): void {
    this.#remove(key);
    this.#insert(key, {batch, at: now});
    for (const oldest of this.#entries.keys()) {
      if (this.#results <= MAX_RESULTS || oldest === key) break;
      this.#remove(oldest);
    }
  }

  #insert(key: string, entry: DatedBatch): void {
    this.#entries.set(key, entry);
    this.#results += weight(entry.batch);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (this.#entries.delete(key) && entry) this.#results -= weight(entry.batch);
  }
}

/** The weight of an answer in results; facets and all other fields weigh about as much as ten. */
const weight = (batch: Batch) => batch.response.results.length + 10;
