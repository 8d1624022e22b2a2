import type {Counts} from './simulation.ts';

export const HEADINGS = [
  'shoppers at a time',
  'client',
  'requests a completed search',
  'requests refused',
  'wanted searches answered',
  'visitors who met a 429',
  'median wait',
] as const;

/** The cells of a row after its first two, from all runs together. */
export function summarize(runs: readonly Counts[]): string[] {
  const total = (count: (counts: Counts) => number) => runs.reduce((sum, counts) => sum + count(counts), 0);
  const answered = total(counts => counts.answered);
  const requests = total(counts => counts.requests);
  const waits = runs.flatMap(counts => counts.waits).sort((one, other) => one - other);
  return [
    (requests / answered).toFixed(2),
    percent(total(counts => counts.refused) / requests),
    percent(answered / (answered + total(counts => counts.givenUp))),
    percent(total(counts => counts.visitorsRefused) / total(counts => counts.visitors)),
    `${Math.round(waits[waits.length >> 1] ?? 0)} ms`,
  ];
}

/** A table in Markdown. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
