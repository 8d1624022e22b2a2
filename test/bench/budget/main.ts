import {parseArgs} from 'node:util';
import {writeMarked} from '../../support/runners/marked.ts';
import type {MakeClient} from './client.ts';
import type {Counts} from './counts.ts';
import {type Habits, published, searching} from './habits.ts';
import {OurClient} from './our-client.ts';
import {PlainClient} from './plain-client.ts';
import {CAPS, type Caps, simulate} from './simulation.ts';
import {describeVisits, HEADINGS, summarize, writeTable} from './table.ts';

// Simulates shoppers against the three caps of §8, on a virtual clock: `npm run bench:budget`, with `--fixed` for windows
// that start every ten seconds. Without arguments, it writes docs/scale.md. `--crowds 100,10x10,1000!` (shoppers, shops x shoppers, all
// within a minute) plays other crowds, with `--search` if everybody searches; `--clients ours`, `--seconds`, `--seeds`, `--shop-cap` and
// `--all-cap` change how.

const {values: options} = parseArgs({
  options: {
    fixed: {type: 'boolean', default: false},
    search: {type: 'boolean', default: false},
    crowds: {type: 'string'},
    clients: {type: 'string'},
    seconds: {type: 'string'},
    seeds: {type: 'string'},
    'shop-cap': {type: 'string', default: String(CAPS.shop)},
    'all-cap': {type: 'string', default: String(CAPS.all)},
  },
});

const CLIENTS: Readonly<Record<string, MakeClient>> = {
  'a request each key': sources => new PlainClient(sources, {debounce: 0, caches: false}),
  'debounce 300 ms': sources => new PlainClient(sources, {debounce: 300, caches: false}),
  'debounce 300 ms and cache': sources => new PlainClient(sources, {debounce: 300, caches: true}),
  ours: sources => new OurClient(sources),
};
const SETTINGS: Readonly<Record<string, MakeClient>> = {
  '`debounce="300"`': sources => new OurClient(sources, {debounce: 300}),
  '`min-chars="3"`': sources => new OurClient(sources, {minChars: 3}),
  '`preview="off"`': sources => new OurClient(sources, {preview: 'off'}),
};
const PLAIN = 'debounce 300 ms and cache';
/** The caps of a shop and of all stores that are tried, and with which crowd. */
const RAISED = [
  ['1000', 50, 125],
  ['1000', 50, 1250],
  ['1000', 100, 125],
  ['1000', 100, 1250],
  ['1000', 200, 1250],
  ['10000', 500, 1250],
  ['10000', 2000, 5000],
] as const;

interface Crowd {
  readonly shops: number;
  readonly shoppers: number;
  readonly isRush: boolean;
}

/** Reads `100`, `10x10` or `1000!`. */
function readCrowd(text: string): Crowd {
  const [shoppers = 1, shops = 1] = text.replace('!', '').split('x').map(Number).reverse();
  return {shops, shoppers, isRush: text.endsWith('!')};
}

function nameOf({shops, shoppers, isRush}: Crowd): string {
  const count = shoppers.toLocaleString('en');
  if (isRush) return `${count} within a minute`;
  return shops === 1 ? `${count} in one shop` : `${shops} shops of ${count}`;
}

/** Plays a crowd. A large one needs fewer seeds and a shorter time for as many searches. */
async function play(crowd: Crowd, habits: Habits, caps: Caps, client: string): Promise<Counts[]> {
  const makeClient = CLIENTS[client] ?? SETTINGS[client];
  if (!makeClient) throw new Error(`no client is called ${client}`);
  const size = crowd.shops * crowd.shoppers;
  const isLarge = size >= 1000;
  const usual = crowd.isRush || isLarge ? 180 : 600;
  const seconds = Number(options.seconds ?? (size >= 10_000 && !crowd.isRush ? 60 : usual));
  const windows = options.fixed ? 'fixed' : 'sliding';
  const runs: Counts[] = [];
  for (let seed = 1; seed <= Number(options.seeds ?? (isLarge ? 1 : 3)); seed++)
    runs.push(await simulate({...crowd, seconds, seed, windows, habits, caps}, makeClient));
  return runs;
}

/** Plays crowds with each client, and returns the rows of a table and a sentence about the visits. */
async function playAll(crowds: string, habits: Habits, clients: readonly string[], caps = CAPS) {
  const rows: string[][] = [];
  let visits = '';
  for (const crowd of crowds.split(',').map(readCrowd)) {
    for (const client of clients) {
      const runs = await play(crowd, habits, caps, client);
      rows.push([nameOf(crowd), client, ...summarize(runs)]);
      visits ||= describeVisits(runs);
      console.log(rows.at(-1)?.join(' | '));
    }
  }
  return {rows, visits};
}

/** Plays what docs/scale.md shows, and writes it there. */
async function writeDocument(): Promise<void> {
  const usual = await playAll('20,100,1000,10000,10x10,20x10,10x100,1000!,10000!', published, [
    'ours',
    PLAIN,
  ]);
  const table = writeTable(HEADINGS, usual.rows);
  writeMarked('docs/scale.md', 'bench:budget', `${table}\n\nA visit has ${usual.visits}.`);
  const busy = [
    ...(await playAll('20,50,100', searching, Object.keys(CLIENTS))).rows,
    ...(await playAll('1000', searching, ['ours', PLAIN])).rows,
  ];
  writeMarked('docs/scale.md', 'bench:budget search', writeTable(HEADINGS, busy));
  const raised: string[][] = [];
  for (const [crowd, shop, all] of RAISED) {
    const {rows} = await playAll(crowd, published, ['ours'], {...CAPS, shop, all});
    for (const [name = '', , ...figures] of rows) raised.push([`${shop}; ${all}`, name, ...figures]);
  }
  const set = await playAll('500', published, ['ours', ...Object.keys(SETTINGS)]);
  writeMarked('docs/scale.md', 'bench:budget settings', writeTable(HEADINGS, set.rows));
  const headings = ['a shop; all stores', ...HEADINGS.filter(heading => heading !== 'client')];
  writeMarked('docs/scale.md', 'bench:budget caps', writeTable(headings, raised));
}

const {crowds, clients} = options;
if (crowds) {
  const habits = options.search ? searching : published;
  const caps = {...CAPS, shop: Number(options['shop-cap']), all: Number(options['all-cap'])};
  const {rows, visits} = await playAll(crowds, habits, clients?.split(',') ?? Object.keys(CLIENTS), caps);
  console.log(`\n${writeTable(HEADINGS, rows)}\n\nA visit has ${visits}.`);
} else await writeDocument();
