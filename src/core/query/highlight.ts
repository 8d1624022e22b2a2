import {fold, lettersOf} from './query-text.ts';

/** A piece of a text, and whether it is what was searched for. */
export type Piece = readonly [text: string, matches: boolean];

/**
 * A text in pieces, with the first place of each word of a query marked: at the beginning of a word where there is one.
 * Width, case, accents and the two kana make no difference.
 */
export function highlight(text: string, query: string): Piece[] {
  const letters = lettersOf(text);
  // Folding may take a letter apart or drop it: which letter each unit of the folded text comes from.
  const folds = letters.map(fold);
  const origins = folds.flatMap((units, index) => units.split('').map(() => index));
  const folded = folds.join('');
  const matching = new Set<number>();
  for (const word of fold(query).split(/\s+/)) {
    const start = ` ${folded}`.indexOf(` ${word}`);
    const from = start < 0 ? folded.indexOf(word) : start;
    if (from >= 0) for (const origin of origins.slice(from, from + word.length)) matching.add(origin);
  }
  const pieces: [string, boolean][] = [];
  letters.forEach((letter, index) => {
    const last = pieces.at(-1);
    const matches = matching.has(index);
    if (last?.[1] === matches) last[0] += letter;
    else pieces.push([letter, matches]);
  });
  return pieces;
}
