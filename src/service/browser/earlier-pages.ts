import {isAllowed} from '../shopify/platform.ts';
import {whenOpen} from './prerendering.ts';
import {isStored} from './stored-entries.ts';

/** Delay of the first access to storage, which takes milliseconds, until the page has rendered. Each further one comes later by half. */
const DELAY_MS = 500;

/**
 * Calls `settle` when the page is idle, if earlier pages left events, or the click that opened this page; and as soon as the platform
 * says that the shopper refuses what is stored. Its consent API may load late, so it is looked for again and again, ever more rarely.
 */
export function settleLater(settle: () => unknown): void {
  const check = (delay: number) => {
    if (isStored('events', 'opened') || (isRefused() && isStored('session', 'recent', 'columns'))) settle();
    setTimeout(check, delay, delay * 1.5);
  };
  whenOpen(() => {
    document.addEventListener('visitorConsentCollected', () => check(DELAY_MS));
    setTimeout(check, DELAY_MS, DELAY_MS);
  });
}

const isRefused = () => !isAllowed('analytics') || !isAllowed('preferences');
