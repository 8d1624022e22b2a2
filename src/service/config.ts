import type {Messages} from '../core/messages.ts';
import {platform} from './platform.ts';

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
  readonly baseCurrency: string | undefined;
  readonly currencyRate: number;
  readonly moneyFormat: string | undefined;
  /** Names under which the two events are published (§6). */
  readonly events: {readonly search: string; readonly click: string};
  readonly messages: Partial<Messages>;
}

/** Reads the page's block. A block or a value that can't be used is reported once and its default taken. */
export function readConfig(root: ParentNode = document): Config {
  const block = root.querySelector('script[type="application/json"][data-storefront-search]');
  const given = block ? parseBlock(block.textContent ?? '') : {};
  const {routes, locale, currency} = platform();
  const activeCurrency = given.currency ?? currency?.active;
  return {
    endpoint: given.endpoint ?? '/apps/searchapp/search',
    searchUrl: given.searchUrl ?? '/search',
    rootUrl: (given.rootUrl ?? routes?.root ?? '/').replace(/\/?$/, '/'),
    locale: given.locale ?? locale ?? (document.documentElement.lang || 'en'),
    requestLocale: given.locale ?? locale,
    currency: activeCurrency,
    baseCurrency: given.baseCurrency ?? activeCurrency,
    currencyRate: given.currencyRate ?? (Number(currency?.rate) || 1),
    moneyFormat: given.moneyFormat,
    events: {search: 'service_search', click: 'service_result_clicked', ...given.events},
    messages: given.messages ?? {},
  };
}

type Given = Partial<Omit<Config, 'requestLocale'>>;

function parseBlock(text: string): Given {
  try {
    const block: unknown = JSON.parse(text);
    if (isRecord(block)) return pickValid(block);
    report('the block is not a JSON object');
  } catch (error) {
    report(`the block is not JSON (${(error as Error).message})`);
  }
  return {};
}

type Check = readonly [expected: string, holds: (value: unknown) => boolean];

const text: Check = ['a text', value => typeof value === 'string' && value !== ''];
const path: Check = [
  'a path or address',
  value => text[1](value) && URL.canParse(String(value), location.href),
];
const language: Check = ['a language such as "ja"', value => works(() => new Intl.Locale(String(value)))];
const code: Check = [
  'a currency such as "JPY"',
  value => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
];
const rate: Check = ['a number over 0', value => typeof value === 'number' && value > 0 && value < Infinity];
const names: Check = ['an object of texts', value => isRecord(value) && Object.values(value).every(text[1])];
const messages: Check = [
  'an object of messages',
  value => isRecord(value) && Object.values(value).every(isMessage),
];

const checks: {[K in keyof Required<Given>]: Check} = {
  endpoint: path,
  searchUrl: path,
  rootUrl: path,
  locale: language,
  currency: code,
  baseCurrency: code,
  currencyRate: rate,
  moneyFormat: text,
  events: names,
  messages,
};

function pickValid(block: Readonly<Record<string, unknown>>): Given {
  const valid = Object.entries(block).filter(([key, value]) => {
    const check = Object.hasOwn(checks, key) ? checks[key as keyof Given] : undefined;
    if (!check) report(`"${key}" is no setting; there are ${Object.keys(checks).join(', ')}`);
    else if (!check[1](value)) report(`"${key}" must be ${check[0]}, not ${JSON.stringify(value)}`);
    return check?.[1](value);
  });
  return Object.fromEntries(valid);
}

const report = (problem: string) =>
  console.error(`storefront-search: in <script data-storefront-search>, ${problem}. The default is used.`);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMessage = (value: unknown) =>
  typeof value === 'string' || (isRecord(value) && typeof value.other === 'string');

function works(attempt: () => unknown): boolean {
  try {
    return Boolean(attempt());
  } catch {
    return false;
  }
}
