import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import type {SearchResultsElement} from '../../src/elements/search-results/search-results.ts';
import {holdFile} from './delays.ts';
import {type Exchange, recordExchanges} from './exchanges.ts';
import {forbidPageCache, openFar, seePlace} from './far-down.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {framesPass} from './frames.ts';
import {seeState} from './shopper.ts';

/** Removes the performance entries, as Firefox does when it resists fingerprinting. */
async function keepQuiet(page: Page): Promise<void> {
  await forbidPageCache(page);
  await page.addInitScript(() => {
    performance.getEntriesByType = () => [];
  });
}

/** Follows a link to a product's page. */
async function leave(page: Page, link: Locator): Promise<void> {
  await link.press('Enter');
  await page.waitForURL(/\/products\//);
}

/** Filters the searches of results pages: a product page searches for related products too. */
const resultsOf = (exchanges: readonly Exchange[]) => exchanges.filter(({params}) => params.get('q') !== '*');

const eventsOfResults = (demo: Demo, page: Page) =>
  demo.events(page).filter(({payload}) => payload.query !== '*');

for (const [what, prepare] of [
  ['that is loaded again', forbidPageCache],
  ['without performance entries', keepQuiet],
] as const) {
  test(`Back to a page ${what} restores pages, position and focus without a request`, async ({demo}) => {
    const {page, exchanges, shopper, link, place} = await openFar(demo, prepare);
    await leave(page, link);
    await page.waitForLoadState();
    const events = eventsOfResults(demo, page).length;
    await page.goBack();
    await expect(shopper.links).toHaveCount(41);
    await seePlace(link, place);
    await expect(link).toBeFocused();
    assert.equal(resultsOf(exchanges).length, 2);
    assert.equal(eventsOfResults(demo, page).length, events);
  });
}

for (const [how, open, ring] of [
  ['with a mouse has focus without a ring', (link: Locator) => link.click(), false],
  ['by a key has focus and its ring', (link: Locator) => link.press('Enter'), true],
] as const) {
  test(`a link followed ${how} after Back`, async ({demo}) => {
    const {page, link} = await openFar(demo);
    await open(link);
    await page.waitForURL(/\/products\//);
    await page.goBack();
    await expect(link).toBeFocused();
    assert.equal(await link.evaluate(element => element.matches(':focus-visible')), ring);
  });
}

/** Follows a link to the top of the page. */
async function goToTop(page: Page): Promise<void> {
  await page.evaluate(() => {
    const toTop = document.createElement('a');
    toTop.href = '#main';
    document.body.append(toTop);
    toTop.click();
  });
  await expect(page).toHaveURL(/#main$/);
}

const queryOnScreen = (list: Element) => (list as SearchResultsElement).store.state.answer?.request.query;

/** Answers with a 429 whose pause is longer than any test. */
const refuse = (page: Page) =>
  page.route('**/apps/searchapp/search?*', route =>
    route.fulfill({status: 429, headers: {'Retry-After': '600'}, body: ''}),
  );

for (const [status, query, prepare] of [
  ['empty', '該当しない言葉', async () => undefined],
  ['failed', 'ジャケット', (page: Page, demo: Demo) => demo.setState(page, 'html')],
  ['limited', 'ジャケット', refuse],
] as const) {
  test(`§7.3: neither a link within the page nor Back asks again if the list is ${status}`, async ({
    demo,
  }) => {
    const {page, shopper} = await demo.open('./search?q=リネン');
    await page.waitForFunction(() => history.state);
    await prepare(page, demo);
    await shopper.submit(query);
    await seeState(shopper.results, status);
    await goToTop(page);
    await framesPass(page, 5);
    await page.goBack();
    await expect(page).not.toHaveURL(/#main$/);
    await framesPass(page, 5);
    await seeState(shopper.results, status);
    const queries = demo.queries(page);
    // An empty list offers products to browse.
    assert.deepEqual(queries, status === 'empty' ? ['リネン', query, '*'] : ['リネン', query]);
    await shopper.goBack();
    assert.equal(await shopper.results.evaluate(queryOnScreen), 'リネン');
    demo.takeErrors(page);
  });
}

test('a link within the page keeps every loaded page, and so does Back from it', async ({demo}) => {
  const {page, exchanges, shopper, link} = await openFar(demo);
  await goToTop(page);
  await framesPass(page, 5);
  await expect(shopper.links).toHaveCount(41);
  assert.ok(await page.evaluate(() => scrollY < innerHeight));
  await page.goBack();
  await expect(page).not.toHaveURL(/#main$/);
  await expect(shopper.links).toHaveCount(41);
  await page.goForward();
  await leave(page, link);
  await page.goBack();
  await expect(shopper.links).toHaveCount(41);
  assert.equal(resultsOf(exchanges).length, 2);
});

test('Back restores the list without a request though its features fail to load', async ({demo}) => {
  const {page, exchanges, shopper, link} = await openFar(demo);
  await leave(page, link);
  const file = '**/features-*.js';
  await page.route(file, route => route.abort());
  await shopper.goBack(41);
  assert.equal(resultsOf(exchanges).length, 2);
  const broughtLater = page.waitForResponse(file);
  await page.unroute(file);
  await broughtLater;
  assert.match((await demo.hearErrors(page)).join(), /features/);
});

/** Goes back to a position far down a list that waits for the page's language. */
async function goBackHeld(demo: Demo) {
  const {page, link, shopper, place} = await openFar(demo);
  await leave(page, link);
  const release = await holdFile(page, '**/ja-*.js');
  const asked = page.waitForRequest('**/ja-*.js');
  await page.goBack();
  await asked;
  const show = async () => {
    release();
    await expect(shopper.links).toHaveCount(41);
  };
  return {page, shopper, link, place, show};
}

test('Back restores scroll position and focus however late the list renders', async ({demo}) => {
  const {page, link, place, show} = await goBackHeld(demo);
  await framesPass(page, 5);
  await show();
  await seePlace(link, place);
  await expect(link).toBeFocused();
});

test('a shopper who scrolls before the list is restored stays there', async ({demo}) => {
  const {page, shopper, link, show} = await goBackHeld(demo);
  await expect(shopper.results).toHaveAttribute('data-state', 'ready');
  await page.mouse.wheel(0, -9000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await show();
  await framesPass(page, 5);
  assert.equal(await page.evaluate(() => scrollY), 0);
  await expect(link).not.toBeFocused();
});

test('Forward to the results restores them without a request', async ({demo}) => {
  const {page, exchanges, shopper, link, place} = await openFar(demo);
  await page.goto('./cart');
  await page.goBack();
  await seePlace(link, place);
  await page.goBack();
  await page.goForward();
  await expect(shopper.links).toHaveCount(41);
  assert.equal(resultsOf(exchanges).length, 2);
});

test('Back and Forward between two searches of one page restore both', async ({demo}) => {
  const {page, exchanges, shopper, link, place} = await openFar(demo);
  await shopper.submit('リネン');
  await shopper.seeResults(17);
  const events = demo.events(page).length;
  await page.goBack();
  await expect(shopper.links).toHaveCount(41);
  await seePlace(link, place);
  await page.goForward();
  await shopper.seeResults(17);
  await expect(shopper.links).toHaveCount(17);
  assert.equal(exchanges.length, 3);
  assert.equal(demo.events(page).length, events);
});

test('Back from a search in place restores the one before even before its code is there', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/features-*.js');
  await shopper.visit('./search?q=ジャケット', 16);
  await shopper.submit('リネン');
  await shopper.seeResults(17);
  await page.goBack();
  const brought = page.waitForResponse('**/features-*.js');
  release();
  await brought;
  await shopper.seeResults(16);
  await page.goForward();
  await shopper.seeResults(17);
});

test('a search after Back, before the code for Back is loaded, is kept', async ({demo}) => {
  const {page, shopper, link} = await openFar(demo);
  await leave(page, link);
  const release = await holdFile(page, '**/features-*.js');
  await page.goBack();
  await shopper.submit('リネン');
  await shopper.seeResults(17);
  const brought = page.waitForResponse('**/features-*.js');
  release();
  await (await brought).finished();
  await framesPass(page, 5);
  await shopper.seeResults(17);
  assert.equal(new URL(page.url()).searchParams.get('q'), 'リネン');
});

test('Back from a pending search restores the scroll position too', async ({demo}) => {
  const {page, shopper, link, place} = await openFar(demo);
  const release = await holdFile(page, '**/apps/searchapp/search?*');
  const asked = page.waitForRequest('**/apps/searchapp/search?*');
  await shopper.submit('リネン');
  await asked;
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.goBack();
  release();
  await expect(shopper.links).toHaveCount(41);
  await seePlace(link, place);
});

test('Back from a search that the platform has answered restores the list', async ({demo}) => {
  const {page, shopper, link, place} = await openFar(demo);
  await demo.setState(page, 'failing');
  await shopper.submit('リネン');
  await page.locator('search-results > [slot=platform]').waitFor();
  await page.goBack();
  await expect(shopper.links).toHaveCount(41);
  await seePlace(link, place);
  demo.takeErrors(page);
});

for (const [what, break_] of [
  ['blocked', () => Object.defineProperty(globalThis, 'sessionStorage', {get: () => raise('SecurityError')})],
  ['full', () => Object.assign(Storage.prototype, {setItem: () => raise('QuotaExceededError')})],
] as const) {
  test(`Back sends a new search if storage is ${what}`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper();
    await forbidPageCache(page);
    await page.addInitScript(`{
      const raise = name => { throw new DOMException(name, name); };
      (${break_})();
    }`);
    const exchanges = await recordExchanges(page);
    await shopper.visit('./search?q=ジャケット', 16);
    await shopper.follow(shopper.links.first());
    await shopper.goBack(16);
    await expect(shopper.links).toHaveCount(16);
    assert.equal(resultsOf(exchanges).length, 2);
  });
}

/** Runs in the page: throws like storage. */
declare function raise(name: string): never;
