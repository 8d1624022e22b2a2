import {appendFilters, type Filters} from '../filters/filters.ts';
import {toJson} from '../json.ts';
import type {PageQuery, Scope} from '../query/page-query.ts';
import {BROWSE, MAX_OFFSET, type Sort} from './constants.ts';

/** A search request (§4.1) without the session. */
export interface SearchRequest {
  /** A text of 1 to 200 UTF-16 units; `*` browses everything. */
  readonly query: string;
  readonly filters: Filters;
  readonly sort: Sort;
  /** Results per page, 1 to 50. */
  readonly limit: number;
  /** Start position, 0 to 2000. */
  readonly offset: number;
  /** Analyzer language; `undefined` for the store's default. */
  readonly locale?: string | undefined;
}

/** Creates the request for the page of a list at `offset`. */
export function requestOf(
  {query, filters, sort}: PageQuery,
  scope: Scope,
  offset: number,
  locale: string | undefined,
): SearchRequest {
  return {
    query: query || scope.query,
    filters: {...filters, ...scope.filters},
    sort,
    limit: scope.pageSize,
    offset,
    locale,
  };
}

/** Returns the offset of page `page` (from 1), at most the last page below the offset ceiling (§8.4). */
export function offsetOfPage(page: number, limit: number): number {
  const lastPage = Math.ceil(MAX_OFFSET / limit);
  return (Math.min(Math.max(1, page), lastPage) - 1) * limit;
}

/** Returns the page (from 1) that holds the result at `offset`. */
export const pageAt = (offset: number, limit: number): number => Math.floor(offset / limit) + 1;

/** Identifies a search, regardless of the page of its results. */
export const describeSearch = ({query, filters, sort}: SearchRequest): string =>
  toJson([query, filters, sort]);

/** Serializes a request with its parameters in a fixed order, so that equal requests give equal strings. */
export function requestParams({query, filters, sort, limit, offset, locale}: SearchRequest): URLSearchParams {
  const params = new URLSearchParams({
    contract: 'v1',
    type: 'search',
    q: query,
    ...(locale && {locale}),
    limit: `${limit}`,
    offset: `${offset}`,
    sort,
  });
  appendFilters(params, sentFilters({query, filters}));
  return params;
}

/** Returns the filters to send. Browse reads products only: a filter on articles or pages never finds anything there (§4.1 browse). */
export function sentFilters({query, filters}: Pick<SearchRequest, 'query' | 'filters'>): Filters {
  if (query !== BROWSE || !filters.filter_content_type) return filters;
  const {filter_content_type: _, ...others} = filters;
  return others;
}
