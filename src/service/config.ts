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
    return pickValid(JSON.parse(text));
  } catch (error) {
    report(`the block is not a JSON object (${(error as Error).message})`);
  }
  return {};
}

/** What each setting must be, in words, and the test of it. */
const checks: {readonly [K in keyof Required<Given>]: readonly [string, (value: unknown) => boolean]} = {
  endpoint: ['a path', isText],
  searchUrl: ['a path', isText],
  rootUrl: ['a path', isText],
  locale: ['a language such as "ja"', value => works(() => new Intl.Locale(value as string))],
  currency: ['a currency such as "JPY"', isCurrency],
  baseCurrency: ['a currency such as "JPY"', isCurrency],
  currencyRate: ['a number over 0', value => typeof value === 'number' && value > 0],
  moneyFormat: ['a text', isText],
  events: ['an object of texts', isObject],
  messages: ['an object of texts', isObject],
};

function pickValid(block: object): Given {
  const valid = Object.entries(block).filter(([key, value]) => {
    const [expected, holds] = (Object.hasOwn(checks, key) && checks[key as keyof Given]) || [];
    if (!holds) report(`"${key}" is no setting; there are ${Object.keys(checks).join(', ')}`);
    else if (!holds(value)) report(`"${key}" must be ${expected}, not ${JSON.stringify(value)}`);
    return holds?.(value);
  });
  return Object.fromEntries(valid);
}

const report = (problem: string) =>
  console.error(`storefront-search: in <script data-storefront-search>, ${problem}. The default is used.`);

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** An object whose values are texts, or plural forms of one. */
function isObject(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every(part => isText(part) || isText(part?.other))
  );
}

function isCurrency(value: unknown): boolean {
  return works(() => new Intl.NumberFormat('en', {style: 'currency', currency: value as string}));
}

function works(attempt: () => unknown): boolean {
  try {
    return Boolean(attempt());
  } catch {
    return false;
  }
}
