/**
 * Returns values in the order of their sizes, such as S, M, L or 22.5cm, 23cm; values that are no sizes come last. Returns
 * `undefined` unless most values are sizes.
 */
export function inSizeOrder(values: readonly string[]): string[] | undefined {
  const letters = values.map(letterSize);
  const measures = values.map(measuredSize);
  // 2L is a size of clothes among other letters, and two litres beside 500ml.
  const [first, second] =
    countSizes(measures) > countSizes(letters) ? [measures, letters] : [letters, measures];
  const sizes = new Map(values.map((value, index) => [value, first[index] ?? second[index]]));
  if (countSizes([...sizes.values()]) * 2 <= values.length) return undefined;
  return values.toSorted((a, b) => compare(sizes.get(a), sizes.get(b)));
}

/** A size, and the scale on which it can be compared with others. */
type Size = readonly [scale: string, rank: number];

const countSizes = (sizes: readonly (Size | undefined)[]) => sizes.filter(Boolean).length;

function compare(a: Size | undefined, b: Size | undefined): number {
  if (!a || !b) return Number(!a) - Number(!b);
  if (a[0] !== b[0]) return a[0] < b[0] ? -1 : 1;
  return a[1] - b[1];
}

/** Sorts before the scales of measures. */
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

/** Reads a size in letters: XXS to 5XL, the Japanese SS, LL and 3L, words, and pairs such as S/M. */
function letterSize(value: string): Size | undefined {
  const plain = plainText(value).replace(/サイズ|SIZE|\(.*\)|[.-]/g, '');
  if (FREE_SIZE.test(plain)) return [LETTERS, 99];
  const ranks = plain
    .replace(ANY_WORD, word => WORDS[word] ?? '')
    .split('/')
    .map(letterRank);
  const rank = ranks.reduce((sum, each) => sum + each) / ranks.length;
  return Number.isNaN(rank) ? undefined : [LETTERS, rank];
}

/** Returns how many sizes a size is from M; `NaN` if it is none. */
function letterRank(text: string): number {
  const [, count, xs, base] = /^(\d?)(X*)(S+|L+|M)$/.exec(text) ?? [];
  if (!base) return Number.NaN;
  if (base === 'M') return 0;
  const steps = Number(count) || (xs || base).length;
  return (xs ? steps + 1 : steps) * (base < 'M' ? 1 : -1);
}

/** Units that are multiples of others. */
const MULTIPLES: Readonly<Record<string, Size>> = {
  MM: ['CM', 0.1],
  M: ['CM', 100],
  KG: ['G', 1000],
  L: ['ML', 1000],
  TB: ['GB', 1024],
};
const MEASURE = /^(\D{0,3}?)(\d+(?:\.\d+)?)(?:[-~〜/X×]\d+(?:\.\d+)?)?(\D{0,6})$/;

/** Reads a size in numbers: 38, 7½, US 8.5, 22.5cm, 26インチ, 1,000g, 3-4 years. */
function measuredSize(value: string): Size | undefined {
  const plain = plainText(value.replace('½', '.5')).replace(
    /,(\d{3}(?!\d))?/g,
    (_, thousands: string | undefined) => thousands ?? '.',
  );
  const [, system, number, unit = ''] = MEASURE.exec(plain) ?? [];
  const [base, factor] = MULTIPLES[unit] ?? [unit, 1];
  return number ? [`${system}:${base}`, Number(number) * factor] : undefined;
}

const plainText = (value: string): string => value.normalize('NFKC').toUpperCase().replace(/\s/g, '');
