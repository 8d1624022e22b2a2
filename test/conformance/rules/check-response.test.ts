import assert from 'node:assert/strict';
import {test} from 'node:test';
import {BODY, facets, params, product} from '../../support/stores/exchange.ts';
import {judge, keptBy} from './judge.ts';

/** A search for a tent with filters. */
const filtered = (filters: Readonly<Record<string, string>>) => params(filters);

/** An answer with these products. */
function bodyOf(...products: readonly object[]) {
  const results = products.map((parts, index) => ({...product, handle: `tent-${index}`, ...parts}));
  return {...BODY, total: results.length, results, facets: {...facets, price_range: null}};
}

test('observes the rules of the received fields, and no others', () => {
  const kept = keptBy(BODY);
  for (const rule of ['§2', '§2.1 query_id', '§2.2 price_min', '§2.3 vendors', '§2.3 size', '§8.5'])
    assert.ok(kept.includes(rule), rule);
  for (const rule of ['§2.2 variants', '§2.2 author', '§2.3 label', '§3 degraded', '§7 429'])
    assert.ok(!kept.includes(rule), rule);
});

test('§2.1 keys: distinguishes a missing key from one of a wrong type', () => {
  const {results: _, ...others} = BODY;
  assert.match(judge(others)[0] ?? '', /^§2\.1 keys: results: /);
  assert.match(judge({...BODY, results: {}})[0] ?? '', /^§2\.1 results: /);
});

test('§2.3 tags: names the wrong facet of an answer without results, which may have no facets at all', () => {
  const empty = {...BODY, total: 0, results: [], facets: {}};
  assert.deepEqual(judge(empty), []);
  const odd = {...empty, facets: {...facets, price_range: null, tags: null}};
  assert.match(judge(odd).join('\n'), /^§2\.3 tags: facets\.tags: [^\n]*$/);
});

test('§4.1 limit, offset, sort: reports other defaults, and an offset that is not clamped', () => {
  assert.deepEqual(judge({...BODY, limit: 10}), ['§4.1 limit: limit is 10 in the answer; it must be 8']);
  assert.deepEqual(judge({...BODY, offset: 1}), ['§4.1 offset: offset is 1 in the answer; it must be 0']);
  assert.deepEqual(judge({...BODY, sort: 'newest'}), [
    '§4.1 sort: sort is "newest" in the answer; it must be "relevance"',
  ]);
  const beyond = params({offset: '2500', limit: '10'});
  assert.deepEqual(judge({...BODY, offset: 2500, limit: 10}, {}, beyond), [
    '§4.1 offset: offset is 2500 in the answer; it must be 2000',
  ]);
});

test('§4.1 limit: reports more results than the limit, and a limit above 50 only if it is granted', () => {
  const many = bodyOf(...Array.from({length: 51}, () => ({})));
  assert.match(
    judge({...many, limit: 100}, {}, params({limit: '100'})).join('\n'),
    /the answer has 51 results; the limit is 50/,
  );
  for (const limit of [8, 50]) assert.deepEqual(judge({...BODY, limit}, {}, params({limit: '100'})), []);
});

test('accepts any echo of a limit that is no whole number above 0', () => {
  for (const limit of ['0', '-1', 'many'])
    assert.deepEqual(judge({...BODY, limit: 8}, {}, params({limit})), []);
  assert.deepEqual(judge({...BODY, limit: 8}, {}, params({limit: '1'})).slice(0, 1), [
    '§4.1 paging 5: limit is 8 in the answer; it must be 1',
  ]);
});

test('§4.1 filter_tags: reports a result that lacks one of the tags', () => {
  const request = filtered({filter_tags: 'camp,winter'});
  assert.deepEqual(judge(bodyOf({tags: ['winter', 'camp']}), {}, request), []);
  assert.deepEqual(judge(bodyOf({tags: ['camp']}), {}, request), [
    '§4.1 filter_tags: filter_tags=camp,winter returned /products/dome-tent, which does not match',
  ]);
});

test('§4.1 filter_price_min, filter_price_max: reports a product whose prices are all out of bounds', () => {
  const body = bodyOf({price_min: 900, price_max: 1500});
  assert.deepEqual(judge(body, {}, filtered({filter_price_min: '1500', filter_price_max: '2000'})), []);
  assert.match(judge(body, {}, filtered({filter_price_min: '1501'}))[0] ?? '', /^§4\.1 filter_price_min/);
  assert.match(judge(body, {}, filtered({filter_price_max: '899'}))[0] ?? '', /^§4\.1 filter_price_max/);
});

test('§4.1 filter_available, filter_on_sale: reports a product that is sold out or not on sale', () => {
  assert.match(
    judge(bodyOf({available: false}), {}, filtered({filter_available: 'true'}))[0] ?? '',
    /available/,
  );
  assert.match(judge(bodyOf({}), {}, filtered({filter_on_sale: 'true'}))[0] ?? '', /filter_on_sale/);
  const variant = {id: '1', title: 'S', price: 1, compare_at_price: 2, available: true, options: []};
  for (const sale of [{compare_at_price: 2000}, {variants: [variant]}])
    assert.deepEqual(judge(bodyOf(sale), {}, filtered({filter_on_sale: 'true'})), []);
});

