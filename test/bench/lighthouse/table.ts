import {median} from '../page/rounds.ts';
import {line, signed} from '../page/table.ts';
import {type Audit, FIGURES, type Figure} from './audit.ts';

/** The audits of each page: those of the theme itself, and those of the theme with the kit. */
export type Audits = ReadonlyMap<string, readonly [itself: readonly Audit[], withKit: readonly Audit[]]>;

/** Formats a row per page: medians of the theme itself → with the kit. */
export function writeTable(audits: Audits): string {
  const figures = Object.entries(FIGURES) as [Figure, string][];
  const rows = [...audits].map(([page, pair]) => [page, ...figures.map(([name]) => cell(name, pair))]);
  const headings = ['', ...figures.map(([, heading]) => heading)];
  return [headings, ['---', ...figures.map(() => '--:')], ...rows].map(line).join('\n');
}

function cell(name: Figure, pair: readonly (readonly Audit[])[]): string {
  const [itself = Number.NaN, withKit = Number.NaN] = pair.map(runs => median(runs.map(run => run[name])));
  const text = [itself, withKit].map(figure => format(name, figure)).join(' → ');
  return name === 'total-blocking-time' ? `${text} (${signed(withKit - itself)})` : text;
}

function format(name: Figure, figure: number): string {
  if (name === 'score') return figure.toFixed(0);
  return name === 'cumulative-layout-shift' ? figure.toFixed(3) : `${Math.round(figure)} ms`;
}
