import assert from 'node:assert/strict';
import {test} from 'node:test';
import {distinctTerms, listedWords, queryText, termKey} from '../../../src/core/query/query-text.ts';

test('spaces around a text are removed, including full-width ones; spaces inside stay', () => {
  assert.equal(queryText('\u3000 linen  shirt \u3000'), 'linen  shirt');
  assert.equal(queryText(' \u3000\t'), '');
});

test('line breaks and other control characters separate words like a space', () => {
  assert.equal(queryText('linen\r\nshirt'), 'linen shirt');
  assert.equal(queryText('tea\u0000pot\u0007'), 'tea pot');
});

test('a lone surrogate, which no URL can contain, separates words too', () => {
  assert.equal(queryText('tea\ud83d pot\udc68'), 'tea  pot');
});

test('zero-width characters are removed: direction marks, zero-width spaces, a byte order mark', () => {
  assert.equal(queryText('\ufeffteapot\u200b'), 'teapot');
  assert.equal(queryText('\u202eteapot\u202c'), 'teapot');
  assert.equal(queryText('\u2068حذاء\u2069'), 'حذاء');
});

for (const [name, invisible] of [
  ['a soft hyphen', '\u00ad'],
  ['a grapheme joiner', '\u034f'],
  ['an Arabic letter mark', '\u061c'],
  ['a Hangul filler', '\u3164'],
  ['a half-width Hangul filler', '\uffa0'],
  ['a word joiner', '\u2060'],
  ['an invisible operator', '\u2062'],
  ['an annotation mark', '\ufff9'],
  ['the sign of an object that was not copied', '\ufffc'],
  ['a musical mark', '\u{1d173}'],
] as const) {
  test(`an invisible character of copied text goes: ${name}`, () => {
    assert.equal(queryText(`lin${invisible}en${invisible}`), 'linen');
    assert.equal(queryText(invisible), '');
  });
}

test('line and paragraph separators part words as a space does', () => {
  assert.equal(queryText('linen\u2028shirt\u2029'), 'linen shirt');
});

test('a text of joiners alone is none', () => {
  assert.equal(queryText('\u200d'), '');
  assert.equal(queryText('\u200clinen\u200d shirt'), 'linen shirt');
});

test('variation selectors and tags stay, which emoji and some characters are written with', () => {
  for (const text of ['❤️', '葛\u{e0100}飾区', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'])
    assert.equal(queryText(text), text);
});

test('emoji, and the joiners they and some scripts are written with, stay whole', () => {
  assert.equal(queryText('👨‍👩‍👧 テント'), '👨‍👩‍👧 テント');
  assert.equal(queryText('می‌خواهم'), 'می‌خواهم');
});

test('texts are one term in any width, case and spacing, and whatever invisible comes with them', () => {
  assert.equal(termKey(' Ｌinen  SHIRT\u200b '), termKey('linen shirt'));
  assert.notEqual(termKey('linens'), termKey('linen'));
});

test('a list that a merchant types has a word between commas of any script, and on each line', () => {
  assert.deepEqual(listedWords(' カラー、仕上げ，Color,\r\n Finish ,, '), [
    'カラー',
    '仕上げ',
    'Color',
    'Finish',
  ]);
  assert.deepEqual(listedWords(' ,、 '), []);
});

test('terms that differ in case, width or spaces only are listed once, and not if they are known', () => {
  assert.deepEqual(distinctTerms(['Mug', 'ＭＵＧ', 'tent', 'mug ', 'ﾏｸﾞ', 'マグ'], ['TENT']), ['Mug', 'ﾏｸﾞ']);
});
