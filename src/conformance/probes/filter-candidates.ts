import type {ResultItem} from '../../core/contract/schema.ts';
import {type VisibleFilter, visibleFilters} from '../rules/check-filters.ts';
import type {Offer} from '../rules/offer.ts';

/** A collection of the store, with the handles of all its products. */
export interface Collection {
  readonly handle: string;
  readonly members: ReadonlySet<string>;
}

/** A filter with its parameters. */
export interface Candidate extends VisibleFilter {
  readonly params: Readonly<Record<string, string>>;
  /** The parameters as a string. */
  readonly key: string;
}

/** Lists the filters that a variant of a product passes. */
export function candidatesFor(
  target: ResultItem,
  variant: Offer,
  prices: readonly number[],
  collections: readonly Collection[],
): Candidate[] {
  const {available, onSale, options = [], lowest, highest} = variant;
  const all: readonly Readonly<Record<string, string>>[] = [
    ...pairsIn(target.tags).map(pair => ({filter_tags: pair.join(',')})),
    ...(available ? [{filter_available: 'true'}] : []),
    ...(onSale ? [{filter_on_sale: 'true'}] : []),
    ...options.map(({name, value}) => ({filter_option_name: name, filter_option_value: value})),
    ...prices.filter(price => price <= lowest).map(price => ({filter_price_min: `${price}`})),
    ...prices.filter(price => price >= highest).map(price => ({filter_price_max: `${price}`})),
  ];
  const filters = all.flatMap(params => {
    const query = new URLSearchParams(params);
    const [filter] = visibleFilters(query);
    return filter ? [{...filter, params, key: query.toString()}] : [];
  });
  return [...collectionsFor(target, collections), ...filters];
}

function collectionsFor(target: ResultItem, collections: readonly Collection[]): Candidate[] {
  const param = 'filter_collection';
  return collections
    .filter(({members}) => members.has(target.handle))
    .map(({handle: value, members}) => {
      const keeps = ({handle}: ResultItem) => members.has(handle);
      return {
        rule: '§4.1 filter_collection',
        param,
        value,
        keeps,
        params: {[param]: value},
        key: `${param}=${value}`,
      };
    });
}

/** Pairs the tags. Leaves out tags with a comma, which a filter can't name. */
function pairsIn(tags: readonly string[]): string[][] {
  const usable = tags.filter(tag => !tag.includes(',')).slice(0, 4);
  return usable.flatMap((tag, index) => usable.slice(index + 1).map(other => [tag, other]));
}
