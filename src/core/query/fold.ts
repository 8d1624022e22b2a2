import {INVISIBLE} from './query-text.ts';

/** Folds a text for comparison: removes width, case, accents and invisible characters, and converts katakana to hiragana. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/[\u0300-\u036f]/g, '')
    // The marks of kana are no accents: with them they are other letters.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60));
