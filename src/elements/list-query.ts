import {readFilters} from '../core/filter-rules.ts';
import type {Filters} from '../core/filters.ts';
import {BROWSE, MAX_LIMIT} from '../core/limits.ts';
import {cleanQuery, type PageQuery, type Scope} from '../core/page-query.ts';
import {isSort} from '../core/page-url.ts';
import {readAddress, writeAddress} from '../service/navigation.ts';
import {report} from '../service/report.ts';
import type {SearchResultsElement} from './search-results.ts';

/** What holds for every search of a list, from its attributes. */
export function scopeOf(list: SearchResultsElement): Scope {
  const {pageSize, query, collection, urlSync, filters, sort, exclude} = list;
  return {
    start: [filters, sort],
    pageSize: Math.min(Math.max(1, Math.floor(pageSize)), MAX_LIMIT),
    query: query ?? (collection ? BROWSE : ''),
    filters: collection ? {filter_collection: [collection]} : {},
    exclude,
    writeAddress: urlSync === 'off' ? undefined : writeAddress,
  };
}

/** What a list starts with: the address, and where that says nothing, its attributes. */
export function startQuery(list: SearchResultsElement): PageQuery {
  const {filters, sort, ...rest} = list.urlSync === 'off' ? cleanQuery : addressQuery(list);
  return {
    ...rest,
    filters: Object.keys(filters).length ? filters : startFilters(list),
    sort: sort === 'relevance' && isSort(list.sort) ? list.sort : sort,
  };
}

/** The address's query. A `query` attribute stands for its `q`, a collection for its `filter_collection`. */
export function addressQuery(list: SearchResultsElement): PageQuery {
  const {query, filters, ...rest} = readAddress();
  const {filter_collection: _, ...others} = filters;
  return {...rest, query: list.query === null ? query : '', filters: list.collection ? others : filters};
}

function startFilters(list: SearchResultsElement): Filters {
  const {filters, problems} = readFilters(new URLSearchParams(list.filters ?? ''));
  for (const problem of problems) void report('filters', problem);
  return filters;
}
