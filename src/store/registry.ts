import {Analytics} from '../service/analytics/analytics.ts';
import {SearchService} from '../service/search/search-service.ts';
import {getConfig, page} from './page.ts';
import {SearchStore} from './search-store.ts';
import type {Services} from './services.ts';

/** The store that the elements of an instance share; the first that asks makes it. */
export function getStore(instance = 'default'): SearchStore {
  const store = page.stores.get(instance) ?? createStore();
  page.stores.set(instance, store);
  return store;
}

/** A store of its own, on the page's cache, session and event queue. */
export function createStore(): SearchStore {
  return new SearchStore(getServices());
}

/** Publishes what earlier pages could not: events that wait, and the click that this page was opened with. */
export async function publishWaiting(): Promise<void> {
  const {countOpenedLink} = await import('../service/analytics/opened-link.ts');
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
