/** Whether the page was reloaded. Firefox tells nothing of the navigation if it resists fingerprinting. */
export function isReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload';
}
