import type {Counts} from './counts.ts';

export const HEADINGS = [
  'shoppers at a time',
  'client',
  'requests a search',
  'refused',
  'answered by the service',
  'by the platform',
  'by none',
  'within 3 s',
  'next pages within 3 s',
  'time: median; 95 %',
  'visitors who met a 429',
  'suggestions after a pause',
] as const;

/** Formats the figures of all runs as the cells of a row, without its first two. */
export function summarize(runs: readonly Counts[]): string[] {
  const total = (count: (counts: Counts) => number) => runs.reduce((sum, counts) => sum + count(counts), 0);
  const requests = total(counts => counts.requests);
  const wanted = total(counts => searchesOf(counts.wanted) + counts.wanted.more);
  const waits = sorted(runs.flatMap(counts => counts.waits));
  const suggestions = sorted(runs.flatMap(counts => counts.suggestionWaits));
  return [
    (requests / wanted).toFixed(2),
    percent(total(counts => counts.refused) / requests),
    percent(total(counts => counts.byService) / wanted),
    percent(total(counts => counts.byPlatform) / wanted),
    percent(total(counts => counts.givenUp) / wanted),
    percent(total(({prompt}) => searchesOf(prompt)) / total(counts => searchesOf(counts.wanted))),
    percent(total(({prompt}) => prompt.more) / total(counts => counts.wanted.more)),
    `${milliseconds(quantile(waits, 0.5))}; ${milliseconds(quantile(waits, 0.95))}`,
    percent(total(counts => counts.visitorsRefused) / total(counts => counts.visitors)),
    milliseconds(quantile(suggestions, 0.5)),
  ];
}

/** Says what a visit consists of. */
export function describeVisits(runs: readonly Counts[]): string {
  const visits = runs.reduce((sum, counts) => sum + counts.left, 0);
  const each = (count: (counts: Counts) => number) =>
    (runs.reduce((sum, counts) => sum + count(counts), 0) / visits).toFixed(2);
  return [
    `${each(counts => counts.pages)} pages`,
    `${each(counts => counts.collections)} of them collections as the theme shows them`,
    `${each(({wanted}) => wanted.submit)} queries`,
    `${each(({wanted}) => wanted.refine)} filters`,
    `${each(({wanted}) => wanted.more)} next pages`,
  ].join(', ');
}

/** Formats a table in Markdown. */
export function writeTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = headings.map((_, column) => (column < 2 ? '---' : '--:'));
  return [line(headings), line(rule), ...rows.map(line)].join('\n');
}

const searchesOf = ({submit, refine}: Counts['wanted']) => submit + refine;

const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);

const quantile = (values: readonly number[], share: number) =>
  values[Math.floor(values.length * share)] ?? Number.NaN;

const milliseconds = (value: number) => (Number.isFinite(value) ? `${Math.round(value)} ms` : 'none');

/** Nearly all is not all, and hardly any is not none. */
function percent(share: number): string {
  const rounded = Math.round(1000 * share) / 10;
  if (share > 0 && rounded === 0) return '< 0.1 %';
  if (share < 1 && rounded === 100) return '> 99.9 %';
  return `${rounded.toFixed(1)} %`;
}
