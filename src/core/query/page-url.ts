import {type Sort, sorts} from '../contract/constants.ts';
import {appendFilters, filterParams, readFilters} from '../filters/filters.ts';
import {cleanQuery, type PageQuery, type Start} from './page-query.ts';
import {queryText} from './query-text.ts';

/** Whether a string is a sort order of the contract (§4.1 `sort`). */
export const isSort = (value: string | null): value is Sort => sorts.some(sort => sort === value);

/**
 * Reads the search from the page's URL. `problems` lists the invalid values, as `parameter=value`.
 *
 * @param start the defaults. A URL that contains any filter, even an empty one, replaces all default filters.
 */
export function readPageUrl(url: URL, start: Start = cleanQuery): {pageQuery: PageQuery; problems: string[]} {
  const params = url.searchParams;
  const {filters, problems} = readFilters(params);
  const sort = params.get('sort');
  if (sort && !isSort(sort)) problems.push(`sort=${sort}`);
  const page = Number(params.get('page') ?? 1);
  const whole = page > 0 && page % 1 === 0;
  if (!whole) problems.push(`page=${params.get('page')}`);
  return {
    pageQuery: {
      query: start.namesNoQuery ? '' : queryText(params.get('q') ?? ''),
      filters: namesFilters(params) ? filters : start.filters,
      sort: isSort(sort) ? sort : start.sort,
      page: whole ? page : 1,
    },
    problems,
  };
}

/** Whether a URL has filters or a sort of the contract, which Liquid does not know. */
export const asksContract = ({searchParams}: URL): boolean =>
  searchParams.has('sort') || namesFilters(searchParams);

const namesFilters = (params: URLSearchParams) => filterParams.some(param => params.has(param));

/** The names of the platform's own filters and sort in a URL. */
export const platformParameters = (params: URLSearchParams): string[] =>
  [...params.keys()].filter(name => name === 'sort_by' || name.startsWith('filter.'));

/** Matches the parameters that determine a list, by the contract's names and the platform's. All others belong to other scripts. */
const LIST_PARAMETER = /^(q|type|page|sort|sort_by|constraint|options\[.*|filter[._].*)$/;

/** Returns the part of a URL that identifies a list: the same text for the same list, whatever the order and encoding of its parameters. */
export function listAddress({pathname, search}: Pick<URL, 'pathname' | 'search'>): string {
  const params = [...new URLSearchParams(search)].filter(([name]) => LIST_PARAMETER.test(name));
  const sorted = new URLSearchParams(params);
  sorted.sort();
  return `${pathname}?${sorted}`;
}

/** Returns the URL of a page without its fragment and the parameters of its list. */
export function withoutList(url: URL): URL {
  const page = new URL(url);
  page.hash = '';
  for (const name of [...page.searchParams.keys()])
    if (LIST_PARAMETER.test(name)) page.searchParams.delete(name);
  return page;
}

/**
 * Writes the search into a URL. Keeps the fragment and all parameters of other scripts.
 *
 * @param start the defaults. If they have a sort or filters, the URL must state relevance and the absence of filters.
 */
export function writePageUrl(
  url: string | URL,
  {query, filters, sort, page}: PageQuery,
  start: Start = cleanQuery,
): URL {
  const result = new URL(url);
  const params = result.searchParams;
  const replaced = start.replacesPlatform ? platformParameters(params) : [];
  for (const name of ['sort', 'page', ...filterParams, ...replaced]) params.delete(name);
  if (!start.namesNoQuery) {
    params.delete('q');
    if (query) params.set('q', query);
  }
  if (sort !== 'relevance' || start.sort !== sort) params.set('sort', sort);
  appendFilters(params, filters);
  if (!namesFilters(params)) for (const param of Object.keys(start.filters)) params.set(param, '');
  if (page > 1) params.set('page', String(page));
  return result;
}
