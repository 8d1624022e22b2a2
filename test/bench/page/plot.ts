import type {Contestant} from './contestants.ts';
import {type Comparison, keptComparisons, OURS, type Results, timedComparisons} from './results.ts';
import type {Speed} from './speeds.ts';
import {round} from './table.ts';

/** The plotted measures of each speed. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  '1': ['last key to its suggestions, longest of 3'],
  '4': ['main thread, a search', 'main thread, a key'],
  '4g': ['to the first results'],
};
const [WIDTH, ROW, LABEL, BAR] = [760, 22, 200, 440];

/** Draws the main measures as bars, one panel each, for light and dark pages. */
export function drawPlot(results: Results, caption: string): string {
  const panels = [...keptPanels(results), ...results.speeds.flatMap(speed => timedPanels(results, speed))];
  let top = 30;
  const drawn = panels.map(panel => {
    const shown = results.contestants.filter(({name}) => panel.of(name) !== undefined);
    const svg = `<g transform="translate(0 ${top})">${drawPanel(panel, shown)}</g>`;
    top += ROW * (shown.length + 2);
    return svg;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${top}" role="img" aria-label="${caption}">
<style>
  text { font: 13px system-ui, sans-serif; fill: #24292f }
  .heading { font-weight: 600 }
  .bar { fill: #afb8c1 }
  .ours { fill: #0969da }
  @media (prefers-color-scheme: dark) {
    text { fill: #e6edf3 }
    .bar { fill: #57606a }
    .ours { fill: #58a6ff }
  }
</style>
<text x="0" y="14">${caption}</text>
${drawn.join('\n')}
</svg>
`;
}

const keptPanels = (results: Results) =>
  keptComparisons(results).filter(({heading}) => heading === 'scripts and styles, brotli');

function timedPanels(results: Results, speed: Speed): Comparison[] {
  const shown = SHOWN[speed.name] ?? [];
  return timedComparisons(results, speed)
    .filter(({heading}) => shown.includes(heading))
    .map(comparison => ({...comparison, heading: `${comparison.heading} (${speed.label})`}));
}

function drawPanel({heading, unit, of}: Comparison, contestants: readonly Contestant[]): string {
  const most = Math.max(...contestants.map(({name}) => of(name) ?? 0));
  const bars = contestants.map(({name, label}, place) => {
    const figure = of(name) ?? 0;
    const width = Math.max(1, (BAR * figure) / most);
    const middle = ROW * (place + 1);
    return `<text x="0" y="${middle + 14}">${label}</text>
  <rect class="bar ${name === OURS ? 'ours' : ''}" x="${LABEL}" y="${middle + 2}" width="${width.toFixed(1)}" height="${ROW - 6}" rx="2"/>
  <text x="${LABEL + width + 8}" y="${middle + 14}">${round(figure)} ${unit}</text>`;
  });
  return [`<text class="heading" x="0" y="14">${heading}</text>`, ...bars].join('\n  ');
}
