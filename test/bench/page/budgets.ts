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

/** A limit of what is compared, in its unit, or beside another contestant's figure. */
interface Limit {
  readonly heading: string;
  /** The speed it is for, if the figure depends on it. */
  readonly speed?: string;
  readonly limit: number;
  /** The contestant of whose figure it is a multiple. */
  readonly beside?: typeof BY_HAND | typeof BARE;
  /** Whether a box alone has the figure too; what else there is on a page costs it nothing. */
  readonly isOfBoxes?: boolean;
}

const LIMITS: readonly Limit[] = [
  {heading: 'main thread, a search', speed: '4', limit: 0.7, beside: BY_HAND},
  {heading: 'to the first results', speed: '4', limit: 1.45, beside: BY_HAND},
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
  {heading: 'heap over an empty page, caches full', limit: 3000},
];

/** What ours may not exceed. */
interface Budget {
  readonly heading: string;
  readonly unit: string;
  readonly limit: number;
  readonly of: (name: string) => number | undefined;
  readonly isOfBoxes: boolean;
}

/** A row for each budget, held or missed, with the best figure of a library. */
export function writeBudgets(results: Results): string {
  const budgets = [...sizes(results), ...LIMITS.flatMap(limit => budgetsOf(limit, results))];
  return [
    line(['Budgets', 'limit', 'ours', '', 'by hand', 'best library']),
    line(['---', '--:', '--:', '---', '--:', '---']),
    ...budgets.map(budget => row(budget, results)),
  ].join('\n');
}

/** Nothing at a speed that was not played. */
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

/** By two digits, as it is shown. */
function verdict(figure: number | undefined, limit: number): string {
  if (figure === undefined) return '–';
  return Number(figure.toFixed(2)) <= limit ? 'held' : '**missed**';
}

/** The sizes of ours, beside all scripts and styles of another contestant, which come in one piece. */
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
