import type {Answer} from '../core/answer.ts';
import type {FilterEntry} from '../core/filters.ts';
import {ignoredFilters} from '../core/ignored-filters.ts';
import {report} from '../service/report.ts';

/** The metafields that the theme's developer was told of. */
const told = new Set<string>();

/** The chosen filters without those that the service ignored, which are told on the console once. */
export function withoutIgnored(chosen: readonly FilterEntry[], answer: Answer | undefined): FilterEntry[] {
  const ignored = ignoredFilters(chosen, answer);
  for (const [, value] of ignored) {
    const key = value.slice(0, value.indexOf(':'));
    if (!told.has(key)) void report('metafield', key);
    told.add(key);
  }
  return chosen.filter(entry => !ignored.includes(entry));
}
