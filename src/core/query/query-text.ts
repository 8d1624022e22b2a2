/** Line breaks and other control characters, which separate words, and lone surrogates, which can't be sent. */
const CONTROLS = /[\p{Cc}\p{Cs}\u2028\u2029]+/gu;
/**
 * Invisible characters that come with pasted text: soft hyphens, direction marks, zero-width spaces. Joiners, variation
 * selectors and tags stay, because emoji and some scripts need them.
 */
const INVISIBLE =
  /(?!\p{Join_Control}|\p{Variation_Selector}|[\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]/gu;
/** Joiners that join nothing. */
const LOOSE_JOINERS = /(^|\s)[\u200c\u200d]+|[\u200c\u200d]+(?=\s|$)/g;

/** Cleans a text that the shopper typed or pasted. */
export const queryText = (text: string): string =>
  text.replace(INVISIBLE, '').replace(CONTROLS, ' ').replace(LOOSE_JOINERS, '$1').trim();

/** A key that is equal for texts that are one search term: without width, case, and more than one space between words. */
export const termKey = (text: string): string =>
  queryText(text.normalize('NFKC')).replace(/\s+/g, ' ').toLowerCase();

/** Returns the texts that are different search terms, each in its first spelling, without the terms of `others`. */
export function distinctTerms(terms: readonly string[], others: readonly string[] = []): string[] {
  const known = new Set(others.map(termKey));
  return terms.filter(term => !known.has(termKey(term)) && known.add(termKey(term)));
}

/** Splits a list that a merchant typed at commas, including Japanese and Chinese ones, and at line breaks. */
export const listedWords = (text: string): readonly string[] =>
  text
    .split(/[,、，\n]/)
    .map(word => word.trim())
    .filter(Boolean);

/** Whether a text has a visible character. */
export const isVisible = (text: string): boolean => queryText(text) !== '';
