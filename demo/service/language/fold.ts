import {modernKanji} from './kanji.ts';

/**
 * Folds away what a shopper does not mean: width (ｼﾞｬｹｯﾄ, ＴＥＮＴ), case, old kanji, how a count is written (二人用), and
 * the accents of Latin letters. Voicing marks of kana are combining characters too, so only U+0300–U+036F go.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
  return modernKanji(plain).replace(COUNT, numeral => String('一二三四五六七八九'.indexOf(numeral) + 1));
}

/** Writes hiragana as katakana, so that じゃけっと and ジャケット are one word. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖゝゞ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Whether a folded text is written in kana alone. */
export function isKana(text: string): boolean {
  return /^[ぁ-ゖゝゞァ-ヺー]+$/.test(text);
}

const COUNT = /[一二三四五六七八九](?=[人色枚本段個冊足])/g;
