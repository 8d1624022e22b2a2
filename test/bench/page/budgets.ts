import {BY_HAND, type Comparison, keptComparisons, OURS, type Results, timedComparisons} from './results.ts';
import {ratioOf, runKey} from './rounds.ts';
import {line, measured} from './table.ts';

/** A comparison in which ours may not be above a figure. */
interface Budget extends Omit<Comparison, 'ratioTo'> {
  readonly limit: number;
  /** Whether a box alone has it too; what else there is on a page costs it nothing. */
  readonly ofBoxes: boolean;
}

/** By the heading of what is compared, in its unit. */
const LIMITS: readonly Pick<Budget, 'heading' | 'limit' | 'ofBoxes'>[] = [
  {heading: 'main thread, the slowest key', limit: 16, ofBoxes: true},
  {heading: 'long tasks, in all', limit: 0, ofBoxes: false},
  {heading: 'layout shift, 9 searches', limit: 0, ofBoxes: false},
  {heading: 'requests for 12 keys', limit: 1, ofBoxes: true},
  {heading: 'requests before an IME commits', limit: 0, ofBoxes: true},
  {heading: 'requests at page load', limit: 0, ofBoxes: true},
  {heading: 'heap kept, a search', limit: 0.5, ofBoxes: false},
  {heading: 'heap over an empty page, caches full', limit: 1000, ofBoxes: false},
];

/** A row for each budget, held or missed, with the best figure of a library. @param slowdown of the CPU. */
export function writeBudgets(results: Results, slowdown: number): string {
  const budgets = [...sizes(results), work(results, slowdown), ...others(results, slowdown)];
  return [
    line([`Budgets, CPU ${slowdown}× slower`, 'limit', 'ours', '', 'by hand', 'best library']),
    line(['---', '--:', '--:', '---', '--:', '---']),
    ...budgets.map(budget => row(budget, results)),
  ].join('\n');
}

function row({heading, unit, limit, of, ofBoxes}: Budget, {contestants}: Results): string {
  const figure = (name: string) => {
    const value = of(name);
    return value === undefined ? '–' : measured(value, unit);
  };
  const [best] = contestants
    .filter(({name, isPeer, main}) => isPeer && (main || ofBoxes) && of(name) !== undefined)
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

/** What the build says of ours, and of its largest file; beside it all scripts and styles of another, which come in one piece. */
function sizes({sizes, weights}: Results): Budget[] {
  const pages = sizes.filter(({isFile}) => !isFile);
  const [largest] = sizes.filter(({isFile}) => isFile).sort((one, other) => other.bytes - one.bytes);
  return [...pages, ...(largest ? [largest] : [])].map(({name, isFile, bytes, limit}) => ({
    heading: isFile ? 'the largest file, gzip' : `${name}, brotli`,
    unit: 'B',
    limit,
    ofBoxes: name.includes('box'),
    of: contestant => {
      if (contestant === OURS) return bytes;
      return isFile ? undefined : weights.get(contestant)?.brotli;
    },
  }));
}

function work({runs}: Results, slowdown: number): Budget {
  const of = (name: string) => ratioOf(runs, runKey(name, slowdown), runKey(BY_HAND, slowdown), 'work');
  return {heading: 'main thread, a search, beside that by hand', unit: '', limit: 0.75, ofBoxes: false, of};
}

function others(results: Results, slowdown: number): Budget[] {
  const all = [...timedComparisons(results, slowdown), ...keptComparisons(results)];
  return LIMITS.flatMap(limit =>
    all.filter(({heading}) => heading === limit.heading).map(comparison => ({...comparison, ...limit})),
  );
}
