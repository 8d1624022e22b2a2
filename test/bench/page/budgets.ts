import {
  BARE,
  BY_HAND,
  type Comparison,
  keptComparisons,
  OURS,
  type Results,
  timedComparisons,
} from './results.ts';
import {ratioOf, runKey} from './rounds.ts';
import type {Speed} from './speeds.ts';
import {line, measured} from './table.ts';

/** The limit of a measure: a number in its unit, or a multiple of another contestant's figure. */
interface Limit {
  readonly heading: string;
  /** The speed of the limit, if the figure depends on it. */
  readonly speed?: string;
  readonly limit: number;
  /** The contestant whose figure is multiplied. */
  readonly beside?: typeof BY_HAND | typeof BARE;
  /** Whether pages with a search box alone have the figure too; the rest of a page does not affect it. */
  readonly isOfBoxes?: boolean;
}

const LIMITS: readonly Limit[] = [
  {heading: 'main thread, a search', speed: '4', limit: 0.8, beside: BY_HAND},
  {heading: 'to the first results', speed: '4', limit: 1.6, beside: BY_HAND},
  {heading: 'to the first results', speed: '4g', limit: 1.25, beside: BY_HAND},
  {heading: 'last key to its suggestions, longest of 3', speed: '1', limit: 380, isOfBoxes: true},
  {heading: 'main thread, the slowest key', speed: '4', limit: 1.5, beside: BARE, isOfBoxes: true},
  {heading: 'long tasks, in all', speed: '4', limit: 0.3, beside: BY_HAND},
  {heading: 'layout shift, 9 searches', speed: '4', limit: 0},
  {heading: 'layout shift, then Back, a filter, more', speed: '4', limit: 0},
  {heading: 'requests for 12 keys', speed: '1', limit: 1, isOfBoxes: true},
  {heading: 'requests before an IME commits', limit: 0, isOfBoxes: true},
  {heading: 'requests at page load', limit: 0, isOfBoxes: true},
  {heading: 'heap kept, a search', limit: 0.5},
  {heading: 'heap over an empty page, caches full', limit: 3200},
];

/** The limits of our own figures. */
interface Budget {
  readonly heading: string;
  readonly unit: string;
  readonly limit: number;
  readonly of: (name: string) => number | undefined;
  readonly isOfBoxes: boolean;
}

/** Formats a row per budget: whether it is kept, and the best figure of a library. */
export function writeBudgets(results: Results): string {
  const budgets = [...sizes(results), ...LIMITS.flatMap(limit => budgetsOf(limit, results))];
  return [
    line(['Budgets', 'limit', 'ours', '', 'by hand', 'best library']),
    line(['---', '--:', '--:', '---', '--:', '---']),
    ...budgets.map(budget => row(budget, results)),
  ].join('\n');
}

/** Returns no budgets for a speed that was not measured. */
function budgetsOf(
  {heading, speed: name, limit, beside, isOfBoxes = false}: Limit,
  results: Results,
): Budget[] {
  const speed = results.speeds.find(each => each.name === name);
  if (name && !speed) return [];
  const comparison = (speed ? timedComparisons(results, speed) : keptComparisons(results)).find(
    each => each.heading === heading,
  );
  if (!comparison) return [];
  const place = speed ? ` (${speed.label})` : '';
  const label = `${heading}${place}${beside ? `, × ${LABELS[beside]}` : ''}`;
  const of = beside && speed ? besideOf(results, speed, comparison, beside) : comparison.of;
  return [{heading: label, unit: beside ? '' : comparison.unit, limit, of, isOfBoxes}];
}

const LABELS = {[BY_HAND]: 'by hand', [BARE]: 'a bare field'} as const;

function besideOf({runs}: Results, speed: Speed, {measure}: Comparison, other: string): Budget['of'] {
  return name => measure && ratioOf(runs, runKey(name, speed), runKey(other, speed), measure);
}

function row({heading, unit, limit, of, isOfBoxes}: Budget, {contestants}: Results): string {
  const figure = (name: string) => {
    const value = of(name);
    return value === undefined ? '–' : measured(value, unit);
  };
  const [best] = contestants
    .filter(({name, isPeer, main}) => isPeer && (main || isOfBoxes) && of(name) !== undefined)
    .sort((one, other) => Number(of(one.name)) - Number(of(other.name)));
  const library = best ? `${figure(best.name)}, ${best.label}` : '–';
  return line([
    heading,
    measured(limit, unit),
    figure(OURS),
    verdict(of(OURS), limit),
    figure(BY_HAND),
    library,
  ]);
}

/** Rounds to two digits, as shown. */
function verdict(figure: number | undefined, limit: number): string {
  if (figure === undefined) return '–';
  return Number(figure.toFixed(2)) <= limit ? 'held' : '**missed**';
}

/** Compares our sizes with all scripts and styles of another contestant, which is not split. */
function sizes({sizes, weights}: Results): Budget[] {
  return sizes
    .filter(({isFile}) => !isFile)
    .map(({name, bytes, limit}) => ({
      heading: `${name}, brotli`,
      unit: 'B',
      limit,
      isOfBoxes: name.includes('box'),
      of: contestant => (contestant === OURS ? bytes : weights.get(contestant)?.brotli),
    }));
}
