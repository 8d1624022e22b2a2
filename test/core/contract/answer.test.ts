import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  type Answer,
  answerOf,
  append,
  attributionOf,
  type Batch,
  excludeHandle,
  nextOffset,
  prepend,
  previousOffset,
} from '../../../src/core/contract/answer.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {body, product} from '../../support/stores/bodies.ts';

/** Creates a page of ten results from `offset` on, with a query id of its own; the products are 0 to 99. */
function pageAt(offset: number, changes: Record<string, unknown> = {}, sessionId?: string): Batch {
  const results = Array.from({length: 10}, (_, index) => product({product_id: `product ${offset + index}`}));
  const request = {query: 'x', filters: {}, sort: 'relevance', limit: 10, offset} as const;
  const named = {query_id: `query ${offset}`, measurement_proof: `proof ${offset}`};
  const response = readResponse(body({results, total: 100, limit: 10, offset, ...named, ...changes}));
  return {request, response, sessionId, at: 0};
}

const ids = ({hits}: Answer) => hits.map(({item}) => item.product_id.slice('product '.length));
const positions = ({hits}: Answer) => hits.map(({position}) => position);

test('§6 click position: an answer of one page numbers its hits from the page’s offset, counted from zero', () => {
  const answer = answerOf(pageAt(20));
  assert.deepEqual(positions(answer), [20, 21, 22, 23, 24, 25, 26, 27, 28, 29]);
  assert.equal(positions(answerOf(pageAt(0)))[0], 0);
});

test('an answer has the offsets of the pages before and after it', () => {
  assert.deepEqual([answerOf(pageAt(20)).previous, answerOf(pageAt(20)).next], [10, 30]);
  assert.deepEqual([answerOf(pageAt(0)).previous, answerOf(pageAt(90)).next], [undefined, undefined]);
});

test('§4.1 paging 2: a rejected record counts as received, so that the next page does not overlap', () => {
  const results = [product({product_id: 'product 0'}), 'bad', product({product_id: 'product 2'})];
  const answer = answerOf(pageAt(0, {results}));
  assert.equal(answer.hits.length, 2);
  assert.equal(answer.next, 3);
});

test('an appended page follows the last one, and its facets and total are used', () => {
  const answer = append(answerOf(pageAt(10)), pageAt(20, {total: 99}));
  assert.deepEqual([answer.previous, answer.next, answer.total], [0, 30, 99]);
  assert.deepEqual(
    positions(answer),
    Array.from({length: 20}, (_, index) => 10 + index),
  );
});

test('a prepended page precedes the first one', () => {
  const answer = prepend(answerOf(pageAt(20)), pageAt(10));
  assert.deepEqual([answer.previous, answer.next], [0, 30]);
  assert.equal(ids(answer)[0], '10');
  assert.equal(ids(answer).at(-1), '29');
});

test('§4.1 paging 4: an item that moved to the next page is not repeated', () => {
  const moved = [product({product_id: 'product 9'}), product({product_id: 'product 11'})];
  const answer = append(answerOf(pageAt(0)), pageAt(10, {results: moved}));
  assert.deepEqual(ids(answer).slice(-2), ['9', '11']);
  assert.equal(new Set(ids(answer)).size, answer.hits.length);
  // Positions are those on screen, so a removed item leaves no gap.
  assert.equal(answer.hits.at(-1)?.position, 10);
});

test('§6.3: every hit keeps the attribution of its own response', () => {
  const answer = prepend(append(answerOf(pageAt(10, {}, 's')), pageAt(20, {}, 's')), pageAt(0, {}, 's'));
  const queries = answer.hits.map(hit => hit.attribution?.query_id);
  assert.deepEqual([queries[0], queries[10], queries[20]], ['query 0', 'query 10', 'query 20']);
  assert.deepEqual(answer.hits[15]?.attribution, {
    query_id: 'query 10',
    session_id: 's',
    measurement_proof: 'proof 10',
  });
});

test('an attribution without one of its fields is undefined', () => {
  assert.ok(attributionOf(pageAt(0, {}, 's')));
  assert.equal(attributionOf(pageAt(0)), undefined);
  assert.equal(attributionOf(pageAt(0, {query_id: undefined}, 's')), undefined);
  assert.equal(attributionOf(pageAt(0, {measurement_proof: undefined}, 's')), undefined);
});

test('an answer keeps the response’s fields, except those for paging', () => {
  const answer = answerOf(pageAt(0, {suggestions: ['y'], redirect_url: '/pages/x'}));
  assert.deepEqual(answer.suggestions, ['y']);
  assert.equal(answer.redirect_url, '/pages/x');
  for (const key of ['results', 'received', 'rejected', 'faults', 'offset', 'limit'])
    assert.ok(!(key in answer), key);
});

test('an excluded item reduces the total if all results are here, but not if a degraded service reports 0', () => {
  const handle = 'left-out';
  const results = [product({handle}), product({product_id: 'another'})];
  const left = (total: number) => excludeHandle(answerOf(pageAt(0, {results, total})), handle).total;
  assert.deepEqual([2, 0].map(left), [1, 0]);
});

test('§4.1 paging 3: an excluded item leaves the total of a list that ends at the offset ceiling', () => {
  const handle = 'left-out';
  const last = pageAt(1999, {results: [product({handle})], total: 5000});
  const whole = append(answerOf(pageAt(0, {results: [product({product_id: 'first'})], total: 5000})), last);
  assert.equal(excludeHandle(whole, handle).total, 5000);
});

test('§4.1 paging 2, paging 1: the next page starts after the received results', () => {
  assert.equal(nextOffset(0, 24, 100), 24);
  // After an incomplete page, the next one starts after the received results.
  assert.equal(nextOffset(24, 20, 100), 44);
});

test('§4.1 paging 2: there is no next page once the total is reached', () => {
  assert.equal(nextOffset(0, 24, 24), undefined);
  assert.equal(nextOffset(24, 1, 25), undefined);
  assert.equal(nextOffset(24, 1, 26), 25);
});

test('§4.1 paging 3, §8.4: there is no next page at the offset ceiling, whatever the total', () => {
  assert.equal(nextOffset(1976, 23, 9999), 1999);
  assert.equal(nextOffset(1976, 24, 9999), undefined);
  assert.equal(nextOffset(2000, 24, 9999), undefined);
});

test('an empty page has no next page, because its offset would repeat forever', () => {
  assert.equal(nextOffset(48, 0, 100), undefined);
});

test('the previous page starts one page earlier, at 0 at the lowest', () => {
  assert.equal(previousOffset(48, 24), 24);
  assert.equal(previousOffset(10, 24), 0);
  assert.equal(previousOffset(0, 24), undefined);
});
