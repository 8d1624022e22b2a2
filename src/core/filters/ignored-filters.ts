import type {Facets} from '../contract/schema.ts';
import type {FilterEntry} from './filters.ts';

/** The fields of an answer that show whether it ignored a filter. */
interface MetafieldEvidence {
  readonly degraded: boolean;
  readonly total: number;
  readonly facets: Pick<Facets, 'metafields'>;
}

/**
 * Returns the filters that the service ignored, because the merchant has not enabled their metafields (§4.1 metafield 5).
 * The results are unfiltered then, and the metafield is missing among the facets.
 */
export function ignoredFilters(
  entries: readonly FilterEntry[],
  answer: MetafieldEvidence | undefined,
): FilterEntry[] {
  if (!answer?.total || answer.degraded) return [];
  const {metafields} = answer.facets;
  return entries.filter(
    ([param, value]) =>
      param === 'filter_metafield' && !metafields.some(({name}) => value.startsWith(`${name}:`)),
  );
}
