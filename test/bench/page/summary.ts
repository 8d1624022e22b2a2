import {type Comparison, keptComparisons, OURS, type Results, timedComparisons} from './results.ts';
import {line, measured} from './table.ts';

/** The measures in the README, and their speeds; bytes do not depend on the speed. */
const ROWS: readonly (readonly [heading: string, speed?: string])[] = [
  ['scripts and styles, brotli'],
  ['requests for 12 keys', '1'],
  ['main thread, a search', '4'],
  ['to the first results', '4g'],
];

/** Formats four lines of results, ours next to the peers. */
export function writeSummary(results: Results): string {
  const shown = results.contestants.filter(({isPeer, name}) => isPeer || name === OURS);
  const cell = (figure: number | undefined, unit: string) =>
    figure === undefined ? '–' : measured(figure, unit);
  return [
    line(['', ...shown.map(({label}) => label)]),
    line(['---', ...shown.map(() => '--:')]),
    ...ROWS.flatMap(([heading, speed]) =>
      comparisonsAt(results, speed)
        .filter(comparison => comparison.heading === heading)
        .map(({unit, of}) =>
          line([labelOf(results, heading, speed), ...shown.map(({name}) => cell(of(name), unit))]),
        ),
    ),
  ].join('\n');
}

function comparisonsAt(results: Results, name: string | undefined): Comparison[] {
  const speed = results.speeds.find(each => each.name === name);
  return speed ? timedComparisons(results, speed) : keptComparisons(results);
}

function labelOf({speeds}: Results, heading: string, name: string | undefined): string {
  const speed = speeds.find(each => each.name === name);
  return speed ? `${heading} (${speed.label})` : heading;
}
