import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {clickEvent, type Exchange, recordExchanges, searchEvent} from './exchanges.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** Opens a results page, and waits for its answer. */
async function openResults(demo: Demo, {isPublisherLate = false} = {}) {
  const {page, shopper} = await demo.openShopper();
  if (isPublisherLate) await holdPublisher(page);
  const exchanges = await recordExchanges(page);
  await shopper.visit('./search?q=ジャケット', 16);
  return {page, exchanges, shopper, first: at(exchanges, 0)};
}

function at(exchanges: readonly Exchange[], index: number): Exchange {
  const exchange = exchanges[index];
  assert.ok(exchange, `There is no exchange ${index}.`);
  return exchange;
}

for (const [way, follow] of [
  ['a click', (shopper: Shopper) => shopper.links.nth(2).click()],
  ['Enter on the focused link', (shopper: Shopper) => shopper.links.nth(2).press('Enter')],
] as const) {
  test(`§6 click: ${way} publishes one click and leads to the product`, async ({demo}) => {
    const {page, shopper, first} = await openResults(demo);
    await follow(shopper);
    await page.waitForURL(`**/products/${first.body.results[2]?.handle}`);
    assert.deepEqual(demo.clicks(page), [clickEvent(first, 2)]);
  });
}

test('§6 click: a click with Ctrl opens a new tab and publishes one click', async ({demo}) => {
  const {page, shopper, first} = await openResults(demo);
  const opening = page.context().waitForEvent('page');
  await shopper.links.nth(1).click({modifiers: ['ControlOrMeta']});
  await (await opening).waitForURL(/\/products\//);
  assert.match(page.url(), /\/search\?q=/);
  assert.deepEqual(demo.clicks(page), [clickEvent(first, 1)]);
});

test('§6 click: “open in new tab” of the menu publishes one click when the tab loads', async ({demo}) => {
  const {page, shopper, first} = await openResults(demo);
  await shopper.links.nth(4).click({button: 'right'});
  assert.deepEqual(demo.clicks(page), []);
  const tab = await openFromMenu(page, shopper.links.nth(4));
  await expect.poll(() => demo.clicks(page)).toEqual([clickEvent(first, 4)]);
  await tab.reload();
  await tab.waitForLoadState();
  assert.equal(demo.clicks(page).length, 1);
});

test('§6 click: “open in new tab” publishes one click with the one-file build too', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  await page
    .context()
    .route('**/assets/storefront-search.js*', route =>
      route.fulfill({path: 'dist/storefront-search.bundle.js', contentType: 'text/javascript'}),
    );
  const exchanges = await recordExchanges(page);
  await shopper.visit('./search?q=ジャケット', 16);
  await shopper.links.nth(4).click({button: 'right'});
  await openFromMenu(page, shopper.links.nth(4));
  await expect.poll(() => demo.clicks(page)).toEqual([clickEvent(at(exchanges, 0), 4)]);
});

test('§6 click: a closed context menu publishes no click', async ({demo}) => {
  const {page, shopper} = await openResults(demo);
  await shopper.links.first().click({button: 'right'});
  await page.goto('./cart');
  assert.deepEqual(demo.clicks(page), []);
});

test('§6 click: a context menu and a click on the same result publish one click', async ({demo}) => {
  const {page, shopper, first} = await openResults(demo);
  await shopper.links.first().click({button: 'right'});
  await shopper.follow(shopper.links.first());
  await page.waitForLoadState();
  assert.deepEqual(demo.clicks(page), [clickEvent(first, 0)]);
});

test('§6 click: a suggestion opened in a new tab publishes one click with its position', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const exchanges = await recordExchanges(page);
  await page.goto('./');
  await shopper.type('ジャケット');
  await shopper.productOptions.nth(1).click({button: 'middle'});
  await expect.poll(() => demo.clicks(page)).toEqual([clickEvent(at(exchanges, 0), 1)]);
});

