import type {Publish} from '../service/analytics/publish.ts';
import {type Config, readConfig} from '../service/browser/config.ts';
import {type Localization, loadLocalization} from './localization.ts';
import type {SearchStore} from './search-store.ts';
import type {PageServices} from './services.ts';

export type {Localization} from './localization.ts';

/** What only a script can set; the rest of the configuration is the page's JSON block. */
export interface Settings {
  /** Another publisher of the analytics events than `Shopify.analytics.publish`. */
  readonly publish?: Publish;
}

/** What all elements of a page share, also when the page holds several copies of this code. */
export interface Page {
  readonly stores: Map<string, SearchStore>;
  settings: Settings;
  config?: Config;
  localization?: Promise<Localization> | undefined;
  services?: PageServices;
}

/** A registered symbol: a second copy of the bundle finds what the first one made. */
const KEY = Symbol.for('storefront-search.v1');
const shared = globalThis as {[KEY]?: Page};

shared[KEY] ??= {stores: new Map(), settings: {}};
export const page: Page = shared[KEY];

/** Sets what only a script can set. To be called before the first search is answered. */
export function configure(settings: Settings): void {
  page.settings = settings;
}

/** The page's configuration, read when it is first asked for. */
export function getConfig(): Config {
  page.config ??= readConfig();
  return page.config;
}

/** The page's language, loaded once; again after a failure. */
export function getLocalization(): Promise<Localization> {
  page.localization ??= loadLocalization(getConfig()).catch(error => {
    page.localization = undefined;
    throw error;
  });
  return page.localization;
}
