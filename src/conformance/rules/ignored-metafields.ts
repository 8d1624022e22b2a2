import type {SearchResponse} from '../../core/contract/schema.ts';
import {ignoredFilters} from '../../core/filters/ignored-filters.ts';

/** Notes metafield filters that the service probably ignored, because the merchant has not enabled them (§4.1 metafield 5). */
export function ignoredMetafields(params: URLSearchParams, response: SearchResponse): string[] {
  const pairs = params.getAll('filter_metafield').map(pair => ['filter_metafield', pair] as const);
  return ignoredFilters(pairs, response).map(
    ([param, pair]) =>
      `${param} ${pair.slice(0, pair.indexOf(':'))} was probably ignored: it is not among the facets (§4.1 metafield 5).`,
  );
}
