import {modernKanji} from './kanji.ts';

/**
 * Folds away what a shopper does not mean: width (ｼﾞｬｹｯﾄ, ＴＥＮＴ), case, old kanji, how a count is written (二人用), and
 * the accents of Latin letters. Voicing marks of kana are combining characters too, so only U+0300–U+036F go.
 */
export function fold(text: string): string {
  const plain = text
    // A voicing mark typed by itself belongs to the kana before it.
    .replaceAll('゛', '\u3099')
    .replaceAll('゜', '\u309a')
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return modernKanji(plain).replace(COUNT, numeral => String(readNumeral(numeral)));
}

/** Writes hiragana as katakana, so that じゃけっと and ジャケット are one word. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖゝゞ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Whether a folded text is written in kana alone. */
export function isKana(text: string): boolean {
  return /^[ぁ-ゖゝゞァ-ヺー]+$/.test(text);
}

const COUNT = /[一二三四五六七八九十]+(?=[人色枚本段個冊足])|(?<=単)[一二三四]/g;

/** Up to 99: 二 is 2, 十二 is 12, 二十四 is 24. */
function readNumeral(numeral: string): number {
  const [tens, ones] = numeral.includes('十') ? numeral.split('十') : ['零', numeral];
  return 10 * '零一二三四五六七八九'.indexOf(tens || '一') + '零一二三四五六七八九'.indexOf(ones || '零');
}
