/** The state of a composition by an input method. */
export interface Composition {
  /** The text under composition. */
  readonly text: string;
  /** The text before it in the field. */
  readonly before: string;
  /** The page's language, as a BCP 47 tag. */
  readonly language: string;
  /** Whether the keyboard is one of Android's, which compose each English word. */
  readonly isAndroid: boolean;
}

/** Scripts that are typed by conversion, and the full-width letters such a composition starts with. */
const CONVERTED = /[\p{scx=Hira}\p{scx=Kana}\p{sc=Hani}\p{sc=Bopo}\uff01-\uff5e]/u;
/** A dead key's accent, alone or after letters: its letter is still to come. */
const DEAD_KEY = /^[\p{P}\p{M}~°]+$|[\p{Sk}\u02b0-\u02ff]$/u;
/** Letters that pinyin or romaji may consist of, with the separators of pinyin's syllables. */
const ROMANIZED = /^[a-zü' ]+$/i;
/** A text whose last letter is Chinese. */
const AFTER_HAN = /[\p{sc=Hani}\p{sc=Bopo}]$/u;
const AFTER_KANA = /[\p{scx=Hira}\p{scx=Kana}]$/u;

/** Whether a composition holds a script that is typed by conversion. Such a composition waits until it is committed. */
export const isConverted = ({text}: Composition): boolean => CONVERTED.test(text);

/**
 * Whether a composition is too early to be searched: it is still to be converted, or ends with a dead key. Everything else is
 * searched during composition: Hangul, and all scripts that are typed without conversion.
 *
 * Latin letters may become Han or kana. They are romaji, in Japanese or after kana, until they hold a vowel, because each
 * syllable is converted at once; and pinyin, in Chinese or after Han. On Android they are words: its keyboards for Chinese and
 * Japanese compose no plain Latin letters.
 */
export const isUnfinished = (composition: Composition): boolean =>
  isConverted(composition) || DEAD_KEY.test(composition.text) || isRomanized(composition);

function isRomanized({text, before, language, isAndroid}: Composition): boolean {
  if (isAndroid || !ROMANIZED.test(text)) return false;
  if (/^zh\b/i.test(language) || AFTER_HAN.test(before)) return true;
  return (/^ja\b/i.test(language) || AFTER_KANA.test(before)) && !/[aeiou]/i.test(text);
}
