import {stemmer} from 'stemmer';

/**
 * The forms under which a Latin word is indexed and looked up: as written, which prefixes need, and its stem,
 * by which "mugs" finds "mug". A word too common to tell products apart has none.
 */
export function englishForms(word: string): string[] {
  if (STOP_WORDS.has(word)) return [];
  return [...new Set([word, stemmer(word)])];
}

const STOP_WORDS = new Set(
  'a an and are as at be by for from in is it its of on or our so that the their these this to with you your'.split(
    ' ',
  ),
);
