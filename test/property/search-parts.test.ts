import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import type {Batch} from '../../src/core/contract/answer.ts';
import {SearchError} from '../../src/core/contract/errors.ts';
import type {SearchRequest} from '../../src/core/contract/request.ts';
import type {Filters} from '../../src/core/filters/filters.ts';
import {searchParts} from '../../src/service/search/search-parts.ts';
import {answer, checkKnown, checkSearch, searches, searchesOfOptions} from './random-choices.ts';

const live = {ask: answer, peek: () => undefined};
const total = async (brand: string) => (await answer(request({filter_vendor: [brand]}))).response.total;

test('random searches find exactly what was chosen, each result once and in order, by requests of the contract’s shape', () =>
  fc.assert(
    fc.asyncProperty(searches(), async request => void (await checkSearch(request))),
    {numRuns: 100},
  ));

test('options of a small set that is known are chosen, with tags, prices, stock and sales, without a request', () =>
  fc.assert(fc.asyncProperty(searchesOfOptions(), checkKnown), {numRuns: 100}));

const request = (filters: Filters, changes: Partial<SearchRequest> = {}): SearchRequest => ({
  query: '*',
  filters,
  sort: 'relevance',
  limit: 24,
  offset: 0,
  ...changes,
});

const TWO_BRANDS = {filter_vendor: ['North Ridge', 'Coast & Pine']};

/** Answers parts from the demo's service, but those of one brand by `instead`. */
const without = (brand: string, instead: () => Promise<Batch>) => ({
  ask: (part: SearchRequest) => (part.filters.filter_vendor?.includes(brand) ? instead() : answer(part)),
  peek: () => undefined,
});

test('a part that fails leaves the others, and the answer says so', async () => {
  const source = without('Coast & Pine', () => Promise.reject(new SearchError('rate_limited')));
  const {response, merged} = await searchParts(request(TWO_BRANDS), source);
  const one = await answer(request({filter_vendor: ['North Ridge']}));
  assert.deepEqual(response.results, one.response.results);
  assert.deepEqual([merged?.isPartial, merged?.isEstimate, response.total], [true, true, one.response.total]);
});

test('a search fails as its first part does if all parts fail', async () => {
  const ask = () => Promise.reject(new SearchError('rate_limited', undefined, 5));
  await assert.rejects(searchParts(request(TWO_BRANDS), {ask, peek: () => undefined}), {
    code: 'rate_limited',
    retryAfter: 5,
  });
});

test('a part that is 3 s later than the first one is given up', async ({mock}) => {
  mock.timers.enable({apis: ['setTimeout']});
  const searching = searchParts(
    request(TWO_BRANDS),
    without('Coast & Pine', () => new Promise(() => {})),
  );
  await answer(request({filter_vendor: ['North Ridge']}));
  // The first part has the same answer, and waits for the other one now.
  await new Promise(setImmediate);
  mock.timers.tick(3000);
  assert.equal((await searching).merged?.isPartial, true);
});

test('totals and counts of brands add up, and those of options are about, until all results are known', async () => {
  const brands = await searchParts(request(TWO_BRANDS), live);
  assert.deepEqual(
    [brands.merged?.isEstimate, brands.response.total],
    [false, (await total('North Ridge')) + (await total('Coast & Pine'))],
  );
  assert.deepEqual(
    brands.response.facets.vendors.map(({count}) => count).reduce((sum = 0, count = 0) => sum + count, 0),
    brands.response.total,
  );
});

test('a set of at most 100 results is fetched once, and each option is counted without its own choices', async () => {
  const filters = {filter_option_name: ['サイズ', 'カラー'], filter_option_value: ['M', 'ネイビー']};
  const asked: SearchRequest[] = [];
  const ask = (part: SearchRequest) => {
    asked.push(part);
    return answer(part);
  };
  const {response, merged} = await searchParts(request(filters, {query: 'シャツ'}), {
    ask,
    peek: () => undefined,
  });
  assert.ok(asked.every(part => part.limit === 50 && !part.filters.filter_option_name));
  assert.equal(merged?.countsAlternatives, true);
  const kinds = response.facets.content_types.map(({value, count}) => [value, count]);
  assert.deepEqual(kinds, [['product', response.total]]);
  const sizes = response.facets.variant_options.find(({name}) => name === 'サイズ')?.values ?? [];
  for (const {value, count} of sizes) {
    const other = {filter_option_name: ['サイズ', 'カラー'], filter_option_value: [value, 'ネイビー']};
    const found = await searchParts(request(other, {query: 'シャツ'}), live);
    assert.equal(found.response.total, count, value);
  }
});
