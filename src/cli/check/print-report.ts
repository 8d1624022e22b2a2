import type {Detail, Line} from './evidence.ts';
import type {Report} from './report.ts';

/** Formats a report for the terminal: kept rules first, then rules that were not seen, and broken rules last. */
export function printReport(report: Report): string {
  const {contract, pages, obstacle} = report;
  const wasSeen = contract.some(({verdict}) => verdict !== 'not seen');
  const lines = [
    ...(wasSeen ? contract : []),
    ...(pages.some(({verdict}) => verdict !== 'not seen') ? pages : []),
  ];
  const parts = [
    headOf(report),
    listOf('Kept', lines, 'kept'),
    listOf('Not seen', lines, 'not seen'),
    listOf('Broken', lines, 'broken'),
    obstacle?.text,
    footOf(report),
  ];
  return parts.filter(Boolean).join('\n\n');
}

function headOf({store, path, query}: Report): string {
  return `Store: ${store}${path ? `\nService: ${path}` : ''}${query ? `\nSearched for: ${query}` : ''}`;
}

function footOf({counts: {kept, broken, notSeen}, requests, speed}: Report): string {
  const verdicts = `${kept} kept, ${broken} broken, ${notSeen} not seen`;
  if (!speed) return `${verdicts}.`;
  const sent = `${requests} ${requests === 1 ? 'request' : 'requests'} to the service`;
  return `${verdicts}, by ${sent}, which took ${speed.median} ms (median) to ${speed.slowest} ms.${slowness(speed)}`;
}

/** The time in milliseconds after which a shopper notices the wait. */
const SLOW_MS = 1000;

function slowness({median}: {readonly median: number}): string {
  return median >= SLOW_MS ? '\nThe service is slow: shoppers wait for each search.' : '';
}

const SIGNS: Readonly<Record<Line['verdict'], string>> = {kept: '✓', broken: '✗', 'not seen': '–'};

function listOf(title: string, lines: readonly Line[], verdict: Line['verdict']): string {
  const some = lines.filter(line => line.verdict === verdict);
  if (some.length === 0) return '';
  const width = Math.max(...some.map(({rule}) => rule.length));
  return [title, ...some.flatMap(line => linesOf(line, width))].join('\n');
}

function linesOf({rule, statement, verdict, details}: Line, width: number): string[] {
  const start = `  ${SIGNS[verdict]} ${rule.padEnd(width)}  `;
  if (verdict !== 'broken') return [`${start}${[statement, ...details.map(({text}) => text)].join(' ')}`];
  const shown = details.slice(0, MOST_DETAILS).map(detail => `      ${describe(detail)}`);
  const more = details.length - shown.length;
  return [`${start}${statement}`, ...shown, ...(more > 0 ? [`      and ${more} more`] : [])];
}

const MOST_DETAILS = 3;

const describe = ({place, text}: Detail): string => (place ? `${place}: ${text}` : text);
