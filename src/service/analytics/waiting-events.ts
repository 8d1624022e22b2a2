import {whenOpen} from '../browser/prerendering.ts';
import {device, tab} from '../browser/storage.ts';

/** A page's first access to storage takes milliseconds, so it waits until the page has time. */
const DELAY_MS = 500;

/** Calls `publish` when the page has time, if earlier pages left events, or the click that this page was opened with. */
export function publishLater(publish: () => unknown): void {
  whenOpen(() => setTimeout(() => hasWaitingEvents() && publish(), DELAY_MS));
}

const hasWaitingEvents = (): boolean => tab.get('events') !== undefined || device.get('opened') !== undefined;
