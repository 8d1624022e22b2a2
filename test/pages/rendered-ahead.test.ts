import assert from 'node:assert/strict';
import type {RecordingProxy} from '../support/page/recording-proxy.ts';
import {expect} from './fixtures.ts';
import {test, type Visit} from './plain-browser.ts';

test.use({
  early: `globalThis[Symbol.for('storefront-search.v1')] = {stores: new Map(), settings: {ahead: 'prerender'}};`,
});

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

/**
 * Runs on a results page: reports when the page is open and has results, then acts as the shopper. Reports again when the page comes
 * back out of the browser's page cache.
 */
const reporting = (act: () => void) => `(async () => {
  const cards = () => document.querySelectorAll('.search-card a[href]').length;
  while (!cards()) await new Promise(next => setTimeout(next, 20));
  navigator.sendBeacon('/drawn');
  if (document.prerendering) await new Promise(open => document.addEventListener('prerenderingchange', open));
  const isRenderedAhead = performance.getEntriesByType('navigation')[0].activationStart > 0;
  const report = () => {
    const address = decodeURI(location.search);
    navigator.sendBeacon('/report', JSON.stringify({address, isRenderedAhead, cards: cards()}));
  };
  report();
  addEventListener('pageshow', ({persisted}) => persisted && report());
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
  const reports = reportsOf(proxy).map(({address, cards}) => [address, cards]);
  assert.deepEqual(reports, [
    ['?q=ジャケット', 16],
    ['?q=リネン', 17],
    ['?q=ジャケット', 16],
  ]);
  assert.equal(reportsOf(proxy)[0]?.isRenderedAhead, true);
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
