import assert from 'node:assert/strict';
import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {findBrowser} from '../harness/browser.ts';
import {RecordingProxy} from '../harness/recording-proxy.ts';
import {test as base, expect} from './fixtures.ts';

/** What the shopper does, and what the server hears of it. */
interface Visit {
  readonly page: Page;
  readonly proxy: RecordingProxy;
  /** The searches that the service got. */
  searches(): URLSearchParams[];
  /** The names of the events that the pixel sent, in order, each with its `query_id`. */
  events(): string[];
}

// Playwright attaches to pages in a way that forbids rendering ahead.
const test = base.extend<{readonly visit: Visit}, {readonly chromium: Browser}>({
  chromium: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const args = ['--no-sandbox', '--disable-gpu'];
      const browser = await puppeteer.launch({executablePath: await findBrowser(), args});
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  visit: async ({chromium, demoOrigin}, use) => {
    const proxy = new RecordingProxy(demoOrigin);
    const origin = await proxy.start();
    // Not by the browser's tools, which fail to add scripts to an opened page that is left at once.
    proxy.early = SET_AHEAD;
    const context = await chromium.createBrowserContext();
    const page = await context.newPage();
    await page.goto(`${origin}/?inspector=off`);
    await use({page, proxy, searches: () => searchesOf(proxy), events: () => eventsOf(proxy)});
    await context.close();
    proxy.stop();
  },
});

const SET_AHEAD = `globalThis[Symbol.for('storefront-search.v1')] = {stores: new Map(), settings: {ahead: 'prerender'}};`;

const searchesOf = ({requests}: RecordingProxy) =>
  requests
    .filter(({path}) => path.startsWith('/apps/searchapp/search'))
    .map(({path}) => new URL(path, 'http://store').searchParams);

const eventsOf = ({requests}: RecordingProxy) =>
  requests
    .filter(({path, method}) => path === '/pixel' && method === 'POST')
    .map(({body}) => /service_\w+/.exec(body)?.[0] ?? body);

/** Types a text, and waits until its results page is rendered ahead. */
async function renderAhead({page, proxy}: Visit, text: string): Promise<void> {
  const drawn = () => proxy.requests.filter(({path}) => path === '/drawn').length;
  const before = drawn();
  await page.click('search-box input');
  await page.waitForSelector('search-box input[role=combobox]');
  // At once: between single letters a busy machine could rest for as long as the debounce.
  await page.keyboard.sendCharacter(text);
  await expect.poll(drawn, `results for ${text}, drawn ahead`).toBe(before + 1);
}

/** Presses Enter, and returns what the page that opens says of itself. */
async function open({page, proxy}: Visit): Promise<Report> {
  // The tab's page is replaced while the key is down.
  await page.keyboard.down('Enter').catch(() => {});
  await expect.poll(() => reportsOf(proxy).length, 'reports of the opened page').toBeGreaterThan(0);
  return reportsOf(proxy)[0] as Report;
}

/** What an opened results page says. */
interface Report {
  readonly address: string;
  readonly isRenderedAhead: boolean;
  readonly cards: number;
}

const reportsOf = ({requests}: RecordingProxy): Report[] =>
  requests.filter(({path}) => path === '/report').map(({body}) => JSON.parse(body));

/** Runs on a results page: reports when the page is open and has results, then acts as the shopper. */
const reporting = (act: () => void) => `(async () => {
  const cards = () => document.querySelectorAll('.search-card a[href]').length;
  while (!cards()) await new Promise(next => setTimeout(next, 20));
  navigator.sendBeacon('/drawn');
  if (document.prerendering) await new Promise(open => document.addEventListener('prerenderingchange', open));
  const isRenderedAhead = performance.getEntriesByType('navigation')[0].activationStart > 0;
  navigator.sendBeacon('/report', JSON.stringify({address: decodeURI(location.search), isRenderedAhead, cards: cards()}));
  (${act})();
})();`;

const rest = () => {};

