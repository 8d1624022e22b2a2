import {mkdirSync, writeFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from 'playwright';
import {launchOptions} from '../../support/runners/browser.ts';
import {writeMarked} from '../../support/runners/marked.ts';
import {writeBudgets} from './budgets.ts';
import {captionOf} from './caption.ts';
import {contestants} from './contestants.ts';
import {type Heap, measureHeap} from './heap.ts';
import {installPeers} from './peers.ts';
import {drawPlot} from './plot.ts';
import {countRequests} from './requests.ts';
import type {Results} from './results.ts';
import {playRounds} from './rounds.ts';
import {bundle} from './scripts.ts';
import {type BenchServer, startServer} from './server.ts';
import {build} from './sizes.ts';
import {speeds} from './speeds.ts';
import {writeSummary} from './summary.ts';
import {writeTables} from './table.ts';
import {weigh} from './weights.ts';

// Compares the elements with their peers, on one machine in one run: `npm run bench`. For development, `npm run bench --
// --quick` runs one round without the heap; `--rounds 3 --only ours,by-hand --speeds 4,4g` selects rounds, contestants
// and speeds, and writes no document.

const {values: options} = parseArgs({
  options: {
    rounds: {type: 'string', default: '7'},
    only: {type: 'string', default: contestants.map(({name}) => name).join()},
    speeds: {type: 'string', default: speeds.map(({name}) => name).join()},
    quick: {type: 'boolean', default: false},
  },
});
const PLOT = 'test/bench/results/page.svg';

console.log('Building ours, and installing the peers in test/bench/node_modules');
installPeers();
const sizes = build();
const only = options.only.split(',');
const chosen = contestants.filter(({name}) => only.includes(name));
const wanted = options.speeds.split(',');
const chosenSpeeds = speeds.filter(({name}) => wanted.includes(name));
const server = await startServer(chosen, await bundle(chosen));
const browser = await chromium.launch(await launchOptions());
try {
  const results = await run(browser, server);
  const caption = captionOf(`Chromium ${browser.version()}`);
  const tables = `${writeBudgets(results)}\n\n${writeTables(results)}`;
  console.log(`\n${tables}\n\n${caption}`);
  if (process.argv.length === 2) publish(results, tables, caption);
} finally {
  await browser.close();
  server.stop();
}

async function run(browser: Browser, server: BenchServer): Promise<Results> {
  const weights = new Map();
  const requests = new Map();
  const heaps = new Map<string, Heap>();
  for (const contestant of chosen) {
    weights.set(contestant.name, await weigh(browser, server, contestant));
    requests.set(contestant.name, await countRequests(browser, server, contestant));
  }
  const rounds = options.quick ? 1 : Number(options.rounds);
  const runs = await playRounds(browser, server, chosen, {rounds, speeds: chosenSpeeds});
  for (const contestant of options.quick ? [] : chosen) {
    const heap = await measureHeap(browser, server, contestant);
    const {nodes, listeners} = heap;
    console.log(`${contestant.label}: ${nodes} nodes and ${listeners} listeners more after 200 searches`);
    heaps.set(contestant.name, heap);
  }
  return {contestants: chosen, speeds: chosenSpeeds, runs, weights, requests, heaps, sizes};
}

/** Writes the tables into the document, a summary into the README, and the plot next to this file. */
function publish(results: Results, tables: string, caption: string): void {
  mkdirSync('test/bench/results', {recursive: true});
  writeFileSync(PLOT, drawPlot(results, caption));
  writeMarked('docs/benchmarks.md', 'bench', `![${caption}](../${PLOT})\n\n${caption}\n\n${tables}`);
  writeMarked('README.md', 'bench', writeSummary(results));
}
