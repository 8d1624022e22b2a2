import {countOpenedLink} from '../service/analytics/analytics.ts';
import {whenOpen} from '../service/browser/prerendering.ts';
import {getServices} from './page-services.ts';

/** Publishes the events that earlier pages could not, and the click that this page was opened with. */
export function publishLeftovers(): void {
  whenOpen(() => countOpenedLink(getServices().analytics));
}
