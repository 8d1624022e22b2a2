import {BROWSE} from '../../core/limits.ts';
import {clientFinding, type Finding} from './finding.ts';

/** A request as it was sent. */
export interface WireRequest {
  readonly url: URL;
  /** The store's own origin. */
  readonly home: string;
  readonly method: string;
  readonly hasBody: boolean;
  /** Whether the shopper allows analytics. */
  readonly consent: boolean;
}

/** Checks a request against §4.1 and §8. */
export function checkRequest({url, home, method, hasBody, consent}: WireRequest): Finding[] {
  const params = url.searchParams;
  const found: Finding[] = [];
  if (method !== 'GET' || hasBody)
    found.push(clientFinding('§4.1 request', 'a search is a GET without a body'));
  if (url.origin !== home)
    found.push(clientFinding('§1.8', 'the service is used from the store’s own domain'));
  if (params.get('contract') !== 'v1')
    found.push(clientFinding('§1.5', 'without contract=v1 the shape is no contract'));
  const session = params.get('session_id');
  if (consent && !session)
    found.push(clientFinding('§4.1 session_id', 'without one, the search is left out of analytics'));
  if (!consent && session)
    found.push(clientFinding('§4.1 session_id', 'sent although the shopper refused analytics'));
  return [...found, ...checkParams(params), ...checkPairs(params)];
}

/** One rule for each parameter, and what it says. */
const RULES: Readonly<Record<string, readonly [holds: (value: string) => boolean, says: string]>> = {
  contract: [() => true, ''],
  type: [value => value === 'search', 'is search'],
  q: [value => value.trim() !== '' && [...value].length <= 200, 'is 1 to 200 characters long (§8.2)'],
  session_id: [value => value !== '', 'is not empty'],
  limit: [value => isWhole(value, 1, 50), 'is an integer from 1 to 50 (§8.3)'],
  offset: [value => isWhole(value, 0, 2000), 'is an integer from 0 to 2000 (§8.4)'],
  sort: [oneOf('relevance', 'price_asc', 'price_desc', 'newest'), 'is one of four'],
  locale: [value => /^[a-z]{2,3}\b/i.test(value), 'is a language'],
  filter_vendor: [value => value !== '', 'is not empty'],
  filter_type: [value => value !== '', 'is not empty'],
  filter_tags: [value => value.split(',').every(tag => tag.trim() !== ''), 'is tags joined by commas'],
  filter_price_min: [isAmount, 'is a number'],
  filter_price_max: [isAmount, 'is a number'],
  filter_available: [oneOf('true', 'false'), 'is true or false'],
  filter_on_sale: [oneOf('true', 'false'), 'is true or false'],
  filter_content_type: [oneOf('product', 'article', 'page'), 'is product, article or page'],
  filter_collection: [value => value !== '', 'is a handle'],
  filter_option_name: [value => value !== '', 'is not empty'],
  filter_option_value: [value => value !== '', 'is not empty'],
  filter_metafield: [value => /^[^:.]+\.[^:]+:./s.test(value), 'is namespace.key:value'],
};

function checkParams(params: URLSearchParams): Finding[] {
  const missing = ['type', 'q'].filter(name => !params.has(name));
  const found = missing.map(name => clientFinding(`§4.1 ${name}`, 'is required'));
  for (const [name, value] of params) {
    const rule = RULES[name];
    if (!rule) found.push(clientFinding('§4.1', `${name} is no parameter of v1`));
    else if (!rule[0](value))
      found.push(clientFinding(`§4.1 ${name}`, `${rule[1]}, not “${value.slice(0, 40)}”`));
  }
  const repeated = new Set([...params.keys()].filter(name => params.getAll(name).length > 1));
  repeated.delete('filter_metafield');
  for (const name of repeated) found.push(clientFinding(`§4.1 ${name}`, 'is sent once'));
  return found;
}

/** Parameters that mean something together only. */
function checkPairs(params: URLSearchParams): Finding[] {
  const found: Finding[] = [];
  if (params.has('filter_option_name') !== params.has('filter_option_value')) {
    found.push(clientFinding('§4.1 filter_option_name', 'goes with filter_option_value'));
  }
  if (params.get('q') === BROWSE && ['article', 'page'].includes(params.get('filter_content_type') ?? '')) {
    found.push(clientFinding('§4.1 browse', 'q=* with articles or pages always finds nothing'));
  }
  return found;
}

function isWhole(value: string, least: number, most: number): boolean {
  return /^\d+$/.test(value) && Number(value) >= least && Number(value) <= most;
}

function isAmount(value: string): boolean {
  return value.trim() !== '' && Number.isFinite(Number(value));
}

function oneOf(...allowed: readonly string[]): (value: string) => boolean {
  return value => allowed.includes(value);
}
