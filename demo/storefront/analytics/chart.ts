import {html} from 'hono/html';
import type {Markup} from '../markup.ts';

/** A column: its height, and the part of it that is drawn darker. */
export interface Column {
  readonly value: number;
  readonly part?: number;
  /** The column's tooltip. */
  readonly text: string;
}

export interface Chart {
  /** Accessible name of the plot; a table repeats the figures. */
  readonly label: string;
  readonly columns: readonly Column[];
  readonly format: (value: number) => string;
  /** Labels below the columns, spread evenly from the first to the last. */
  readonly ticks: readonly string[];
}

const height = 100;
const width = 10;

/** A column chart as SVG. The SVG stretches to the available width, so its labels are HTML. */
export function columnChart({label, columns, format, ticks}: Chart): Markup {
  const highest = Math.max(...columns.map(({value}) => value), 0);
  const top = roundUp(highest);
  // Without any value there is no scale: all steps would round to zero.
  const marks = highest > 0 ? [top, top / 2, 0].map(format) : ['', '', format(0)];
  return html`
    <div class="chart">
      <div class="chart__axis" aria-hidden="true">${marks.map(mark => html`<span>${mark}</span>`)}</div>
      <svg role="img" aria-label="${label}" viewBox="0 0 ${columns.length * width} ${height}" preserveAspectRatio="none">
        <path class="chart__grid" d="M0 0H${columns.length * width}M0 50H${columns.length * width}M0 100H${columns.length * width}"/>
        ${columns.map((column, index) => drawColumn(column, index, top))}
      </svg>
      <div class="chart__ticks" aria-hidden="true">${ticks.map(tick => html`<span>${tick}</span>`)}</div>
    </div>`;
}

function drawColumn({value, part = value, text}: Column, index: number, top: number): Markup {
  const x = index * width;
  return html`<g><title>${text}</title><rect class="chart__room" x="${x}" y="0" width="${width}" height="${height}"/>${bar(
    'chart__whole',
    x,
    value / top,
  )}${bar('chart__part', x, part / top)}</g>`;
}

function bar(kind: string, x: number, share: number): Markup | '' {
  if (share === 0) return '';
  const length = round(share * height);
  return html`<rect class="${kind}" x="${x + 1.5}" y="${round(height - length)}" width="${width - 3}" height="${length}"/>`;
}

/** The next round number that is divisible by two, for a readable axis. */
export function roundUp(value: number): number {
  if (value <= 2) return 2;
  const power = 10 ** Math.floor(Math.log10(value));
  const tops = [1, 2, 3, 4, 5, 6, 8].map(step => step * power).filter(top => top % 2 === 0);
  return tops.find(top => top >= value) ?? 10 * power;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
