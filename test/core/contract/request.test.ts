import assert from 'node:assert/strict';
import {test} from 'node:test';
import {requestParams, type SearchRequest} from '../../../src/core/contract/request.ts';

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
