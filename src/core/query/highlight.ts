import {lettersOf} from './letters.ts';
import {fold} from './query-text.ts';

export type Piece = readonly [text: string, matches: boolean];

/**
 * Splits a text into pieces and marks the first occurrence of each word of the query, preferably at the start of a word.
 * Ignores width, case, accents, and the difference between hiragana and katakana.
 */
export function highlight(text: string, query: string): Piece[] {
  const letters = lettersOf(text);
  // Folding may split or drop a letter, so each UTF-16 unit of the folded text is mapped to its letter.
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
