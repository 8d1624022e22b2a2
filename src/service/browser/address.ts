import type {PageQuery, Start} from '../../core/query/page-query.ts';
import {readPageUrl, writePageUrl} from '../../core/query/page-url.ts';
import {report} from '../console/report.ts';
import {writeHistory} from './history.ts';

/** What the page's address asks for of a list that starts with `start`; what can't be used is told on the console. */
export function readAddress(start?: Start): PageQuery {
  const {pageQuery, problems} = readPageUrl(new URL(location.href), start);
  for (const problem of problems) void report('address', problem);
  return pageQuery;
}

/**
 * Writes the search into the address: `push` for what the shopper asked for, `replace` for a way there.
 *
 * @param state of the new entry; with any state, the entry counts as made by a search on this page.
 */
export function writeAddress(
  query: PageQuery,
  how: 'push' | 'replace',
  state: object = {},
  start?: Start,
): void {
  const url = writePageUrl(location.href, query, start);
  if (url.href === location.href) return;
  // A theme may keep its own state in the current entry. Results matter more than their address, so a refusal is ignored.
  writeHistory(how, how === 'push' ? state : history.state, url.href);
}
