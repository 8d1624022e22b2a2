import {createMoney, type Money} from '../core/money/money.ts';
import {moneyFormatter} from '../core/money/money-format.ts';
import {grammarOf, importMessages} from '../i18n/languages.ts';
import {createTranslate, type Translate} from '../i18n/translator.ts';
import type {Config} from '../service/browser/config.ts';

/** Translates messages and formats prices in the shopper's language. */
export interface Localization {
  /** A BCP 47 tag, such as `ja`. */
  readonly locale: string;
  readonly translate: Translate;
  readonly money: Money;
}

/** Loads the language of a configuration; English if the language's file can't be loaded. */
export async function loadLocalization(config: Config): Promise<Localization> {
  const {locale, moneyFormat} = config;
  const load = async (grammar: string) => ({grammar, messages: await importMessages(grammar)});
  const loading = load(grammarOf(locale)).catch(() => load('en'));
  const money = createMoney({...config, format: moneyFormat ? moneyFormatter(moneyFormat) : undefined});
  const {grammar, messages} = await loading;
  return {locale, translate: createTranslate(locale, messages, config.messages, grammar), money};
}
