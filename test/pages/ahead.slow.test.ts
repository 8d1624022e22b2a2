import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import {framesPass} from './frames.ts';
import {forbid} from './security-policy.ts';

const REST_MS = 200;

/** Shows suggestions for a text on the home page. */
async function suggest(demo: Demo, text: string, prepare?: (page: Page) => Promise<unknown>) {
  const {page, shopper} = await demo.openShopper();
  await prepare?.(page);
  await page.goto('./');
  await shopper.type(text);
  await expect(shopper.productOptions.first()).toBeVisible();
  return {page, shopper};
}

/** The pages that the document has the browser load ahead at once. */
const pagesAhead = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('script[type=speculationrules]')]
      .flatMap(({textContent}) => JSON.parse(`${textContent}`).prefetch)
      .filter(({eagerness}) => eagerness === 'immediate')
      .flatMap(({urls = []}) =>
        urls.map((url: string) => decodeURI(new URL(url).pathname + new URL(url).search)),
      ),
  );

/** Resolves when the browser has fetched a page ahead. */
async function nextFetched(page: Page, path = ''): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  await new Promise<void>(resolve => {
    session.on('Preload.prefetchStatusUpdated', ({status, prefetchUrl}) => {
      if (status === 'Ready' && prefetchUrl.includes(path)) resolve();
    });
  });
}

/** How the browser got the page: `navigational-prefetch` if it had fetched it ahead. */
const delivery = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as PerformanceNavigationTiming & {deliveryType: string}).deliveryType;
  });

/** Waits for longer than a text has to rest. */
async function pause(page: Page): Promise<void> {
  await page.evaluate(ms => new Promise(resolve => setTimeout(resolve, ms)), REST_MS * 2);
  await framesPass(page);
}

test('the results page of a text that rests is fetched ahead, and Enter opens it', async ({demo}) => {
  let fetched: Promise<unknown> | undefined;
  const {page, shopper} = await suggest(demo, 'ジャケット', async opened => {
    fetched = nextFetched(opened);
  });
  await expect.poll(() => pagesAhead(page)).toEqual(['/search?q=ジャケット']);
  await fetched;
  await shopper.confirm(16);
  assert.equal(await delivery(page), 'navigational-prefetch');
  assert.equal(demo.searches(page).length, 1);
});

test('one results page is fetched ahead, that of the last text, and none without a text', async ({demo}) => {
  const {page, shopper} = await suggest(demo, 'リネン');
  await expect.poll(() => pagesAhead(page)).toEqual(['/search?q=リネン']);
  await shopper.type('ジャケット');
  await expect.poll(() => pagesAhead(page)).toEqual(['/search?q=ジャケット']);
  await shopper.field.fill('');
  await expect.poll(() => pagesAhead(page)).toEqual([]);
});

test('a page waits ahead for a minute, and no longer', async ({demo}) => {
  const {page} = await suggest(demo, 'ジャケット', opened => opened.clock.install());
  await page.clock.runFor(REST_MS * 2);
  await expect.poll(() => pagesAhead(page)).toHaveLength(1);
  await page.clock.runFor(61_000);
  await expect.poll(() => pagesAhead(page)).toEqual([]);
});

test('the page of the active suggestion is fetched ahead in place of the results page', async ({demo}) => {
  const {page, shopper} = await suggest(demo, 'ジャケット');
  const fetched = nextFetched(page, '/products/');
  await shopper.field.press('ArrowDown');
  const href = await shopper.options.first().getAttribute('href');
  await expect.poll(() => pagesAhead(page)).toEqual([decodeURI(`${href}`)]);
  await fetched;
  await shopper.field.press('Enter');
  await page.waitForURL('**/products/**');
  assert.equal(await delivery(page), 'navigational-prefetch');
});

test('no results page is fetched ahead on the results page, which searches in place', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=リネン');
  await shopper.type('ジャケット');
  await expect(shopper.productOptions.first()).toBeVisible();
  await pause(page);
  assert.deepEqual(await pagesAhead(page), []);
});

test('no results page is fetched ahead for a text with a redirect', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await shopper.type('セール');
  await pause(page);
  assert.deepEqual(await pagesAhead(page), []);
});

test('nothing is fetched ahead, nor any violation reported, with `ahead: "off"`', async ({demo}) => {
  const {page, shopper} = await suggest(demo, 'ジャケット', async opened => {
    await setAhead(opened, 'off');
    await forbid(opened, " 'inline-speculation-rules'", ' storefront-search');
  });
  const rules = page.locator('script[type=speculationrules]');
  await pause(page);
  await expect(rules).toHaveCount(0);
  await shopper.confirm(16);
  await shopper.seeFeatures();
  await shopper.links.first().hover();
  await pause(page);
  await expect(rules).toHaveCount(0);
  assert.equal(demo.searches(page).length, 1);
});

for (const [what, part] of [
  ['inline rules', " 'inline-speculation-rules'"],
  ['the Trusted Types policy', ' storefront-search'],
] as const) {
  test(`a page whose policy forbids ${what} searches, and the browser reports it`, async ({demo}) => {
    const {page, shopper} = await suggest(demo, 'ジャケット', opened => forbid(opened, part));
    const errors = await demo.hearErrors(page);
    assert.ok(
      errors.every(error => /security policy/i.test(error)),
      errors.join('\n'),
    );
    await shopper.confirm(16);
    assert.equal(await delivery(page), '');
    demo.takeErrors(page);
  });
}

test('the page of a card that is pointed at is fetched ahead', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.seeFeatures();
  await shopper.links.first().hover();
  await expect(page.locator('script[type=speculationrules]')).toHaveCount(1);
  const next = shopper.links.nth(1);
  const fetched = nextFetched(page, await next.evaluate(link => (link as HTMLAnchorElement).href));
  await next.hover();
  await fetched;
  await next.click();
  await page.waitForURL('**/products/**');
  assert.equal(await delivery(page), 'navigational-prefetch');
});

function setAhead(page: Page, ahead: string): Promise<unknown> {
  return page.addInitScript(value => {
    const key = Symbol.for('storefront-search.v1');
    Object.assign(globalThis, {[key]: {stores: new Map(), settings: {ahead: value}}});
  }, ahead);
}
