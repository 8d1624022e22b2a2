import {modernKanji} from './kanji.ts';

/**
 * Normalises width (ｼﾞｬｹｯﾄ, ＴＥＮＴ), case, old kanji, numerals of counts (二人用) and Latin accents. Voicing marks of
 * kana are combining characters too, so only U+0300–U+036F are removed.
 */
export function fold(text: string): string {
  const plain = text
    // Attaches a voicing mark that was typed separately to the kana before it.
    .replaceAll('゛', '\u3099')
    .replaceAll('゜', '\u309a')
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return modernKanji(plain).replace(COUNT, numeral => String(readNumeral(numeral)));
}

/** Converts hiragana to katakana, so that じゃけっと and ジャケット are equal. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖゝゞ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Whether a folded text consists of kana only. */
export function isKana(text: string): boolean {
  return /^[ぁ-ゖゝゞァ-ヺー]+$/.test(text);
}

const COUNT = /[一二三四五六七八九十]+(?=[人色枚本段個冊足])|(?<=単)[一二三四]/g;

/** Reads a numeral up to 99: 二 is 2, 十二 is 12, 二十四 is 24. */
function readNumeral(numeral: string): number {
  const [tens, ones] = numeral.includes('十') ? numeral.split('十') : ['零', numeral];
  return 10 * '零一二三四五六七八九'.indexOf(tens || '一') + '零一二三四五六七八九'.indexOf(ones || '零');
}
