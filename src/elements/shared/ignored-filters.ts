import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE} from '../../core/contract/limits.ts';
import type {FilterEntry} from '../../core/filters/filters.ts';
import {ignoredFilters} from '../../core/filters/ignored-filters.ts';
import {report} from '../../service/console/report.ts';

/**
 * Returns the chosen filters that have an effect: without those that the service ignored, which the console names once,
 * and in browse without the content type, which is not sent (§4.1 browse).
 */
export function withoutIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): FilterEntry[] {
  // A filter that was chosen since has no answer yet.
  const asked = answer?.request.filters.filter_metafield;
  const judged = chosen.filter(([, value]) => asked?.includes(value));
  const ignored = ignoredFilters(judged, answer);
  for (const [, value] of ignored) void report('metafield', value);
  const isBrowse = answer?.request.query === BROWSE;
  return chosen.filter(
    entry => !ignored.includes(entry) && !(isBrowse && entry[0] === 'filter_content_type'),
  );
}
