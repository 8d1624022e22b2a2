import type {Sort} from '../contract/constants.ts';
import {
  accepts,
  choose,
  type FilterEntry,
  type FilterParam,
  type Filters,
  filterEntries,
  namedEntries,
  readFilters,
  replace,
} from '../filters/filters.ts';
import type {PageQuery, Start} from './page-query.ts';
import {platformParameters} from './page-url.ts';
import {queryText} from './query-text.ts';
import {readSearchFilters} from './search-filters.ts';

/** What a list of the platform's page selects, in the contract's terms (§4.1). */
export interface Selection {
  /** What the page is about: the shopper can't remove it. */
  readonly fixed: Filters;
  readonly start: Start;
}

/** A list, as far as its theme says what it is. */
export interface ListOfPage {
  /** The handle of its collection. */
  readonly collection: string | null;
  /** Whether the collection is known to be the merchant's own, which may also be called `all`. */
  readonly isOwn: boolean;
  /** The initial filters and sort that the theme says. */
  readonly start: Start;
  /** Whether prices in the address are in the currency of the service. */
  readonly hasBasePrices: boolean;
}

/**
 * Reads what the platform's own address selects: the collection template is also rendered for a vendor, a type, tags and all
 * products, and Liquid's lists follow `filter.…` and `sort_by`. Returns `undefined` if the contract can't express it, so that only
 * Liquid's list is right.
 */
export function readPlatformAddress(url: URL, list: ListOfPage): Selection | undefined {
  const page = collectionPage(url);
  const isPage = page !== undefined && page.handle === list.collection;
  // Only Liquid knows the tags by their names; the address has their handles.
  if (isPage && page.hasTags && !list.start.filters.filter_tags) return undefined;
  const param = isPage ? automatic.get(page.handle) : undefined;
  return param ? readAutomatic(url, list, param) : withListParameters(url, list, list.start);
}

/** Reads the page of a vendor or a type. The theme may say its name as products have it; the address may have any case. */
function readAutomatic(url: URL, list: ListOfPage, param: FilterParam): Selection | undefined {
  const {[param]: given, ...filters} = list.start.filters;
  const [name = queryText(url.searchParams.get('q') ?? '')] = given ?? [];
  const selection = withListParameters(url, list, {...list.start, filters, namesNoQuery: true});
  return name && selection && !selection.start.filters[param]
    ? {...selection, fixed: {[param]: [name]}}
    : undefined;
}

/** The page without the filters and the sort of its list. */
export function withoutPlatformParameters(url: URL): URL {
  const page = new URL(url);
  for (const name of platformParameters(url.searchParams)) page.searchParams.delete(name);
  return page;
}

/** The filter of a collection. Every store has a collection of all products, which the platform makes and no service knows. */
export function fixedCollection({collection, isOwn}: Pick<ListOfPage, 'collection' | 'isOwn'>): Filters {
  return collection && (collection !== 'all' || isOwn) ? {filter_collection: [collection]} : {};
}

/** The collections that the platform makes of what the address's `q` names. */
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

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The filters of Liquid's lists that the contract has. A merchant's other ones, options among them, have names of their own. */
const entryOf = new Map<string, (value: string) => FilterEntry>([
  ['filter.p.vendor', value => ['filter_vendor', value]],
  ['filter.p.product_type', value => ['filter_type', value]],
  ['filter.p.tag', value => ['filter_tags', value]],
  ['filter.v.price.gte', value => ['filter_price_min', value]],
  ['filter.v.price.lte', value => ['filter_price_max', value]],
  ['filter.v.availability', value => ['filter_available', value === '1' ? 'true' : 'false']],
]);

const sortOf: ReadonlyMap<string, Sort> = new Map([
  ['manual', 'relevance'],
  ['relevance', 'relevance'],
  ['price-ascending', 'price_asc'],
  ['price-descending', 'price_desc'],
  ['created-descending', 'newest'],
]);

/** Whether the contract has a sort of Liquid's lists too. */
export const isContractSort = (sortBy: string): boolean => sortOf.has(sortBy);

