import {globals} from './globals.ts';
import {getServices} from './page-services.ts';
import {SearchStore, type Services} from './search-store.ts';

/** Returns the store that the elements of an instance share; the first call creates it. */
export function getStore(instance = 'default'): SearchStore {
  const store = globals.stores.get(instance) ?? createStore();
  globals.stores.set(instance, store);
  return store;
}

/** Creates a store that is not shared; by default with the page's cache, session and event queue. */
export function createStore(services: Services = getServices()): SearchStore {
  return new SearchStore(services);
}
