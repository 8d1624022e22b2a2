import {execFileSync} from 'node:child_process';
import {basename} from 'node:path';
import {parseArgs} from 'node:util';
import puppeteer from 'puppeteer-core';
import {findWholeBrowser, launchOptions} from '../../support/runners/browser.ts';
import {writeMarked} from '../../support/runners/marked.ts';
import {captionOf} from '../page/caption.ts';
import {shuffle} from '../page/rounds.ts';
import {bundleOne} from '../page/scripts.ts';
import {FULL_SPEED, SLOW_NETWORK, type Speed, speeds} from '../page/speeds.ts';
import {compareSizes} from './answer-sizes.ts';
import {type Contestant, openStores} from './contestants.ts';
import type {Figures} from './figures.ts';
import {goBackInCache, openCollection, walk} from './journey.ts';
import {type Store, writeSummary} from './summary.ts';
import {journeyKey, writeTable} from './table.ts';
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

/** The stores of the README's table, by theme. */
const STORES: Readonly<Record<string, Store>> = {dawn: 'Dawn', horizon: 'Horizon'};
const theme = options.theme && basename(options.theme);

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
const wholePath = await findWholeBrowser();
const whole = wholePath ? await puppeteer.launch({executablePath: wholePath, args}) : undefined;
if (!whole) console.log('No browser here has a cache of pages: Back from there is not measured.');
try {
  if (options.sizes) console.log(await sizesTable());
  else if (options.cards)
    console.log(await compareCards(browser, withoutAhead(), chosenSpeeds, {rounds, script}));
  else await compare();
} finally {
  await browser.close();
  await whole?.close();
  await stores.stop();
}

async function compare(): Promise<void> {
  const journeys = await play();
  const table = writeTable(journeys, contestants, chosenSpeeds);
  const caption = captionOf((await browser.version()).replace(/.*\//, 'Chromium '));
  console.log(`\n${table}\n\n${caption}, ${rounds} rounds`);
  const isWhole = process.argv.every(argument => !/^--(rounds|only)/.test(argument));
  if (!isWhole) return;
  const mark = theme ? `bench:journey ${theme}` : 'bench:journey';
  writeMarked('docs/benchmarks.md', mark, `${caption}\n\n${table}`);
  writeSummary(STORES[`${theme}`] ?? 'Demo', journeys, contestants, chosenSpeeds);
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
async function play(): Promise<Map<string, Figures[]>> {
  const journeys = new Map<string, Figures[]>();
  for (let round = 1; round <= rounds; round++) {
    for (const speed of chosenSpeeds) {
      for (const contestant of shuffle(contestants)) {
        const key = journeyKey(contestant, speed);
        journeys.set(key, [...(journeys.get(key) ?? []), await measure(contestant, speed)]);
      }
      console.log(`Round ${round} of ${rounds}, ${speed.label}`);
    }
  }
  return journeys;
}

/** Measures a contestant once. A page that nobody touches is the same whatever is loaded ahead. */
async function measure(contestant: Contestant, speed: Speed): Promise<Figures> {
  const figures = await walk(browser, contestant, speed, script);
  const untouched = /off|theme/.test(contestant.name)
    ? await openCollection(browser, contestant, speed, script)
    : {};
  const kept =
    whole && contestant.name !== 'prerender' ? await goBackInCache(whole, contestant, speed, script) : {};
  const displaced = [figures, untouched].reduce((sum, each) => sum + (each.displaced ?? 0), 0);
  return {...figures, ...untouched, ...kept, displaced};
}
