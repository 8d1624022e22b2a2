import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadLocalization} from '../../src/elements/shared/localize.ts';
import en from '../../src/i18n/messages/en.ts';
import ja from '../../src/i18n/messages/ja.ts';
import {createTranslate} from '../../src/i18n/translator.ts';
import type {Config} from '../../src/service/browser/config.ts';

const configOf = (locale: string) => ({locale, currency: 'EUR', messages: {}}) as unknown as Config;

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

for (const locale of ['bs', 'sr', 'ga', 'lv', 'cy', 'mt', 'is', 'fil', 'et', 'mk']) {
  test(`writes English messages by the plural rules of English for ${locale}, which has no messages`, async () => {
    const {translate} = await loadLocalization(configOf(locale));
    const counts = [0, 1, 2, 3, 5, 11, 21, 31, 101];
    const expected = counts.map(count => (count === 1 ? '1 result' : `${count} results`));
    assert.deepEqual(
      counts.map(count => translate('resultCount', {count})),
      expected,
    );
  });
}

test('writes numbers and prices of English messages as the shopper’s locale does', async () => {
  const {translate, money} = await loadLocalization(configOf('bs'));
  assert.equal(translate('resultCount', {count: 12345}), '12.345 results');
  assert.equal(
    money.format(1234.5),
    new Intl.NumberFormat('bs', {style: 'currency', currency: 'EUR'}).format(1234.5),
  );
});

test('writes the theme’s own messages by the plural rules of their language, beside English ones', async () => {
  const resultCount = {one: '{count} rezultat', few: '{count} rezultata', other: '{count} rezultata'};
  const {translate} = await loadLocalization({...configOf('bs'), messages: {resultCount}});
  assert.equal(translate('resultCount', {count: 21}), '21 rezultat');
  assert.equal(translate('columnCount', {count: 21}), '21 columns');
});

test('replaces a missing value by nothing', () => {
  assert.equal(createTranslate('en', en)('emptyFor'), 'Nothing found for “”.');
});

test('replaces a placeholder by nothing if it has a name that every object inherits', () => {
  const translate = createTranslate('en', en, {more: 'More{constructor}{__proto__}{toString}'});
  assert.equal(translate('more'), 'More');
});

test('inserts the shopper’s text literally, including braces and dollar signs', () => {
  assert.equal(
    createTranslate('en', en)('emptyFor', {query: '{count} $& <b>'}),
    'Nothing found for “{count} $& <b>”.',
  );
});
