import {type Sort, sorts} from '../contract/enums.ts';
import {readFilters} from '../filters/filter-rules.ts';
import {appendFilters, filterParams} from '../filters/filters.ts';
import {cleanQuery, type PageQuery, type Start} from './page-query.ts';
import {queryText} from './query-text.ts';

/** Whether a text is one of the contract's orders (§4.1 `sort`). */
export const isSort = (value: string | null): value is Sort => sorts.some(sort => sort === value);

/**
 * Reads our parameters of a page's address; `problems` names what can't be used, as `parameter=value`.
 *
 * @param start what holds where the address says nothing of it. One that names a filter, be it empty, says all of them.
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
      query: queryText(params.get('q') ?? ''),
      filters: namesFilters(params) ? filters : start.filters,
      sort: isSort(sort) ? sort : start.sort,
      page: whole ? page : 1,
    },
    problems,
  };
}

const namesFilters = (params: URLSearchParams) => filterParams.some(param => params.has(param));

/**
 * The address with our parameters written anew; every other parameter and the fragment are kept.
 *
 * @param start what holds where it says nothing: with it, relevance and that no filter is left have to be said.
 */
export function writePageUrl(
  url: string | URL,
  {query, filters, sort, page}: PageQuery,
  start: Start = cleanQuery,
): URL {
  const written = new URL(url);
  const params = written.searchParams;
  for (const name of ['q', 'sort', 'page', ...filterParams]) params.delete(name);
  if (query) params.set('q', query);
  if (sort !== 'relevance' || start.sort !== sort) params.set('sort', sort);
  appendFilters(params, filters);
  if (!namesFilters(params)) for (const param of Object.keys(start.filters)) params.set(param, '');
  if (page > 1) params.set('page', String(page));
  return written;
}
