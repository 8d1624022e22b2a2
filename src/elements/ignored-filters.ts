import type {Answer} from '../core/answer.ts';
import type {FilterEntry} from '../core/filters.ts';
import {ignoredFilters} from '../core/ignored-filters.ts';
import {BROWSE} from '../core/limits.ts';
import {report} from '../service/report.ts';

/**
 * The chosen filters without those that hold nothing back: what the service ignored, which is told on the console once,
 * and in browse the content type, which was not sent (§4.1 browse).
 */
export function withoutIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): FilterEntry[] {
  // What is chosen since has no answer yet.
  const asked = answer?.request.filters.filter_metafield;
  const judged = chosen.filter(([, value]) => asked?.includes(value));
  const ignored = ignoredFilters(judged, answer);
  for (const [, value] of ignored) void report('metafield', value);
  const isBrowse = answer?.request.query === BROWSE;
  return chosen.filter(
    entry => !ignored.includes(entry) && !(isBrowse && entry[0] === 'filter_content_type'),
  );
}
