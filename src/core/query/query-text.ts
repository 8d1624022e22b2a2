/** Line breaks and other control characters part words, as a space does; so does half an emoji, which can't be sent. */
const CONTROLS = /[\p{Cc}\p{Cs}]+/gu;
/** Marks without a width that come along with copied text: direction marks, zero-width spaces, a byte order mark. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** What a shopper means by a text they typed or pasted. Joiners stay: emoji and some scripts are written with them. */
export const queryText = (text: string): string => text.replace(UNSEEN, '').replace(CONTROLS, ' ').trim();

/** A text as it is compared: its width, case and accents gone, and hiragana for katakana. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60));
