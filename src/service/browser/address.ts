import type {PageQuery, Start} from '../../core/query/page-query.ts';
import {readPageUrl, writePageUrl} from '../../core/query/page-url.ts';
import {report} from '../console/report.ts';
import {isCover, writeHistory} from './history.ts';

/** Reads the query from the page's address, for a list that starts with `start`. Logs what can't be used. */
export function readAddress(start?: Start): PageQuery {
  const {pageQuery, problems} = readPageUrl(new URL(location.href), start);
  for (const problem of problems) void report('address', problem);
  return pageQuery;
}

/**
 * Writes the query into the address: `push` for the shopper's actions, `replace` for corrections.
 *
 * @param state of the new entry; any state marks the entry as made by a search on this page.
 */
export function writeAddress(
  query: PageQuery,
  how: 'push' | 'replace',
  state: object = {},
  start?: Start,
): void {
  const url = writePageUrl(location.href, query, start);
  if (url.href === location.href) return;
  // Keeps the theme's state in the current entry. Ignores a refusal: results matter more than their address.
  if (how === 'replace') writeHistory(how, history.state, url.href);
  else writeHistory(isCover() ? 'replace' : 'push', state, url.href);
}
