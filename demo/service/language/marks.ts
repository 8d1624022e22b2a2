import {fold, isJapanese, toKatakana} from './fold.ts';
import {abbreviateRepeats, writeOutKanji} from './repeats.ts';

/** Removes the marks within a word or name: AB-1234, t-shirt, レオナルド・ダ・ヴィンチ. */
export function removeMarks(run: string): string {
  return run.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

/** The form in which two terms or titles are equal, however their kana and marks are written. */
export function termOf(text: string): string {
  const folded = fold(text).trim();
  return toKatakana(removeMarks(lengthen(folded)) || folded);
}

/** Reads hyphens after kana as long vowels: コーヒー of コ-ヒ- and コ一ヒ一. */
export function lengthen(folded: string): string {
  return folded.replace(HYPHEN, 'ー');
}

/** The spellings that a folded chunk of a query may stand for, likeliest first. */
export function spellingsOf(chunk: string): string[] {
  if (!isJapanese(chunk)) return [chunk];
  const long = lengthen(chunk);
  return [...new Set([abbreviateRepeats(long), chunk, removeMarks(long), writeOutKanji(chunk)])];
}

/** Kana that marks separate, as one word: レオナルドダヴィンチ of レオナルド・ダ・ヴィンチ. */
export function joinKana(folded: string): string[] {
  return (folded.match(SEPARATE_KANA) ?? []).map(removeMarks);
}

/** A hyphen or tilde that no letter or digit follows, or a kanji one within katakana. No long vowel follows ン and ッ. */
const HYPHEN = /(?<=[ぁ-ゖァ-ヺ])(?<![んンっッ])(?:[-~]+(?![a-z\d])|(?<=[ァ-ヺ])一(?=[ァ-ヺ]|$))/g;
/** Lists of more than four words are no name. */
const SEPARATE_KANA =
  /(?<![ぁ-ヺー])[ぁ-ゖァ-ヺー]+(?:[-・=/.'’&+][ぁ-ゖァ-ヺー]+){1,3}(?![-・=/.'’&+]*[ぁ-ヺー])/g;
