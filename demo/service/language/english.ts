import pluralize from 'pluralize';
import {stemmer} from 'stemmer';

/** The stem shared by all inflections of a Latin word; none for a stop word. */
export function englishStem(word: string): string | undefined {
  return STOP_WORDS.has(word) ? undefined : stemmer(englishLemma(word));
}

/** The singular in American spelling: knife of knives, color of colours, 2 of two. */
export function englishLemma(word: string): string {
  const number = NUMBERS.indexOf(word);
  if (number >= 0) return String(number);
  // Twice: childrens becomes children, and then child.
  return american(pluralize.singular(pluralize.singular(word)));
}

function american(word: string): string {
  return SPELLINGS.reduce((spelt, [british, by]) => spelt.replace(british, by), word);
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{2})our(?=$|s|ed|ing|ful|less|able|ite)/, 'or'],
  [/(?<=[bt])re$/, 'er'],
  [/(?<=[a-z]{3})is(?=e[drs]?$|ing$|ation$)/, 'iz'],
  [/yse(?=[drs]?$)/, 'yze'],
  [/logue$/, 'log'],
  [/ll(?=ed$|ing$|er$|ery$)/, 'l'],
  [/^grey/, 'gray'],
  [/^alumini?um/, 'aluminum'],
  [/^jewell?ery/, 'jewelry'],
  [/^pyjama/, 'pajama'],
  [/^mou?ld/, 'mold'],
  [/^tyre$/, 'tire'],
  [/(?<=defen|offen|licen)ce$/, 'se'],
  [/ae(?=s?th|d)/, 'e'],
];

const NUMBERS = 'zero one two three four five six seven eight nine ten'.split(' ');

const STOP_WORDS = new Set(
  'a an and are as at be by for from in is it its of on or our so that the their these this to with you your'.split(
    ' ',
  ),
);