test('the link of a context menu is forgotten if no new tab opens', async ({demo}) => {
  const {page, shopper} = await openResults(demo);
  await shopper.links.first().click({button: 'right'});
  const key = 'storefront-search.v1.opened';
  const kept = () => page.evaluate(key => localStorage.getItem(key), key);
  await expect.poll(kept).not.toBeNull();
  await page.evaluate(key => {
    const opened = JSON.parse(localStorage.getItem(key) ?? '');
    localStorage.setItem(key, JSON.stringify({...opened, at: opened.at - 61_000}));
  }, key);
  await page.goto('./cart');
  await expect.poll(kept).toBeNull();
  assert.deepEqual(demo.clicks(page), []);
});

test('§6 search: events survive a navigation, and the next page publishes them once', async ({demo}) => {
  const {page, first} = await openResults(demo, {isPublisherLate: true});
  for (const next of ['./cart', './collections']) {
    await page.goto(next);
    await bringPublisher(page);
    await expect.poll(() => demo.events(page)).toEqual([searchEvent(first)]);
  }
});

for (const [which, order] of [
  ['the copy', [1, 0]],
  ['the first', [0, 1]],
] as const) {
  test(`§6 search: waiting events of a duplicated tab are published once, by ${which}`, async ({demo}) => {
    const {page, shopper, first} = await openResults(demo, {isPublisherLate: true});
    await shopper.links.nth(1).click({button: 'middle'});
    const tabs = [page, await duplicate(page)] as const;
    for (const index of order) {
      await bringPublisher(tabs[index]);
      await expect.poll(() => waitingIn(tabs[index])).toBeNull();
    }
    assert.deepEqual(demo.events(page), [searchEvent(first), clickEvent(first, 1)]);
  });
}

test('§6 search: both tabs of a duplicated one publish what is searched for in each', async ({demo}) => {
  const {page} = await openResults(demo, {isPublisherLate: true});
  const copy = await duplicate(page);
  for (const [tab, query] of [
    [page, 'リネン'],
    [copy, '文具'],
  ] as const) {
    await new Shopper(tab).submit(query);
    await expect(new Shopper(tab).count).toContainText(query);
  }
  await Promise.all([page, copy].map(bringPublisher));
  await expect.poll(() => demo.events(page).length).toBe(3);
  for (const tab of [page, copy]) await expect.poll(() => waitingIn(tab)).toBeNull();
  const queries = demo.events(page).map(({payload}) => payload.query);
  assert.deepEqual(queries.sort(), ['ジャケット', 'リネン', '文具'].sort());
});

/** Opens a result's address like "open in new tab" of the context menu. */
async function openFromMenu(page: Page, link: Locator): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto((await link.getAttribute('href')) ?? '', {referer: page.url()});
  return tab;
}

/** Opens a page in a tab that starts with a copy of the tab's storage, like “Duplicate tab”. */
async function duplicate(page: Page): Promise<Page> {
  const stored = await page.evaluate(() => ({...sessionStorage}));
  const copy = await page.context().newPage();
  await copy.addInitScript(entries => {
    if (sessionStorage.length === 0) Object.assign(sessionStorage, entries);
  }, stored);
  await copy.goto('./cart');
  return copy;
}

const waitingIn = (page: Page) => page.evaluate(() => sessionStorage.getItem('storefront-search.v1.events'));

/** Sets the publisher that the platform was prevented from setting. */
function bringPublisher(page: Page): Promise<void> {
  return page.evaluate(() => {
    Reflect.get(globalThis, 'Shopify').analytics = Reflect.get(globalThis, 'heldAnalytics');
  });
}

/** Changes the platform's script, which sets the publisher, for every page of the context. */
async function holdPublisher(page: Page): Promise<void> {
  await page.context().route('**/platform/publishing.js*', async route => {
    const response = await route.fetch();
    const body = await response.text();
    const held = body.replace('window.Shopify.analytics =', 'window.heldAnalytics =');
    await route.fulfill({response, body: held});
  });
}
