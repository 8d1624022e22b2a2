import {isAllowed} from '../shopify/platform.ts';
import {isStored} from './stored-entries.ts';

/** Delay of the first access to storage, which takes milliseconds, until the page has rendered. Each further one comes later by half. */
const DELAY_MS = 500;

/**
 * Calls `settle` when the page is idle, if earlier pages left events, or the click that opened this page; and as soon as the platform
 * says that the shopper refuses what is stored. Its consent API may load late, so it is looked for again and again, ever more rarely.
 */
export function settleLater(settle: () => unknown): void {
  const check = () => {
    if (
      isStored('events', 'opened') ||
      (isRefused() && isStored('session', 'recent', 'viewed', 'columns', 'page-size', 'cards'))
    )
      settle();
  };
  const checkIn = (delay: number) => {
    const timer: unknown = setTimeout(() => {
      check();
      checkIn(delay * 1.5);
    }, delay);
    // In Node with a DOM, as in tests, it must not keep the process alive.
    (timer as {unref?(): void}).unref?.();
  };
  for (const type of ['visitorConsentCollected', 'prerenderingchange'])
    document.addEventListener(type, check);
  checkIn(DELAY_MS);
}

const isRefused = () => !isAllowed('analytics') || !isAllowed('preferences');
