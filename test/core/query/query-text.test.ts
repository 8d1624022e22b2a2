import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fold, queryText} from '../../../src/core/query/query-text.ts';

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

test('emoji, and the joiners that they and some scripts need, stay whole', () => {
  assert.equal(queryText('👨‍👩‍👧 テント'), '👨‍👩‍👧 テント');
  assert.equal(queryText('می‌خواهم'), 'می‌خواهم');
});

test('folding removes the differences of width, case, accents and kana', () => {
  assert.equal(fold('ＣＡＦÉ'), 'cafe');
  assert.equal(fold('ジャケット'), fold('じゃけっと'));
  assert.equal(fold('ｼﾞｬｹｯﾄ'), fold('ジャケット'));
});
