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
export function readPlain(name: string, value: string, hasBasePrices: boolean): FilterEntry | undefined {
  if (name === AVAILABILITY) return ['filter_available', value === '1' ? 'true' : 'false'];
  const [, param] = plain.find(([own]) => own === name) ?? [];
  return param === undefined || (isPrice(name) && !hasBasePrices) ? undefined : [param, value];
}

/** Writes a filter for Liquid's lists, by its name alone; `undefined` if they have no word for it. */
export function writePlain(
  [param, value]: FilterEntry,
  hasBasePrices: boolean,
): [string, string] | undefined {
  if (param === 'filter_available') return [AVAILABILITY, value === 'true' ? '1' : '0'];
  const [name] = plain.find(([, own]) => own === param) ?? [];
  return name === undefined || (isPrice(name) && !hasBasePrices) ? undefined : [name, value];
}

const isPrice = (name: string): boolean => name.startsWith('filter.v.price');

const AVAILABILITY = 'filter.v.availability';

/**
 * The filters of Liquid's lists whose values are the contract's too. A merchant's other ones, options among them, have names of their own.
 */
const plain: readonly (readonly [string, FilterParam])[] = [
  ['filter.p.vendor', 'filter_vendor'],
  ['filter.p.product_type', 'filter_type'],
  ['filter.p.tag', 'filter_tags'],
  ['filter.v.price.gte', 'filter_price_min'],
  ['filter.v.price.lte', 'filter_price_max'],
];

/** Returns the contract's sort for a `sort_by` of Liquid's lists, if it has it. */
export const readSortBy = (sortBy: string): Sort | undefined => sortOf.get(sortBy);

/** Returns the `sort_by` of Liquid's lists for a sort, other than the order that they start with. */
export const writeSortBy = (sort: Sort): string | undefined =>
  [...sortOf].find(([, own]) => own === sort && own !== 'relevance')?.[0];

const sortOf: ReadonlyMap<string, Sort> = new Map([
  ['manual', 'relevance'],
  ['relevance', 'relevance'],
  ['price-ascending', 'price_asc'],
  ['price-descending', 'price_desc'],
  ['created-descending', 'newest'],
]);
