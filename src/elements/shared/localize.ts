import {createMoney, type Money, moneyFormatter} from '../../core/money/money.ts';
import {grammarOf, importLanguage} from '../../i18n/languages.ts';
import {createTranslate, type Translate} from '../../i18n/translator.ts';
import type {Config} from '../../service/browser/config.ts';
import {getConfig, globals} from '../../store/globals.ts';

/** Translates messages, formats prices and addresses pages in the shopper's language. */
export interface Localization {
  /** A BCP 47 tag, such as `ja`. */
  readonly locale: string;
  readonly translate: Translate;
  /** The language's words for colours: lines such as `black noir noire`. */
  readonly colours: string;
  readonly money: Money;
  /** The base of store-relative links; ends with `/`. */
  readonly rootUrl: string;
  /** The results page. */
  readonly searchUrl: string;
}

declare module '../../store/globals.ts' {
  interface Globals {
    localization?: Promise<Localization> | undefined;
  }
}

/** Returns the page's language. Loads it once, or again after a failure. */
export function getLocalization(): Promise<Localization> {
  globals.localization ??= loadLocalization(getConfig()).catch(error => {
    globals.localization = undefined;
    throw error;
  });
  return globals.localization;
}

/** Loads the language of a configuration; English if the language's file can't be loaded. */
export async function loadLocalization(config: Config): Promise<Localization> {
  const {locale, rootUrl, searchUrl, moneyFormat} = config;
  const load = async (grammar: string) => ({grammar, language: await importLanguage(grammar)});
  const {grammar, language} = await load(grammarOf(locale)).catch(() => load('en'));
  const {default: messages, colours = ''} = language;
  const money = createMoney({...config, format: moneyFormat ? moneyFormatter(moneyFormat) : undefined});
  const translate = createTranslate(locale, messages, config.messages, grammar);
  return {locale, rootUrl, searchUrl, translate, colours, money};
}
