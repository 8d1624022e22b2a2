/** Reads a number in kanji: 三 is 3, 十二 is 12, 二百五十 is 250, 二〇 is 20. */
export function readKanjiNumber(kanji: string): number {
  let [sum, digits] = [0, ''];
  for (const letter of kanji) {
    const digit = DIGITS.indexOf(letter);
    const power = 10 ** (POWERS.indexOf(letter) + 1);
    if (digit >= 0) digits += digit % 10;
    else [sum, digits] = [sum + Number(digits || 1) * power, ''];
  }
  return sum + Number(digits);
}

/** A number in kanji, as a class of a regular expression. */
export const KANJI_NUMBER = '[〇零一二三四五六七八九十百千]+';

const DIGITS = '零一二三四五六七八九〇';
const POWERS = '十百千';
