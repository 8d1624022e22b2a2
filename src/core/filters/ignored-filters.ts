import type {Answer} from '../contract/answer.ts';
import {BROWSE} from '../contract/constants.ts';
import type {Facets} from '../contract/schema.ts';
import type {FilterEntry} from './filters.ts';

/**
 * Returns the chosen filters that have an effect. Removes the filters that the service ignored and, in browse, the content type,
 * which is not sent (§4.1 browse).
 */
export function withoutIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): FilterEntry[] {
  const ignored = findIgnored(chosen, answer);
  const isBrowse = answer?.request.query === BROWSE;
  return chosen.filter(
    entry => !ignored.includes(entry) && !(isBrowse && entry[0] === 'filter_content_type'),
  );
}

/** Returns the chosen filters that the answer ignored. Skips filters that its request did not have yet. */
export function findIgnored(
  chosen: readonly FilterEntry[],
  answer: Answer | undefined,
): readonly FilterEntry[] {
  const requested = answer?.request.filters.filter_metafield;
  return ignoredFilters(
    chosen.filter(([, value]) => requested?.includes(value)),
    answer,
  );
}

/** The fields of an answer that show whether it ignored a filter. */
interface MetafieldEvidence {
  readonly degraded: boolean;
  readonly total: number;
  readonly facets: Pick<Facets, 'content_types' | 'metafields' | 'price_range'>;
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
  const {content_types, metafields, price_range} = answer.facets;
  // Every result has a price or, outside of browsing, a content type. An answer without both has lost its facets.
  if (!price_range && content_types.length + metafields.length === 0) return [];
  return entries.filter(
    ([param, value]) =>
      param === 'filter_metafield' && !metafields.some(({name}) => value.startsWith(`${name}:`)),
  );
}
