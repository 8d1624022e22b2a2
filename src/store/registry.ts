import {SearchStore} from './search-store.ts';
import {createServices, type Services} from './services.ts';

/** What all copies of this code on a page share. */
interface Page {
  readonly stores: Map<string, SearchStore>;
  services?: Services;
}

/** A registered symbol: a second copy of the bundle finds what the first one made. */
const KEY = Symbol.for('storefront-search.v1');

function page(): Page {
  const shared = globalThis as {[KEY]?: Page};
  shared[KEY] ??= {stores: new Map()};
  return shared[KEY];
}

/** The page's services, made from its config block by the first that asks. */
export function getServices(): Services {
  const shared = page();
  shared.services ??= createServices();
  return shared.services;
}

/** The store that the elements of an instance share; the first that asks makes it. */
export function getStore(instance = 'default'): SearchStore {
  const {stores} = page();
  const store = stores.get(instance) ?? new SearchStore(getServices());
  stores.set(instance, store);
  return store;
}
