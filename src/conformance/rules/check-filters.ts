import {BROWSE, contentTypes} from '../../core/contract/constants.ts';
import type {ResultItem, SearchResponse} from '../../core/contract/schema.ts';
import {ignoredFilters} from '../../core/filters/ignored-filters.ts';
import {type Observation, observe, type RuleId} from './ledger.ts';

/** A filter whose effect a result shows, with its value. */
export interface VisibleFilter {
  readonly rule: RuleId;
  readonly param: string;
  readonly value: string;
  /** Whether the filter keeps a result. */
  readonly keeps: (item: ResultItem) => boolean;
  /** Whether it keeps one way to buy a product; absent if all ways are alike to it. */
  readonly keepsOffer?: (offer: Offer) => boolean;
}

/** Checks that each result passes the filters of the request, as far as a result shows it. */
export function checkFilters(params: URLSearchParams, {results}: SearchResponse): Observation[] {
  return visibleFilters(params).flatMap(({rule, param, value, keeps}) => {
    const wrong = results.find(item => !keeps(item));
    // An answer without results shows nothing, unless the filter excludes everything that browse can return.
    if (results.length === 0 && !excludesAll(params, param)) return [];
    return observe(rule, wrong ? [`${param}=${value} returned ${wrong.url}, which does not match`] : []);
  });
}

const excludesAll = (params: URLSearchParams, param: string): boolean =>
  param === 'filter_content_type' && params.get(param) !== 'product' && params.get('q') === BROWSE;

/** Reads the filters of a request whose effect a result shows. Skips invalid values, whose effect is not defined (§7.2). */
export function visibleFilters(params: URLSearchParams): VisibleFilter[] {
  return [...new Set(params.keys())].flatMap(param => {
    const value = params.get(param);
    const parts = value ? READERS.get(param)?.(value, params) : undefined;
    return value && parts ? [{rule: `§4.1 ${param}` as RuleId, param, value, ...parts}] : [];
  });
}

type Reader = (
  value: string,
  params: URLSearchParams,
) => Pick<VisibleFilter, 'keeps' | 'keepsOffer'> | undefined;

/** The readers of the filters of §4.1 that a result shows; vendor, type, collection and metafields are not fields of a result. */
const READERS = new Map(
  Object.entries<Reader>({
    filter_tags: value => ({keeps: item => splitTags(value).every(tag => hasTag(item, tag))}),
    filter_price_min: value => forPrice(value, ({highest}, least) => highest >= least),
    filter_price_max: value => forPrice(value, ({lowest}, most) => lowest <= most),
    filter_available: value => (value === 'true' ? forOffers(({available}) => available) : undefined),
    filter_on_sale: value => (value === 'true' ? forOffers(({onSale}) => onSale) : undefined),
    filter_content_type: value =>
      contentTypes.some(type => type === value) ? {keeps: item => item.content_type === value} : undefined,
    filter_option_value: (value, params) => {
      const name = params.get('filter_option_name');
      const isWanted = ({options}: Offer) =>
        options?.some(option => isSame(option.name, name) && isSame(option.value, value)) ?? true;
      return name ? forOffers(isWanted) : undefined;
    },
  }),
);

function forPrice(value: string, keeps: (offer: Offer, bound: number) => boolean) {
  const bound = value.trim() ? Number(value) : Number.NaN;
  return Number.isFinite(bound) ? forOffers(offer => keeps(offer, bound)) : undefined;
}

/** A filter for products. §4.1 does not define its effect on articles and pages. */
function forOffers(keepsOffer: (offer: Offer) => boolean) {
  const keeps = (item: ResultItem) => item.content_type !== 'product' || offersOf(item).some(keepsOffer);
  return {keeps, keepsOffer};
}

/** Reads the tags of a filter, which are separated by commas (§4.1). */
export function splitTags(value: string): string[] {
  const tags = value.split(',').map(tag => tag.trim());
  return tags.filter(Boolean);
}

export function hasTag({tags}: ResultItem, tag: string): boolean {
  return [...tags].some(each => isSame(each, tag));
}

/** The platform's tags and options do not differ in upper and lower case alone. */
const isSame = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

/** One way to buy a product: the product as a whole, or one of its variants. */
export interface Offer {
  readonly lowest: number;
  readonly highest: number;
  readonly available: boolean;
  readonly onSale: boolean;
  /** `undefined` for a product as a whole if the answer lacks its variants. */
  readonly options?: readonly {readonly name: string; readonly value: string}[];
}

/** Lists the offers of a result, the product as a whole first; an article or a page has none. */
export function offersOf(item: ResultItem): Offer[] {
  return item.content_type === 'product' ? [productOffer(item), ...variantsOf(item)] : [];
}

type Product = Extract<ResultItem, {content_type: 'product'}>;

function productOffer({price_min, price_max, compare_at_price, available, variants}: Product): Offer {
  const whole = {lowest: price_min, highest: price_max, available, onSale: compare_at_price !== null};
  return variants.length > 0 ? {...whole, options: []} : whole;
}

/** Lists the variants of a result as offers; the product as a whole if the answer lacks them. */
export function variantsOf(item: ResultItem): Offer[] {
  if (item.content_type !== 'product') return [];
  if (item.variants.length === 0) return [productOffer(item)];
  return item.variants.map(({price, compare_at_price: before, available, options}) => ({
    lowest: price,
    highest: price,
    available,
    onSale: before !== undefined && before > price,
    options,
  }));
}

/** Notes metafield filters that the service probably ignored, because the merchant has not enabled them (§4.1 metafield 5). */
export function ignoredMetafields(params: URLSearchParams, response: SearchResponse): string[] {
  const pairs = params.getAll('filter_metafield').map(pair => ['filter_metafield', pair] as const);
  return ignoredFilters(pairs, response).map(
    ([param, pair]) =>
      `${param} ${pair.slice(0, pair.indexOf(':'))} was probably ignored, because it is not among the facets (§4.1 metafield 5).`,
  );
}
