import {Analytics} from '../service/analytics/analytics.ts';
import {countOpenedLink} from '../service/analytics/opened-link.ts';
import {SearchService} from '../service/search/search-service.ts';
import {getConfig, page} from './page.ts';
import {SearchStore} from './search-store.ts';
import type {Services} from './services.ts';

/** Returns the store that the elements of an instance share; the first call creates it. */
export function getStore(instance = 'default'): SearchStore {
  const store = page.stores.get(instance) ?? createStore();
  page.stores.set(instance, store);
  return store;
}

/** Creates a store that is not shared, with the page's cache, session and event queue. */
export function createStore(): SearchStore {
  return new SearchStore(getServices());
}

/** Publishes the events that earlier pages could not, and the click that this page was opened with. */
export function publishWaiting(): void {
  countOpenedLink(getServices().analytics);
}

function getServices(): Services {
  page.services ??= createServices();
  return page.services;
}

function createServices(): Services {
  const config = getConfig();
  const analytics = new Analytics(config.events, () => page.settings.publish);
  return {config, analytics, search: new SearchService(config.endpoint, analytics)};
}
