import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Batch} from '../../../src/core/contract/answer.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {findPrefixAnswer} from '../../../src/core/query/prefix-answer.ts';
import {body, product} from '../../support/stores/bodies.ts';

/** Cached answers: the titles that each query found. */
function known(found: Record<string, readonly string[]>, total?: number) {
  return (query: string): Batch | undefined => {
    const results = found[query]?.map(title => product({title}));
    if (!results) return undefined;
    const request = {query, filters: {}, sort: 'relevance', limit: 6, offset: 0} as const;
    return {
      request,
      response: readResponse(body({results, total: total ?? results.length})),
      sessionId: undefined,
      at: 0,
    };
  };
}

/** Returns the query whose cached answer is shown. */
const shown = (...asked: Parameters<typeof findPrefixAnswer>) => findPrefixAnswer(...asked)?.query;

test('an answered query has its own answer, also an empty one', () => {
  assert.equal(shown('mug', known({m: ['Mug'], mug: ['Cup']}, 100)), 'mug');
  assert.equal(shown('mug', known({m: ['Mug'], mug: []})), 'mug');
});

test('a query without an answer has the one to its longest prefix with results', () => {
  assert.equal(shown('moonl', known({m: ['Mug'], mo: ['Mouse', 'Moss'], moo: []}, 50)), 'mo');
});

test('a query without an answered prefix has no answer', () => {
  assert.equal(findPrefixAnswer('tea', known({m: ['Mug']})), undefined);
});

test('a prefix ends between letters, and before the space of a next word', () => {
  assert.equal(shown('が ば', known({か: ['x'], 'が ': ['x'], が: ['Gauze']})), 'が');
});
