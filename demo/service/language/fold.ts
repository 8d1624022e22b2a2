/**
 * Folds away what a shopper does not mean: width (ｼﾞｬｹｯﾄ, ＴＥＮＴ), case, and the accents of Latin letters.
 * Voicing marks of kana are combining characters too, so only U+0300–U+036F go.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKC')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase();
}

/** Writes hiragana as katakana, so that じゃけっと and ジャケット are one word. */
export function toKatakana(text: string): string {
  return text.replace(/[ぁ-ゖゝゞ]/g, kana => String.fromCharCode(kana.charCodeAt(0) + 0x60));
}

/** Whether a folded text is written in kana alone. */
export function isKana(text: string): boolean {
  return /^[ぁ-ゖゝゞァ-ヺー]+$/.test(text);
}
