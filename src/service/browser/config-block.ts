import {storeUrl} from '../../core/products/link.ts';
import type {Messages} from '../../i18n/translator.ts';
import type {Problems} from '../console/problems.ts';

/** The settings of a page, from the JSON block `<script type="application/json" data-storefront-search>`. */
export interface Settings {
  /** App proxy path of the service (§4.1). */
  readonly endpoint: string;
  /** The results page. */
  readonly searchUrl: string;
  /** Base of store-relative links; ends in `/`. */
  readonly rootUrl: string;
  /** UI language, BCP 47. */
  readonly locale: string;
  readonly currency: string | undefined;
  /** The currency of the service's prices; absent where `currency` is the only one, or the rate says all there is to know. */
  readonly baseCurrency?: string;
  readonly currencyRate: number | undefined;
  readonly moneyFormat?: string;
  /** The names of options whose values are shown as colours; those that mean “colour” if it is left out. */
  readonly swatchOptions?: readonly string[];
  /** Names under which the two events are published (§6). */
  readonly events: {readonly search: string; readonly click: string};
  readonly messages: Partial<Messages>;
}

export const DEFAULT_ENDPOINT = '/apps/searchapp/search';

/** Reports what the theme's developer has to fix. */
export type ReportProblem = <P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
) => unknown;

/**
 * Reads the text of a block. A block or a value that can't be used is reported and left out.
 *
 * @param base the page's address.
 */
export function readBlock(text: string, base: string, report: ReportProblem): Partial<Settings> {
  try {
    const block = JSON.parse(text);
    if (!/^\s*{/.test(text)) throw new TypeError(text);
    const checks = checksFor(base);
    const settings = pickValid<Partial<Settings>>(block, report, key =>
      Object.hasOwn(checks, key) ? checks[key as keyof Settings] : undefined,
    );
    // An unusable text does not discard the others.
    const {messages} = settings;
    return messages ? {...settings, messages: pickValid(messages, report, () => isMessage)} : settings;
  } catch (error) {
    report('notJson', error);
  }
  return {};
}

/** Whether a value is a language that `Intl` knows. */
export function isLocale(value: unknown): value is string {
  try {
    // A word of five letters or more could be a language, but none is.
    return new Intl.Locale(value as string).language.length < 4;
  } catch {
    return false;
  }
}

/** Returns something truthy for a usable value. */
type Check = (value: unknown) => unknown;
type Plural = {readonly other?: unknown} | null;

/** What each setting must be. */
const checksFor = (base: string): {readonly [K in keyof Required<Settings>]: Check} => ({
  endpoint: value => isAddress(value, base),
  searchUrl: value => isAddress(value, base),
  // Put before paths without being parsed again.
  rootUrl: value => isText(value) && /^\/(?![/\\])/.test(value as string),
  locale: isLocale,
  currency: isCurrency,
  baseCurrency: isCurrency,
  currencyRate: value => Number(value) > 0,
  moneyFormat: isText,
  swatchOptions: value => Array.isArray(value) && value.every(isText),
  events: value => isObject(value),
  // Its texts are checked one by one.
  messages: value => value instanceof Object,
});

/** Picks the valid values of an object. The others, and those of unknown keys, are reported. */
function pickValid<T extends object>(
  object: T,
  report: ReportProblem,
  checkOf: (key: string) => Check | undefined,
): T {
  const valid = Object.entries(object).filter(([key, value]) => {
    const check = checkOf(key);
    const holds = check?.(value);
    if (!holds && check) report('wrongSetting', key, value);
    else if (!check) report('unknownSetting', key);
    return holds;
  });
  return Object.fromEntries(valid) as T;
}

/** A text, or plural forms of one, some of which may be empty. */
const isMessage: Check = text => isText(text) || ((text as Plural)?.other && isObject(text, isString));

const isString = (value: unknown): boolean => typeof value === 'string';

function isText(value: unknown): unknown {
  return value && isString(value);
}

/** An address for links and requests, which get parameters of their own; only `http:` and `https:` are followed. */
function isAddress(value: unknown, base: string): unknown {
  return isText(value) && !/[?#]/.test(value as string) && storeUrl(value as string, '/', base);
}

/** @param is what each of its values must be. */
function isObject(value: unknown, is: (part: unknown) => unknown = isText): value is object {
  return value instanceof Object && Object.values(value).every(is);
}

function isCurrency(value: unknown): boolean {
  return /^[A-Z]{3}$/.test(value as string);
}
