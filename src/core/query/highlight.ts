import {folderOf, lettersOf} from './fold.ts';

export type Piece = readonly [text: string, matches: boolean];

/**
 * Splits a text into pieces and marks one occurrence of each word of the query: at the start of a word, or else as a part of a
 * compound in a script without spaces. "to" is marked in "Tote", and not in "cotton".
 *
 * @param locale the language that decides which letters are equal, see `folderOf`.
 */
export function highlight(text: string, query: string, locale: string): Piece[] {
  const fold = folderOf(locale);
  const letters = lettersOf(text);
  const folded = letters.map(fold);
  const starts = wordStarts(letters, locale);
  const words = fold(query).split(/\s+/);
  const matching = new Set<number>();
  words.forEach((word, place) => {
    const isFinished = place < words.length - 1;
    for (const index of bestPlace(word, {folded, starts, isFinished})) matching.add(index);
  });
  const pieces: [string, boolean][] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    const matches = matching.has(index);
    if (last?.[1] === matches) last[0] += letter;
    else pieces.push([letter, matches]);
  });
  return pieces;
}

/** A text as folded letters, with the starts of its words. */
interface FoldedLetters {
  readonly folded: readonly string[];
  readonly starts: ReadonlySet<number>;
  /** Whether the word is followed by another one. Only the last one may be the beginning of a word. */
  readonly isFinished: boolean;
}

/** Returns the letters of the best occurrence: a whole word, or else the start, the end or a part of one. */
function bestPlace(word: string, {folded, starts, isFinished}: FoldedLetters): readonly number[] {
  const places = occurrences(word, folded).filter(({first, end}) => {
    if (!starts.has(first)) return isCompoundPart(word, first, end, starts);
    // A finished word of one or two letters has no other forms: "to" of "how to wash" is not in "Tote".
    return starts.has(end) || !isFinished || !/^[a-z]{1,2}$/.test(word);
  });
  // The noun is at the end of a Japanese compound: 本 of 日本製文庫本.
  const rank = ({first, end}: Place) =>
    (starts.has(first) ? 2 : first / folded.length) + Number(starts.has(end));
  const [best] = places.toSorted((a, b) => rank(b) - rank(a));
  return best ? Array.from({length: best.end - best.first}, (_, index) => best.first + index) : [];
}

/** The letters from `first` to before `end`. */
interface Place {
  readonly first: number;
  readonly end: number;
}

/** Finds the occurrences of a word. Folding may split or drop a letter, so each UTF-16 unit of the folded text is mapped to its letter. */
function occurrences(word: string, folded: readonly string[]): Place[] {
  if (!word) return [];
  const origins = folded.flatMap((units, index) => units.split('').map(() => index));
  const text = folded.join('');
  const places: Place[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) {
    const [first = 0, last = 0] = [origins[from], origins[from + word.length - 1]];
    places.push({first, end: last + 1});
  }
  return places;
}

/** Cached by locale: creating the first one takes some ms. */
const segmenters = new Map<string, Intl.Segmenter>();

/**
 * Returns the indices of the letters that start a word or a punctuation mark, by the language's dictionary. The end of the text
 * counts as a start.
 */
function wordStarts(letters: readonly string[], locale: string): ReadonlySet<number> {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, {granularity: 'word'});
  segmenters.set(locale, segmenter);
  const units = new Set(Array.from(segmenter.segment(letters.join('')), ({index}) => index));
  let unit = 0;
  const starts = letters.flatMap((letter, index) => {
    unit += letter.length;
    return units.has(unit - letter.length) ? index : [];
  });
  return new Set([...starts, letters.length]);
}

/**
 * Whether folded letters within a word are a word of their own: kanji at the end of a compound (傘 of 日傘), two kanji or syllables
 * of Hangul, and kana that leave three or more on either side (マグ of コーヒーマグ, but バー is no word of カバー).
 */
function isCompoundPart(part: string, first: number, end: number, starts: ReadonlySet<number>): boolean {
  if (/^[\p{Script=Han}々]+$/u.test(part)) return end - first > 1 || starts.has(end);
  if (!KANA.test(part)) return /^\p{Script=Hangul}{2,}$/u.test(part);
  let [start, stop] = [first, end];
  while (!starts.has(start)) start--;
  while (!starts.has(stop)) stop++;
  return [first - start, stop - end].every(rest => rest === 0 || rest > 2);
}

/** Two kana or more. No word starts with a small one. */
const KANA = /^(?![ぁぃぅぇぉゃゅょっんー])[\p{Script=Hiragana}ー]{2,}$/u;
