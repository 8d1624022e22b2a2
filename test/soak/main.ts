import {parseArgs} from 'node:util';
import {chromium, type Page} from 'playwright';
import {Random} from '../bench/budget/random.ts';
import {launchOptions} from '../harness/browser.ts';
import {build} from '../harness/build.ts';
import {startDemo} from '../harness/demo-process.ts';
import {eventually} from '../harness/eventually.ts';
import {Faults} from './faults.ts';
import {Meter, type Reading} from './meter.ts';
import {act} from './shopper.ts';
import {judge, rowOf, TABLE_HEAD} from './verdict.ts';

// One page, two hours of a shopper's time under a virtual clock, one search in three met by a fault: `npm run
// test:soak`, with `-- --seed N` for those of an earlier run. It fails on an exception, and where heap, nodes or
// listeners grow.

const LONGEST_MS = 10 * 60_000;
const READ_EVERY_MINUTES = 10;

const {values: options} = parseArgs({
  options: {
    seed: {type: 'string', default: `${Date.now() % 2 ** 31}`},
    minutes: {type: 'string', default: '120'},
  },
});
const seed = Number(options.seed);
const random = new Random(seed);
const faults = new Faults(random);
const errors: string[] = [];
console.log(`Seed ${seed}`);
await build(({failures}) => errors.push(...failures.map(({detail}) => detail)));
const demo = await startDemo(['--caps', '100000,100000,100000']);
const browser = await chromium.launch(await launchOptions());
const start = performance.now();
console.log(TABLE_HEAD);
const readings = await soak(await openPage(), Number(options.minutes));
await browser.close();
await demo.stop();
const seconds = Math.round((performance.now() - start) / 1000);
const fates = [...faults.counts].map(([fate, count]) => `${count} ${fate}`).join(', ');
console.log(`${faults.searches} searches in ${seconds} s: ${fates}`);
const objections = [...errors, ...judge(readings)];
for (const objection of objections) console.error(objection);
process.exit(objections.length > 0 ? 1 : 0);

async function openPage(): Promise<Page> {
  const page = await browser.newPage();
  page.on('pageerror', error => errors.push(`Exception: ${error.stack ?? error}`));
  await page.clock.install();
  await faults.start(page);
  // The developer's drawer keeps all that happens, for a developer.
  const nothing = {contentType: 'text/javascript', body: ''};
  await page.route('**/storefront-search.debug.js', route => route.fulfill(nothing));
  // The TypeScript loader wraps named functions in a call of `__name`, which pages do not have.
  await page.addInitScript('globalThis.__name = target => target');
  // Clicks are counted, and the shopper stays.
  await page.addInitScript(() =>
    document.addEventListener('search-result-click', event => event.preventDefault()),
  );
  faults.isOn = false;
  await page.goto(`${demo.origin}/search?q=リネン`);
  // From here on the page makes every search in place.
  await page.locator('search-box input').click();
  await page.locator('search-box [role=combobox]').waitFor();
  return page;
}

async function soak(page: Page, minutes: number): Promise<Reading[]> {
  const meter = await Meter.open(page);
  const readings: Reading[] = [];
  let elapsed = 0;
  for (let reading = 0; elapsed <= minutes * 60_000 && performance.now() - start < LONGEST_MS; ) {
    if (elapsed >= reading * READ_EVERY_MINUTES * 60_000) {
      await comeToRest(page);
      readings.push(await meter.read(reading++ * READ_EVERY_MINUTES, faults.searches));
      console.log(rowOf(readings.at(-1) as Reading));
    }
    await act(page, random);
    const pause = Math.round(Math.min(20_000, random.around(1_000, 0.8)));
    await page.clock.runFor(pause);
    elapsed += pause;
    if (random.chance(0.5)) await faults.release();
  }
  return readings;
}

/** The same results on screen for each reading, whatever was before. */
async function comeToRest(page: Page): Promise<void> {
  faults.isOn = false;
  await faults.release();
  await page.evaluate(async url => {
    const {getStore} = await import(url);
    (document.activeElement as HTMLElement | null)?.blur();
    void getStore().search({query: 'リネン', filters: {}, sort: 'relevance'});
  }, '/assets/storefront-search.js');
  await eventually(async () => {
    await page.clock.runFor(1_000);
    const state = await page.locator('search-results').getAttribute('data-state');
    if (state !== 'ready') throw new Error(`The results are ${state}`);
  }, 30);
  faults.isOn = true;
}
