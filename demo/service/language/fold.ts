import {asciiDigits} from '../../../src/core/query/digits.ts';
import {folderOf} from '../../../src/core/query/fold.ts';
import {writeOutCounts} from './counts.ts';
import {foldKanji} from './kanji.ts';
import {writeOutRepeats} from './repeats.ts';

/**
 * Normalises width (ｼﾞｬｹｯﾄ, ＴＥＮＴ), case, dashes, apostrophes, forms of kanji, iteration marks, old kana (ヱビス), numerals and units
 * of counts (二人用, 500ミリリットル), and what a language has for one letter (Weiß, أحمد).
 *
 * @param locale of the letters that are equal: å is an a in English, but not in Swedish.
 */
export function fold(text: string, locale = 'ja'): string {
  const plain = text
    // Variation selectors, soft hyphens and joiners.
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    // Attaches a voicing mark that was typed separately to the kana before it.
    .replaceAll('゛', '\u3099')
    .replaceAll('゜', '\u309a')
    .normalize('NFKC')
    .toLocaleLowerCase(locale)
    .replace(APOSTROPHE, "'")
    .replace(/[^\P{Nd}\d]+/gu, asciiDigits)
    .replace(LETTERS, folderOf(locale))
    .replace(/ヴ[ヰヱ]|[ゐゑヰヱヷ-ヺ]|(?<=[ァ-ヺー])ヲ|ヲ(?=[ァ-ヺー])/g, kana => OLD_KANA[kana] ?? kana)
    .replace(DASH, dash => DASHES[dash] ?? '-')
    .replace(LONG_DASH, '-');
  return writeOutCounts(foldKanji(writeOutRepeats(plain)));
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
const APOSTROPHE = /[‘’ʼʻ`´′]/g;
/** All letters that are neither ASCII nor written in Japan or Korea. */
const LETTERS =
  /(?:(?![a-z\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー\u3099\u309a〱-〵])[\p{L}\p{M}])+/gu;
/** Kana that are no longer written in new words: ニッカウヰスキー, ヱビス. */
const OLD_KANA: Readonly<Record<string, string>> = {
  ゐ: 'い',
  ゑ: 'え',
  ヰ: 'イ',
  ヱ: 'エ',
  ヲ: 'オ',
  ヴヰ: 'ヴィ',
  ヴヱ: 'ヴェ',
  ヷ: 'ヴァ',
  ヸ: 'ヴィ',
  ヹ: 'ヴェ',
  ヺ: 'ヴォ',
};
