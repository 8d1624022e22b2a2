import type {SearchResponse} from '../core/contract.ts';
import type {Filters} from '../core/filters.ts';
import {requestOf} from '../core/request.ts';
import type {SearchStore} from '../store/search-store.ts';

/** What the service would answer to the same search with other filters, where that is known; nothing is sent. */
export function knownAnswer(
  {services: {search, config}, state, scope}: SearchStore,
  filters: Filters,
): SearchResponse | undefined {
  return search.peek(requestOf({...state.query, filters}, scope, 0, config.requestLocale))?.response;
}
