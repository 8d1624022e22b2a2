import {BROWSE, MAX_LIMIT} from '../../core/contract/limits.ts';
import {readFilters} from '../../core/filters/filter-rules.ts';
import {cleanQuery, type PageQuery, type Scope, type Start} from '../../core/query/page-query.ts';
import {isSort} from '../../core/query/page-url.ts';
import {queryText} from '../../core/query/query-text.ts';
import {readAddress} from '../../service/browser/address.ts';
import {report} from '../../service/console/report.ts';
import type {ResultsHost} from './results-host.ts';

/** What holds for every search of a list, from its attributes. */
export function scopeOf(list: ResultsHost): Scope {
  const {pageSize, query, collection, urlSync, exclude} = list;
  const start = startOf(list);
  return {
    start,
    pageSize: Math.min(Math.max(1, Math.floor(pageSize)), MAX_LIMIT),
    query: queryText(query ?? '') || (collection ? BROWSE : ''),
    filters: collection ? {filter_collection: [collection]} : {},
    exclude,
    followsAddress: urlSync !== 'off',
  };
}

/**
 * What a list is asked for: by the address, and where that says nothing, by its attributes. A `query` attribute stands
 * for the address's `q`, a collection for its `filter_collection`.
 */
export function askedQuery({store, query, collection, urlSync}: ResultsHost): PageQuery {
  const {start} = store.scope;
  if (urlSync === 'off') return {...cleanQuery, ...start};
  const asked = readAddress(start);
  const {filter_collection: _, ...others} = asked.filters;
  return {
    ...asked,
    query: queryText(query ?? '') ? '' : asked.query,
    filters: collection ? others : asked.filters,
  };
}

function startOf({filters: text, sort}: ResultsHost): Start {
  const {filters, problems} = readFilters(new URLSearchParams(text ?? ''));
  for (const problem of problems) void report('filters', problem);
  return {filters, sort: isSort(sort) ? sort : 'relevance'};
}
