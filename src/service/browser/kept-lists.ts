import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {termKey} from '../../core/query/query-text.ts';
import {isAllowed} from '../shopify/platform.ts';
import {device} from './storage.ts';

/** The storage key of a list, and its limits. */
interface KeptListOptions {
  readonly key: 'recent' | 'viewed';
  /** The most texts that are stored. */
  readonly maxKept: number;
  /** The most that are read; others move up when one is removed. */
  readonly maxShown: number;
  /** The longest text. */
  readonly maxLength: number;
  /** Texts with the same key are one, which is kept as it was last written; each its own by default. */
  readonly keyOf?: (text: string) => string;
}

/**
 * Texts that are stored on this device, newest first. Stored only with consent to preferences and analytics; removed without it.
 */
export class KeptList {
  readonly #options: KeptListOptions;

  constructor(options: KeptListOptions) {
    this.#options = options;
  }

  read(): readonly string[] {
    if (!isKeepingAllowed()) this.keep([]);
    return this.#stored().slice(0, this.#options.maxShown);
  }

  add(text: string): void {
    this.keep(this.#distinct([text, ...this.#stored()]));
  }

  /** Removes a text, or all of them. */
  remove(text?: string): void {
    const key = text === undefined ? undefined : this.#keyOf(text);
    this.keep(key === undefined ? [] : this.#stored().filter(other => this.#keyOf(other) !== key));
  }

  keep(texts: readonly string[]): void {
    const {key, maxKept} = this.#options;
    if (isKeepingAllowed() && texts.length) device.set(key, texts.slice(0, maxKept));
    else device.remove(key);
  }

  /** The stored texts, without anything else that other code wrote there. */
  #stored(): readonly string[] {
    const {key, maxLength} = this.#options;
    const kept = device.get(key);
    const isText = (value: unknown): value is string =>
      typeof value === 'string' && value !== '' && value.length <= maxLength;
    return Array.isArray(kept) ? this.#distinct(kept.filter(isText)) : [];
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

const isKeepingAllowed = (): boolean => isAllowed('analytics') && isAllowed('preferences');

/** The recent searches that are stored on this device, newest first. */
export const recentSearches = new KeptList({
  key: 'recent',
  maxKept: 20,
  maxShown: 6,
  maxLength: MAX_QUERY_LENGTH,
  keyOf: termKey,
});

/**
 * The handles of the products that the shopper viewed last on this device, newest first: those that are shown, and the one of the page,
 * which is left out. The platform's longest handle has 255 characters.
 */
export const viewedProducts = new KeptList({key: 'viewed', maxKept: 5, maxShown: 5, maxLength: 255});
