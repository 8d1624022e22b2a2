/** Line breaks and other control characters part words, as a space does; so does half an emoji, which can't be sent. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
/**
 * Characters without a look that come along with copied text: soft hyphens, direction marks, zero-width spaces. Not those that
 * emoji and some scripts are written with: joiners, variation selectors and tags.
 */
const INVISIBLE =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]/gu;
/** Joiners with nothing to join. */
const LOOSE_JOINERS = /(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;

/** What a shopper means by a text they typed or pasted. */
export const queryText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(CONTROLS, ' ').replace(LOOSE_JOINERS, '$1').trim();

/** Whether a text has anything to see in it. */
export const isVisible = (text: string): boolean => queryText(text) !== '';

/** A letter with the marks on it, or an emoji with all its parts. */
const LETTER =
  /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\uff9e\uff9f\u200c\u{e0020}-\u{e007f}]|\u200d.?)*/gsu;

/** The letters of a text, as a reader counts them. */
export const lettersOf = (text: string): readonly string[] => text.match(LETTER) ?? [];

/** A text as it is compared: its width, case, accents and invisible characters gone, and hiragana for katakana. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(/[\u0300-\u036f]/g, '')
    // The marks of kana are no accents: with them they are other letters.
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60));
