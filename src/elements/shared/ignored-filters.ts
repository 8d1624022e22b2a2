import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE} from '../../core/contract/constants.ts';
import type {FilterEntry} from '../../core/filters/filters.ts';
import {ignoredFilters} from '../../core/filters/refinements.ts';
import {report} from '../../service/console/report.ts';

/**
 * Returns the chosen filters that have an effect: without those that the service ignored, and in browse without the content
 * type, which is not sent (§4.1 browse).
 */
export function withoutIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): FilterEntry[] {
  const ignored = findIgnored(chosen, answer);
  const isBrowse = answer?.request.query === BROWSE;
  return chosen.filter(
    entry => !ignored.includes(entry) && !(isBrowse && entry[0] === 'filter_content_type'),
  );
}

/** Logs the chosen filters that the service ignored, each once. */
export function reportIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): void {
  for (const [, value] of findIgnored(chosen, answer)) void report('metafield', value);
}

/** A filter that was chosen since has no answer yet. */
function findIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): readonly FilterEntry[] {
  const requested = answer?.request.filters.filter_metafield;
  return ignoredFilters(
    chosen.filter(([, value]) => requested?.includes(value)),
    answer,
  );
}