/** Whether an address is that of the platform's search, below any prefix of a language or market. */
const isSearchPage = ({pathname}: URL): boolean => /\/search\/?$/.test(pathname);

/** Adds the filters and the sort of Liquid's lists, which the address has. */
function withListParameters(url: URL, list: ListOfPage, start: Start): Selection | undefined {
  const {searchParams} = url;
  const sortBy = searchParams.get('sort_by');
  const sort = sortBy ? sortOf.get(sortBy) : start.sort;
  const entries = readEntries(searchParams, list);
  const searched = list.collection === null && isSearchPage(url) ? readSearchFilters(searchParams) : {};
  if (!sort || !entries || !searched) return undefined;
  const filters = replace(start.filters, [...filterEntries(searched), ...entries]);
  return {fixed: fixedCollection(list), start: {...start, filters, sort}};
}

/** A theme's own form, as far as its markup says what its parameters are. */
export interface ThemeForm extends Pick<ListOfPage, 'start' | 'hasBasePrices'> {
  /** What options and metafields are called, by the parameters that stand for them. */
  readonly names: ReadonlyMap<string, FilterName>;
  /** The `sort_by` of a list that nobody has sorted, which is no choice of the shopper's. */
  readonly defaultSort: string;
}

/** The name of an option as products have it, or the `namespace.key` of a metafield. */
export type FilterName = {readonly option: string} | {readonly metafield: string};

/**
 * Reads what a theme's own form asks for: filters and sort of Liquid's lists, and filters of the contract beside them. Returns
 * `undefined` if the contract can't express it, so that only Liquid can answer.
 */
export function readThemeForm(
  params: URLSearchParams,
  form: ThemeForm,
): Pick<PageQuery, 'filters' | 'sort'> | undefined {
  const sort = readSort(params.get('sort_by'), form);
  const entries = readEntries(params, form);
  if (!sort || !entries || readFilters(params).problems[0]) return undefined;
  const chosen = [...namedEntries(params), ...entries];
  const isComplete = filterEntries(choose({}, chosen)).length === chosen.length;
  return isComplete ? {filters: replace(form.start.filters, chosen), sort} : undefined;
}

/** Reads a sort that the shopper chose. The merchant's order by hand is known to Liquid only. */
function readSort(sortBy: string | null, {start, defaultSort}: ThemeForm): Sort | undefined {
  if (!sortBy || sortBy === defaultSort) return start.sort;
  return sortBy === 'manual' ? undefined : sortOf.get(sortBy);
}

/** What the parameters of Liquid's lists are read by. */
type Reading = Pick<ThemeForm, 'hasBasePrices'> & Partial<Pick<ThemeForm, 'names'>>;

/** Reads the filters of Liquid's lists. Several values of one filter are alternatives there; tags and amounts are none in the contract. */
function readEntries(params: URLSearchParams, reading: Reading): FilterEntry[] | undefined {
  const names = [...new Set(params.keys())].filter(name => name.startsWith('filter.'));
  const entries = names.flatMap(name => {
    const values = params.getAll(name).filter(Boolean);
    const read = values.flatMap(value => entriesOf(name, value, reading));
    const isSingle = read.some(entry => !entry || SINGLE.has(entry[0]));
    return values.length > 1 && isSingle ? [undefined] : read;
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

/** Returns what a filter of Liquid's lists is in the contract; `undefined` in place of an entry if it is nothing. */
function entriesOf(
  name: string,
  value: string,
  {hasBasePrices, names}: Reading,
): readonly (FilterEntry | undefined)[] {
  const known = names?.get(name);
  // The value of a reference, such as a metaobject's, is no text that products have.
  if (!known || value.startsWith('gid:'))
    return [name.startsWith('filter.v.price') && !hasBasePrices ? undefined : entryOf.get(name)?.(value)];
  if ('metafield' in known) return [['filter_metafield', `${known.metafield}:${value}`]];
  return [
    ['filter_option_name', known.option],
    ['filter_option_value', value],
  ];
}
