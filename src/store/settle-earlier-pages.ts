import {countOpenedLink} from '../service/analytics/opened-link.ts';
import {removeRefused} from '../service/browser/consent.ts';
import {whenOpen} from '../service/browser/prerendering.ts';
import {getServices} from './page-services.ts';

/**
 * Removes what earlier pages stored and the shopper refuses, or else publishes the events that they could not, and the click that
 * this page was opened with.
 */
export function settleEarlierPages(): void {
  whenOpen(() => {
    removeRefused();
    countOpenedLink(getServices().analytics);
  });
}
