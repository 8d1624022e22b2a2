import type {Publish} from '../service/analytics/analytics.ts';
import {type Settings as BlockSettings, type Config, readConfig} from '../service/browser/config.ts';
import {report} from '../service/console/report.ts';
import type {SearchSource} from '../service/search/client.ts';
import type {SearchService} from '../service/search/search-service.ts';
import type {SearchStore, Services} from './search-store.ts';

/** The settings that a script can set: the settings of the page's JSON block, which it overrides, and functions. */
export interface Settings extends Partial<BlockSettings> {
  /** Publishes the analytics events instead of `Shopify.analytics.publish`. */
  readonly publish?: Publish;
  /** Answers searches instead of the service. */
  readonly search?: SearchSource;
}

/** The services that all stores of a page share: one configuration, one cache, one event queue. */
export interface PageServices extends Services {
  readonly search: SearchService;
}

/** The state that all elements of a page share, even if the page loads several copies of this code. */
export interface Globals {
  readonly stores: Map<string, SearchStore>;
  /** Functions that the loader uses, when their files are loaded. */
  getStore?: (instance: string) => SearchStore;
  publishLeftovers?: () => void;
  /** Loads the code of a list that starts with the theme's results. Set by the loader. */
  loadList?: () => Promise<void>;
  settings: Settings;
  config?: Config;
  /** Called with the settings that a script sets after the configuration was read. */
  onLateSettings?: (settings: Settings) => void;
  services?: PageServices;
  /** The event for which the code of search boxes began to load. */
  firstUse?: Event;
}

/** A registered symbol, so that a second copy of the bundle finds the state of the first. */
const KEY = Symbol.for('storefront-search.v1');
const shared = globalThis as {[KEY]?: Globals};

shared[KEY] ??= {stores: new Map(), settings: {}};
export const globals: Globals = shared[KEY];

/** Overrides settings of the page's JSON block. Call it before the elements are on the page, which read the settings once. */
export function configure(settings: Settings): void {
  globals.settings = {...globals.settings, ...settings};
  globals.onLateSettings?.(settings);
}

/** Returns the page's configuration; the first call reads it. */
export function getConfig(): Config {
  const {publish: _, search: _source, ...overrides} = globals.settings;
  globals.config ??= readConfig(overrides);
  globals.onLateSettings = reportLate;
  return globals.config;
}

/** Logs settings that come too late. A publisher is never late, because it is read for each event. */
function reportLate(settings: Settings): void {
  const {publish: _, ...others} = {...settings};
  const keys = Object.keys(others);
  if (keys[0]) void report('tooLate', keys);
}
