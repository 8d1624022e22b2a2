import assert from 'node:assert/strict';
import {test} from 'node:test';
import {fold} from '../../../demo/service/language/fold.ts';
import {termOf} from '../../../demo/service/language/marks.ts';

/** Checks that each text of a line is folded to the first one. */
function same(lines: readonly string[]): void {
  for (const line of lines) {
    const [first = '', ...others] = line.split(' ');
    for (const other of others) assert.equal(fold(other), fold(first), other);
  }
}

test('§1.2 variants: replaces old, printed, simplified and name forms of a kanji by the same one', () =>
  same([
    '醤油 醬油',
    '麹 麴 糀',
    '頬 頰',
    '箪笥 簞笥',
    '鴎 鷗',
    '祷 禱',
    '涜 瀆',
    '噛 嚙',
    '掴 摑',
    '填 塡',
    '顛 顚',
    '蝋 蠟',
    '蝉 蟬',
    '繋 繫',
    '鹸 鹼',
    '侠 俠',
    '剥 剝',
    '叱 𠮟',
    '痩 瘦',
    '呑 吞',
    '嘘 噓',
    '掻 搔',
    '壷 壺',
    '鯵 鰺',
    '篭 籠',
    '薮 藪',
    '桧 檜',
    '遥 遙',
    '高 髙',
    '崎 﨑 嵜',
    '辺 邊 邉',
    '斎 齋',
    '斉 齊',
    '浜 濱 濵',
    '吉 𠮷',
    '鉄 鐵 鐡 銕',
    '鉱 礦 砿 鑛',
    '鎖 鎻 鏁',
    '槍 鎗',
    '橋 槗 𣘺',
    '土 圡 𡈽',
    '島 嶋 嶌 﨩',
    '欅 﨔',
    '沢 澤',
    '国 國 圀',
    '神 神',
    '福 福',
  ]));

test('keeps kanji apart that only look or sound alike', () => {
  for (const [one, other] of ['柿杮', '未末', '土士', '己巳', '萩荻', '鳥烏', '密蜜', '祇祗', '皿血'].map(
    pair => [...pair],
  )) {
    assert.notEqual(fold(one ?? ''), fold(other ?? ''));
  }
});

test('§1.2 variants: ignores variation selectors and other invisible characters', () =>
  same([
    '葛 葛\u{e0100} 葛\u{e0101} 葛\u{e01ef} 葛\ufe00 葛\ufe0f',
    '鉛筆 鉛\u200d筆 鉛\u00ad筆 鉛\u2060筆 鉛\ufeff筆',
  ]));

test('§1.2 variants: writes out iteration marks', () =>
  same([
    'こころ こゝろ',
    'いすず いすゞ',
    'づつ づゝ',
    'ああ あゝ',
    'こここ こゝゝ',
    'ココロ コヽロ',
    'ミスズ ミスヾ',
    'ぱぱ ぱゝ',
    'なな なゞ',
    'いろいろ いろ〱 いろ〳〵 いろ／＼',
    'しみじみ しみ〲 しみ〴〵',
    '人々 人〻',
    '一歩一歩 一歩々々',
  ]));

test('leaves an iteration mark that repeats nothing', () => {
  for (const text of ['々', 'ゝ', 'a々', '〱', '々々々']) assert.equal(fold(text), text);
});

test('§1.2 variants: reads every dash as a hyphen, and the long vowel mark after a letter or digit', () =>
  same(['ab-1 ab‐1 ab‑1 ab‒1 ab–1 ab—1 ab―1 ab−1 ab－1 ab﹣1 abー1 abｰ1 ab─1 ab⎯1 ab➖1']));

test('§1.2 variants: takes terms for equal that differ in dashes, marks, spaces and the kind of kana', () => {
  for (const term of ['コ-ヒ-・ミル', 'こーひー ミル', 'コ―ヒ―／みる', 'ｺｰﾋｰ＝ﾐﾙ']) {
    assert.equal(termOf(term), termOf('コーヒーミル'), term);
  }
  assert.notEqual(termOf('ビル'), termOf('ビール'));
  assert.equal(termOf('!!!'), '!!!');
});
