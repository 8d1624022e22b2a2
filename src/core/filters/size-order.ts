/** A parsed value: a size in letters, a number, or numbers with units. */
export interface Size {
  /** The text before the numbers, such as the system of a size: EU. */
  readonly system: string;
  /** The dimension of the numbers, such as length; empty for plain numbers. */
  readonly dimension: string;
  /** The numbers in one unit: both ends of a range, width and height, or a size in several regions. */
  readonly amounts: readonly number[];
  /** The text after the numbers. */
  readonly rest: string;
}

/**
 * Returns values in the order of their sizes; values that are no sizes come last. Returns `undefined` unless most values are sizes.
 *
 * @param measures the result of `readMeasures`, for a list that `holdsMeasures`. By default, only letters and plain numbers are
 *   sizes.
 */
export function inSizeOrder(
  values: readonly string[],
  measures: readonly (Size | undefined)[] = values.map(plainNumber),
): string[] | undefined {
  const letters = values.map(letterSize);
  // 2L is a size of clothes among other letters, and two litres beside 500ml.
  const [first, second] =
    countSizes(measures) > countSizes(letters) ? [measures, letters] : [letters, measures];
  const sizes = new Map(values.map((value, index) => [value, first[index] ?? second[index]]));
  if (countSizes([...sizes.values()]) * 2 <= values.length) return undefined;
  return values.toSorted((a, b) => compare(sizes.get(a), sizes.get(b)));
}

const countSizes = (sizes: readonly (Size | undefined)[]) => sizes.filter(Boolean).length;

/** Whether a list holds values whose numbers only `readMeasures` can read: 22.5cm, 3/4 in, 二人用. */
export const holdsMeasures = (values: readonly string[]): boolean =>
  values.length > 1 &&
  values.some(value => NUMERAL.test(value) && !(letterSize(value) ?? plainNumber(value)));

const NUMERAL = /[\p{N}〇零一二三四五六七八九十百千]/u;

function plainNumber(value: string): Size | undefined {
  const plain = value.normalize('NFKC').trim();
  return /^\d*\.?\d+$/.test(plain) ? sizeIn('', [Number(plain)]) : undefined;
}

const sizeIn = (system: string, amounts: readonly number[]): Size => ({
  system,
  dimension: '',
  amounts,
  rest: '',
});

function compare(a: Size | undefined, b: Size | undefined): number {
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

/** The system of sizes in letters, which sorts before all systems of numbers. */
const LETTERS = ' ';
/** One size for all, after the other letters. */
const FREE_SIZE = /^(FREE|F|ONE|OS|O\/S|フリー|ワン)$/;

/** Reads a size in letters: XXS to 5XL, the Japanese SS, LL and 3L, words, pairs such as S/M, and letters with a number: M/38. */
function letterSize(value: string): Size | undefined {
  const plain = value
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s|サイズ|SIZE|\(.*\)|\./g, '');
  if (FREE_SIZE.test(plain)) return sizeIn(LETTERS, [99]);
  const [, letters = '', number] = /^(\d?[^\d]*?)(?:[-/:~]?(\d+(?:\.\d+)?)(?:[-~/]\d+)*)?$/.exec(plain) ?? [];
  const ranks = letters
    .replace(/EXTRA|特/g, 'X')
    .replace(/SMALL|小/g, 'S')
    .replace(/MEDIUM|中/g, 'M')
    .replace(/LARGE|大/g, 'L')
    .replace(/X-/g, 'X')
    .split(/[/~〜–-]/)
    .map(letterRank);
  const rank = ranks.reduce((sum, each) => sum + each) / ranks.length;
  return Number.isNaN(rank) ? undefined : sizeIn(LETTERS, number ? [rank, Number(number)] : [rank]);
}

/** Returns the number of sizes above M, negative for smaller sizes; `NaN` for other texts. */
function letterRank(text: string): number {
  const [, count, xs, base] = /^(\d?)(X*)(S+|L+|M)$/.exec(text) ?? [];
  if (!base || (base === 'M' && (count || xs))) return Number.NaN;
  if (base === 'M') return 0;
  const steps = Number(count) || (xs || base).length;
  return (xs ? steps + 1 : steps) * (base < 'M' ? 1 : -1);
}
