import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {holdFile} from './delays.ts';
import {recordExchanges, searchEvent} from './exchanges.ts';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

test('§2.1 redirect_url: a keyword leads from the header to its page, and Back home', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const exchanges = await recordExchanges(page);
  await page.goto('./');
  await shopper.type('送料');
  await shopper.field.press('Enter');
  await page.waitForURL('**/pages/shipping');
  assert.deepEqual(demo.events(page), exchanges.map(searchEvent));
  await page.goBack();
  await expect(page).toHaveURL(`${demo.origin}/`);
});

test('a link to the results of a keyword leads to its page, and does not trap Back', async ({demo}) => {
  const page = await demo.openPage();
  const exchanges = await recordExchanges(page);
  await page.goto('./cart');
  await page.goto('./search?q=送料');
  await page.waitForURL('**/pages/shipping');
  assert.equal(exchanges.length, 1);
  assert.deepEqual(demo.events(page), exchanges.map(searchEvent));
  await page.goBack();
  await expect(page).toHaveURL(`${demo.origin}/cart`);
});

test('a page that is left for a redirect stays busy, even if it finishes loading first', async ({demo}) => {
  const page = await demo.openPage();
  // A 204 never completes the navigation: the browser stays on the page.
  await page.route('**/pages/shipping', route => route.fulfill({status: 204}));
  const asked = page.waitForRequest('**/pages/shipping');
  await page.goto('./search?q=送料', {waitUntil: 'load'});
  await asked;
  const {results} = new Shopper(page);
  await expect(results).toHaveAttribute('data-state', 'loading');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
  await expect(results).toHaveAttribute('data-state', 'loading');
});

test('a redirect to a download leaves the list unchanged after 20 s, even a second one', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const headers = {'content-disposition': 'attachment; filename="sizes.pdf"'};
  await page.route('**/pages/shipping', route => route.fulfill({headers, body: 'sizes'}));
  await page.clock.install();
  await shopper.visit('./search?q=ジャケット', 16);
  const searchDownload = async (keyword: '送料' | '配送') => {
    const downloading = page.waitForEvent('download');
    await shopper.submit(keyword);
    await downloading;
    await expect(shopper.results).toHaveAttribute('data-state', 'refreshing');
  };
  await searchDownload('送料');
  await page.clock.fastForward(19_000);
  await shopper.search('リネン');
  await shopper.seeResults(17);
  await searchDownload('配送');
  await page.clock.fastForward(2_000);
  await expect(shopper.results).toHaveAttribute('data-state', 'refreshing');
  await page.clock.fastForward(18_000);
  await seeState(shopper.results, 'ready');
  await expect(shopper.links).toHaveCount(17);
});

test('a search during a slow redirect is answered instead', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const leave = await holdFile(page, '**/pages/shipping');
  await shopper.visit('./search?q=リネン');
  await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    // In a later task, when the navigation has begun.
    const search = () => setTimeout(() => getStore().search({query: 'ジャケット'}));
    document.addEventListener('search-redirect', search, {once: true});
    void getStore().search({query: '送料'});
  });
  await shopper.seeResults(16);
  leave();
  await expect(page).toHaveURL(/q=%E3%82%B8/);
});

test('a search from the header cancels a suggestion’s redirect, unlike typing', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  await page.addInitScript(() => {
    const {stop} = window;
    window.stop = () => {
      console.info('stopped');
      stop();
    };
  });
  let stops = 0;
  page.on('console', message => {
    if (message.text() === 'stopped') stops++;
  });
  const leave = await holdFile(page, '**/pages/shipping');
  await startRedirect(page, shopper);
  const typed = page.waitForResponse(/\/apps\/searchapp\/search/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('ジャケット');
  await typed;
  assert.equal(stops, 0);
  await page.keyboard.press('Enter');
  await shopper.seeResults(16);
  assert.equal(stops, 1);
  leave();
  await expect(page).toHaveURL(/q=%E3%82%B8/);
});

test('a search that stops a redirect is answered, though its suggestions are stopped too', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const leave = await holdFile(page, '**/pages/shipping');
  await startRedirect(page, shopper);
  await page.route(/search\?.*q=%E3%82%B8/, () => {}, {times: 1});
  const unanswered = page.waitForRequest(/search\?.*q=%E3%82%B8/);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('ジャケット');
  await unanswered;
  await page.keyboard.press('Enter');
  await shopper.seeResults(16);
  leave();
});

/** Follows the redirect of a suggestion on the results page, until the browser asks for its page. */
async function startRedirect(page: Page, shopper: Shopper): Promise<void> {
  await shopper.visit('./search?q=リネン');
  await shopper.type('送料');
  const asked = page.waitForRequest('**/pages/shipping');
  // By keys only, because Playwright's actions wait for the pending navigation.
  await page.keyboard.press('Enter');
  await asked;
}

/** Changes the service to redirect each of these queries. */
async function redirect(page: Page, to: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/apps/searchapp/search?*', async route => {
    const response = await route.fetch();
    const query = new URL(route.request().url()).searchParams.get('q') ?? '';
    await route.fulfill({response, json: {...(await response.json()), redirect_url: to[query] ?? null}});
  });
}

for (const [how, opened, to] of [
  ['as the shopper wrote it', 'q=リネン+靴下', '/search?q=リネン%20靴下'],
  ['with the default parameters', 'q=リネン', '/search?sort=relevance&q=リネン&page=1'],
  ['with an additional filter', 'q=リネン', '/search?filter_vendor=Nagi+Clothing&q=リネン'],
] as const) {
  test(`§2.1 redirect_url: a search that redirects to itself, ${how}, shows its results`, async ({demo}) => {
    const page = await demo.openPage();
    const exchanges = await recordExchanges(page);
    await redirect(page, {リネン: to, 'リネン 靴下': to});
    await page.goto(`./search?${opened}`);
    await seeState(new Shopper(page).results, 'ready');
    assert.ok(exchanges.length <= 2);
  });
}

test('two searches that redirect to each other end at the second', async ({demo}) => {
  const page = await demo.openPage();
  await redirect(page, {リネン: '/search?q=ジャケット', ジャケット: '/search?q=リネン'});
  await page.goto('./search?q=リネン');
  await new Shopper(page).seeResults(16);
  await expect(page).toHaveURL(/q=%E3%82%B8%E3%83%A3%E3%82%B1%E3%83%83%E3%83%88$/);
});

for (const when of ['', ', also before the code around the list has come']) {
  test(`§2.1 redirect_url: a redirect to other results is followed each time its keyword is submitted${when}`, async ({
    demo,
  }) => {
    const {page, shopper} = await demo.openShopper();
    if (when) await holdFile(page, '**/features-*.js');
    await redirect(page, {リネン: '/search?q=ジャケット'});
    await shopper.visit('./search?q=リネン', 16);
    await expect(page).toHaveURL(/q=%E3%82%B8%E3%83%A3%E3%82%B1%E3%83%83%E3%83%88$/);
    for (const again of ['first', 'second']) {
      const opened = page.waitForEvent('load');
      await shopper.submit('リネン');
      await opened;
      await shopper.seeResults(16);
      await expect(page, again).toHaveURL(/q=%E3%82%B8%E3%83%A3%E3%82%B1%E3%83%83%E3%83%88$/);
    }
  });
}

test('a link to the results of a keyword without results leads to its page', async ({demo}) => {
  const {page} = await demo.open('./search?q=送料&page=9');
  await page.waitForURL('**/pages/shipping');
});
