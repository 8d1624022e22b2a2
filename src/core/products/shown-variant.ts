import type {Answer} from '../contract/answer.ts';
import type {ProductItem, ResultItem, Variant} from '../contract/schema.ts';
import {chosenOptions, hasOptions} from '../filters/chosen-options.ts';
import type {Filters} from '../filters/filters.ts';
import {termKey} from '../query/query-text.ts';

/** Returns the variant that a search refers to: by the selected options, by typed values of options, or by its name. */
export const searchedVariant = (item: ProductItem, answer: Answer): Variant | undefined =>
  matchingVariant(item, answer.request.filters, answer.request.query) ?? namedVariant(item, answer);

/**
 * Returns the variant that has all selected options and the most values in the query: navy for “navy linen shirt”. Prefers an
 * available variant. Without selected options, the query must contain at least one value.
 */
export function matchingVariant({variants}: ProductItem, filters: Filters, query = ''): Variant | undefined {
  const chosen = chosenOptions(filters);
  const typed = typedWords(query);
  const [best] = variants
    .filter(variant => hasOptions(variant, chosen))
    .map(variant => ({variant, typed: variant.options.filter(({value}) => isTyped(value, typed)).length}))
    .sort((a, b) => b.typed - a.typed || Number(b.variant.available) - Number(a.variant.available));
  return best && (chosen.size || best.typed) ? best.variant : undefined;
}
/** Puts spaces around the words of a query. Japanese has none, so words in katakana are recognized by their script. */
const typedWords = (query: string): string =>
  ` ${termKey(query).replace(/[ァ-ヴー]+/g, ' $& ')} `.replace(/[\s,.、。・]+/g, ' ');

/** Whether a value is one of the words. A value with kanji may be anywhere in the query. */
function isTyped(value: string, words: string): boolean {
  const key = value.toLowerCase();
  return words.includes(/\p{Script=Han}/u.test(key) ? key : ` ${key} `);
}

/**
 * Returns the variant whose title is the query, alone or after the product's title, if no other product was found. Ignores
 * punctuation: “Navy / M” equals “navy m”. An SKU matches none, because a response has no SKUs (§2.2).
 */
function namedVariant(item: ProductItem, {hits, total, request}: Answer): Variant | undefined {
  const name = nameKey(request.query);
  const isOther = (other: ResultItem) => other !== item && other.content_type === 'product';
  if (!name || total !== hits.length || hits.some(hit => isOther(hit.item))) return undefined;
  return item.variants.find(({title}) => [title, `${item.title} ${title}`].map(nameKey).includes(name));
}

/** A key that is equal for names of the same words. */
const nameKey = (name: string): string => termKey(name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));

/** Returns the product with the picture, price and address of a variant. */
export function withVariant(item: ProductItem, variant: Variant | undefined): ProductItem {
  if (!variant) return item;
  const {price, compare_at_price = null, available, image_url = item.image_url} = variant;
  const url = itemAddress(item, variant);
  return {...item, url, image_url, price_min: price, price_max: price, compare_at_price, available};
}

/** Shows a product as the variant that the search refers to; returns other items unchanged. */
export const asSearched = (item: ResultItem, answer: Answer): ResultItem =>
  item.content_type === 'product' ? withVariant(item, searchedVariant(item, answer)) : item;

/** Returns the item's `url`, with `variant=<numeric id>` for a variant (§2.2 variant use 1 and 3). */
export function itemAddress(item: ResultItem, variant?: Variant): string {
  if (!variant) return item.url;
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(item.url) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}variant=${encodeURIComponent(variant.id)}${fragment}`;
}

/** Returns the number in a global id, `gid://<platform>/<Kind>/<number>` (§2.2); `undefined` if it has none. */
export const numericId = (globalId: string): string | undefined => /\/(\d+)$/.exec(globalId)?.[1];
