import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {checkResponse} from '../../src/conformance/rules/check-response.ts';
import {readResponse} from '../../src/core/contract/schema.ts';
import {clickEvent, type Exchange, openRecorded, recordExchanges, searchEvent} from './exchanges.ts';
import {type Demo, expect, test} from './fixtures.ts';

const KEY = 'storefront-search.v1.handover';
const handed = (page: Page) => page.evaluate(key => sessionStorage.getItem(key), KEY);

/** Shows suggestions for a text on the home page. */
async function suggest(demo: Demo, text: string, prepare?: (page: Page) => Promise<unknown>) {
  const {page, shopper} = await demo.openShopper();
  await prepare?.(page);
  const exchanges = await recordExchanges(page);
  await page.goto('./');
  await shopper.type(text);
  await expect(shopper.productOptions.first()).toBeVisible();
  return {page, exchanges, shopper};
}

function only(exchanges: readonly Exchange[]): Exchange {
  const [exchange, ...others] = exchanges;
  assert.deepEqual(others, []);
  assert.ok(exchange, 'There is no exchange.');
  return exchange;
}

test('Enter after suggestions requests nothing more, and publishes the answer once', async ({demo}) => {
  const {page, exchanges, shopper} = await suggest(demo, 'ジャケット');
  await expect(shopper.productOptions).toHaveCount(6);
  await shopper.confirm(16);
  await expect(shopper.links).toHaveCount(16);
  const exchange = only(exchanges);
  assert.equal(exchange.params.get('limit'), '24');
  const observed = checkResponse(exchange.params, 200, readResponse(exchange.body));
  assert.deepEqual(
    observed.filter(({broken}) => broken),
    [],
  );
  await expect.poll(() => demo.events(page)).toEqual([searchEvent(exchange)]);
});

test('the first frame of the list shows the cards of a handed-over answer', async ({demo}) => {
  const prepare = (page: Page) =>
    page.addInitScript(() => {
      const count = () => document.querySelectorAll('.search-card:not(.search-skeleton)').length;
      const note = () => requestAnimationFrame(() => Object.assign(window, {firstCards: count()}));
      void customElements.whenDefined('search-results').then(note);
    });
  const {page, shopper} = await suggest(demo, 'ジャケット', prepare);
  await shopper.confirm(16);
  assert.equal(await page.evaluate(() => Reflect.get(window, 'firstCards')), 16);
});

test('§6 click: a result of the handed-over answer counts with its query_id and its rank', async ({demo}) => {
  const {page, exchanges, shopper} = await suggest(demo, 'ジャケット');
  await shopper.confirm(16);
  await shopper.links.nth(9).click();
  await page.waitForURL('**/products/**');
  await expect.poll(() => demo.clicks(page)).toEqual([clickEvent(only(exchanges), 9)]);
});

test('“See all” takes the answer over, and Back shows it again without a request', async ({demo}) => {
  const {page, exchanges, shopper} = await suggest(demo, 'ジャケット');
  await shopper.options.last().click();
  await page.waitForURL(/\/search\?q=/);
  await shopper.seeResults(16);
  await shopper.seeSnapshot();
  await shopper.links.nth(2).click();
  await page.waitForURL('**/products/**');
  await shopper.goBack(16);
  // The product page has a list of related products.
  only(exchanges.filter(({params}) => params.get('q') === 'ジャケット'));
});

test('a reload of the results page requests its results again', async ({demo}) => {
  const {page, exchanges, shopper} = await suggest(demo, 'ジャケット');
  await shopper.confirm(16);
  assert.equal(await handed(page), null);
  const {length} = demo.events(page);
  await page.reload();
  await shopper.seeResults(16);
  await expect.poll(() => exchanges.length).toBe(2);
  await expect.poll(() => demo.events(page).length).toBe(length + 1);
});

test('Enter on the results page after its suggestions requests nothing', async ({demo}) => {
  const {page, shopper, exchanges} = await openRecorded(demo, './search?q=リネン');
  await shopper.type('ジャケット');
  await expect(shopper.productOptions).toHaveCount(6);
  await shopper.field.press('Enter');
  await shopper.seeResults(16);
  assert.deepEqual(
    exchanges.map(({params}) => params.get('q')),
    ['リネン', 'ジャケット'],
  );
  await shopper.links.nth(7).click();
  await page.waitForURL('**/products/**');
  await expect.poll(() => demo.clicks(page)).toEqual([clickEvent(exchanges[1] as Exchange, 7)]);
});

