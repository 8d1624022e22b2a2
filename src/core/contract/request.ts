import {appendFilters, type Filters} from '../filters/filters.ts';
import type {PageQuery, Scope} from '../query/page-query.ts';
import {BROWSE} from './limits.ts';
import type {Sort} from './schema.ts';

/** One search as the service is asked for it (§4.1), all but the session. */
export interface SearchRequest {
  /** Not empty, at most 200 UTF-16 units; `*` browses everything. */
  readonly query: string;
  readonly filters: Filters;
  readonly sort: Sort;
  /** Results a page, 1 to 50. */
  readonly limit: number;
  /** Start position, 0 to 2000. */
  readonly offset: number;
  /** Analyzer language; the store's default where it is left out. */
  readonly locale?: string | undefined;
}

/** The request for a list's page that starts at `offset`. */
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

/** Tells searches apart, whichever page of their results is requested. */
export const describeSearch = ({query, filters, sort}: SearchRequest): string =>
  JSON.stringify([query, filters, sort]);

/** The request's parameters in one fixed order: equal requests give equal strings. */
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
  appendFilters(params, sendable(query, filters));
  return params;
}

/** Browse reads products only: a filter on articles or pages would always find nothing (§4.1 browse). */
function sendable(query: string, filters: Filters): Filters {
  if (query !== BROWSE || !filters.filter_content_type) return filters;
  const {filter_content_type: _, ...others} = filters;
  return others;
}
