import type {Answer} from '../contract/answer.ts';
import type {ProductItem, ResultItem, Variant} from '../contract/schema.ts';
import {chosenOptions, hasOptions} from '../filters/chosen-options.ts';
import type {Filters} from '../filters/filters.ts';
import {termKey} from '../query/query-text.ts';

/** Returns the variant that a search asks for: by the chosen options, by its name, or by the values of options that are typed. */
export const searchedVariant = (item: ProductItem, answer: Answer): Variant | undefined =>
  matchingVariant(item, answer.request.filters, answer.request.query) ?? namedVariant(item, answer);

/**
 * Returns the variant that has all chosen options, and of those the one with the most typed ones: navy for “navy linen shirt”. Preferably,
 * it can be bought. Without chosen options, at least one must be typed.
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
/** A query as words between spaces. Japanese has none, so that words in katakana are found by their script. */
const typedWords = (query: string): string =>
  ` ${termKey(query).replace(/[ァ-ヴー]+/g, ' $& ')} `.replace(/[\s,.、。・]+/g, ' ');

/** Whether a value is among the words, or anywhere if it is in kanji. */
function isTyped(value: string, words: string): boolean {
  const key = value.toLowerCase();
  return words.includes(/\p{Script=Han}/u.test(key) ? key : ` ${key} `);
}

/**
 * Returns the variant whose title was searched for, alone or after the product's, if no other product was found. Signs don't matter: “Navy / M”
 * is “navy m”. An SKU names none, because a response has no SKUs (§2.2).
 */
function namedVariant(item: ProductItem, {hits, total, request}: Answer): Variant | undefined {
  const name = nameKey(request.query);
  const isOther = (other: ResultItem) => other !== item && other.content_type === 'product';
  if (!name || total !== hits.length || hits.some(hit => isOther(hit.item))) return undefined;
  return item.variants.find(({title}) => [title, `${item.title} ${title}`].map(nameKey).includes(name));
}

/** A key that is equal for names of the same words. */
const nameKey = (name: string): string => termKey(name.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' '));

/** Returns the product as its variant: with the picture, price and address. */
export function withVariant(item: ProductItem, variant: Variant | undefined): ProductItem {
  if (!variant) return item;
  const {price, compare_at_price = null, available, image_url = item.image_url} = variant;
  const url = itemAddress(item, variant);
  return {...item, url, image_url, price_min: price, price_max: price, compare_at_price, available};
}

/** Returns an item as its search asks for it: a product as the variant. */
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
