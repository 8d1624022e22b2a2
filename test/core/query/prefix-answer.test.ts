import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {AnswerPage} from '../../../src/core/contract/answer.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {findPrefixAnswer} from '../../../src/core/query/prefix-answer.ts';
import {body, product} from '../../support/bodies.ts';

/** Answers that are here already: what each text found, by title. */
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

/** What there is nothing more to ask for. */
function sufficient(...asked: Parameters<typeof findPrefixAnswer>): string | undefined {
  const found = findPrefixAnswer(...asked);
  return found?.suffices ? found.query : undefined;
}

test('a query that was answered stands for itself', () => {
  assert.equal(sufficient('mug', known({mug: ['Cup']}, 100), false), 'mug');
});

test('a beginning whose few results all go on matching stands in, the longest one', () => {
  const answers = known({m: ['Moonlight'], moo: ['Moonlight']});
  assert.equal(sufficient('moonl', answers, false), 'moo');
});

test('letters match whatever their case or width', () => {
  assert.equal(sufficient('moonL', known({ｍ: ['x'], moo: ['ＭＯＯＮＬＩＧＨＴ']}), false), 'moo');
});

test('a beginning does not stand in where one of its results would go', () => {
  assert.equal(sufficient('moonl', known({moo: ['Moonlight', 'Moon Jar']}), false), undefined);
});

test('a beginning does not stand in where not all of its results are here', () => {
  assert.equal(sufficient('moonl', known({moo: ['Moonlight']}, 7), false), undefined);
});

test('a beginning that found nothing does not stand in: a synonym is found by its whole word only', () => {
  assert.equal(sufficient('プレゼント', known({プ: []}), false), undefined);
});

test('while suggestions rest after a 429 any beginning stands in, the longest one', () => {
  const answers = known({m: ['Mug'], mo: ['Mouse', 'Moss']}, 50);
  assert.equal(sufficient('moonl', answers, true), 'mo');
  assert.equal(sufficient('tea', answers, true), undefined);
});

test('a beginning that does not suffice is shown meanwhile, the longest one that found something', () => {
  const answers = known({m: ['Mug'], mo: ['Mouse', 'Moss'], moo: []}, 50);
  const found = findPrefixAnswer('moonl', answers, false);
  assert.equal(found?.query, 'mo');
  assert.equal(found?.suffices, false);
});

test('nothing stands in for a query of which no beginning was answered', () => {
  assert.equal(findPrefixAnswer('tea', known({m: ['Mug']}), false), undefined);
});
