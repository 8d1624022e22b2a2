import {KANJI_NUMBER, readKanjiNumber} from '../../../src/core/query/kanji-number.ts';

/** Writes the numerals and units of counts as labels do: 2人用 for 二人用, 12ヶ月 for 十二か月, 500ml for 500ミリリットル. */
export function writeOutCounts(text: string): string {
  return text
    .replace(COUNT, numeral => String(readKanjiNumber(numeral)))
    .replace(/(?<=\d)[ヶケヵカか箇個](?=月)/g, 'ヶ')
    .replace(/(?<=\d)(?:"|''|inches)/g, 'inch')
    .replace(
      UNIT,
      (_, number: string, space: string, name: string) => number + space + unitOf(name, Number(number)),
    );
}

/** Lists the units that a text writes by their names after a number: リットル of 2リットル and 2㍑. Written out, they are 2l. */
export function unitNamesIn(text: string): string[] {
  return Array.from(text.normalize('NFKC').matchAll(UNIT), ([, , , name = '']) => name);
}

/** Longest first: キログラム is no キロ. キロバイト, ミリオン and others are no units of goods. */
const NAMES: Readonly<Record<string, string>> = {
  ミリリットル: 'ml',
  デシリットル: 'dl',
  リットル: 'l',
  ミリメートル: 'mm',
  センチメートル: 'cm',
  キロメートル: 'km',
  メートル: 'm',
  ミリグラム: 'mg',
  キログラム: 'kg',
  グラム: 'g',
  センチ: 'cm',
  ミリ: 'mm',
  キロ: 'kg',
  インチ: 'inch',
  フィート: 'ft',
  オンス: 'oz',
  ポンド: 'lb',
};
const UNIT_NAMES = Object.keys(NAMES).join('|');
const UNIT = new RegExp(
  `(\\d+(?:\\.\\d+)?)( ?)(${UNIT_NAMES})(?!オン|タリ|バイト|ワット|ヘルツ|カロリ|ボルト|アンペア)`,
  'g',
);

/**
 * Numerals before a counter, and those of a loose sheet or a single bed. Numerals with 百 or 千 also begin words of their own, such as
 * 百人一首, so that their counter must end the word or be followed by 用, 入 or 組.
 */
const COUNT = new RegExp(
  [
    '[一二三四五六七八九十]+(?=[人色枚本段個冊足号歳才杯箱袋巻匹缶畳帖合升]|[ヶケヵカか箇個]月)',
    `${KANJI_NUMBER}(?=[枚本個冊足袋箱杯人色缶](?:[用入組]|(?!\\p{Script=Han})))`,
    '(?<=単)[一二三四]',
    `${KANJI_NUMBER}(?=(?:${UNIT_NAMES}))`,
  ].join('|'),
  'gu',
);

/** 350ミリ is a can, and 5ミリ a line. */
const unitOf = (name: string, number: number): string =>
  name === 'ミリ' && number >= 100 ? 'ml' : (NAMES[name] ?? name);
