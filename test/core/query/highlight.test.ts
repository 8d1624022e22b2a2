import assert from 'node:assert/strict';
import {test} from 'node:test';
import {highlight} from '../../../src/core/query/highlight.ts';

/** Returns the text with the matching pieces in brackets. */
const marked = (text: string, query: string, locale = 'ja') =>
  highlight(text, query, locale)
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
  assert.deepEqual(highlight('', 'tea', 'en'), []);
});

test('letters are marked that the page’s language has for equal', () => {
  assert.equal(marked('Weiß und Blau', 'weiss', 'de'), '[Weiß] und Blau');
  assert.equal(marked('Koszulka Łódź', 'lodz', 'pl'), 'Koszulka [Łódź]');
  assert.equal(marked('Levi’s 501', "levi's", 'en'), '[Levi’s] 501');
  assert.equal(marked('Levi’s 501', 'levis', 'en'), '[Levi’s] 501');
  assert.equal(marked('قميص أحمد', 'احمد', 'ar'), 'قميص [أحمد]');
  assert.equal(marked('Mörk mark', 'mork', 'sv'), 'Mörk mark');
  assert.equal(marked('Mörk mark', 'mark', 'sv'), 'Mörk [mark]');
});

test('nothing is marked within a word', () => {
  assert.equal(marked('Cotton Tote', 'to', 'en'), 'Cotton [To]te');
  assert.equal(marked('How to wash cotton', 'to', 'en'), 'How [to] wash cotton');
  assert.equal(marked('Cotton', 'to', 'en'), 'Cotton');
  assert.equal(marked('Steamer', 'tea', 'en'), 'Steamer');
  assert.equal(marked('Хлопок', 'лоп', 'ru'), 'Хлопок');
  assert.equal(marked('T-shirt', 'shirt', 'en'), 'T-[shirt]');
});

test('a short word that another follows is marked as a whole word only', () => {
  assert.equal(marked('Cotton Tote', 'how to wash cotton', 'en'), '[Cotton] Tote');
  assert.equal(marked('A gift to wash', 'how to wash', 'en'), 'A gift [to] [wash]');
  assert.equal(marked('Linen shirts', 'shirt linen', 'en'), '[Linen] [shirt]s');
});

test('words of a Japanese compound are marked, and no parts of other words', () => {
  assert.equal(marked('コーヒーマグ', 'マグ'), 'コーヒー[マグ]');
  assert.equal(marked('手帳カバー', 'カバー'), '手帳[カバー]');
  assert.equal(marked('手帳カバー', 'バー'), '手帳カバー');
  assert.equal(marked('エプロン', 'ロン'), 'エプロン');
  assert.equal(marked('コート', 'ト'), 'コート');
  assert.equal(marked('晴雨兼用の日傘', '傘'), '晴雨兼用の日[傘]');
  assert.equal(marked('日本製の文庫本', '本'), '日本製の文庫[本]');
  assert.equal(marked('日本酒', '本'), '日本酒');
  assert.equal(marked('ที่นอนเด็ก', 'เด็ก', 'th'), 'ที่นอน[เด็ก]');
});
