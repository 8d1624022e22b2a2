import assert from 'node:assert/strict';
import {test} from 'node:test';
import {highlight} from '../../../src/core/query/highlight.ts';

/** Returns the text with the matching pieces in brackets. */
const marked = (text: string, query: string) =>
  highlight(text, query)
    .map(([piece, matches]) => (matches ? `[${piece}]` : piece))
    .join('');

test('the query is marked in any case', () => {
  assert.equal(marked('Linen Jacket', 'jack'), 'Linen [Jack]et');
  assert.equal(marked('Linen Jacket', 'LINEN'), '[Linen] Jacket');
});

test('hiragana, katakana and their widths are equal', () => {
  assert.equal(marked('スニーカー', 'すにー'), '[スニー]カー');
  assert.equal(marked('すし桶', 'スシ'), '[すし]桶');
  assert.equal(marked('リネンジャケット', 'ｼﾞｬｹ'), 'リネン[ジャケ]ット');
  assert.equal(marked('ｶﾞﾗｽのコップ', 'がらす'), '[ｶﾞﾗｽ]のコップ');
});

test('kana with and without a voicing mark are different letters', () => {
  assert.equal(marked('ガラス', 'カ'), 'ガラス');
  assert.equal(marked('ばら', 'は'), 'ばら');
  assert.equal(marked('パンとはし', 'ハ'), 'パンと[は]し');
  assert.equal(marked('ｶﾞﾗｽ', 'ｶ'), 'ｶﾞﾗｽ');
  assert.equal(marked('か\u3099らす', 'か'), 'か\u3099らす');
  assert.equal(marked('か\u3099らす', 'ガ'), '[か\u3099]らす');
});

test('an emoji of several parts is marked whole or not at all', () => {
  assert.equal(marked('👩\u200d💻 desk', '💻'), '[👩\u200d💻] desk');
  assert.equal(marked('🇯🇵 flag', '🇯🇵'), '[🇯🇵] flag');
});

test('full-width letters and accents make no difference', () => {
  assert.equal(marked('Ｔシャツ', 't'), '[Ｔ]シャツ');
  assert.equal(marked('Café au lait', 'cafe'), '[Café] au lait');
  assert.equal(marked('Cafe\u0301', 'café'), '[Cafe\u0301]');
});

test('a combining mark is marked with its letter', () => {
  assert.equal(marked('ที่นอน', 'ท'), '[ที่]นอน');
  assert.equal(marked('कीमत', 'क'), '[की]मत');
});

test('each word is marked once, preferably at the start of a word', () => {
  assert.equal(marked('Open Pen Case', 'pen'), 'Open [Pen] Case');
  assert.equal(marked('Mug for coffee', 'coffee　mug'), '[Mug] for [coffee]');
});

test('a letter that folds into several, and an emoji, are marked whole', () => {
  assert.equal(marked('㌔単位', 'キロ'), '[㌔]単位');
  assert.equal(marked('🏕️ Tent', '🏕'), '[🏕️] Tent');
  assert.equal(marked('A 🎁 box', 'box'), 'A 🎁 [box]');
});

test('an absent word or an empty query marks nothing and loses no text', () => {
  assert.equal(marked('Linen Jacket', 'tea'), 'Linen Jacket');
  assert.equal(marked('Linen Jacket', ' '), 'Linen Jacket');
  assert.deepEqual(highlight('', 'tea'), []);
});
