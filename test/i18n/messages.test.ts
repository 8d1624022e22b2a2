import assert from 'node:assert/strict';
import {test} from 'node:test';
import en from '../../src/i18n/messages/en.ts';
import ja from '../../src/i18n/messages/ja.ts';
import {createSay} from '../../src/i18n/translator.ts';

test('a message is said with its values, numbers written the locale’s way', () => {
  const say = createSay('en', en);
  assert.equal(say('resultCountFor', {count: 12345, query: 'linen'}), '12,345 results for “linen”');
  assert.equal(createSay('ja', ja)('resultCount', {count: 12345}), '12,345件');
});

test('a plural follows its language', () => {
  const say = createSay('en', en);
  assert.equal(say('resultCount', {count: 0}), '0 results');
  assert.equal(say('resultCount', {count: 1}), '1 result');
  assert.equal(say('resultCount', {count: 2}), '2 results');
  assert.equal(createSay('ja', ja)('resultCount', {count: 1}), '1件');
});

test('a theme’s own words win, key by key', () => {
  const say = createSay('en', en, {
    more: 'Give me more',
    resultCount: {one: 'one thing', other: '{count} things'},
  });
  assert.equal(say('more'), 'Give me more');
  assert.equal(say('resultCount', {count: 1}), 'one thing');
  assert.equal(say('resultCount', {count: 5}), '5 things');
  assert.equal(say('retry'), 'Try again');
});

test('a language with more plural categories than the message has says the other form', () => {
  const say = createSay('pl', en, {resultCount: {other: 'wyniki: {count}'}});
  assert.equal(say('resultCount', {count: 3}), 'wyniki: 3');
});

test('a value that was not given leaves nothing behind', () => {
  assert.equal(createSay('en', en)('emptyFor'), 'Nothing found for “”.');
});

test('what a shopper typed is said as it is, braces and dollars too', () => {
  assert.equal(
    createSay('en', en)('emptyFor', {query: '{count} $& <b>'}),
    'Nothing found for “{count} $& <b>”.',
  );
});
