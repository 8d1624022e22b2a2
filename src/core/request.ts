import type {Sort} from './contract.ts';
import {appendFilters, type Filters} from './filters.ts';

/** One search as the service is asked for it (§4.1), all but the session. */
export interface SearchRequest {
  /** Not empty, at most {@link MAX_QUERY_LENGTH} UTF-16 units; {@link BROWSE} browses everything. */
  readonly query: string;
  readonly filters: Filters;
  readonly sort: Sort;
  /** Results a page, 1 to {@link MAX_LIMIT}. */
  readonly limit: number;
  /** Start position, 0 to {@link MAX_OFFSET}. */
  readonly offset: number;
  /** Analyzer language; the store's default where it is left out. */
  readonly locale?: string | undefined;
}

/** The query that browses everything (§4.1). */
export const BROWSE = '*';
export const MAX_QUERY_LENGTH = 200;
export const MAX_LIMIT = 50;
export const MAX_OFFSET = 2000;

/** The request's parameters in one fixed order: equal requests give equal strings. */
export function requestParams({query, filters, sort, limit, offset, locale}: SearchRequest): URLSearchParams {
  const params = new URLSearchParams({contract: 'v1', type: 'search', q: query});
  if (locale) params.set('locale', locale);
  params.set('limit', String(limit));
  params.set('offset', String(offset));
  params.set('sort', sort);
  appendFilters(params, sendable(query, filters));
  return params;
}

/** Browse reads products only: a filter on articles or pages would always find nothing (§4.1 browse). */
function sendable(query: string, filters: Filters): Filters {
  if (query !== BROWSE || !filters.filter_content_type) return filters;
  const {filter_content_type: _, ...others} = filters;
  return others;
}
