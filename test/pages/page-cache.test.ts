import assert from 'node:assert/strict';
import type {Page} from 'puppeteer-core';
import {expect} from './fixtures.ts';
import {test, type Visit} from './plain-browser.ts';

/** A page that came on screen. */
interface Showing {
  readonly path: string;
  /** Whether it is a page that was left, out of the page cache. */
  readonly isKept: boolean;
}

test.use({
  early: `addEventListener('pageshow', ({persisted: isKept}) =>
    navigator.sendBeacon('/report', JSON.stringify({path: location.pathname, isKept})));`,
});

const lastShown = ({proxy}: Visit): Showing | undefined =>
  proxy.requests
    .filter(({path}) => path === '/report')
    .map(({body}) => JSON.parse(body))
    .at(-1);

const see = (visit: Visit, path: string) => expect.poll(() => lastShown(visit)?.path).toBe(path);

async function open(visit: Visit, address: string): Promise<void> {
  const {href, pathname} = new URL(address, visit.origin);
  await visit.page.goto(href, {waitUntil: 'domcontentloaded'});
  await see(visit, pathname);
}

/** Opens another page, then goes Back. */
async function leaveAndReturn(visit: Visit): Promise<void> {
  const {pathname} = new URL(visit.page.url());
  await open(visit, '/cart');
  // Not the tab's own Back, which waits for a page to load.
  await visit.page.evaluate(() => void setTimeout(() => history.back()));
  await see(visit, pathname);
}

/** Why the browser loaded the page again, apart from its own reasons. */
async function readObstacles(visit: Visit): Promise<string[]> {
  return lastShown(visit)?.isKept ? [] : await visit.page.evaluate(readReasons);
}

/** Runs in the page. */
function readReasons(): string[] {
  const [navigation] = performance.getEntriesByType('navigation');
  const {reasons = []} = JSON.parse(JSON.stringify(navigation)).notRestoredReasons ?? {};
  return reasons.map(({reason}: {reason: string}) => reason).filter((reason: string) => reason !== 'masked');
}

/** Waits for the cards, and for the code that keeps them for Back. */
async function seeCards(page: Page): Promise<void> {
  await page.waitForSelector('.search-card a[href]');
  await page.waitForFunction(() => history.state?.storefrontSearch);
}

async function type({page}: Visit, text: string): Promise<void> {
  // A triple click selects the text before.
  await page.click('search-box input', {count: 3});
  await page.waitForSelector('search-box input[role=combobox]');
  await page.keyboard.sendCharacter(text);
}

const SITUATIONS: Readonly<Record<string, (visit: Visit) => Promise<unknown>>> = {
  'the home page, with suggestions open': async visit => {
    await open(visit, '/');
    await type(visit, 'ジャケット');
    await visit.page.waitForSelector('[role=option]');
  },
  'a page whose suggestions are on their way': async visit => {
    await open(visit, '/');
    const before = visit.searches().length;
    await type(visit, 'ジャケット');
    await expect.poll(() => visit.searches().length).toBe(before + 1);
  },
  'a results page': async visit => {
    await open(visit, '/search?q=リネン');
    await seeCards(visit.page);
  },
  'a results page with chosen filters': async visit => {
    await open(visit, '/search?q=リネン');
    await seeCards(visit.page);
    // Not by `waitForSelector`, which looks again only when something outside shadow roots changes.
    await expect.poll(() => visit.page.$('facet-panel >>> input[type=checkbox]')).not.toBe(null);
    await visit.page.$eval('facet-panel >>> input[type=checkbox]', choice => (choice as HTMLElement).click());
    await expect.poll(() => visit.searches().length).toBe(2);
  },
  'a collection': async visit => {
    await open(visit, '/collections/all');
    // The first list is the theme's.
    await visit.page.waitForSelector('search-results li a[href]');
  },
  'a product’s page': visit => open(visit, '/products/linen-stole'),
};

for (const [what, prepare] of Object.entries(SITUATIONS))
  test(`nothing of ours keeps ${what} out of the browser’s page cache`, async ({visit}) => {
    await prepare(visit);
    await leaveAndReturn(visit);
    assert.deepEqual(await readObstacles(visit), []);
  });

test('Back to a results page shows it without a request or an event, whether the browser kept it or not', async ({
  visit,
}) => {
  const {page, searches, events} = visit;
  await open(visit, '/search?q=リネン');
  await seeCards(page);
  await expect.poll(events).toEqual(['service_search']);
  const cards = () => page.$$eval('.search-card a[href]', links => links.map(link => link.textContent));
  const before = await cards();
  await leaveAndReturn(visit);
  await expect.poll(cards).toEqual(before);
  assert.deepEqual([searches().length, events()], [1, ['service_search']]);
});

test('a page to which Back leads goes on searching', async ({visit}) => {
  const {page, searches} = visit;
  await open(visit, '/search?q=リネン');
  await seeCards(page);
  await leaveAndReturn(visit);
  await seeCards(page);
  await type(visit, 'ジャケット');
  await page.keyboard.press('Enter');
  const cards = () => page.$$eval('.search-card a[href]', links => links.length);
  await expect.poll(cards).toBe(16);
  assert.deepEqual(
    searches().map(params => params.get('q')),
    ['リネン', 'ジャケット'],
  );
});
