import {MAX_LIMIT} from '../../core/contract/constants.ts';
import {storeUrl} from '../../core/products/link.ts';
import type {Messages} from '../../i18n/translator.ts';
import type {Problems} from '../console/problems.ts';
import {report} from '../console/report.ts';
import {platform} from '../shopify/platform.ts';

/** The settings of a page, completed by the platform's settings and the defaults. */
export interface Config extends Settings {
  /** The `locale` of requests (§4.1); only if the page or the platform sets one. */
  readonly requestLocale: string | undefined;
}

/**
 * Reads the page's configuration block. Reports each unusable block or value once and uses the default instead.
 *
 * @param overrides the settings of a script.
 */
export function readConfig(overrides: object = {}): Config {
  const block = document.querySelector('script[type="application/json"][data-storefront-search]');
  const given = {
    ...readBlock(block?.textContent ?? '{}', location.href, report),
    ...readSettings(overrides, location.href, report, 'configure()'),
  };
  const {routes, locale, currency} = platform();
  const {currency: active = currency?.active, baseCurrency} = given;
  // The platform's rate applies to its own active currency only.
  const rate = Number(given.currencyRate ?? (active === currency?.active && currency?.rate)) || undefined;
  if (baseCurrency && baseCurrency !== active && !rate) void report('wrongSetting', 'currencyRate', rate);
  const rootUrl = (given.rootUrl ?? routes?.root ?? '/').replace(/\/?$/, '/');
  return {
    endpoint: DEFAULT_ENDPOINT,
    searchUrl: `${rootUrl}search`,
    messages: {},
    ahead: 'prefetch',
    ...given,
    rootUrl,
    locale: [given.locale, locale, document.documentElement.lang].find(isLocale) ?? 'en',
    requestLocale: given.locale ?? locale,
    currency: active,
    currencyRate: rate,
    events: {search: 'service_search', click: 'service_result_clicked', ...given.events},
  };
}

/** The settings of a page, from the JSON block `<script type="application/json" data-storefront-search>`. */
export interface Settings {
  /** The service's app proxy path (§4.1). */
  readonly endpoint: string;
  /** The results page. */
  readonly searchUrl: string;
  /** Results per page of the results page, until it was opened on the device. */
  readonly pageSize?: number;
  /** The base of store-relative links; ends with `/`. */
  readonly rootUrl: string;
  /** The UI language, a BCP 47 tag. */
  readonly locale: string;
  readonly currency: string | undefined;
  /** The currency of the service's prices; `undefined` if it equals `currency`, or if `currencyRate` suffices. */
  readonly baseCurrency?: string;
  readonly currencyRate: number | undefined;
  readonly moneyFormat?: string;
  /** The names of options whose values are shown as colours; by default, all names that mean “colour”. */
  readonly swatchOptions?: readonly string[];
  /** The swatches of values, by the names of options and of their values: CSS colours and addresses of pictures. Checked on use. */
  readonly swatches?: Readonly<Record<string, unknown>>;
  /** How the browser loads the page that the shopper is about to open. */
  readonly ahead: 'off' | 'prefetch' | 'prerender';
  /** Names under which the two events are published (§6). */
  readonly events: {readonly search: string; readonly click: string};
  readonly messages: Partial<Messages>;
}

export const DEFAULT_ENDPOINT = '/apps/searchapp/search';

/** Reports a problem that the theme's developer has to fix. */
export type ReportProblem = <P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
) => unknown;

/**
 * Reads the text of a block. Reports and omits invalid settings.
 *
 * @param base the page's address.
 */
export function readBlock(text: string, base: string, report: ReportProblem): Partial<Settings> {
  try {
    const block = JSON.parse(text);
    if (!/^\s*{/.test(text)) throw new TypeError(text);
    return readSettings(block, base, report);
  } catch (error) {
    report('notJson', error);
  }
  return {};
}

/**
 * Reads settings. Reports and omits invalid ones.
 *
 * @param place where they are, for reports; by default the page's block.
 */
export function readSettings(
  settings: object,
  base: string,
  report: ReportProblem,
  place?: string,
): Partial<Settings> {
  const checks = checksFor(base);
  const checkOf = (key: string) => (Object.hasOwn(checks, key) ? checks[key as keyof Settings] : undefined);
  const valid = pickValid<Partial<Settings>>(settings, report, checkOf, place);
  // Checks messages one by one, so that an invalid one costs only itself.
  const {messages} = valid;
  return messages ? {...valid, messages: pickValid(messages, report, () => isMessage, place)} : valid;
}

/** Whether a value is a language tag that `Intl` accepts. */
export function isLocale(value: unknown): value is string {
  try {
    // BCP 47 reserves five to eight letters for languages, but none is registered; such a value is a mistake.
    return new Intl.Locale(value as string).language.length < 4;
  } catch {
    return false;
  }
}

/** Returns a truthy value for a valid setting. */
type Check = (value: unknown) => unknown;
type Plural = {readonly other?: unknown} | null;

const checksFor = (base: string): {readonly [K in keyof Required<Settings>]: Check} => ({
  endpoint: value => isAddress(value, base),
  searchUrl: value => isAddress(value, base),
  pageSize: value => Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_LIMIT,
  // Links prepend it to paths without parsing it again.
  rootUrl: value => isText(value) && /^\/(?![/\\])/.test(value as string),
  locale: isLocale,
  currency: isCurrency,
  baseCurrency: isCurrency,
  currencyRate: value => Number(value) > 0,
  moneyFormat: isText,
  swatchOptions: value => Array.isArray(value) && value.every(isText),
  swatches: value => value instanceof Object && !Array.isArray(value),
  ahead: value => ['off', 'prefetch', 'prerender'].includes(value as string),
  events: value => isObject(value),
  // `readSettings` checks the messages one by one.
  messages: value => value instanceof Object,
});

/** Picks the valid values of an object. Reports the others and unknown keys. */
function pickValid<T extends object>(
  object: T,
  report: ReportProblem,
  checkOf: (key: string) => Check | undefined,
  place?: string,
): T {
  const valid = Object.entries(object).filter(([key, value]) => {
    const check = checkOf(key);
    const holds = check?.(value);
    if (!holds && check) report('wrongSetting', key, value, place);
    else if (!check) report('unknownSetting', key, place);
    return holds;
  });
  return Object.fromEntries(valid) as T;
}

/** A message, or its plural forms, some of which may be empty. */
const isMessage: Check = text => isText(text) || ((text as Plural)?.other && isObject(text, isString));

const isString = (value: unknown): boolean => typeof value === 'string';

function isText(value: unknown): unknown {
  return value && isString(value);
}

/** Whether a value is an `http:` or `https:` address without a query or fragment, to which parameters can be added. */
function isAddress(value: unknown, base: string): unknown {
  return isText(value) && !/[?#]/.test(value as string) && storeUrl(value as string, '/', base);
}

/** @param is checks each of its values. */
function isObject(value: unknown, is: (part: unknown) => unknown = isText): value is object {
  return value instanceof Object && Object.values(value).every(is);
}

function isCurrency(value: unknown): boolean {
  return /^[A-Z]{3}$/.test(value as string);
}
