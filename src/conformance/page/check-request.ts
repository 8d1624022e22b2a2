import {
  BROWSE,
  contentTypes,
  MAX_LIMIT,
  MAX_OFFSET,
  MAX_QUERY_LENGTH,
  sorts,
} from '../../core/contract/constants.ts';
import {clientFinding, type Finding} from './finding.ts';

/** A request as sent. */
export interface WireRequest {
  readonly url: URL;
  /** The store's origin. */
  readonly home: string;
  readonly method: string;
  readonly hasBody: boolean;
  /** Whether the shopper allows analytics. */
  readonly consent: boolean;
}

/** Checks a request against §4.1 and §8. */
export function checkRequest(request: WireRequest): Finding[] {
  const params = request.url.searchParams;
  return [
    ...checkTransport(request),
    ...checkSession(params, request.consent),
    ...checkParams(params),
    ...checkPairs(params),
  ];
}

function checkTransport({url, home, method, hasBody}: WireRequest): Finding[] {
  const found: Finding[] = [];
  if (method !== 'GET' || hasBody)
    found.push(clientFinding('§4.1 request', 'a search must be a GET request without a body'));
  if (url.origin !== home) found.push(clientFinding('§1.8', 'the request must go to the store’s own domain'));
  if (url.searchParams.get('contract') !== 'v1')
    found.push(clientFinding('§1.5', 'contract=v1 is missing, so the shape of the answer is not guaranteed'));
  return found;
}

function checkSession(params: URLSearchParams, consent: boolean): Finding[] {
  const hasSession = Boolean(params.get('session_id'));
  if (hasSession === consent) return [];
  const text = consent
    ? 'session_id is missing, so analytics does not count the search'
    : 'session_id was sent although the shopper refused analytics';
  return [clientFinding('§4.1 session_id', text)];
}

function checkParams(params: URLSearchParams): Finding[] {
  const missing = ['type', 'q'].filter(name => !params.has(name));
  const found = missing.map(name => clientFinding(`§4.1 ${name}`, `${name} is missing`));
  for (const [name, value] of params) {
    const rule = RULES.get(name);
    if (!rule) found.push(clientFinding('§4.1', `${name} is not a parameter of v1`));
    else if (!rule.accepts(value))
      found.push(clientFinding(`§4.1 ${name}`, `${name} must be ${rule.words}, not “${value.slice(0, 40)}”`));
  }
  const repeated = new Set([...params.keys()].filter(name => params.getAll(name).length > 1));
  repeated.delete('filter_metafield');
  for (const name of repeated) found.push(clientFinding(`§4.1 ${name}`, `${name} must be sent only once`));
  return found;
}

const filled: Rule = {accepts: value => value !== '', words: 'a text'};
const amount: Rule = {
  accepts: value => value.trim() !== '' && Number.isFinite(Number(value)),
  words: 'a number',
};
const flag: Rule = oneOf(['true', 'false'], 'true or false');

/** Rules for the parameters of §4.1. */
const RULES = new Map(
  Object.entries<Rule>({
    // `checkTransport` checks it (§1.5).
    contract: {accepts: () => true, words: ''},
    type: oneOf(['search'], 'search'),
    q: {
      accepts: value => value.trim() !== '' && [...value].length <= MAX_QUERY_LENGTH,
      words: '1 to 200 characters long (§8.2)',
    },
    session_id: filled,
    limit: {
      accepts: value => isWholeNumber(value, 1, MAX_LIMIT),
      words: 'a whole number from 1 to 50 (§8.3)',
    },
    offset: {
      accepts: value => isWholeNumber(value, 0, MAX_OFFSET),
      words: 'a whole number from 0 to 2000 (§8.4)',
    },
    sort: oneOf(sorts, 'relevance, price_asc, price_desc or newest'),
    locale: {accepts: value => /^[a-z]{2,3}\b/i.test(value), words: 'a language such as ja'},
    filter_vendor: filled,
    filter_type: filled,
    filter_tags: {
      accepts: value => value.split(',').every(tag => tag.trim() !== ''),
      words: 'tags separated by commas',
    },
    filter_price_min: amount,
    filter_price_max: amount,
    filter_available: flag,
    filter_on_sale: flag,
    filter_content_type: oneOf(contentTypes, 'product, article or page'),
    filter_collection: {...filled, words: 'a handle'},
    filter_option_name: filled,
    filter_option_value: filled,
    filter_metafield: {accepts: isMetafieldPair, words: 'namespace.key:value'},
  }),
);

function oneOf(allowed: readonly string[], words: string): Rule {
  return {accepts: value => allowed.includes(value), words};
}

/** Matches `namespace.key:value`, where the first colon ends the key (§4.1 metafield 2). */
function isMetafieldPair(value: string): boolean {
  return /^[^:.]+\.[^:]+:./s.test(value);
}

/** Checks parameters that depend on each other. */
function checkPairs(params: URLSearchParams): Finding[] {
  const found: Finding[] = [];
  if (params.has('filter_option_name') !== params.has('filter_option_value')) {
    found.push(
      clientFinding(
        '§4.1 filter_option_name',
        'filter_option_name and filter_option_value must be sent together',
      ),
    );
  }
  if (params.get('q') === BROWSE && ['article', 'page'].includes(params.get('filter_content_type') ?? '')) {
    found.push(clientFinding('§4.1 browse', 'q=* with articles or pages always finds nothing'));
  }
  return found;
}

/** A rule for the value of a parameter or an attribute, and its wording after “must be”. */
export interface Rule {
  readonly accepts: (value: string) => boolean;
  readonly words: string;
}

export function isWholeNumber(value: string, least: number, most = Number.POSITIVE_INFINITY): boolean {
  return isDigits(value) && Number(value) >= least && Number(value) <= most;
}

export function isDigits(value: string): boolean {
  return /^\d+$/.test(value);
}
