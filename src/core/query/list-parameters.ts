import type {Sort} from '../contract/constants.ts';
import {accepts, type FilterEntry, type FilterParam} from '../filters/filters.ts';

/**
 * Reads the filters of Liquid's lists. Several values of one filter are alternatives there; tags and amounts are none in the contract.
 * Returns `undefined` if the contract can't express them.
 *
 * @param read what a filter is in the contract; `undefined` in place of an entry if it is nothing.
 */
export function readEntries(
  params: URLSearchParams,
  read: (name: string, value: string) => readonly (FilterEntry | undefined)[],
): FilterEntry[] | undefined {
  const names = [...new Set(params.keys())].filter(name => name.startsWith('filter.'));
  const entries = names.flatMap(name => {
    const values = params.getAll(name).filter(Boolean);
    const entries = values.flatMap(value => read(name, value));
    const isSingle = entries.some(entry => !entry || SINGLE.has(entry[0]));
    return values.length > 1 && isSingle ? [undefined] : entries;
  });
  const sendable = entries.filter(entry => entry !== undefined && accepts(entry)) as FilterEntry[];
  return sendable.length === entries.length ? sendable : undefined;
}

/** The filters of which several values are no alternatives in the contract (§4.1). */
const SINGLE: ReadonlySet<FilterParam> = new Set([
  'filter_tags',
  'filter_price_min',
  'filter_price_max',
  'filter_available',
]);

/**
 * Returns what a filter of Liquid's lists is in the contract, by its name alone.
 *
 * @param hasBasePrices whether prices are in the currency of the service.
 */
export const readPlain = (name: string, value: string, hasBasePrices: boolean): FilterEntry | undefined =>
  name.startsWith('filter.v.price') && !hasBasePrices ? undefined : entryOf.get(name)?.(value);

/** The filters of Liquid's lists that the contract has. A merchant's other ones, options among them, have names of their own. */
const entryOf = new Map<string, (value: string) => FilterEntry>([
  ['filter.p.vendor', value => ['filter_vendor', value]],
  ['filter.p.product_type', value => ['filter_type', value]],
  ['filter.p.tag', value => ['filter_tags', value]],
  ['filter.v.price.gte', value => ['filter_price_min', value]],
  ['filter.v.price.lte', value => ['filter_price_max', value]],
  ['filter.v.availability', value => ['filter_available', value === '1' ? 'true' : 'false']],
]);

/** Returns the contract's sort for a `sort_by` of Liquid's lists, if it has it. */
export const readSortBy = (sortBy: string): Sort | undefined => sortOf.get(sortBy);

const sortOf: ReadonlyMap<string, Sort> = new Map([
  ['manual', 'relevance'],
  ['relevance', 'relevance'],
  ['price-ascending', 'price_asc'],
  ['price-descending', 'price_desc'],
  ['created-descending', 'newest'],
]);
