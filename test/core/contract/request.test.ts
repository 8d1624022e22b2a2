import assert from 'node:assert/strict';
import {test} from 'node:test';
import {offsetOfPage, pageAt, requestParams, type SearchRequest} from '../../../src/core/contract/request.ts';

const params = (changes: Partial<SearchRequest> = {}) =>
  requestParams({
    query: 'linen',
    filters: {},
    sort: 'relevance',
    limit: 24,
    offset: 0,
    ...changes,
  }).toString();

test('§4.1 contract, type, q, limit, offset, sort, §1.5, §1.7: a request names the contract, its type, its query, the page and the sort, in this order', () => {
  assert.equal(params(), 'contract=v1&type=search&q=linen&limit=24&offset=0&sort=relevance');
});

test('§4.1 locale: a request has a locale only if there is one', () => {
  assert.equal(
    params({locale: 'ja'}),
    'contract=v1&type=search&q=linen&locale=ja&limit=24&offset=0&sort=relevance',
  );
});

test('§8.7 repeated: filters come last in a fixed order, so that equal requests are equal strings', () => {
  const expected =
    'contract=v1&type=search&q=linen&limit=24&offset=48&sort=newest&filter_vendor=v&filter_tags=a%2Cb';
  const page = {offset: 48, sort: 'newest'} as const;
  assert.equal(params({...page, filters: {filter_tags: ['a', 'b'], filter_vendor: ['v']}}), expected);
  assert.equal(params({...page, filters: {filter_vendor: ['v'], filter_tags: ['a', 'b']}}), expected);
});

test('§4.1 q: a query with special characters is sent unchanged', () => {
  assert.equal(new URLSearchParams(params({query: '50% & “más” ＋🎁'})).get('q'), '50% & “más” ＋🎁');
});

test('§4.1 browse content_type: browse drops a filter for articles or pages, which it never finds', () => {
  const filters = {filter_content_type: ['article'], filter_vendor: ['v']};
  assert.ok(!params({query: '*', filters}).includes('filter_content_type'));
  assert.ok(params({query: '*', filters}).includes('filter_vendor=v'));
  assert.ok(params({query: 'linen', filters}).includes('filter_content_type=article'));
});

test('a page number and its offset convert into each other', () => {
  for (const page of [1, 2, 3, 40]) assert.equal(pageAt(offsetOfPage(page, 24), 24), page);
});

test('§8.4, §4.1 offset: a page past the ceiling is the last one below it', () => {
  assert.equal(offsetOfPage(1_000_000, 24), 1992);
  assert.equal(offsetOfPage(41, 50), 1950);
});

test('a page number below 1 means the first page', () => {
  assert.equal(offsetOfPage(0, 24), 0);
  assert.equal(offsetOfPage(-3, 24), 0);
});
