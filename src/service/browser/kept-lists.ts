import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {distinctTerms} from '../../core/query/query-text.ts';
import {device, StoredEntry} from './storage.ts';

interface KeptListOptions {
  readonly key: 'recent' | 'viewed';
  /** Maximum of stored texts. */
  readonly maxKept: number;
  /** Maximum of texts that `read` returns; the others move up when one is removed. */
  readonly maxShown: number;
  /** Maximum length of a text. */
  readonly maxLength: number;
}

/** Texts that are stored on this device, newest first. Texts that are one search term are stored once, in its latest spelling. */
export class KeptList {
  readonly #options: KeptListOptions;
  readonly #entry: StoredEntry<readonly string[]>;

  constructor(options: KeptListOptions) {
    this.#options = options;
    const isText = (value: unknown): value is string =>
      typeof value === 'string' && value !== '' && value.length <= options.maxLength;
    this.#entry = new StoredEntry(device, options.key, stored =>
      Array.isArray(stored) ? distinctTerms(stored.filter(isText)) : [],
    );
  }

  read(): readonly string[] {
    return this.#entry.get().slice(0, this.#options.maxShown);
  }

  add(text: string): void {
    this.#keep(distinctTerms([text, ...this.#entry.get()]));
  }

  /** Removes a text, or all of them. */
  remove(text?: string): void {
    this.#keep(text === undefined ? [] : distinctTerms(this.#entry.get(), [text]));
  }

  #keep(texts: readonly string[]): void {
    if (texts.length) this.#entry.set(texts.slice(0, this.#options.maxKept));
    else this.#entry.remove();
  }
}

/** The recent searches that are stored on this device, newest first. */
export const recentSearches = new KeptList({
  key: 'recent',
  maxKept: 20,
  maxShown: 6,
  maxLength: MAX_QUERY_LENGTH,
});

/**
 * The handles of the products that the shopper viewed last on this device, newest first: the shown products, and the page's own,
 * which is not shown. The platform's longest handle has 255 characters.
 */
export const viewedProducts = new KeptList({key: 'viewed', maxKept: 5, maxShown: 5, maxLength: 255});