test('a page that is rendered ahead and opened shows its results, and has sent and published nothing of its own', async ({
  visit,
}) => {
  const {proxy, searches, events} = visit;
  proxy.script = reporting(rest);
  await renderAhead(visit, 'ジャケット');
  assert.equal(searches().length, 1);
  assert.deepEqual(await open(visit), {address: '?q=ジャケット', isRenderedAhead: true, cards: 16});
  assert.equal(searches().length, 1);
  await expect.poll(events).toEqual(['service_search']);
});

test('a page that is rendered ahead and never opened leaves storage, budget, session and events alone', async ({
  visit,
}) => {
  const {page, proxy, searches, events} = visit;
  proxy.script = reporting(rest);
  const kept = () => page.evaluate(() => JSON.stringify({...localStorage}));
  await page.click('search-box input');
  await page.waitForSelector('search-box input[role=combobox]');
  await renderAhead(visit, 'ジャケット');
  await expect.poll(events).toEqual(['service_search']);
  const before = await kept();
  await page.evaluate(() => history.replaceState(null, '', '#still-here'));
  await page.$eval('search-box input', input => {
    (input as HTMLInputElement).value = '';
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  });
  await page.waitForFunction(
    () => !document.querySelector('script[type=speculationrules]')?.textContent?.includes('urls'),
  );
  assert.equal(await kept(), before);
  assert.equal(searches().length, 1);
  assert.deepEqual([events(), reportsOf(proxy)], [['service_search'], []]);
});

test('the click on a result of a page that was rendered ahead counts once, with the answer of the suggestions', async ({
  visit,
}) => {
  const {proxy, events} = visit;
  proxy.script = reporting(() =>
    document.querySelector<HTMLElement>('.search-card:nth-child(3) a[href]')?.click(),
  );
  await renderAhead(visit, 'ジャケット');
  await open(visit);
  await expect.poll(events).toEqual(['service_search', 'service_result_clicked']);
  const [search, click] = proxy.requests.filter(({path}) => path === '/pixel').map(({body}) => body);
  const idOf = (body = '') => /"query_id":"([^"]+)"/.exec(body)?.[1];
  assert.ok(idOf(search));
  assert.equal(idOf(click), idOf(search));
  assert.match(`${click}`, /"position":2\b/);
});

test('Back to a page that was rendered ahead shows its results without another request', async ({visit}) => {
  const {proxy, searches, events} = visit;
  proxy.script = reporting(() => {
    const visits = Number(sessionStorage.getItem('visits')) + 1;
    sessionStorage.setItem('visits', `${visits}`);
    if (visits === 1) location.assign('/search?q=リネン');
    if (visits === 2) history.back();
  });
  await renderAhead(visit, 'ジャケット');
  await open(visit);
  await expect.poll(() => reportsOf(proxy).length).toBe(3);
  const reports = reportsOf(proxy).map(({address, isRenderedAhead}) => `${address} ${isRenderedAhead}`);
  assert.deepEqual(reports, ['?q=ジャケット true', '?q=リネン false', '?q=ジャケット false']);
  assert.equal(reportsOf(proxy)[2]?.cards, 16);
  assert.deepEqual(
    searches().map(params => params.get('q')),
    ['ジャケット', 'リネン'],
  );
  await expect.poll(events).toEqual(['service_search', 'service_search']);
});

test('further letters withdraw the page that is rendered ahead, and Enter opens that of the last text', async ({
  visit,
}) => {
  const {proxy, searches, events} = visit;
  proxy.script = reporting(rest);
  await renderAhead(visit, 'リネン');
  await renderAhead(visit, 'ジャケット');
  const {address, isRenderedAhead} = await open(visit);
  assert.deepEqual([address, isRenderedAhead], ['?q=リネンジャケット', true]);
  const queries = searches().map(params => params.get('q'));
  assert.deepEqual([...new Set(queries)], queries);
  await expect.poll(() => events().length).toBe(queries.length);
});
