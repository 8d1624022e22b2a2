import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkAnswer} from '../../../src/conformance/rules/check-answer.ts';
import {ignoredMetafields} from '../../../src/conformance/rules/check-filters.ts';
import {BODY, facets, params, product, wire} from '../../support/stores/exchange.ts';
import {judge} from './judge.ts';

test('accepts an answer that keeps the contract', () => {
  assert.deepEqual(judge(BODY), []);
});

test('§2: reports a field outside the tables, at every depth', () => {
  assert.match(judge({...BODY, score: 1})[0] ?? '', /^§2: .*"score"/);
  assert.match(judge({...BODY, results: [{...product, score: 1}]})[0] ?? '', /^§2: results\[0\].*"score"/);
  assert.match(judge({...BODY, facets: {...facets, colours: []}})[0] ?? '', /^§2: facets.*"colours"/);
});

test('reports a wrong type under the rule of its field', () => {
  assert.match(
    judge({...BODY, suggestions: null})[0] ?? '',
    /^§2\.1 suggestions: suggestions: .*expected array/,
  );
  const [priced] = judge({...BODY, results: [{...product, price_min: '900'}]});
  assert.match(priced ?? '', /^§2\.2 price_min: results\[0\]\.price_min: .*expected number/);
  assert.match(
    judge({...BODY, facets: {...facets, tags: undefined}})[0] ?? '',
    /^§2\.3 tags: facets\.tags: /,
  );
});

test('§2.2 product_id, url, variant id: reports ids of another form, and an address outside the store', () => {
  const record = {...product, product_id: '12', url: 'https://elsewhere.example/a'};
  assert.deepEqual(judge({...BODY, results: [record]}), [
    '§2.2 product_id: results[0].product_id: must be gid://<platform>/<Kind>/<number>',
    '§2.2 url: results[0].url: must be relative to the store',
  ]);
  const variant = {id: 'gid://shop/ProductVariant/1', title: 'S', price: 1, available: true, options: []};
  assert.match(judge({...BODY, results: [{...product, variants: [variant]}]})[0] ?? '', /numeric string/);
});

test('§2.3 order, size, price_range: reports values out of order, too many values, and a price range from 0 to 0', () => {
  const vendors = [
    {value: 'A', count: 1},
    {value: 'B', count: 2},
  ];
  assert.deepEqual(judge({...BODY, facets: {...facets, vendors}}), [
    '§2.3 order: facets.vendors: “B” must come earlier',
  ]);
  const many = Array.from({length: 21}, (_, index) => ({value: String(index + 10), count: 1}));
  assert.match(judge({...BODY, facets: {...facets, tags: many}})[0] ?? '', /^§2\.3 size: facets\.tags: .*20/);
  assert.match(judge({...BODY, facets: {...facets, price_range: [0, 0]}})[0] ?? '', /^§2\.3 price_range/);
});

test('§2.2 image_url, §2.3 metafields: reports an empty image address and a metafield without its namespace', () => {
  assert.deepEqual(judge({...BODY, results: [{...product, image_url: ''}]}), [
    '§2.2 image_url: results[0].image_url: must be absent where there is no image',
  ]);
  const metafields = [{name: 'size', values: []}];
  assert.deepEqual(judge({...BODY, facets: {...facets, metafields}}), [
    '§2.3 metafields: facets.metafields[0].name: must be namespace.key',
  ]);
});

test('§4.1 paging 5: reports an echo of another request, but not a clamped value', () => {
  assert.match(
    judge({...BODY, query: 'lamp'})[0] ?? '',
    /^§4\.1 paging 5: query is "lamp" in the answer; it must be "tent"/,
  );
  assert.deepEqual(judge({...BODY, offset: 2000}, {}, params({offset: '2500'})), []);
  assert.deepEqual(judge(BODY, {}, params({sort: 'cheapest'})), []);
});

test('§4.1 browse content_type, browse facets: reports articles, and facets that browse never has', () => {
  const {content_type, price_min, price_max, compare_at_price, available, ...common} = product;
  const page = {content_type: 'page', ...common};
  const tags = [{value: 'camp', count: 1}];
  const found = judge(
    {...BODY, query: '*', results: [page], facets: {...facets, tags}},
    {},
    params({q: '*'}),
  );
  assert.deepEqual(found, [
    '§4.1 browse facets: facets.tags is not [] for q=*',
    '§4.1 browse products: q=* returned /products/dome-tent',
  ]);
});

test('§3 degraded, reduced: accepts a degraded answer of six keys, and reports one without a reason', () => {
  const reduced = {schemaVersion: 'v1', degraded: true, total: 0, results: [], facets: {}};
  assert.deepEqual(judge({...reduced, degraded_reason: 'sync_pending'}), []);
  assert.deepEqual(judge({...reduced, degraded_reason: null}), [
    '§3 degraded: degraded is true and degraded_reason is null',
  ]);
  assert.deepEqual(judge({...BODY, degraded_reason: 'odd'}), [
    '§3 usable: degraded is false and degraded_reason is "odd"',
  ]);
});

test('§7 503: accepts a 503 of the normal shape, and reports one that is not degraded', () => {
  const empty = {...BODY, total: 0, results: [], facets: {}};
  assert.deepEqual(judge({...empty, degraded: true, degraded_reason: 'down'}, {status: 503}), []);
  assert.deepEqual(judge(empty, {status: 503}), ['§7 503: degraded must be true in a 503']);
});

test('§7 body: reports further keys of a 4xx, and a code of another status', () => {
  assert.deepEqual(judge({error: 'no', code: 'query_required'}, {status: 400}), []);
  assert.match(judge({error: 'no', code: 'x', results: []}, {status: 400})[0] ?? '', /^§7 body: .*"results"/);
  assert.deepEqual(judge({error: 'no', code: 'query_required'}, {status: 403}), [
    '§7 body: the contract has no code "query_required" for a 403',
  ]);
  assert.deepEqual(judge({error: 'no', code: 'x'}, {status: 418}), [
    '§7 body: the contract has no status 418',
  ]);
});

test('§7 429: ignores the body of a 429', () => {
  assert.deepEqual(judge('<h1>Slow down</h1>', {status: 429, type: 'text/html'}), []);
});

test('§1.1, §1.3, §1.4: reports HTML, broken JSON, a redirect and a CORS header', () => {
  assert.deepEqual(judge('<h1>Store</h1>', {type: 'text/html'}), [
    '§1.1: the answer must be JSON, but text/html was sent',
  ]);
  assert.deepEqual(judge('<h1>Not found</h1>', {type: 'text/html', status: 404}), [
    '§1.1: the answer must be JSON, but text/html was sent with a 404: make sure that "endpoint" is the path of the app proxy',
  ]);
  assert.match(judge('{"schemaVersion":')[0] ?? '', /^§1\.1: the body is not valid JSON/);
  assert.match(judge(BODY, {redirected: true})[0] ?? '', /^§1\.3/);
  assert.match(judge(BODY, {cors: '*'})[0] ?? '', /^§1\.4/);
});

test('§4.1 metafield 5: notes that a metafield which is not among the facets was probably ignored', () => {
  const request = params();
  request.append('filter_metafield', 'custom.size:a:b');
  const {response} = checkAnswer(request, wire(BODY));
  assert.ok(response);
  assert.match(ignoredMetafields(request, response)[0] ?? '', /custom\.size was probably ignored/);
  const enabled = {...facets, metafields: [{name: 'custom.size', values: []}]};
  const other = checkAnswer(request, wire({...BODY, facets: enabled})).response;
  assert.ok(other);
  assert.deepEqual(ignoredMetafields(request, other), []);
});
