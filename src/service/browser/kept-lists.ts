import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {termKey} from '../../core/query/query-text.ts';
import {device, StoredEntry} from './storage.ts';

interface KeptListOptions {
  readonly key: 'recent' | 'viewed';
  /** Maximum of stored texts. */
  readonly maxKept: number;
  /** Maximum of texts that `read` returns; the others move up when one is removed. */
  readonly maxShown: number;
  /** Maximum length of a text. */
  readonly maxLength: number;
  /** Returns the key of a text; texts with equal keys are one, in its latest spelling. By default, the key is the text itself. */
  readonly keyOf?: (text: string) => string;
}

/** Texts that are stored on this device, newest first. */
export class KeptList {
  readonly #options: KeptListOptions;
  readonly #entry: StoredEntry<readonly string[]>;

  constructor(options: KeptListOptions) {
    this.#options = options;
    this.#entry = new StoredEntry(device, options.key, stored => this.#readTexts(stored));
  }

  read(): readonly string[] {
    return this.#entry.get().slice(0, this.#options.maxShown);
  }

  add(text: string): void {
    this.#keep(this.#distinct([text, ...this.#entry.get()]));
  }

  /** Removes a text, or all of them. */
  remove(text?: string): void {
    const others = this.#entry.get().filter(other => this.#keyOf(other) !== this.#keyOf(text ?? other));
    this.#keep(others);
  }

  #keep(texts: readonly string[]): void {
    if (texts.length) this.#entry.set(texts.slice(0, this.#options.maxKept));
    else this.#entry.remove();
  }

  #readTexts(stored: unknown): readonly string[] {
    const isText = (value: unknown): value is string =>
      typeof value === 'string' && value !== '' && value.length <= this.#options.maxLength;
    return Array.isArray(stored) ? this.#distinct(stored.filter(isText)) : [];
  }

  #distinct(texts: readonly string[]): string[] {
    const known = new Set<string>();
    const isNew = (key: string) => !known.has(key) && Boolean(known.add(key));
    return texts.filter(text => isNew(this.#keyOf(text)));
  }

  #keyOf(text: string): string {
    const {keyOf} = this.#options;
    return keyOf ? keyOf(text) : text;
  }
}

/** The recent searches that are stored on this device, newest first. */
export const recentSearches = new KeptList({
  key: 'recent',
  maxKept: 20,
  maxShown: 6,
  maxLength: MAX_QUERY_LENGTH,
  keyOf: termKey,
});

/**
 * The handles of the products that the shopper viewed last on this device, newest first: the shown products, and the page's own,
 * which is not shown. The platform's longest handle has 255 characters.
 */
export const viewedProducts = new KeptList({key: 'viewed', maxKept: 5, maxShown: 5, maxLength: 255});
