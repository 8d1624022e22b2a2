import {parseArgs} from 'node:util';
import {writeMarked} from '../../harness/marked.ts';
import type {WindowKind} from './limiter.ts';
import {OurClient} from './our-client.ts';
import {PlainClient} from './plain-client.ts';
import {type MakeClient, simulate} from './simulation.ts';
import {HEADINGS, summarize, writeTable} from './table.ts';

// Simulates shoppers against the three caps of §8, on a virtual clock: `npm run bench:budget`, with `--fixed` for windows
// that start every ten seconds. `--seconds`, `--seeds` and `--crowds 1x50,10x10` (shops x shoppers) reduce it; then it
// writes no document.

const {values: options} = parseArgs({
  options: {
    fixed: {type: 'boolean', default: false},
    seconds: {type: 'string', default: '600'},
    seeds: {type: 'string', default: '3'},
    crowds: {type: 'string', default: '1x1,1x20,1x50,1x100,1x1000,10x10,20x10'},
  },
});

const CLIENTS: Readonly<Record<string, MakeClient>> = {
  'a request each key': (send, clock) => new PlainClient(send, clock, {debounce: 0, caches: false}),
  'debounce 300 ms': (send, clock) => new PlainClient(send, clock, {debounce: 300, caches: false}),
  'debounce 300 ms and cache': (send, clock) => new PlainClient(send, clock, {debounce: 300, caches: true}),
  ours: (send, clock) => new OurClient(send, clock),
};

const windows: WindowKind = options.fixed ? 'fixed' : 'sliding';
const seeds = Array.from({length: Number(options.seeds)}, (_, index) => index + 1);
const seconds = Number(options.seconds);
const rows: string[][] = [];
for (const crowd of options.crowds.split(',')) {
  const [shops = 1, shoppers = 1] = crowd.split('x').map(Number);
  const place = shops === 1 ? `${shoppers} in one shop` : `${shops} shops of ${shoppers}`;
  for (const [name, makeClient] of Object.entries(CLIENTS)) {
    const runs = [];
    for (const seed of seeds)
      runs.push(await simulate({shops, shoppers, seconds, seed, windows}, makeClient));
    rows.push([place, name, ...summarize(runs)]);
    console.log(rows.at(-1)?.join(' | '));
  }
}

const table = writeTable(HEADINGS, rows);
console.log(`\n${table}\n\n${seconds} s, seeds ${seeds.join(', ')}, ${windows} windows`);
if (process.argv.length === 2) writeMarked('docs/benchmarks.md', 'bench:budget', table);
