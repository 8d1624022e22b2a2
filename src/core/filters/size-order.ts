import {type Measure, readMeasures} from './measures.ts';

/**
 * Returns values in the order of their sizes, such as S, M, L or 1/2 in, 3/4 in, 1 in; values that are no sizes come last.
 * Returns `undefined` unless most values are sizes.
 *
 * @param locale of the names of units.
 */
export function inSizeOrder(values: readonly string[], locale: string): string[] | undefined {
  const letters = values.map(letterSize);
  const measures = measuredSizes(values, locale);
  // 2L is a size of clothes among other letters, and two litres beside 500ml.
  const [first, second] =
    countSizes(measures) > countSizes(letters) ? [measures, letters] : [letters, measures];
  const sizes = new Map(values.map((value, index) => [value, first[index] ?? second[index]]));
  if (countSizes([...sizes.values()]) * 2 <= values.length) return undefined;
  return values.toSorted((a, b) => compare(sizes.get(a), sizes.get(b)));
}

const countSizes = (sizes: readonly (Measure | undefined)[]) => sizes.filter(Boolean).length;

function compare(a: Measure | undefined, b: Measure | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  return (
    Number(b.system === LETTERS) - Number(a.system === LETTERS) ||
    compareWords(a.system, b.system) ||
    compareWords(a.dimension, b.dimension) ||
    compareAmounts(a.amounts, b.amounts) ||
    compareWords(a.rest, b.rest)
  );
}

/** Compares one by one. The shorter list comes first: 30 before 30×40. */
function compareAmounts(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((amount, index) => amount !== b[index]);
  if (place < 0) return a.length - b.length;
  return place < b.length ? Math.sign((a[place] ?? 0) - (b[place] ?? 0)) : 1;
}

/** Compares texts, and cups as corsetry has them: AA, A, B, C, D, DD, E. */
function compareWords(a: string, b: string): number {
  if (a === b) return 0;
  if (/^A+$/.test(a) && /^A+$/.test(b)) return b.length - a.length;
  return a < b ? -1 : 1;
}

/** Values with numbers, unless the text around them is so long that they are something else: 10% off, Number 5. */
function measuredSizes(values: readonly string[], locale: string): (Measure | undefined)[] {
  const measures = readMeasures(values, locale);
  const isShared = (name: string) => name && measures.filter(each => each?.system === name).length > 1;
  return measures.map(measure => {
    const {system, rest} = measure ?? {system: '', rest: ''};
    return (system.length < 4 && rest.length < 7) || isShared(system) ? measure : undefined;
  });
}

/** In place of a system of numbers, and before all of them. */
const LETTERS = ' ';
/** One size for all, after the other letters. */
const FREE_SIZE = /^(FREE|F|ONE|OS|O\/S|フリー|ワン)$/;
const WORDS: Readonly<Record<string, string>> = {
  EXTRA: 'X',
  特: 'X',
  SMALL: 'S',
  小: 'S',
  MEDIUM: 'M',
  中: 'M',
  LARGE: 'L',
  大: 'L',
};
const ANY_WORD = new RegExp(Object.keys(WORDS).join('|'), 'g');

/** Reads a size in letters: XXS to 5XL, the Japanese SS, LL and 3L, words, pairs such as S/M, and those with a number: M/38. */
function letterSize(value: string): Measure | undefined {
  const plain = value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s|サイズ|SIZE|\(.*\)|\./g, '');
  const size = (rank: number, number: number[] = []): Measure => ({
    system: LETTERS,
    dimension: '',
    amounts: [rank, ...number],
    rest: '',
  });
  if (FREE_SIZE.test(plain)) return size(99);
  const [, letters = '', number] = /^(\d?[^\d]*?)(?:[-/:~]?(\d+(?:\.\d+)?)(?:[-~/]\d+)*)?$/.exec(plain) ?? [];
  const ranks = letters
    .replace(ANY_WORD, word => WORDS[word] ?? '')
    .replace(/X-/g, 'X')
    .split(/[/~〜–-]/)
    .map(letterRank);
  const rank = ranks.reduce((sum, each) => sum + each) / ranks.length;
  return Number.isNaN(rank) ? undefined : size(rank, number ? [Number(number)] : []);
}

/** Returns how many sizes a size is from M; `NaN` if it is none. */
function letterRank(text: string): number {
  const [, count, xs, base] = /^(\d?)(X*)(S+|L+|M)$/.exec(text) ?? [];
  if (!base || (base === 'M' && (count || xs))) return Number.NaN;
  if (base === 'M') return 0;
  const steps = Number(count) || (xs || base).length;
  return (xs ? steps + 1 : steps) * (base < 'M' ? 1 : -1);
}
