import {parseArgs} from 'node:util';
import {chromium} from 'playwright';
import {Random} from '../bench/budget/random.ts';
import {launchOptions} from '../harness/browser.ts';
import {build} from '../harness/build.ts';
import {startDemo} from '../harness/demo-process.ts';
import {Soak} from './soak.ts';
import {GROWTH_HEAD, growthsOf, isLeak, READING_HEAD, rowOf} from './verdict.ts';

// One page, two hours of a shopper's time under a virtual clock, one search in three met by a fault: `npm run
// test:soak`, with `-- --seed N` for those of an earlier run. It fails on an exception, where heap, nodes or listeners
// grow, and where two hours do not fit into ten minutes.

const MINUTES = 120;
const LONGEST_MS = 10 * 60_000;

const {values} = parseArgs({options: {seed: {type: 'string', default: `${Date.now() % 2 ** 31}`}}});
const seed = Number(values.seed);
const objections: string[] = [];
// A page that hangs answers nobody.
setTimeout(() => finish(['The page hangs.']), LONGEST_MS + 60_000).unref();

await build(({failures}) => objections.push(...failures.map(({detail}) => detail)));
const demo = await startDemo();
const browser = await chromium.launch(await launchOptions());
const start = performance.now();
const soak = new Soak(await browser.newPage({bypassCSP: true}), new Random(seed));
console.log(`Seed ${seed}\n\n${READING_HEAD}`);
try {
  await soak.open(`${demo.origin}/search?q=リネン`);
  const isDone = () => soak.minutes > MINUTES || performance.now() - start > LONGEST_MS;
  while (!isDone()) await soak.go(reading => console.log(rowOf(reading)));
} catch (error) {
  objections.push((error as Error).stack ?? `${error}`);
}
await browser.close();
await demo.stop();
report();
finish([...objections, ...soak.exceptions]);

function report(): void {
  const seconds = Math.round((performance.now() - start) / 1000);
  const growths = growthsOf(soak.readings);
  console.log(`\n${[GROWTH_HEAD, ...growths.map(rowOf)].join('\n')}\n`);
  console.log(`${Math.floor(soak.minutes)} minutes in ${seconds} s: ${soak.summary}`);
  objections.push(...growths.filter(isLeak).map(({what}) => `${what}: a leak.`));
  if (soak.minutes < MINUTES) objections.push(`${MINUTES} minutes are meant to be played.`);
}

function finish(reasons: readonly string[]): never {
  for (const reason of new Set(reasons)) console.error(reason);
  process.exit(reasons.length > 0 ? 1 : 0);
}
