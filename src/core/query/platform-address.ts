import {type FilterParam, type Filters, filterEntries, replace} from '../filters/filters.ts';
import {decode} from '../products/link.ts';
import {readEntries, readPlain, readSortBy} from './list-parameters.ts';
import type {Start} from './page-query.ts';
import {platformParameters} from './page-url.ts';
import {queryText} from './query-text.ts';
import {readSearchFilters} from './search-filters.ts';

/** The selection of a list on a platform page, in the contract's terms (§4.1). */
export interface Selection {
  /** The filters of the page itself, which the shopper can't remove. */
  readonly fixed: Filters;
  readonly start: Start;
}

/** The theme's description of a list. */
export interface ListOfPage {
  readonly collection: string | null;
  /** Whether the collection is known to be the merchant's own, which may also be called `all`. */
  readonly isOwn: boolean;
  /** The theme's initial filters and sort. */
  readonly start: Start;
  /** Whether prices in the address are in the currency of the service. */
  readonly hasBasePrices: boolean;
}

/**
 * Reads the selection from the platform's own address: the collection template is also rendered for a vendor, a type, tags and
 * all products, and Liquid's lists follow `filter.…` and `sort_by`. Returns `undefined` if the contract can't express it; then
 * only Liquid's list is right.
 */
export function readPlatformAddress(url: URL, list: ListOfPage): Selection | undefined {
  const page = collectionPage(url);
  const isPage = page !== undefined && page.handle === list.collection;
  // Only Liquid knows the names of the tags; the address has their handles.
  if (isPage && page.hasTags && !list.start.filters.filter_tags) return undefined;
  const param = isPage ? automatic.get(page.handle) : undefined;
  return param ? readAutomatic(url, list, param) : withListParameters(url, list, list.start);
}

/**
 * Reads the page of a vendor or a type. Prefers the name from the theme, which matches the products', because the address may
 * have any case.
 */
function readAutomatic(url: URL, list: ListOfPage, param: FilterParam): Selection | undefined {
  const {[param]: given, ...filters} = list.start.filters;
  const [name = queryText(url.searchParams.get('q') ?? '')] = given ?? [];
  const selection = withListParameters(url, list, {...list.start, filters, namesNoQuery: true});
  return name && selection && !selection.start.filters[param]
    ? {...selection, fixed: {[param]: [name]}}
    : undefined;
}

/** Returns the URL of a page without the filters and the sort of its list. */
export function withoutPlatformParameters(url: URL): URL {
  const page = new URL(url);
  for (const name of platformParameters(url.searchParams)) page.searchParams.delete(name);
  return page;
}

/** Returns the filter of a collection; none for the automatic collection of all products, which every store has and no service knows. */
export function fixedCollection({collection, isOwn}: Pick<ListOfPage, 'collection' | 'isOwn'>): Filters {
  return collection && (collection !== 'all' || isOwn) ? {filter_collection: [collection]} : {};
}

/** The collections that the platform creates for the vendor or the type in the address's `q`. */
const automatic: ReadonlyMap<string, 'filter_vendor' | 'filter_type'> = new Map([
  ['vendors', 'filter_vendor'],
  ['types', 'filter_type'],
]);

/** Reads `/collections/<handle>` and `/collections/<handle>/<tag>+<tag>`, below any prefix of a language or market. */
function collectionPage({pathname, searchParams}: URL): {handle: string; hasTags: boolean} | undefined {
  const [, handle, tags] = /\/collections\/([^/]+)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  if (handle === undefined) return undefined;
  return {handle: decode(handle), hasTags: Boolean(tags || searchParams.get('constraint'))};
}

/** Whether an address leads to the platform's search, below any prefix of a language or market. */
export const isSearchPage = ({pathname}: URL): boolean => /\/search\/?$/.test(pathname);

/** Adds the address's filters and sort of Liquid's lists. */
function withListParameters(url: URL, list: ListOfPage, start: Start): Selection | undefined {
  const {searchParams} = url;
  const sortBy = searchParams.get('sort_by');
  const sort = sortBy ? readSortBy(sortBy) : start.sort;
  const entries = readEntries(searchParams, (name, value) => [readPlain(name, value, list.hasBasePrices)]);
  const searched = list.collection === null && isSearchPage(url) ? readSearchFilters(searchParams) : {};
  if (!sort || !entries || !searched) return undefined;
  const filters = replace(start.filters, [...filterEntries(searched), ...entries]);
  return {fixed: fixedCollection(list), start: {...start, filters, sort}};
}
