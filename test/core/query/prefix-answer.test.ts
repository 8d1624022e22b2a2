import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnswerPage} from '../../../src/core/contract/answer.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {findPrefixAnswer} from '../../../src/core/query/prefix-answer.ts';
import {body, product} from '../../support/bodies.ts';

/** Cached answers: the titles that each query found. */
function known(found: Record<string, readonly string[]>, total?: number) {
  return (query: string): AnswerPage | undefined => {
    const results = found[query]?.map(title => product({title}));
    if (!results) return undefined;
    const request = {query, filters: {}, sort: 'relevance', limit: 6, offset: 0} as const;
    return {
      request,
      response: readResponse(body({results, total: total ?? results.length})),
      sessionId: undefined,
    };
  };
}

/** Returns the query whose answer makes a request unnecessary. */
function sufficient(...asked: Parameters<typeof findPrefixAnswer>): string | undefined {
  const found = findPrefixAnswer(...asked);
  return found?.suffices ? found.query : undefined;
}

test('an answered query has its own answer', () => {
  assert.equal(sufficient('mug', known({mug: ['Cup']}, 100), false), 'mug');
});

test('the longest answered prefix suffices if its few results all match the query', () => {
  const answers = known({m: ['Moonlight'], moo: ['Moonlight']});
  assert.equal(sufficient('moonl', answers, false), 'moo');
});

test('letters match in any case and width', () => {
  assert.equal(sufficient('moonL', known({ｍ: ['x'], moo: ['ＭＯＯＮＬＩＧＨＴ']}), false), 'moo');
});

test('a prefix does not suffice if one of its results does not match', () => {
  assert.equal(sufficient('moonl', known({moo: ['Moonlight', 'Moon Jar']}), false), undefined);
});

test('a prefix does not suffice if not all of its results are here', () => {
  assert.equal(sufficient('moonl', known({moo: ['Moonlight']}, 7), false), undefined);
});

test('a prefix without results does not suffice, because a synonym is found by its whole word only', () => {
  assert.equal(sufficient('プレゼント', known({プ: []}), false), undefined);
});

test('any answered prefix suffices while suggestions pause after a 429, the longest first', () => {
  const answers = known({m: ['Mug'], mo: ['Mouse', 'Moss']}, 50);
  assert.equal(sufficient('moonl', answers, true), 'mo');
  assert.equal(sufficient('tea', answers, true), undefined);
});

test('a prefix that does not suffice is shown meanwhile, the longest one with results', () => {
  const answers = known({m: ['Mug'], mo: ['Mouse', 'Moss'], moo: []}, 50);
  const found = findPrefixAnswer('moonl', answers, false);
  assert.equal(found?.query, 'mo');
  assert.equal(found?.suffices, false);
});

test('a query without an answered prefix has no answer', () => {
  assert.equal(findPrefixAnswer('tea', known({m: ['Mug']}), false), undefined);
});
