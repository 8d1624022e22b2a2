import {foldKanji} from './kanji.ts';
import {writeOutRepeats} from './repeats.ts';

/**
 * Normalises width (ｼﾞｬｹｯﾄ, ＴＥＮＴ), case, dashes, forms of kanji, iteration marks, numerals of counts (二人用) and Latin
 * accents. Voicing marks of kana are combining characters too, so only U+0300–U+036F are removed.
 */
export function fold(text: string): string {
  const plain = text
    // Variation selectors, soft hyphens and joiners.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Attaches a voicing mark that was typed separately to the kana before it.
    .replaceAll('゛', '\u3099')
    .replaceAll('゜', '\u309a')
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(DASH, dash => DASHES[dash] ?? '-')
    .replace(LONG_DASH, '-');
  return foldKanji(writeOutRepeats(plain)).replace(COUNT, numeral => String(readNumeral(numeral)));
}

/** Converts hiragana to katakana, so that じゃけっと and ジャケット are equal. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Whether a folded text consists of kana only. */
export function isKana(text: string): boolean {
  return /^[ぁ-ゖァ-ヺー]+$/.test(text);
}

/** Whether a text contains kana or kanji. */
export function isJapanese(text: string): boolean {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u.test(text);
}

/** Dashes of all lengths, the minus and lines that look like them. */
const DASH = /(?!-)[\p{Dash_Punctuation}−⁃˗─━⎯➖㇐]/gu;
const DASHES: Readonly<Record<string, string>> = {'゠': '=', '〜': '~', '〰': '~'};
/** The long vowel mark that a Japanese keyboard types for a hyphen: ABー1234. */
const LONG_DASH = /(?<=[a-z\d])ー/g;
const COUNT = /[一二三四五六七八九十]+(?=[人色枚本段個冊足])|(?<=単)[一二三四]/g;

/** Reads a numeral up to 99: 二 is 2, 十二 is 12, 二十四 is 24. */
function readNumeral(numeral: string): number {
  const [tens, ones] = numeral.includes('十') ? numeral.split('十') : ['零', numeral];
  return 10 * '零一二三四五六七八九'.indexOf(tens || '一') + '零一二三四五六七八九'.indexOf(ones || '零');
}
