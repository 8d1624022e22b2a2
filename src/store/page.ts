import type {Publish} from '../service/analytics/publish.ts';
import {type Config, readConfig} from '../service/browser/config.ts';
import {type Localization, loadLocalization} from './localization.ts';
import type {SearchStore} from './search-store.ts';
import type {PageServices} from './services.ts';

export type {Localization} from './localization.ts';

/** Settings that only a script can set; the page's JSON block holds all others. */
export interface Settings {
  /** Publishes the analytics events instead of `Shopify.analytics.publish`. */
  readonly publish?: Publish;
}

/** The functions of stores that the loader uses. */
export interface StoreCode {
  readonly getStore: (instance: string) => SearchStore;
  readonly settleEarlierPages: () => void;
}

/** The state that all elements of a page share, even if the page loads several copies of this code. */
export interface Page {
  readonly stores: Map<string, SearchStore>;
  /** The code of stores, when a theme's page has loaded it. */
  search?: StoreCode;
  settings: Settings;
  config?: Config;
  localization?: Promise<Localization> | undefined;
  services?: PageServices;
}

/** A registered symbol, so that a second copy of the bundle finds the state of the first. */
const KEY = Symbol.for('storefront-search.v1');
const shared = globalThis as {[KEY]?: Page};

shared[KEY] ??= {stores: new Map(), settings: {}};
export const page: Page = shared[KEY];

/** Sets what only a script can set. Call it before the first search is answered. */
export function configure(settings: Settings): void {
  page.settings = settings;
}

/** Returns the page's configuration; the first call reads it. */
export function getConfig(): Config {
  page.config ??= readConfig();
  return page.config;
}

/** Returns the page's language. Loads it once, or again after a failure. */
export function getLocalization(): Promise<Localization> {
  page.localization ??= loadLocalization(getConfig()).catch(error => {
    page.localization = undefined;
    throw error;
  });
  return page.localization;
}
