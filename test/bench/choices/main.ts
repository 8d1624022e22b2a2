import {execFileSync} from 'node:child_process';
import {parseArgs} from 'node:util';
import {type Browser, chromium} from 'playwright';
import {launchOptions} from '../../support/runners/browser.ts';
import {startDemo} from '../../support/runners/demo-process.ts';
import {writeMarked} from '../../support/runners/marked.ts';
import {captionOf} from '../page/caption.ts';
import {median, shuffle} from '../page/rounds.ts';
import {type Speed, speeds} from '../page/speeds.ts';
import {line} from '../page/table.ts';
import {Visit} from '../page/visit.ts';

// Measures the choice of a size among few results, on the device beside the service: `npm run bench:choices`. `--rounds 1` reduces it,
// and writes no document.

const {values: options} = parseArgs({options: {rounds: {type: 'string', default: '7'}}});

/** What a page showed before the choice: on the device, all results without a filter are known; otherwise only those in stock are. */
const PAGES = {device: '/en/search?q=linen', service: '/en/search?q=linen&filter_available=true'} as const;
type Place = keyof typeof PAGES;

const IN_STOCK = 'facet-panel [part~=toggle] input[name=filter_available]';
const SIZE = 'facet-panel input[name="variant_options:Size"][value=M]';

interface Figures {
  /** From the click until other results are painted, in milliseconds. */
  readonly painted: number;
  /** Of the main thread, until the page rests, in milliseconds. */
  readonly work: number;
  readonly requests: number;
  readonly results: string | null;
}

execFileSync(process.execPath, ['esbuild.mjs'], {stdio: ['ignore', 'ignore', 'inherit']});
const demo = await startDemo();
const browser = await chromium.launch(await launchOptions());
try {
  const rows: string[][] = [];
  for (const speed of speeds) rows.push(...(await compare(browser, speed)));
  const heading = ['', 'by the service', 'on the device'];
  const table = [heading, ['---', '--:', '--:'], ...rows].map(line).join('\n');
  const caption = captionOf(`Chromium ${browser.version()}`);
  console.log(`\n${table}\n\n${caption}, ${options.rounds} rounds`);
  if (process.argv.length === 2) writeMarked('docs/benchmarks.md', 'bench:choices', `${caption}\n\n${table}`);
} finally {
  await browser.close();
  await demo.stop();
}

async function compare(browser: Browser, speed: Speed): Promise<string[][]> {
  const runs: Record<Place, Figures[]> = {device: [], service: []};
  for (let round = 0; round < Number(options.rounds); round++)
    for (const place of shuffle<Place>(['device', 'service']))
      runs[place].push(await Visit.use(browser, demo.origin, speed, visit => chooseSize(visit, place)));
  const of = (place: Place, figure: 'painted' | 'work' | 'requests') =>
    median(runs[place].map(each => each[figure])) ?? Number.NaN;
  const ms = (what: string, figure: 'painted' | 'work') => [
    `${what} (${speed.label})`,
    `${of('service', figure).toFixed()} ms`,
    `${of('device', figure).toFixed()} ms (${(of('device', figure) / of('service', figure)).toFixed(2)})`,
  ];
  return [
    ms('click → results', 'painted'),
    ms('main thread', 'work'),
    [
      'requests; results',
      ...(['service', 'device'] as const).map(
        place => `${of(place, 'requests')}; ${runs[place][0]?.results}`,
      ),
    ],
  ];
}

/** Chooses a size of the results in stock. */
async function chooseSize(visit: Visit, place: Place): Promise<Figures> {
  const {page} = visit;
  await page.context().addCookies([{name: 'demo_inspector', value: 'off', domain: 'localhost', path: '/'}]);
  await page.goto(PAGES[place]);
  await page.locator(SIZE).waitFor();
  if (place === 'device') await page.locator(IN_STOCK).click();
  await page.locator('facet-panel [part=chip]').waitFor();
  await visit.rest();
  const [requests, work] = [visit.requests, await visit.work()];
  const painted = await page.locator(SIZE).evaluate(
    size =>
      new Promise<number>(resolve => {
        const cards = document.querySelector('search-results .search-grid') as Element;
        let start = 0;
        const observer = new MutationObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
        });
        observer.observe(cards, {childList: true});
        start = performance.now();
        (size as HTMLElement).click();
      }),
  );
  await visit.rest();
  const results = await page.locator('search-results [role=status]').first().textContent();
  return {painted, work: (await visit.work()) - work, requests: visit.requests - requests, results};
}
