/** A pointer that only passes by rests for less. */
const DWELL_MS = 80;

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
  readonly type?: string;
}

/**
 * Has the browser fetch a page ahead that the shopper is about to open, if they still are in 80 ms. Not where the
 * browser can't, nor where the shopper saves data, pays for it or waits for it.
 *
 * @param expected the page that the shopper seems about to open, if there is one.
 */
export function prefetch(expected: () => string | undefined): void {
  const href = expected();
  const link = document.createElement('link');
  if (!href || !link.relList.supports('prefetch') || isDear()) return;
  setTimeout(() => {
    if (href !== expected() || [...document.head.querySelectorAll('link')].some(each => each.href === href))
      return;
    link.rel = 'prefetch';
    link.href = href;
    document.head.append(link);
  }, DWELL_MS);
}

function isDear(): boolean {
  const {saveData, effectiveType, type} =
    (navigator as Navigator & {connection?: Connection}).connection ?? {};
  return saveData || /2g/.test(`${effectiveType}`) || type === 'cellular';
}
