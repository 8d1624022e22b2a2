import {createSay, type Say} from '../core/messages.ts';
import {createMoney, type Money} from '../core/money.ts';
import {Analytics, type Publish} from '../service/analytics.ts';
import type {Config} from '../service/config.ts';
import {loadMessages} from '../service/language.ts';
import {SearchService} from '../service/search-service.ts';

/** The doors to the outside that all stores of a page share: one configuration, one cache, one event queue. */
export interface Services {
  readonly config: Config;
  readonly analytics: Analytics;
  readonly search: SearchService;
  /** How things are said and priced in the shopper's language; its chunk is fetched when first asked for. */
  texts(): Promise<Texts>;
}

export interface Texts {
  readonly say: Say;
  readonly money: Money;
}

/** @param publish another publisher than the platform's. */
export function createServices(config: Config, publish?: Publish): Services {
  const analytics = new Analytics(config.events, publish);
  let texts: Promise<Texts> | undefined;
  return {
    config,
    analytics,
    search: new SearchService(config.endpoint, analytics),
    texts: () => (texts ??= loadTexts(config)),
  };
}

async function loadTexts(config: Config): Promise<Texts> {
  const messages = await loadMessages(config.locale);
  return {say: createSay(config.locale, messages, config.messages), money: createMoney(config)};
}
