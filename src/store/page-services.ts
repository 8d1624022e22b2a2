import {Analytics} from '../service/analytics/analytics.ts';
import {SearchService} from '../service/search/search-service.ts';
import {getConfig, page} from './page.ts';
import type {PageServices} from './services.ts';

/** Returns the services of the page; the first call creates them. */
export function getServices(): PageServices {
  page.services ??= createServices();
  return page.services;
}

function createServices(): PageServices {
  const config = getConfig();
  const analytics = new Analytics(config.events, () => page.settings.publish);
  return {config, analytics, search: new SearchService(config.endpoint, analytics)};
}
