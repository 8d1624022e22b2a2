import {type Comparison, keptComparisons, OURS, type Results, timedComparisons} from './results.ts';

/** Formats the results as Markdown: a table per speed, and one for the measures that do not depend on it. */
export function writeTables(results: Results): string {
  const timed = results.speeds.map(speed =>
    writeTable(speed.label, timedComparisons(results, speed), results),
  );
  return [...timed.reverse(), writeTable('At any speed', keptComparisons(results), results)].join('\n\n');
}

/** Formats a row per measure; the brackets contain the multiple of our figure. */
function writeTable(corner: string, comparisons: readonly Comparison[], {contestants}: Results): string {
  return [
    line([corner, ...contestants.map(({label}) => label)]),
    line(['---', ...contestants.map(() => '--:')]),
    ...comparisons.map(comparison =>
      line([comparison.heading, ...contestants.map(({name}) => cell(name, comparison))]),
    ),
  ].join('\n');
}

function cell(name: string, {of, unit, ratioTo}: Comparison): string {
  const figure = of(name);
  if (figure === undefined) return '–';
  const ratio = name === OURS ? undefined : ratioTo(name);
  const text = measured(figure, unit);
  return ratio === undefined ? text : `${text} (${ratio.toFixed(2)})`;
}

export const measured = (figure: number, unit: string): string => `${round(figure)} ${unit}`.trim();

/** Formats a row in Markdown. */
export const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Formats a difference, in whole units. */
export const signed = (difference: number): string =>
  `${difference < 0 ? '−' : '+'}${Math.abs(Math.round(difference))}`;

/** Rounds to the significant digits; a count has no decimals. */
export function round(figure: number): string {
  if (!Number.isFinite(figure)) return 'never';
  return Number.isInteger(figure) || Math.abs(figure) >= 10 ? figure.toFixed(0) : figure.toFixed(2);
}
