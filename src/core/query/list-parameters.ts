import type {Sort} from '../contract/constants.ts';
import {accepts, type FilterEntry, type FilterParam} from '../filters/filters.ts';

/**
 * Reads the filters of Liquid's lists. There, several values of one filter are alternatives; in the contract, tags and amounts
 * are not. Returns `undefined` if the contract can't express them.
 *
 * @param read converts a filter to the contract's entries, with `undefined` for an entry that the contract can't express.
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

/** The filters whose values are not alternatives in the contract (§4.1). */
const SINGLE: ReadonlySet<FilterParam> = new Set([
  'filter_tags',
  'filter_price_min',
  'filter_price_max',
  'filter_available',
]);

/**
 * Converts a filter of Liquid's lists to the contract's, by its name alone.
 *
 * @param hasBasePrices whether prices are in the currency of the service.
 */
export function readPlain(name: string, value: string, hasBasePrices: boolean): FilterEntry | undefined {
  if (name === AVAILABILITY) return ['filter_available', value === '1' ? 'true' : 'false'];
  const [, param] = plain.find(([own]) => own === name) ?? [];
  return param === undefined || (isPrice(name) && !hasBasePrices) ? undefined : [param, value];
}

/** Converts a filter to the parameter of Liquid's lists, by its name alone; `undefined` if they have none. */
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
 * The filters of Liquid's lists that have the same values in the contract. A merchant's other filters, including options, have
 * names of their own.
 */
const plain: readonly (readonly [string, FilterParam])[] = [
  ['filter.p.vendor', 'filter_vendor'],
  ['filter.p.product_type', 'filter_type'],
  ['filter.p.tag', 'filter_tags'],
  ['filter.v.price.gte', 'filter_price_min'],
  ['filter.v.price.lte', 'filter_price_max'],
];

/** Converts a `sort_by` of Liquid's lists to the contract's sort; `undefined` if the contract has none. */
export const readSortBy = (sortBy: string): Sort | undefined => sortOf.get(sortBy);

/** Converts a sort to the `sort_by` of Liquid's lists; `undefined` for relevance, their default order. */
export const writeSortBy = (sort: Sort): string | undefined =>
  [...sortOf].find(([, own]) => own === sort && own !== 'relevance')?.[0];

const sortOf: ReadonlyMap<string, Sort> = new Map([
  ['manual', 'relevance'],
  ['relevance', 'relevance'],
  ['price-ascending', 'price_asc'],
  ['price-descending', 'price_desc'],
  ['created-descending', 'newest'],
]);
