import type {Sort} from '../contract/constants.ts';
import {type Choice, choicesIn, type FilterEntry, type Filters, filterEntries} from '../filters/filters.ts';
import {writePlain, writeSortBy} from './list-parameters.ts';
import type {PageQuery} from './page-query.ts';
import {withoutList} from './page-url.ts';
import {isSearchPage} from './platform-address.ts';
import type {FilterName} from './theme-form-query.ts';

/** The context in which a search is written as a platform address. */
export interface PlatformContext {
  /** The page of the list, whose path names the collection. */
  readonly page: URL;
  /** Whether the page's `q` is the name of a vendor or a type, which every search keeps. */
  readonly namesNoQuery: boolean;
  /** Whether prices in the address are in the currency of the service. */
  readonly hasBasePrices: boolean;
  /** The names of options and metafields, by their parameters on the platform. */
  readonly names: ReadonlyMap<string, FilterName>;
}

export interface PlatformAddress {
  readonly url: URL;
  /** The filters that the platform can't express. */
  readonly without: readonly FilterEntry[];
  /** The sort that the platform can't express. */
  readonly withoutSort: Sort | undefined;
}

/**
 * Writes a search as an address of the platform's own lists: the inverse of `readPlatformAddress`. Returns `undefined` for a
 * query in a collection, which the platform can't search.
 */
export function writePlatformAddress(
  {query, filters, sort, page}: PageQuery,
  context: PlatformContext,
): PlatformAddress | undefined {
  const {page: from, namesNoQuery} = context;
  const isSearch = isSearchPage(from);
  if (query && !isSearch) return undefined;
  const url = withoutList(from);
  const params = url.searchParams;
  const named = namesNoQuery ? from.searchParams.get('q') : query;
  if (named) params.set('q', named);
  const {filter_content_type: types = [], filter_tags: tags = [], ...others} = filters;
  if (isSearch && types.length > 0) params.set('type', types.join());
  // For the platform, several tags are alternatives; the contract requires all of them.
  const [tag, ...otherTags] = tags;
  const choices = choicesIn({...others, ...(tag !== undefined && {filter_tags: [tag]})});
  const left = choices.filter(choice => {
    const parameter = parameterOf(choice, context);
    if (parameter) params.append(...parameter);
    return !parameter;
  });
  const isOther = (type: string) => !isSearch && type !== 'product';
  const untold: Filters = {filter_tags: otherTags, filter_content_type: types.filter(isOther)};
  // The platform's search can't sort by newest.
  const sortBy = isSearch && sort === 'newest' ? undefined : writeSortBy(sort);
  if (sortBy) params.set('sort_by', sortBy);
  if (page > 1) params.set('page', String(page));
  const withoutSort = sortBy || sort === 'relevance' ? undefined : sort;
  return {url, without: [...left.flat(), ...filterEntries(untold)], withoutSort};
}

/** Returns the platform's parameter for a choice; `undefined` if it has none. */
function parameterOf(
  [entry, other]: Choice,
  {hasBasePrices, names}: PlatformContext,
): [string, string] | undefined {
  const [param, value] = entry;
  const nameOf = (isNamed: (name: FilterName) => boolean) =>
    [...names].find(([, name]) => isNamed(name))?.[0];
  if (other) {
    const known = nameOf(name => 'option' in name && name.option === value);
    return [known ?? `filter.v.option.${value.toLowerCase()}`, other[1]];
  }
  if (param !== 'filter_metafield') return writePlain(entry, hasBasePrices);
  const end = value.indexOf(':');
  const key = value.slice(0, end);
  const known = nameOf(name => 'metafield' in name && name.metafield === key);
  return [known ?? `filter.p.m.${key}`, value.slice(end + 1)];
}
