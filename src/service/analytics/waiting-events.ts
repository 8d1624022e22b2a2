import {whenOpen} from '../browser/prerendering.ts';
import {device, tab} from '../browser/storage.ts';

/** Delay of the first access to storage, which takes milliseconds, until the page has rendered. */
const DELAY_MS = 500;

/** Calls `publish` when the page is idle, if earlier pages left events, or the click that opened this page. */
export function publishLater(publish: () => unknown): void {
  whenOpen(() => setTimeout(() => hasWaitingEvents() && publish(), DELAY_MS));
}

const hasWaitingEvents = (): boolean => tab.get('events') !== undefined || device.get('opened') !== undefined;
