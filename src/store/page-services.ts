import {Analytics, countOpenedLink} from '../service/analytics/analytics.ts';
import {whenOpen} from '../service/browser/prerendering.ts';
import {createClient} from '../service/search/client.ts';
import {SearchService} from '../service/search/search-service.ts';
import {getConfig, globals, type PageServices} from './globals.ts';

/** Returns the services of the page; the first call creates them. */
export function getServices(): PageServices {
  globals.services ??= createServices();
  return globals.services;
}

function createServices(): PageServices {
  const config = getConfig();
  const {search: source} = globals.settings;
  const analytics = new Analytics(config.events, () => globals.settings.publish);
  return {config, analytics, search: new SearchService(createClient(config.endpoint, source), analytics)};
}

/** Publishes the events that earlier pages could not, and the click that this page was opened with. */
export function publishLeftovers(): void {
  whenOpen(() => countOpenedLink(getServices().analytics));
}
