import {execFileSync} from 'node:child_process';
import {basename} from 'node:path';
import {parseArgs} from 'node:util';
import puppeteer from 'puppeteer-core';
import {launchOptions} from '../../harness/browser.ts';
import {writeMarked} from '../../harness/marked.ts';
import {captionOf} from '../page/caption.ts';
import {shuffle} from '../page/rounds.ts';
import {bundleOne} from '../page/scripts.ts';
import {FULL_SPEED, SLOW_NETWORK, speeds} from '../page/speeds.ts';
import {compareSizes} from './answer-sizes.ts';
import {type Contestant, openStores} from './contestants.ts';
import {type Steps, walk} from './journey.ts';
import {journeyKey, writeSummary, writeTable} from './table.ts';
import {compareCards} from './theme-cards.ts';

// Measures what every shopper does, from the box to the results and on to a product, beside the theme's own pages:
// `npm run bench:journey`. `--theme ../dawn` compares with that theme, and `--speeds 4,4g` measures at these speeds only; `--rounds 1 --only
// prefetch,theme` reduces it, and writes no document.
// `--sizes 6,24` measures instead what it costs that the box requests as many results as the results page shows, and `--cards` what the
// theme's own cards cost.

const {values: options} = parseArgs({
  options: {
    theme: {type: 'string'},
    rounds: {type: 'string', default: '3'},
    speeds: {type: 'string', default: '1,1g,4,4g'},
    only: {type: 'string', default: 'off,prefetch,prerender,theme'},
    sizes: {type: 'string', default: ''},
    cards: {type: 'boolean', default: false},
  },
});

execFileSync(process.execPath, ['esbuild.mjs'], {stdio: ['ignore', 'ignore', 'inherit']});
const wanted = options.speeds.split(',');
const chosenSpeeds = [FULL_SPEED, SLOW_NETWORK, ...speeds.slice(1)].filter(({name}) => wanted.includes(name));
const rounds = Number(options.rounds);
const [, script] = await bundleOne(['watch.js', '../journey/browser/watch.ts']);
const stores = await openStores(options.theme);
const contestants = stores.contestants.filter(({name}) => options.only.split(',').includes(name));
// Puppeteer's, because Playwright attaches to pages in a way that forbids rendering ahead.
const {executablePath, args = []} = await launchOptions();
const browser = await puppeteer.launch({executablePath: `${executablePath}`, args});
try {
  if (options.sizes) console.log(await sizesTable());
  else if (options.cards)
    console.log(await compareCards(browser, withoutAhead(), chosenSpeeds, {rounds, script}));
  else await compare();
} finally {
  await browser.close();
  await stores.stop();
}

async function compare(): Promise<void> {
  const journeys = await play();
  const table = writeTable(journeys, contestants, chosenSpeeds);
  const caption = captionOf((await browser.version()).replace(/.*\//, 'Chromium '));
  console.log(`\n${table}\n\n${caption}, ${rounds} rounds`);
  const isWhole = process.argv.every(argument => !/^--(rounds|only)/.test(argument));
  if (isWhole) publish(table, caption, writeSummary(journeys, contestants, speeds.at(-1) ?? FULL_SPEED));
}

function withoutAhead(): Contestant {
  return stores.contestants.find(({ahead}) => ahead === 'off') as Contestant;
}

function sizesTable(): Promise<string> {
  const sizes = options.sizes.split(',').map(Number);
  return compareSizes(browser, withoutAhead(), speeds.at(-1) ?? FULL_SPEED, {
    sizes,
    rounds: Math.max(rounds, 3),
    script,
  });
}

/** Walks with all contestants in each round, each time in another order, so that a disturbance affects all of them. */
async function play(): Promise<Map<string, Steps[]>> {
  const journeys = new Map<string, Steps[]>();
  for (let round = 1; round <= rounds; round++) {
    for (const speed of chosenSpeeds) {
      for (const contestant of shuffle(contestants)) {
        const key = journeyKey(contestant, speed);
        journeys.set(key, [...(journeys.get(key) ?? []), await walk(browser, contestant, speed, script)]);
      }
      console.log(`Round ${round} of ${rounds}, ${speed.label}`);
    }
  }
  return journeys;
}

/** Writes the table into the document, and for the demo's own theme a row into the README. */
function publish(table: string, caption: string, summary: string): void {
  const mark = options.theme ? `bench:journey ${basename(options.theme)}` : 'bench:journey';
  writeMarked('docs/benchmarks.md', mark, `${caption}\n\n${table}`);
  if (!options.theme) writeMarked('README.md', mark, summary);
}
