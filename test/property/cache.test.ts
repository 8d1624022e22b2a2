import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import fc from 'fast-check';
import type {Batch} from '../../src/core/contract/answer.ts';
import {readResponse} from '../../src/core/contract/schema.ts';
import {AnswerCache} from '../../src/service/search/cache.ts';
import {body, product} from '../support/stores/bodies.ts';

const MINUTE = 60_000;

describe('the answer cache', () => {
  test('returns an answer for five minutes, and not longer', () => {
    const cache = new AnswerCache();
    const page = pageOf(3);
    cache.put('linen', page);
    assert.equal(cache.get('linen', 5 * MINUTE - 1), page);
    assert.equal(cache.get('linen', 5 * MINUTE), undefined);
    assert.equal(cache.get('cotton', 0), undefined);
  });

  test('does not keep an answer forever after the clock is set back', () => {
    const cache = new AnswerCache();
    cache.put('linen', pageOf(3, 60 * MINUTE));
    assert.equal(cache.get('linen', 50 * MINUTE), undefined);
    assert.equal(cache.get('linen', 60 * MINUTE), undefined);
  });

  test('does not extend an answer’s life on access', () => {
    const cache = new AnswerCache();
    cache.put('linen', pageOf(3));
    for (let minute = 0; minute < 5; minute++) cache.get('linen', minute * MINUTE);
    assert.equal(cache.get('linen', 5 * MINUTE), undefined);
  });

  test('evicts the least recently used answer first', () => {
    const cache = new AnswerCache();
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) cache.put(key, pageOf(50));
    cache.get('a', 1);
    cache.put('k', pageOf(50, 1));
    assert.ok(cache.get('a', 1));
    assert.equal(cache.get('b', 1), undefined);
  });

  test('holds at most 500 results, with facets counted as ten, but always the newest answer', () => {
    const puts = fc.array(fc.record({key: fc.nat(30), results: fc.nat(50)}), {minLength: 1, maxLength: 80});
    fc.assert(
      fc.property(puts, list => {
        const cache = new AnswerCache();
        for (const {key, results} of list) cache.put(`${key}`, pageOf(results));
        const kept = Array.from({length: 31}, (_, key) => cache.get(`${key}`, 0)).filter(
          page => page !== undefined,
        );
        const weight = kept.reduce((sum, page) => sum + page.response.results.length + 10, 0);
        return weight <= 500 && cache.get(`${list.at(-1)?.key}`, 0) !== undefined;
      }),
      {numRuns: 200, seed: 1},
    );
  });
});

function pageOf(results: number, at = 0): Batch {
  const response = readResponse(body({results: Array.from({length: results}, () => product())}));
  const request = {query: 'linen', filters: {}, sort: 'relevance', limit: 50, offset: 0} as const;
  return {request, response, sessionId: undefined, at};
}