test('§4.1 filter_option_value: reports a product without the value, unless its variants did not come', () => {
  const request = filtered({filter_option_name: 'Size', filter_option_value: 'M'});
  const variant = (value: string) => ({
    ...{id: '1', title: value, price: 1, available: true},
    options: [{name: 'Size', value}],
  });
  assert.deepEqual(judge(bodyOf({variants: [variant('S'), variant('M')]}), {}, request), []);
  assert.deepEqual(judge(bodyOf({}), {}, request), []);
  assert.match(judge(bodyOf({variants: [variant('S')]}), {}, request)[0] ?? '', /^§4\.1 filter_option_value/);
});

test('§4.1 browse content_type, filter_content_type: distinguishes articles in browse from an ignored filter', () => {
  const request = params({q: '*', filter_content_type: 'article'});
  const {price_min, price_max, compare_at_price, available, ...common} = product;
  const article = {...common, content_type: 'article'};
  const browsed = (results: readonly object[]) => ({...BODY, query: '*', total: results.length, results});
  const empty = {...browsed([]), facets: {}};
  assert.deepEqual(judge(empty, {}, request), []);
  assert.ok(keptBy(empty, request).includes('§4.1 filter_content_type'));
  assert.deepEqual(judge(browsed([article]), {}, request), [
    '§4.1 browse content_type: q=* returned articles',
  ]);
  assert.match(judge(browsed([product]), {}, request).join('\n'), /^§4\.1 filter_content_type: [^\n]*$/);
});

test('§4.1 sort: reports prices out of order, by the lowest and by the highest price', () => {
  const prices = (...pairs: readonly (readonly [number, number])[]) =>
    bodyOf(...pairs.map(([price_min, price_max]) => ({price_min, price_max})));
  const sorted = (body: object) => judge({...body, sort: 'price_asc'}, {}, params({sort: 'price_asc'}));
  assert.deepEqual(sorted(prices([1, 9], [2, 2])), []);
  assert.deepEqual(sorted(prices([2, 2], [1, 9])), []);
  assert.match(sorted(prices([3, 3], [1, 2]))[0] ?? '', /^§4\.1 sort: the prices are in the order 3, 1/);
});

test('§2.3 price_range, on_sale_count: reports a product outside the range, and more sales than results', () => {
  const range = {...facets, price_range: [1000, 1500]};
  assert.match(
    judge({...BODY, facets: range})[0] ?? '',
    /^§2\.3 price_range: dome-tent costs 900 to 1500, which is outside/,
  );
  assert.deepEqual(judge({...BODY, facets: range}, {}, filtered({filter_price_min: '1000'})), []);
  assert.deepEqual(judge({...BODY, facets: {...facets, on_sale_count: 2}}), [
    '§2.3 on_sale_count: on_sale_count is 2, but total is 1',
  ]);
});

test('§7 query_required, query_too_long, invalid_type, unsupported_contract: reports another answer to a faulty request', () => {
  const faults: readonly (readonly [code: string, request: URLSearchParams])[] = [
    ['query_required', new URLSearchParams({contract: 'v1', type: 'search'})],
    ['query_too_long', params({q: 'a'.repeat(201)})],
    ['invalid_type', params({type: 'find'})],
    ['unsupported_contract', params({contract: 'v2'})],
    ['unsupported_contract_type', params({type: 'suggest'})],
  ];
  for (const [code, request] of faults) {
    assert.deepEqual(judge({error: 'no', code}, {status: 400}, request), []);
    assert.deepEqual(judge({error: 'no', code: 'plan_required'}, {status: 403}, request), []);
    assert.deepEqual(judge(BODY, {}, request), [`§7 ${code}: the status was 200 instead of 400`]);
    const other = code === 'invalid_type' ? 'query_required' : 'invalid_type';
    assert.deepEqual(judge({error: 'no', code: other}, {status: 400}, request), [
      `§7 ${code}: the code was "${other}"`,
    ]);
  }
});

test('§9.6: reports the documented shape without contract=v1, and a refusal, but no internal shape', () => {
  const request = new URLSearchParams({type: 'search', q: 'tent'});
  assert.deepEqual(judge({hits: []}, {}, request), []);
  assert.deepEqual(judge(BODY, {}, request), [
    '§9.6: schemaVersion is “v1” although the request had no contract=v1',
  ]);
  assert.deepEqual(judge({error: 'no', code: 'x'}, {status: 400}, request), [
    '§7 body: the contract has no code "x" for a 400',
    '§9.6: the code "x" was sent for a request without contract=v1',
  ]);
});
