import type {SearchResponse} from '../../core/contract.ts';

/**
 * §4.1 metafield 5: a key that the merchant has not enabled is ignored. The facets list the keys that are enabled, so
 * one that is not among them was most likely ignored.
 */
export function ignoredMetafields(params: URLSearchParams, {facets, total}: SearchResponse): string[] {
  const enabled = new Set(facets.metafields.map(({name}) => name));
  const keys = params.getAll('filter_metafield').map(pair => pair.slice(0, pair.indexOf(':')));
  return keys
    .filter(key => total > 0 && !enabled.has(key))
    .map(
      key => `filter_metafield ${key} was probably ignored: it is not among the facets (§4.1 metafield 5).`,
    );
}
