import {BROWSE, MAX_LIMIT, MAX_OFFSET, sorts} from '../../core/contract/constants.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';
import {checkFacets} from './check-facets.ts';
import {checkFilters} from './check-filters.ts';
import {expect, type Observation, observe, type RuleId} from './ledger.ts';

/** Checks the answer to a search against its request. */
export function checkResponse(
  params: URLSearchParams,
  status: number,
  response: SearchResponse,
): Observation[] {
  const always = [...checkState(status, response), ...checkEcho(params, response), ...checkSize(response)];
  if (response.degraded) return always;
  return [
    ...always,
    ...checkFacets(params, response),
    ...checkBrowse(params, response),
    ...checkFilters(params, response),
    ...checkOrder(params, response),
    ...(params.has('session_id') ? [] : observe('§4.1 session_id')),
  ];
}

function checkState(status: number, {degraded, degraded_reason: reason}: SearchResponse): Observation[] {
  if (status === 503) return observe('§3 failure');
  const problem = `degraded is ${degraded} and degraded_reason is ${JSON.stringify(reason)}`;
  if (!degraded) return expect('§3 usable', reason === null, problem);
  return [...expect('§3 degraded', reason !== null, problem), ...observe('§3 reduced')];
}

function checkSize({received, total, degraded, limit}: SearchResponse): Observation[] {
  const most = Math.min(limit ?? MAX_LIMIT, MAX_LIMIT);
  return [
    ...expect('§4.1 limit', received <= most, `the answer has ${received} results; the limit is ${most}`),
    ...expect(
      '§2.1 total',
      received <= total || degraded,
      `the answer has ${received} results; total is ${total}`,
    ),
  ];
}

/** Checks that the answer echoes its request, with defaults and clamps; a reduced body lacks the keys (§3). */
function checkEcho(params: URLSearchParams, response: SearchResponse): Observation[] {
  const {query, limit, offset, sort} = response;
  return [
    ...compare('§4.1 paging 5', 'query', query, params.get('q')),
    ...checkNumber(params, 'limit', limit, {byDefault: 8, most: MAX_LIMIT}),
    ...checkNumber(params, 'offset', offset, {byDefault: 0, most: MAX_OFFSET}),
    ...compare(params.has('sort') ? '§4.1 paging 5' : '§4.1 sort', 'sort', sort, expectedSort(params)),
  ];
}

/**
 * Checks the echo of a number. An absent or clamped number belongs to the rule of its parameter. An invalid one, a text or a
 * limit of 0, has no defined echo (§7.2).
 */
function checkNumber(
  params: URLSearchParams,
  name: 'limit' | 'offset',
  echo: number | undefined,
  {byDefault, most}: {readonly byDefault: number; readonly most: number},
): Observation[] {
  const sent = params.get(name);
  if (sent === null) return compare(`§4.1 ${name}`, name, echo, byDefault);
  if (!/^\d+$/.test(sent) || (name === 'limit' && Number(sent) === 0)) return [];
  if (Number(sent) <= most) return compare('§4.1 paging 5', name, echo, Number(sent));
  // §8.8: the contract does not define the effect of a limit above the maximum.
  const isUndefined = name === 'limit' && echo !== undefined && echo <= most;
  return compare(`§4.1 ${name}`, name, echo, isUndefined ? echo : most);
}

function expectedSort(params: URLSearchParams): string | undefined {
  const sort = params.get('sort') ?? 'relevance';
  return sorts.find(known => known === sort);
}

function compare(
  rule: RuleId,
  name: string,
  echo: string | number | undefined,
  expected: string | number | null | undefined,
): Observation[] {
  if (expected === undefined || echo === undefined) return [];
  return expect(
    rule,
    echo === expected,
    `${name} is ${JSON.stringify(echo)} in the answer; it must be ${JSON.stringify(expected)}`,
  );
}

function checkBrowse(params: URLSearchParams, response: SearchResponse): Observation[] {
  if (params.get('q') !== BROWSE) return [];
  const {facets, total} = response;
  const filled = (['tags', 'content_types', 'variant_options'] as const).filter(
    key => facets[key].length > 0,
  );
  return [
    ...observe(
      '§4.1 browse facets',
      filled.map(key => `facets.${key} is not [] for q=*`),
    ),
    ...checkBrowsedTypes(params.get('filter_content_type'), response),
    ...(total > 0 ? observe('§4.1 q *') : []),
  ];
}

/** Checks that browse returns products only. If a filter for another type was ignored, `checkFilters` reports it. */
function checkBrowsedTypes(type: string | null, {results}: SearchResponse): Observation[] {
  const others = results.filter(({content_type}) => content_type !== 'product');
  if (type === 'article' || type === 'page') {
    const isIgnored = results.length > others.length;
    return isIgnored ? [] : expect('§4.1 browse content_type', others.length === 0, `q=* returned ${type}s`);
  }
  if (results.length === 0) return [];
  return expect('§4.1 browse products', others.length === 0, `q=* returned ${others[0]?.url}`);
}

/** Checks that products come in the order of their lowest prices, or of their highest (§4.1 names neither). */
export function checkOrder(params: URLSearchParams, {results}: SearchResponse): Observation[] {
  const sort = params.get('sort');
  if (sort !== 'price_asc' && sort !== 'price_desc') return [];
  const products = results.filter(item => item.content_type === 'product');
  const orders = [products.map(item => item.price_min), products.map(item => item.price_max)];
  // Equal prices show no order.
  if (orders.some(prices => new Set(prices).size < 2)) return [];
  const direction = sort === 'price_asc' ? 1 : -1;
  const isOrdered = orders.some(prices =>
    prices.every((price, index) => direction * (price - (prices[index - 1] ?? price)) >= 0),
  );
  return expect('§4.1 sort', isOrdered, `the prices are in the order ${orders[0]?.slice(0, 6).join(', ')} …`);
}
