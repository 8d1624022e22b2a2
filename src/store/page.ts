import {createSay, type Say} from '../core/messages.ts';
import {createMoney, type Money} from '../core/money.ts';
import type {Publish} from '../service/analytics.ts';
import {type Config, readConfig} from '../service/config.ts';
import {loadMessages} from '../service/language.ts';
import type {SearchStore} from './search-store.ts';
import type {Services} from './services.ts';

/** What only a script can set; the rest of the configuration is the page's JSON block. */
export interface Settings {
  /** Another publisher of the analytics events than `Shopify.analytics.publish`. */
  readonly publish?: Publish;
}

/** How things are said and priced in the shopper's language. */
export interface Texts {
  readonly say: Say;
  readonly money: Money;
}

/** What all elements of a page share, also when the page holds several copies of this code. */
interface Page {
  readonly stores: Map<string, SearchStore>;
  settings: Settings;
  config?: Config;
  texts?: Promise<Texts> | undefined;
  services?: Services;
}

/** A registered symbol: a second copy of the bundle finds what the first one made. */
const KEY = Symbol.for('storefront-search.v1');
const shared = globalThis as {[KEY]?: Page};

shared[KEY] ??= {stores: new Map(), settings: {}};
export const page: Page = shared[KEY];

/** Sets what only a script can set. To be called before the page's first element is defined. */
export function configure(settings: Settings): void {
  page.settings = settings;
}

/** The page's configuration, read when it is first asked for. */
export function getConfig(): Config {
  page.config ??= readConfig();
  return page.config;
}

/** The page's language; its chunk is fetched when it is first asked for, and again where that failed. */
export function getTexts(): Promise<Texts> {
  page.texts ??= loadTexts(getConfig()).catch(error => {
    page.texts = undefined;
    throw error;
  });
  return page.texts;
}

async function loadTexts(config: Config): Promise<Texts> {
  const {locale, moneyFormat} = config;
  // Few stores need their own format, so its code is fetched only there.
  const [messages, money] = await Promise.all([
    loadMessages(locale),
    moneyFormat ? import('../core/money-format.ts') : undefined,
  ]);
  return {
    say: createSay(locale, messages, config.messages),
    money: createMoney({...config, format: moneyFormat ? money?.moneyFormatter(moneyFormat) : undefined}),
  };
}
