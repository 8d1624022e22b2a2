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
export const pushCover = (): boolean => writeHistory('push', {...history.state, storefrontCover: true});

/** Whether the current entry is only that of a cover. */
export const isCover = (): boolean => history.state?.storefrontCover === true;

/** Whether the page was reloaded. Firefox tells nothing of the navigation if it resists fingerprinting. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}
