import type {AnswerPage} from '../../core/contract/answer.ts';

const LIFE_MS = 5 * 60_000;
/** Maximum of cached results. A parsed result takes about 1.3 kB, so the cache stays below 0.7 MB. */
const MAX_RESULTS = 500;

/** Caches answers for five minutes. If they hold too many results, evicts the least recently used answer. */
export class AnswerCache {
  #entries = new Map<string, {readonly page: AnswerPage; readonly at: number}>();
  #results = 0;

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  get(key: string, now = Date.now()): AnswerPage | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key);
    // A clock that was set back must not keep an answer forever.
    if (Math.abs(now - entry.at) >= LIFE_MS) return undefined;
    this.#insert(key, entry);
    return entry.page;
  }

  put(key: string, page: AnswerPage, now = Date.now()): void {
    this.#remove(key);
    this.#insert(key, {page, at: now});
    for (const oldest of this.#entries.keys()) {
      if (this.#results <= MAX_RESULTS || oldest === key) break;
      this.#remove(oldest);
    }
  }

  #insert(key: string, entry: {page: AnswerPage; at: number}): void {
    this.#entries.set(key, entry);
    this.#results += weight(entry.page);
  }

  #remove(key: string): void {
    const entry = this.#entries.get(key);
    if (this.#entries.delete(key) && entry) this.#results -= weight(entry.page);
  }
}

/** The weight of an answer in results; facets and all other fields weigh about as much as ten. */
const weight = (page: AnswerPage) => page.response.results.length + 10;
