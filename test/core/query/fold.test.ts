import assert from 'node:assert/strict';
import {test} from 'node:test';
import {folderOf, lettersOf} from '../../../src/core/query/fold.ts';

/** Texts that a shopper of a language types for others, and pairs that are other words there. */
const LANGUAGES: Readonly<Record<string, {same: readonly string[]; other: readonly string[]}>> = {
  en: {
    same: [
      'weiss Weiß WEISS',
      'lodz Łódź',
      'smorrebrod smørrebrød',
      'angstrom Ångström',
      'aether Æther',
      'oeuvre Œuvre',
      'dakovo Đakovo',
      'isparta Isparta ısparta İsparta',
      'fine ﬁne',
      'cafe CAFÉ ＣＡＦＥ Cafe\u0301',
      "levis levi’s Levi's LEVI‘S Leviʼs",
      't-shirt T‐Shirt T–shirt T−SHIRT',
      'linen Lin\u00aden Lin\u200ben',
      '500ml ٥٠٠ml ５００ｍｌ',
      'Đường duong',
    ],
    other: ['weiss weis', 'log lag', 'th t', 'or ore'],
  },
  sv: {same: ['å Å A\u030a', 'kaffe Kaffé', 'weiss Weiß'], other: ['å a', 'ä a', 'ö o', 'ål al']},
  fi: {same: ['š s', 'ö Ö'], other: ['ä a', 'ö o', 'å a']},
  da: {same: ['aalborg Ålborg', 'é e'], other: ['ø o', 'æ ae', 'å a']},
  nb: {same: ['ø Ø'], other: ['ø o', 'å a']},
  de: {same: ['groesse Größe GRÖSSE', 'weiss Weiß', 'kaese Käse', 'cafe Café'], other: ['ö o', 'ü u']},
  es: {same: ['cancion canción', 'pinguino pingüino', 'ñ Ñ N\u0303'], other: ['ñ n', 'ano año']},
  fr: {same: ['garcon garçon', 'coeur cœur', 'lhiver l’hiver'], other: ['coeur cour']},
  tr: {same: ['ısparta ISPARTA Isparta', 'istanbul İSTANBUL'], other: ['ı i', 'ö o', 'ş s', 'ç c', 'ü u']},
  pl: {same: ['lodz Łódź', 'zolty żółty'], other: ['l k']},
  hr: {same: ['Đak đak'], other: ['đ d', 'č c', 'š s']},
  hu: {same: ['arviz árvíz'], other: ['ö á']},
  ru: {same: ['елка Ёлка ЁЛКА'], other: ['й и', 'ш щ']},
  uk: {same: ['Їжа їжа'], other: ['й и']},
  el: {same: ['οδος ΟΔΟΣ Οδός οδόσ'], other: ['ο ω']},
  ar: {
    same: ['احمد أحمد أَحْمَد', 'مدرس مُدَرِّس', 'قهوه قهوة', 'مصطفي مصطفى', 'كتاب كتـــاب کتاب', '٢٠ 20'],
    other: ['ب ت', 'د ذ', 'س ش'],
  },
  fa: {same: ['کتاب كتاب', 'یار يار', '۲۰ 20'], other: ['پ ب', 'گ ک', 'چ ج']},
  he: {same: ['שלום שָׁלוֹם', 'שלומ שלום'], other: ['ב כ', 'ה ח']},
  hi: {same: ['कलम क़लम', '२० 20'], other: ['कि क', 'क ख']},
  th: {same: ['๒๐ 20'], other: ['ที ท', 'ก ข']},
  ja: {
    same: ['じゃけっと ジャケット ｼﾞｬｹｯﾄ', 'ぱん ﾊﾟﾝ', 'ガ か\u3099', 'キロ ㌔'],
    other: ['か ガ', 'は ば', 'は ぱ', 'ウ ヴ', 'ﾊ ﾊﾞ', '土 士'],
  },
  ko: {same: ['한국 \u1112\u1161\u11ab\u1100\u116e\u11a8'], other: ['각 가', '빵 방']},
};

for (const [locale, {same, other}] of Object.entries(LANGUAGES)) {
  const fold = folderOf(locale);
  for (const line of same)
    test(`in ${locale}, ${line} are the same`, () => {
      for (const text of line.split(' ')) assert.equal(fold(text), fold(line.split(' ')[0] ?? ''));
    });
  for (const line of other)
    test(`in ${locale}, ${line} are not the same`, () => {
      const [one = '', two = ''] = line.split(' ');
      assert.notEqual(fold(one), fold(two));
    });
}

test('letters are counted as a reader counts them', () => {
  for (const letter of ['ガ', 'ｶﾞ', 'か\u3099', 'e\u0301', '👩\u200d💻', '🇯🇵', '👍🏽', '❤️', 'ที่', '1️⃣'])
    assert.deepEqual(lettersOf(`a${letter}b`), ['a', letter, 'b']);
});
