import {storeUrl} from '../../core/products/link.ts';
import type {Messages} from '../../i18n/translator.ts';
import {report} from '../console/report.ts';
import {platform} from '../shopify/platform.ts';

/** What a page says of its store: the JSON block `<script type="application/json" data-storefront-search>`. */
export interface Config {
  /** App proxy path of the service (§4.1). */
  readonly endpoint: string;
  /** The results page. */
  readonly searchUrl: string;
  /** Base of store-relative links; ends in `/`. */
  readonly rootUrl: string;
  /** UI language, BCP 47. */
  readonly locale: string;
  /** Sent as `locale` (§4.1); only where the page or the platform names it. */
  readonly requestLocale: string | undefined;
  readonly currency: string | undefined;
  /** That of the service's prices; not told where `currency` is the only one, or the rate says all there is to know. */
  readonly baseCurrency?: string;
  readonly currencyRate: number | undefined;
  readonly moneyFormat?: string;
  /** Names under which the two events are published (§6). */
  readonly events: {readonly search: string; readonly click: string};
  readonly messages: Partial<Messages>;
}

/** Reads the page's block. A block or a value that can't be used is reported once and its default taken. */
export function readConfig(): Config {
  const block = document.querySelector('script[type="application/json"][data-storefront-search]');
  const given = parseBlock(block?.textContent ?? '{}');
  const {routes, locale, currency} = platform();
  const {currency: active = currency?.active, baseCurrency} = given;
  // The platform's rate is that of its own currency.
  const rate = Number(given.currencyRate ?? (active === currency?.active && currency?.rate)) || undefined;
  if (baseCurrency && baseCurrency !== active && !rate) void report('wrongSetting', 'currencyRate', rate);
  const rootUrl = (given.rootUrl ?? routes?.root ?? '/').replace(/\/?$/, '/');
  return {
    endpoint: '/apps/searchapp/search',
    // Below the root of the shopper's language.
    searchUrl: `${rootUrl}search`,
    ...given,
    // A text that can't be used takes no other with it.
    messages: pickValid(given.messages ?? {}, () => isMessage),
    rootUrl,
    locale: [given.locale, locale, document.documentElement.lang].find(isLocale) ?? 'en',
    requestLocale: given.locale ?? locale,
    currency: active,
    currencyRate: rate,
    events: {search: 'service_search', click: 'service_result_clicked', ...given.events},
  };
}

type Plural = {readonly other?: unknown} | null;
type Given = Partial<Omit<Config, 'requestLocale'>>;
/** Gives something truthy for a value that can be used. */
type Check = (value: unknown) => unknown;

function parseBlock(text: string): Given {
  try {
    const block = JSON.parse(text);
    if (!/^\s*{/.test(text)) throw new TypeError(text);
    return pickValid<Given>(block, key =>
      Object.hasOwn(checks, key) ? checks[key as keyof Given] : undefined,
    );
  } catch (error) {
    void report('notJson', error);
  }
  return {};
}

/** What each setting must be. */
const checks: {readonly [K in keyof Required<Given>]: Check} = {
  endpoint: isAddress,
  searchUrl: isAddress,
  // Stands before paths without being read again.
  rootUrl: value => isText(value) && /^\/(?![/\\])/.test(value as string),
  locale: isLocale,
  currency: isCurrency,
  baseCurrency: isCurrency,
  currencyRate: value => Number(value) > 0,
  moneyFormat: isText,
  events: isObject,
  // Its texts are looked at one by one.
  messages: value => value instanceof Object,
};

/** What holds of an object. What does not is reported and left out, and what nothing is known of. */
function pickValid<T extends object>(object: T, checkOf: (key: string) => Check | undefined): T {
  const valid = Object.entries(object).filter(([key, value]) => {
    const check = checkOf(key);
    const holds = check?.(value);
    if (!holds) void report(check ? 'wrongSetting' : 'unknownSetting', key, value);
    return holds;
  });
  return Object.fromEntries(valid) as T;
}

/** A text, or plural forms of one, of which some may say nothing. */
const isMessage: Check = text => isText(text) || ((text as Plural)?.other && isObject(text, isString));

const isString = (value: unknown): boolean => typeof value === 'string';

function isText(value: unknown): unknown {
  return value && isString(value);
}

/** Links and requests are made of it, with parameters of their own: nothing but `http:` and `https:` is followed. */
function isAddress(value: unknown): unknown {
  return isText(value) && !/[?#]/.test(value as string) && storeUrl(value as string, '/', location.href);
}

/** @param is what each of its values must be. */
function isObject(value: unknown, is: (part: unknown) => unknown = isText): value is object {
  return value instanceof Object && Object.values(value).every(is);
}

function isCurrency(value: unknown): boolean {
  return /^[A-Z]{3}$/.test(value as string);
}

function isLocale(value: unknown): value is string {
  try {
    // A word of five letters or more could be a language, but none is.
    return new Intl.Locale(value as string).language.length < 4;
  } catch {
    return false;
  }
}
