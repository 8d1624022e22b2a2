import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fold, queryText} from '../../../src/core/query/query-text.ts';

test('spaces around a text go, full-width ones too; those in it stay', () => {
  assert.equal(queryText('\u3000 linen  shirt \u3000'), 'linen  shirt');
  assert.equal(queryText(' \u3000\t'), '');
});

test('line breaks and other control characters part words as a space does', () => {
  assert.equal(queryText('linen\r\nshirt'), 'linen shirt');
  assert.equal(queryText('tea\u0000pot\u0007'), 'tea pot');
});

test('half an emoji, which no address can hold, parts words too', () => {
  assert.equal(queryText('tea\ud83d pot\udc68'), 'tea  pot');
});

test('marks without a width go: direction marks, zero-width spaces, a byte order mark', () => {
  assert.equal(queryText('\ufeffteapot\u200b'), 'teapot');
  assert.equal(queryText('\u202eteapot\u202c'), 'teapot');
  assert.equal(queryText('\u2068حذاء\u2069'), 'حذاء');
});

test('emoji, and the joiners they and some scripts are written with, stay whole', () => {
  assert.equal(queryText('👨‍👩‍👧 テント'), '👨‍👩‍👧 テント');
  assert.equal(queryText('می‌خواهم'), 'می‌خواهم');
});

test('folding takes width, case, accents and the kana apart from what is meant', () => {
  assert.equal(fold('ＣＡＦÉ'), 'cafe');
  assert.equal(fold('ジャケット'), fold('じゃけっと'));
  assert.equal(fold('ｼﾞｬｹｯﾄ'), fold('ジャケット'));
});
