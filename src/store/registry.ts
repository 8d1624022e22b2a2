import type {Publish} from '../service/analytics.ts';
import {readConfig} from '../service/config.ts';
import {SearchStore} from './search-store.ts';
import {createServices, type Services} from './services.ts';

/** What only a script can set; the rest of the configuration is the page's JSON block. */
export interface Settings {
  /** Another publisher of the analytics events than `Shopify.analytics.publish`. */
  readonly publish?: Publish;
}

/** What all copies of this code on a page share. */
interface Page {
  readonly stores: Map<string, SearchStore>;
  settings: Settings;
  services?: Services;
}

/** A registered symbol: a second copy of the bundle finds what the first one made. */
const KEY = Symbol.for('storefront-search.v1');

function page(): Page {
  const shared = globalThis as {[KEY]?: Page};
  shared[KEY] ??= {stores: new Map(), settings: {}};
  return shared[KEY];
}

/** Sets what only a script can set. To be called before the page's first element is defined. */
export function configure(settings: Settings): void {
  page().settings = settings;
}

/** The page's services, made from its config block by the first that asks. */
export function getServices(): Services {
  const shared = page();
  shared.services ??= createServices(readConfig(), shared.settings.publish);
  return shared.services;
}

/** The store that the elements of an instance share; the first that asks makes it. */
export function getStore(instance = 'default'): SearchStore {
  const {stores} = page();
  const store = stores.get(instance) ?? new SearchStore(getServices());
  stores.set(instance, store);
  return store;
}
