import {englishStem} from './english.ts';
import {fold, isKana, toKatakana} from './fold.ts';
import {type Morpheme, morphemes} from './japanese.ts';

/** One word of a text: the forms it is indexed under, and those a query for it accepts. */
export interface Word {
  /** As the shopper wrote it, folded, kana as katakana: what a prefix or a spelling neighbour is sought by. */
  readonly written: string;
  readonly latin: boolean;
  readonly indexed: readonly string[];
  /** The best form first. */
  readonly sought: readonly string[];
}

/** Splits text of any language into words. Its script decides the analysis, so mixed text needs no hint. */
export function analyse(text: string): Word[] {
  return Array.from(fold(text).matchAll(RUNS)).flatMap(([run]) => {
    if (JAPANESE.test(run)) return morphemes(run).map(japaneseWord);
    return latinWord(run);
  });
}

/** A word written in kana alone: じゃけっと typed in one go, which the dictionary would cut to pieces. */
export function kanaWord(kana: string): Word {
  const written = toKatakana(kana);
  return {written, latin: false, indexed: [written], sought: [written, readingForm(written)]};
}

/** The form under which a word in kanji is indexed by its sound. No text can hold the sign. */
export function readingForm(kana: string): string {
  return `^${kana}`;
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]/u;
const RUNS =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+|(?:(?![\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々])[\p{L}\p{N}\p{M}])+/gu;

/** Indexed as written too, which is what a prefix begins. */
function latinWord(written: string): Word[] {
  const stem = englishStem(written);
  return stem === undefined ? [] : [{written, latin: true, indexed: [written, stem], sought: [stem]}];
}

function japaneseWord({surface, base, reading}: Morpheme): Word {
  const written = toKatakana(surface);
  const forms = [...new Set([written, toKatakana(base)])];
  if (isKana(surface))
    return {...kanaWord(surface), indexed: forms, sought: [...forms, readingForm(written)]};
  if (reading === undefined) return {written, latin: false, indexed: forms, sought: forms};
  // Kanji find their own kana spelling (珈琲, コーヒー) but never other kanji that merely sound alike (紙, 髪).
  return {written, latin: false, indexed: [...forms, readingForm(reading)], sought: [...forms, reading]};
}
