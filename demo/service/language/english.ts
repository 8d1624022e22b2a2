import {stemmer} from 'stemmer';

/** The stem of a Latin word, by which "mugs" finds "mug"; none for a word too common to tell products apart. */
export function englishStem(word: string): string | undefined {
  return STOP_WORDS.has(word) ? undefined : stemmer(word);
}

const STOP_WORDS = new Set(
  'a an and are as at be by for from in is it its of on or our so that the their these this to with you your'.split(
    ' ',
  ),
);
