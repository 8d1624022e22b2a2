import {BROWSE} from '../limits.ts';
import type {ResultItem, SearchResponse} from '../schema.ts';
import type {RuleId} from './ledger.ts';
import {type Observation, observe} from './observation.ts';
import {type Offer, offersOf} from './offer.ts';

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
    // Without results there is nothing to see, but for a filter that excludes all of what browse has.
    if (results.length === 0 && !excludesAll(params, param)) return [];
    return observe(rule, wrong ? [`${param}=${value} kept ${wrong.url}`] : []);
  });
}

const excludesAll = (params: URLSearchParams, param: string): boolean =>
  param === 'filter_content_type' && params.get(param) !== 'product' && params.get('q') === BROWSE;

/** Reads the filters of a request whose effect a result shows. */
export function visibleFilters(params: URLSearchParams): VisibleFilter[] {
  return [...params].flatMap(([param, value]) => {
    const read = READERS[param];
    const parts = read?.(value, params);
    return parts ? [{rule: `§4.1 ${param}` as RuleId, param, value, ...parts}] : [];
  });
}

type Reader = (
  value: string,
  params: URLSearchParams,
) => Pick<VisibleFilter, 'keeps' | 'keepsOffer'> | undefined;

/** How each filter of §4.1 selects results; vendor, type, collection and metafields are not fields of a result. */
const READERS: Readonly<Record<string, Reader>> = {
  filter_tags: value => ({keeps: item => splitTags(value).every(tag => tagsOf(item).includes(tag))}),
  filter_price_min: value => forOffers(({highest}) => highest >= Number(value)),
  filter_price_max: value => forOffers(({lowest}) => lowest <= Number(value)),
  filter_available: value => (value === 'true' ? forOffers(({available}) => available) : undefined),
  filter_on_sale: value => (value === 'true' ? forOffers(({onSale}) => onSale) : undefined),
  filter_content_type: value => ({keeps: ({content_type}) => content_type === value}),
  filter_option_value: (value, params) => {
    const name = params.get('filter_option_name');
    const isWanted = ({options}: Offer) =>
      options?.some(option => option.name === name && option.value === value) ?? true;
    return name ? forOffers(isWanted) : undefined;
  },
};

/** A filter for products. §4.1 does not say what it does to articles and pages. */
function forOffers(keepsOffer: (offer: Offer) => boolean) {
  const keeps = (item: ResultItem) => item.content_type !== 'product' || offersOf(item).some(keepsOffer);
  return {keeps, keepsOffer};
}

/** Reads the tags of a filter, which are separated by commas (§4.1). */
export const splitTags = (value: string): string[] => value.split(',').map(tag => tag.trim());

const tagsOf = ({tags}: ResultItem): readonly string[] => tags;
