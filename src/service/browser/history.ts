import type {PageQuery, Start} from '../../core/query/page-query.ts';
import {listAddress, readPageUrl} from '../../core/query/page-url.ts';
import {report} from '../console/report.ts';

/**
 * Adds a history entry, or replaces the current one. Returns `false` if the browser refuses, as WebKit does after 100 entries
 * in 10 s.
 *
 * @param url a string, not a `URL`: other scripts wrap these functions and expect one.
 */
export function writeHistory(how: 'push' | 'replace', state: unknown, url?: string): boolean {
  try {
    if (how === 'push') history.pushState(state, '', url);
    else history.replaceState(state, '', url);
    return true;
  } catch {
    return false;
  }
}

/** Adds a history entry for an overlay, so that Back closes it. A search that starts in the overlay takes over the entry. */
export const pushOverlayEntry = (): boolean =>
  writeHistory('push', {...history.state, storefrontOverlay: true});

/** Whether the current history entry belongs to an overlay only. */
export const isOverlayEntry = (): boolean => history.state?.storefrontOverlay === true;

/** Returns the name that a list gave the current history entry; empty if it has none, or another script has dropped it. */
export const entryName = (): string => String(history.state?.storefrontSearch ?? '');

export const createEntryName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Names the current history entry, and keeps the state of other scripts. Returns `false` if the browser refuses. */
export const nameEntry = (storefrontSearch: string): boolean =>
  writeHistory('replace', {...history.state, storefrontSearch});

export const isReload = (): boolean => navigation()?.type === 'reload';

/** Whether Back or Forward led to the page, and its address still names the list that the page was loaded with. */
export const isReturn = (): boolean =>
  navigation()?.type === 'back_forward' && listAddress(openedAddress()) === listAddress(location);

/** The address that the page was loaded with, which scripts may have changed since. */
export const openedAddress = (): URL => new URL(navigation()?.name ?? location.href, location.href);

/** Returns how the page was loaded; `undefined` in a Firefox that resists fingerprinting. */
const navigation = (): PerformanceNavigationTiming | undefined =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Reads the query from the page's address, for a list that starts with `start`. Logs invalid values. */
export function readAddress(start?: Start): PageQuery {
  const {pageQuery, problems} = readPageUrl(new URL(location.href), start);
  for (const problem of problems) void report('address', problem);
  return pageQuery;
}