test('an answer that has all results serves a results page of another size', async ({demo}) => {
  const {exchanges, shopper} = await suggest(demo, 'ジャケット', async opened => {
    await opened.addInitScript(() => localStorage.setItem('storefront-search.v1.page-size', '50'));
  });
  await shopper.confirm(16);
  assert.equal(only(exchanges).params.get('limit'), '50');
});

test('an answer with fewer results than the results page shows is not taken over', async ({demo}) => {
  const {exchanges, shopper} = await suggest(demo, 'リネン', async opened => {
    await opened.addInitScript(() => localStorage.setItem('storefront-search.v1.page-size', '8'));
  });
  await shopper.confirm();
  await shopper.seeResults();
  assert.deepEqual(
    exchanges.map(({params}) => params.get('limit')),
    ['8', '24'],
  );
});

test('an answer older than a minute is requested again', async ({demo}) => {
  const {page, exchanges, shopper} = await suggest(demo, 'ジャケット', opened => opened.clock.install());
  await page.clock.fastForward(61_000);
  await shopper.confirm(16);
  assert.equal(exchanges.length, 2);
});

for (const [what, spoil] of [
  ['blocked', () => Object.defineProperty(globalThis, 'sessionStorage', {get: () => null})],
  [
    'full',
    () => {
      const {setItem} = Storage.prototype;
      Storage.prototype.setItem = function (key, value) {
        if (this === sessionStorage && value.length > 2000)
          throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
  ],
] as const) {
  test(`the results page requests its results if the storage is ${what}`, async ({demo}) => {
    const {exchanges, shopper} = await suggest(demo, 'ジャケット', opened => opened.addInitScript(spoil));
    await shopper.confirm(16);
    assert.equal(exchanges.length, 2);
  });
}

test('an answer in the tab’s storage is taken over only if nothing has changed it', async ({demo}) => {
  test.slow();
  const {page, exchanges, shopper} = await suggest(demo, 'ジャケット');
  await shopper.confirm(16);
  const body = {...exchanges[0]?.body};
  const text = JSON.stringify({
    params: exchanges[0]?.params.toString().replace(/&session_id=[^&]*/, ''),
    limit: 24,
    response: {...body, received: body.results?.length},
    at: Date.now(),
  });
  for (const [what, requests, stored] of [
    ['the answer', 0, text],
    ['no JSON', 1, '{'],
    ['another shape', 1, text.replace('"degraded":false', '"degraded":"no"')],
    ['records without a title', 1, text.replaceAll('"title":', '"name":')],
    ['an answer to another query', 1, text.replace(/q=[^&]+/, 'q=boots')],
    ['a list', 1, '[1, 2]'],
  ] as const) {
    const {length} = exchanges;
    // The page is opened again, by a link.
    await page.goto('./cart');
    await page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [KEY, stored] as const);
    await shopper.visit(`./search?q=${encodeURIComponent('ジャケット')}`, 16);
    assert.equal(exchanges.length - length, requests, what);
  }
});

test('§6.2: an answer handed over after a refusal names no session, and counts no click', async ({demo}) => {
  const {page, exchanges, shopper} = await suggest(demo, 'ジャケット');
  await expect.poll(() => demo.events(page)).toHaveLength(1);
  const session = exchanges[0]?.params.get('session_id');
  assert.ok(session);
  const refuse = () => {
    const customerPrivacy = {analyticsProcessingAllowed: () => false};
    Object.assign(globalThis, {Shopify: {...Reflect.get(globalThis, 'Shopify'), customerPrivacy}});
  };
  await page.evaluate(refuse);
  await page.addInitScript(refuse);
  // The results page removes what it takes over.
  await page.addInitScript(key => Object.assign(globalThis, {handed: sessionStorage.getItem(key)}), KEY);
  await shopper.confirm(16);
  only(exchanges);
  const kept = await page.evaluate(() => String(Reflect.get(globalThis, 'handed')));
  assert.match(kept, /"response":/);
  assert.doesNotMatch(kept, new RegExp(session));
  await shopper.links.first().click();
  await page.waitForURL('**/products/**');
  await page.waitForLoadState('networkidle');
  assert.deepEqual(demo.events(page), [searchEvent(only(exchanges.slice(0, 1)))]);
});
