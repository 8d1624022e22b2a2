import type {Counts} from './simulation.ts';

export const HEADINGS = [
  'shoppers at a time',
  'client',
  'requests a completed search',
  'requests refused',
  'wanted searches answered',
  'visitors who met a 429',
  'median wait',
  'suggestions after a pause, median',
  '95 %',
] as const;

/** Formats the figures of all runs as the cells of a row, without its first two. */
export function summarize(runs: readonly Counts[]): string[] {
  const total = (count: (counts: Counts) => number) => runs.reduce((sum, counts) => sum + count(counts), 0);
  const answered = total(counts => counts.answered);
  const requests = total(counts => counts.requests);
  const waits = sorted(runs.flatMap(counts => counts.waits));
  const suggestions = sorted(runs.flatMap(counts => counts.suggestionWaits));
  return [
    (requests / answered).toFixed(2),
    percent(total(counts => counts.refused) / requests),
    percent(answered / (answered + total(counts => counts.givenUp))),
    percent(total(counts => counts.visitorsRefused) / total(counts => counts.visitors)),
    milliseconds(quantile(waits, 0.5)),
    milliseconds(quantile(suggestions, 0.5)),
    milliseconds(quantile(suggestions, 0.95)),
  ];
}

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

const quantile = (values: readonly number[], share: number) =>
  values[Math.floor(values.length * share)] ?? Number.NaN;

const milliseconds = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'none');

/** Formats a table in Markdown. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
