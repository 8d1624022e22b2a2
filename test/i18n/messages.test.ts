import assert from 'node:assert/strict';
import {test} from 'node:test';
import en from '../../src/i18n/messages/en.ts';
import ja from '../../src/i18n/messages/ja.ts';
import {createTranslate} from '../../src/i18n/translator.ts';

test('inserts values into a message, and formats numbers for the locale', () => {
  const translate = createTranslate('en', en);
  assert.equal(translate('resultCountFor', {count: 12345, query: 'linen'}), '12,345 results for “linen”');
  assert.equal(createTranslate('ja', ja)('resultCount', {count: 12345}), '12,345件');
});

test('chooses the plural form by the language', () => {
  const translate = createTranslate('en', en);
  assert.equal(translate('resultCount', {count: 0}), '0 results');
  assert.equal(translate('resultCount', {count: 1}), '1 result');
  assert.equal(translate('resultCount', {count: 2}), '2 results');
  assert.equal(createTranslate('ja', ja)('resultCount', {count: 1}), '1件');
});

test('prefers the theme’s own messages, key by key', () => {
  const translate = createTranslate('en', en, {
    more: 'Give me more',
    resultCount: {one: 'one thing', other: '{count} things'},
  });
  assert.equal(translate('more'), 'Give me more');
  assert.equal(translate('resultCount', {count: 1}), 'one thing');
  assert.equal(translate('resultCount', {count: 5}), '5 things');
  assert.equal(translate('retry'), 'Try again');
});

test('uses the form “other” in a language with more plural categories than the message has', () => {
  const translate = createTranslate('pl', en, {resultCount: {other: 'wyniki: {count}'}});
  assert.equal(translate('resultCount', {count: 3}), 'wyniki: 3');
});

test('replaces a missing value by nothing', () => {
  assert.equal(createTranslate('en', en)('emptyFor'), 'Nothing found for “”.');
});

test('inserts the shopper’s text literally, including braces and dollar signs', () => {
  assert.equal(
    createTranslate('en', en)('emptyFor', {query: '{count} $& <b>'}),
    'Nothing found for “{count} $& <b>”.',
  );
});
