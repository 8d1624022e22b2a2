import {isRecent, type SafeStorage, tab} from './storage.ts';
import type {StoredKey} from './stored-entries.ts';

/** A search, what is remembered of it, and since when, in epoch milliseconds. */
type Remembered<T> = readonly [search: string, value: T, at: number];

/** What the tab remembers of its latest searches, for half an hour. */
export class SearchMemory<T> {
  readonly #key: StoredKey;
  readonly #maxSearches: number;
  readonly #isValue: (value: unknown) => boolean;
  readonly #storage: SafeStorage;

  /** @param isValue whether what storage holds is a value; it may throw. */
  constructor(key: StoredKey, maxSearches: number, isValue: (value: unknown) => boolean, storage = tab) {
    this.#key = key;
    this.#maxSearches = maxSearches;
    this.#isValue = isValue;
    this.#storage = storage;
  }

  get(search: string): T | undefined {
    return this.#all.find(([of]) => of === search)?.[1];
  }

  /** Remembers a value, and forgets the oldest if there are too many. */
  set(search: string, value: T): void {
    const others = this.#all.filter(([of]) => of !== search);
    this.#storage.set(this.#key, [...others, [search, value, Date.now()]].slice(-this.#maxSearches));
  }

  get #all(): Remembered<T>[] {
    const stored = this.#storage.get(this.#key);
    return Array.isArray(stored) ? stored.filter(each => this.#isRemembered(each)) : [];
  }

  #isRemembered(stored: unknown): boolean {
    try {
      const [search, value, at] = stored as Remembered<T>;
      return typeof search === 'string' && isRecent(at) && this.#isValue(value);
    } catch {
      return false;
    }
  }
}
