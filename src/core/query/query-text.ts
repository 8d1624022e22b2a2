/** Line breaks and other control characters, which separate words, and lone surrogates, which can't be sent. */
const CONTROLS = /[\p{Cc}\p{Cs}]+/gu;
/**
 * Zero-width characters that come with pasted text: direction marks, zero-width spaces, a byte order mark. Joiners stay,
 * because emoji and some scripts need them.
 */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Cleans a text that the shopper typed or pasted. */
export const queryText = (text: string): string => text.replace(INVISIBLE, '').replace(CONTROLS, ' ').trim();

/** Folds a text for comparison: removes width, case and accents, and converts katakana to hiragana. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60));
