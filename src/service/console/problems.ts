import {MAX_LIMIT} from '../../core/contract/constants.ts';

const BLOCK = '<script data-storefront-search>';

/** The console messages for a theme's developer; each names what to fix. Few pages need any, so they are in a separate chunk. */
export const problems = {
  notJson: (error: unknown) =>
    `<script data-storefront-search> is not a JSON object (${(error as Error).message}). The defaults are used.`,
  unknownSetting: (key: string, place = BLOCK) =>
    `in ${place}, "${key}" is not a setting; the settings are ${[...settings.keys()].join(', ')}.`,
  wrongSetting: (key: string, value: unknown, place = BLOCK) =>
    `in ${place}, "${key}" must be ${settings.get(key) ?? 'a text, or plural forms with "other"'}, ` +
    `not ${JSON.stringify(value)}. The default is used.`,
  tooLate: (keys: readonly string[]) =>
    `configure() was called after the settings of the page had been read; ${keys.join(', ')} has no effect. ` +
    'Call it before the elements are on the page.',
  swatch: (place: string, expected: string, value: unknown) =>
    `in <script data-storefront-search>, the value of "swatches" for ${place} must be ${expected}, ` +
    `not ${JSON.stringify(value)}. It is left out.`,
  address: (problem: string) => leftOut("the page's address", problem),
  filters: (problem: string) => leftOut('the filters attribute of <search-results>', problem),
  facets: (unknown: readonly string[], known: readonly string[]) =>
    `in the facets attribute of <facet-panel>, ${unknown.join(', ')} is not a facet; the facets are ${known.join(', ')}.`,
  metafield: (value: string) => `filter_metafield ${value.split(':', 1)} is not enabled for filtering.`,
  seedsNotJson: (error: Error) =>
    `the data-facet-seeds of <facet-panel> are not a JSON object (${error.message}).`,
  seeds: (values: string, facet: string) =>
    `the data-facet-seeds of <facet-panel> must hold a list of ${values} under "${facet}".`,
  noField: () => 'the form in <search-box> has no <input name="q">.',
  redirect: (address: string) =>
    `redirect_url "${address}" is not followed: it must start with http: or https:.`,
  publisher: (name: string, error: unknown) => `the publisher failed on ${name}: ${error}`,
  records: (rejected: readonly string[]) =>
    `the service sent results that break its contract; they are left out: ${rejected.join('; ')}`,
  body: (faults: readonly string[]) =>
    `the service sent an answer that breaks its contract; these fields count as empty: ${faults.join('; ')}`,
  template: (mistake: string) => `${mistake}. The default is used.`,
  plan: () => 'the service answered plan_required: contract=v1 needs the Pro plan or above.',
};

export type Problems = typeof problems;

export function describeProblem<P extends keyof Problems>(
  problem: P,
  ...details: Parameters<Problems[P]>
): string {
  const describe: (...details: never[]) => string = problems[problem];
  return describe(...(details as never[]));
}

/** Logs a problem for the theme's developer, once. */
export function logProblem<P extends keyof Problems>(problem: P, ...details: Parameters<Problems[P]>): void {
  logLine(describeProblem(problem, ...details));
}

export function logLine(text: string): void {
  const line = `storefront-search: ${text}`;
  if (!logged.has(line)) console.error(line);
  logged.add(line);
}

export const logged = new Set<string>();

function leftOut(place: string, problem: string): string {
  const [name = ''] = problem.split('=');
  const isOneTooMany = / beside \d+ others$/.test(problem);
  const rule = isOneTooMany ? undefined : parameters.get(name);
  return `in ${place}, ${problem} ${rule ? `is not ${rule}` : "can't be searched for"}; it is left out.`;
}

const parameters = new Map(
  Object.entries({
    sort: 'relevance, price_asc, price_desc or newest',
    page: 'a whole number from 1',
    filter_price_min: 'a number from 0',
    filter_price_max: 'a number from 0',
    filter_available: 'true or false',
    filter_on_sale: 'true or false',
    filter_content_type: 'product, article or page',
    filter_metafield: 'namespace.key:value',
  }),
);

const settings = new Map(
  Object.entries({
    endpoint: 'a path without parameters',
    searchUrl: 'a path without parameters',
    pageSize: `a whole number from 1 to ${MAX_LIMIT}`,
    rootUrl: 'a path such as "/en/"',
    locale: 'a language such as "ja"',
    currency: 'a currency such as "JPY"',
    baseCurrency: 'a currency such as "JPY"',
    currencyRate: 'a number over 0',
    moneyFormat: 'a text',
    swatchOptions: 'a list of texts',
    swatches: 'an object of options, each with its values',
    ahead: 'off, prefetch or prerender',
    events: 'an object of texts',
    messages: 'an object of texts',
  }),
);
