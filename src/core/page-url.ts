import {type Sort, sorts} from './contract.ts';
import {readFilters} from './filter-rules.ts';
import {appendFilters, filterParams} from './filters.ts';
import type {PageQuery} from './page-query.ts';
import {queryText} from './query-text.ts';

/** Whether a text is one of the contract's orders (§4.1 `sort`). */
export const isSort = (value: string | null): value is Sort => sorts.some(sort => sort === value);

/** Reads our parameters of a page's address; `problems` names what can't be used, as `parameter=value`. */
export function readPageUrl(url: URL): {pageQuery: PageQuery; problems: string[]} {
  const params = url.searchParams;
  const {filters, problems} = readFilters(params);
  const sort = params.get('sort');
  if (sort && !isSort(sort)) problems.push(`sort=${sort}`);
  const page = Number(params.get('page') ?? 1);
  const whole = Number.isInteger(page) && page > 0;
  if (!whole) problems.push(`page=${params.get('page')}`);
  const query = queryText(params.get('q') ?? '');
  return {
    pageQuery: {query, filters, sort: isSort(sort) ? sort : 'relevance', page: whole ? page : 1},
    problems,
  };
}

/** The address with our parameters written anew; every other parameter and the fragment are kept. */
export function writePageUrl(url: string | URL, {query, filters, sort, page}: PageQuery): URL {
  const written = new URL(url);
  const params = written.searchParams;
  for (const name of ['q', 'sort', 'page', ...filterParams]) params.delete(name);
  if (query) params.set('q', query);
  if (sort !== 'relevance') params.set('sort', sort);
  appendFilters(params, filters);
  if (page > 1) params.set('page', String(page));
  return written;
}
