import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkRequest, type WireRequest} from '../../../src/conformance/page/check-request.ts';
import {params} from '../../support/stores/exchange.ts';

const HOME = 'https://store.example';

/** The sections of the findings against a request. */
function judge(request: URLSearchParams, parts: Partial<WireRequest> = {}): string[] {
  const url = new URL(`/apps/searchapp/search?${request}`, HOME);
  const plain = {url, home: HOME, method: 'GET', hasBody: false, consent: true};
  return checkRequest({...plain, ...parts}).map(({section}) => section);
}

test('accepts a request that keeps the contract', () => {
  const request = params({limit: '50', offset: '2000', sort: 'newest', locale: 'ja', filter_tags: 'a,b'});
  request.append('filter_metafield', 'custom.size:a:b');
  request.append('filter_metafield', 'custom.colour:c');
  assert.deepEqual(judge(request), []);
});

test('§8.2, §8.3, §8.4: reports a query of over 200 characters, a limit of over 50 and an offset of over 2000', () => {
  assert.deepEqual(judge(params({q: 'あ'.repeat(200)})), []);
  assert.deepEqual(judge(params({q: 'あ'.repeat(201)})), ['§4.1 q']);
  assert.deepEqual(judge(params({limit: '51'})), ['§4.1 limit']);
  assert.deepEqual(judge(params({limit: '0'})), ['§4.1 limit']);
  assert.deepEqual(judge(params({offset: '2001'})), ['§4.1 offset']);
});

test('§4.1 request: reports a parameter that is missing, unknown, sent twice or of a wrong value', () => {
  assert.deepEqual(judge(new URLSearchParams({contract: 'v1', session_id: 's'})), ['§4.1 type', '§4.1 q']);
  for (const name of ['page', 'constructor', '__proto__'])
    assert.deepEqual(judge(params({[name]: '2'})), ['§4.1'], name);
  const twice = params();
  twice.append('filter_vendor', 'A');
  twice.append('filter_vendor', 'B');
  assert.deepEqual(judge(twice), ['§4.1 filter_vendor']);
  assert.deepEqual(judge(params({sort: 'cheapest', filter_on_sale: '1'})), [
    '§4.1 sort',
    '§4.1 filter_on_sale',
  ]);
  assert.deepEqual(judge(params({filter_metafield: 'size:a'})), ['§4.1 filter_metafield']);
});

test('§4.1 filter_price_min, filter_price_max: reports a bound that is no number', () => {
  assert.deepEqual(judge(params({filter_price_min: '0', filter_price_max: '1990.50'})), []);
  assert.deepEqual(judge(params({filter_price_min: 'cheap', filter_price_max: ' '})), [
    '§4.1 filter_price_min',
    '§4.1 filter_price_max',
  ]);
});

test('§4.1 filter_option_name, browse content_type: reports half an option, and articles in browse', () => {
  assert.deepEqual(judge(params({filter_option_name: 'Size'})), ['§4.1 filter_option_name']);
  assert.deepEqual(judge(params({q: '*', filter_content_type: 'page'})), ['§4.1 browse']);
});

test('§1.3, §1.5, §4.1 request: reports a missing contract, another domain and another method', () => {
  const request = params();
  request.delete('contract');
  assert.deepEqual(judge(request), ['§1.5']);
  assert.deepEqual(judge(params(), {home: 'https://elsewhere.example'}), ['§1.8']);
  assert.deepEqual(judge(params(), {method: 'POST', hasBody: true}), ['§4.1 request']);
});

test('§4.1 session_id: reports a missing session if analytics is allowed, and any session if it is not', () => {
  const request = params();
  assert.deepEqual(judge(request, {consent: false}), ['§4.1 session_id']);
  request.delete('session_id');
  assert.deepEqual(judge(request), ['§4.1 session_id']);
  assert.deepEqual(judge(request, {consent: false}), []);
});
