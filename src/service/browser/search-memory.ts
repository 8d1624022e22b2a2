import {isRecent, type StoredEntry, storedEntry, tab} from './storage.ts';
import type {StoredKey} from './stored-entries.ts';

/** A search, its value, and the time at which the value was stored, in epoch milliseconds. */
type Remembered<T> = readonly [search: string, value: T, at: number];

/** Remembers a value for each of the latest searches, for half an hour. */
export class SearchMemory<T> {
  readonly #stored: StoredEntry<readonly Remembered<T>[]>;
  readonly #maxSearches: number;

  /** @param isValue whether a stored value is valid; it may throw. */
  constructor(key: StoredKey, maxSearches: number, isValue: (value: unknown) => boolean) {
    const isRemembered = ([search, value, at]: Remembered<unknown>) =>
      typeof search === 'string' && isRecent(at) && isValue(value);
    this.#stored = storedEntry(tab, key, stored =>
      Array.isArray(stored) ? stored.filter(isRemembered) : [],
    );
    this.#maxSearches = maxSearches;
  }

  get(search: string): T | undefined {
    return this.#stored.get().find(([of]) => of === search)?.[1];
  }

  /** Remembers a value, and forgets the oldest if there are too many. */
  set(search: string, value: T): void {
    const others = this.#stored.get().filter(([of]) => of !== search);
    this.#stored.set([...others, [search, value, Date.now()] as const].slice(-this.#maxSearches));
  }
}
