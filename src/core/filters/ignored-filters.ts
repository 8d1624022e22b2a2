import type {Facets} from '../contract/schema.ts';
import type {FilterEntry} from './filters.ts';

/** What tells whether a filter was ignored. */
interface Told {
  readonly degraded: boolean;
  readonly total: number;
  readonly facets: Pick<Facets, 'metafields'>;
}

/**
 * The filters that an answer ignored. A metafield that the merchant has not enabled is ignored (§4.1 metafield 5): what
 * comes is unfiltered, and the metafield is not among its facets, as one that is enabled would be.
 */
export function ignoredFilters(entries: readonly FilterEntry[], answer: Told | undefined): FilterEntry[] {
  if (!answer?.total || answer.degraded) return [];
  const {metafields} = answer.facets;
  return entries.filter(
    ([param, value]) =>
      param === 'filter_metafield' && !metafields.some(({name}) => value.startsWith(`${name}:`)),
  );
}
