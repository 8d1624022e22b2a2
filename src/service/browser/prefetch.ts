/** How long a pointer has to stay: one that only passes leaves sooner. In milliseconds. */
const DWELL_MS = 80;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * Prefetches the page that the shopper is about to open, if it is still the expected one after 80 ms. Does nothing on
 * slow or metered connections, with data saver on, or if the browser can't prefetch.
 *
 * @param expected returns the page that the shopper seems about to open.
 */
export function prefetch(expected: () => string | undefined): void {
  const href = expected();
  const link = document.createElement('link');
  if (!href || !link.relList.supports('prefetch') || isCostly()) return;
  setTimeout(() => {
    if (href !== expected() || [...document.head.querySelectorAll('link')].some(each => each.href === href))
      return;
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }, DWELL_MS);
}

function isCostly(): boolean {
  const {saveData, effectiveType, type} =
    (navigator as Navigator & {connection?: Connection}).connection ?? {};
  return saveData || /2g/.test(`${effectiveType}`) || type === 'cellular';
}
