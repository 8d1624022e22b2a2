import type {ProductItem} from '../../core/contract/schema.ts';
import {fieldsOf, requestJson, textOf} from './platform-json.ts';
import {type ProductSource, readProduct} from './product-data.ts';

/** The platform's suggestions for a text. */
export interface PlatformSuggestions {
  /** Other texts to search for. */
  readonly queries: readonly string[];
  readonly collections: readonly SuggestedCollection[];
  /** Without variants; `undefined` if they were not requested. */
  readonly products: readonly ProductItem[] | undefined;
}

export interface SuggestedCollection {
  readonly title: string;
  readonly url: string;
}

/** Maximum of suggestions of each kind. */
const MAX_EACH = 4;
/** Maximum of cached answers: enough for the texts of one visit of the field. */
const MAX_KEPT = 30;
/** Pause after a refusal, such as a 429, a 417 for a language without suggestions, or the page of a password. */
const PAUSE_MS = 60_000;

/** Requests suggestions from the platform, one text at a time, each text once, and none for a while after a refusal. */
export class PlatformSuggester {
  readonly #source: ProductSource;
  readonly #kept = new Map<string, PlatformSuggestions>();
  #request: AbortController | undefined;
  #pauseEnd = 0;

  constructor(source: ProductSource) {
    this.#source = source;
  }

  /** Returns the cached suggestions for a text. */
  of(text: string): PlatformSuggestions | undefined {
    return this.#kept.get(text);
  }

  /**
   * Requests suggestions for a text, and aborts the request for another one. Returns whether new suggestions have arrived.
   *
   * @param hasProducts whether products are requested too.
   */
  async load(text: string, hasProducts: boolean): Promise<boolean> {
    this.stop();
    const kept = this.of(text);
    const isKept = hasProducts ? kept?.products !== undefined : kept !== undefined;
    if (isKept || performance.now() < this.#pauseEnd) return false;
    this.#request = new AbortController();
    const {signal} = this.#request;
    const {rootUrl} = this.#source;
    const {value, refusal} = await requestJson(suggestAddress(text, rootUrl, hasProducts), signal);
    if (refusal) this.#pauseEnd = performance.now() + PAUSE_MS;
    if (value === undefined || signal.aborted) return false;
    this.#keep(text, readSuggestions(value, hasProducts ? this.#source : undefined));
    return true;
  }

  stop(): void {
    this.#request?.abort();
  }

  #keep(text: string, suggestions: PlatformSuggestions): void {
    const [oldest] = this.#kept.keys();
    if (this.#kept.size >= MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    this.#kept.set(text, suggestions);
  }
}

export function suggestAddress(text: string, rootUrl: string, hasProducts = false): string {
  const parameters = new URLSearchParams({
    q: text,
    'resources[type]': hasProducts ? 'query,collection,product' : 'query,collection',
    'resources[limit]': `${MAX_EACH}`,
    'resources[limit_scope]': 'each',
  });
  return `${rootUrl}search/suggest.json?${parameters}`;
}

/** Reads the platform's answer, without its invalid parts. @param source converts the products; `undefined` if none were requested. */
export function readSuggestions(value: unknown, source?: ProductSource): PlatformSuggestions {
  const {queries, collections, products} = fieldsOf(fieldsOf(fieldsOf(value).resources).results);
  return {
    products: source && listOf(products).flatMap(each => readSuggested(each, source) ?? []),
    queries: listOf(queries).flatMap(each => textOf(fieldsOf(each).text) ?? []),
    collections: listOf(collections).flatMap(each => {
      const {title, url} = fieldsOf(each);
      const [name, address] = [textOf(title), textOf(url)];
      return name && address ? [{title: name, url: address}] : [];
    }),
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, MAX_EACH) : []);

/** Reads a suggested product. Its amounts are decimal texts; `readProduct` takes hundredths. */
function readSuggested(value: unknown, {rate}: ProductSource): ProductItem | undefined {
  const fields = fieldsOf(value);
  const {price, price_min = price, price_max = price_min, compare_at_price_min} = fields;
  const hundredths = (amount: unknown) => Math.round(Number(amount) * 100);
  const known = {
    ...fields,
    featured_image: textOf(fields.image) ?? textOf(fieldsOf(fields.featured_image).url),
    price_min: hundredths(price_min),
    price_max: hundredths(price_max),
    compare_at_price: hundredths(compare_at_price_min) || null,
  };
  return readProduct(known, textOf(fields.url) ?? '', rate);
}
