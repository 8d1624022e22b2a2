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

/** Adds an entry for what covers the page, which Back closes. A search that starts there takes the entry over. */
export const pushOverlayEntry = (): boolean =>
  writeHistory('push', {...history.state, storefrontOverlay: true});

/** Whether the current entry is only that of a cover. */
export const isOverlayEntry = (): boolean => history.state?.storefrontOverlay === true;

/** The name of the current history entry, which its list gave it; empty if it has none, or another script has dropped it. */
export const entryName = (): string => String(history.state?.storefrontSearch ?? '');

export const createEntryName = (): string => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Names the current history entry, beside the state of others. Returns `false` if the browser refuses. */
export const nameEntry = (storefrontSearch: string): boolean =>
  writeHistory('replace', {...history.state, storefrontSearch});

/** Whether the page was reloaded. */
export const isReload = (): boolean => navigation()?.type === 'reload';

/** Whether Back or Forward led to the page, as it was when it was left. */
export const isReturn = (): boolean =>
  navigation()?.type === 'back_forward' && listAddress(openedAddress()) === listAddress(location);

/** The address that the page was loaded with, which scripts may have changed since. */
export const openedAddress = (): URL => new URL(navigation()?.name ?? location.href, location.href);

/** How the page was loaded. Firefox tells nothing of it if it resists fingerprinting. */
const navigation = (): PerformanceNavigationTiming | undefined =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Reads the query from the page's address, for a list that starts with `start`. Logs what can't be used. */
export function readAddress(start?: Start): PageQuery {
  const {pageQuery, problems} = readPageUrl(new URL(location.href), start);
  for (const problem of problems) void report('address', problem);
  return pageQuery;
}
