import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import type {SearchPatch} from '../../src/core/query/page-query.ts';
import {Delays} from './delays.ts';
import {expect, type PageOptions, test} from './fixtures.ts';
import {framesPass} from './frames.ts';
import {shiftsOf, watchShifts} from './layout-shift.ts';
import {Shopper} from './shopper.ts';

const VIEWS: readonly {name: string; options: PageOptions}[] = [
  {name: 'a desktop', options: {}},
  {name: 'a phone', options: {viewport: 'phone'}},
  {name: 'a phone in English', options: {viewport: 'phone', locale: 'en'}},
];

for (const {name, options} of VIEWS) {
  test(`nothing on ${name} moves while the results load, nor when they are filtered`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper({motion: true, ...options});
    await watchShifts(page);
    await page.goto(options.locale === 'en' ? './search?q=jacket' : './search?q=ジャケット');
    await shopper.seeResults(16);
    assert.deepEqual(await shiftsOf(page), []);
    if (options.viewport === 'phone') {
      await page.getByRole('button', {name: shopper.words.filters, exact: true}).click();
    }
    await shopper.choice(shopper.words.brand, 'Coast & Pine').check();
    await shopper.seeResults(7);
    assert.deepEqual(await shiftsOf(page), []);
  });

  for (const [collection, path, list] of [
    ['a collection', './collections/apparel', '.storefront-search-fallback .storefront-search-grid'],
    ['a sorted collection', './collections/apparel?sort=newest', 'search-results > .search-grid'],
  ] as const)
    test(`nothing on ${name} moves while ${collection} loads and is scrolled through`, async ({demo}) => {
      const {page} = await demo.openShopper({motion: true, ...options});
      await watchShifts(page);
      await page.goto(path);
      const cards = page.locator(`${list} > li:not(.search-skeleton)`);
      await cards.last().waitFor();
      for (const card of await cards.all()) await card.scrollIntoViewIfNeeded();
      await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
      assert.deepEqual(await shiftsOf(page), []);
    });
}

for (const viewport of ['desktop', 'phone'] as const) {
  test(`nothing on a ${viewport} moves when a sort, a filter or Back is answered late`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper({motion: true, viewport});
    await watchShifts(page);
    await shopper.visit('./search?q=ジャケット', 16);
    await search(page, {sort: 'price_asc'});
    await shopper.seeResults(16);
    await search(page, {filters: {filter_vendor: ['Coast & Pine']}});
    await shopper.seeResults(7);
    await shopper.goBack(16);
    assert.deepEqual(await cardShifts(page), []);
  });
}

test('nothing moves while the results load in the number of columns selected before', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({motion: true, locale: 'en'});
  await watchShifts(page);
  await shopper.visit('./pages/example-columns');
  await page.getByRole('radio', {name: '4 columns'}).check();
  await page.reload();
  await shopper.seeResults();
  await expect(page.getByRole('radio', {name: '4 columns'})).toBeChecked();
  assert.deepEqual(await shiftsOf(page), []);
});

for (const [what, path, part, width] of [
  ['the heading of a numbered page', 'pages/example-pages', 'search-results [part=heading]', 1280],
  ['the price of a sidebar', 'search?q=ジャケット', 'facet-panel [part~=slider]', 1280],
  [
    'the long facets beside chosen filters',
    'search?q=リネン&filter_available=true',
    'facet-panel [part=show-more]',
    1280,
  ],
] as const) {
  test(`nothing moves when the code of ${what} loads after the results`, async ({demo}) => {
    const page = await demo.openPage({motion: true});
    // Not on a phone: changes after opening the filter drawer count as input.
    await page.setViewportSize({width, height: 800});
    await watchShifts(page);
    let show = () => {};
    const seen = new Promise<void>(resolve => {
      show = resolve;
    });
    await page.route(/(features|facets|around-cards)-\w+\.js/, async route => {
      await seen;
      await route.continue();
    });
    await page.goto(`./${path}`);
    await new Shopper(page).seeResults();
    await framesPass(page);
    show();
    await page.locator(part).first().waitFor();
    assert.deepEqual(await shiftsOf(page), []);
  });
}

for (const [path, width, height] of [
  ['collections/apparel?sort=newest', 1280, 800],
  ['collections/apparel?sort=newest', 390, 800],
  // With one more page, its end is out of view.
  ['pages/example-infinite', 1280, 300],
] as const) {
  test(`what is below the list of ${path}, ${width} px wide, moves on a request only`, async ({demo}) => {
    const page = await demo.openPage({motion: true});
    await page.setViewportSize({width, height});
    const delays = await Delays.start(page, params => params.get('offset') !== '0');
    await page.goto(`./${path}`);
    await new Shopper(page).seeResults();
    // Waits for the code that reserves space for cards.
    await page.locator('search-results .search-grid[style*="--_card"]').waitFor();
    const cards = page.locator('search-results .search-card');
    const before = await cards.count();
    await page.locator('search-results [part=foot]').scrollIntoViewIfNeeded();
    if (path.startsWith('collections')) await page.locator('search-results [part=more]').click();
    await expect.poll(() => delays.holds('*')).toBe(true);
    const places = page.locator('search-results .search-skeleton');
    await expect(places.first()).toBeAttached();
    const asked = {top: await topOfFoot(page), cards: await cards.count()};
    assert.ok(asked.cards > before);
    delays.release('*');
    await expect(places).toHaveCount(0);
    assert.deepEqual({top: await topOfFoot(page), cards: await cards.count()}, asked);
  });
}

test('a refused page that is retried moves the content below the list only once', async ({demo}) => {
  const {page} = await demo.openResults('./collections/apparel?sort=newest', {motion: true});
  await demo.setState(page, 'rate-limited');
  await page.locator('search-results [part=more]').click();
  await expect(page.locator('search-results[data-state=limited]')).toBeVisible();
  await expect(page.locator('.search-skeleton')).toHaveCount(0);
  const refusedAgain = page.waitForResponse(response => response.status() === 429);
  const moved = page.locator('.search-grid').evaluate(
    (grid, answered) =>
      new Promise<boolean>(resolve => {
        new MutationObserver(() => resolve(true)).observe(grid, {childList: true});
        new MutationObserver(([first]) => first && resolve(false)).observe(document.documentElement, {
          attributeFilter: [answered],
        });
      }),
    'data-answered',
  );
  await refusedAgain;
  await framesPass(page);
  await page.evaluate(() => document.documentElement.toggleAttribute('data-answered'));
  assert.equal(await moved, false);
});

test('a first filter moves no group of a sidebar under the pointer', async ({demo}) => {
  const {shopper} = await demo.openResults('./search?q=ジャケット', {motion: true, total: 16});
  const group = shopper.facet(shopper.words.brand);
  const before = await group.boundingBox();
  await shopper.choice(shopper.words.brand, 'Coast & Pine').click();
  await expect(shopper.chips).toBeVisible();
  assert.equal((await group.boundingBox())?.y, before?.y);
});

test('the chips of a link’s filters have space on a phone before their answer', async ({demo}) => {
  const page = await demo.openPage({motion: true, viewport: 'phone'});
  const language = page.waitForResponse('**/ja-*.js');
  await page.route('**/apps/searchapp/search?*', async route => {
    await (await language).finished();
    await framesPass(page, 16);
    await route.continue();
  });
  await page.goto('./search?q=ジャケット&filter_vendor=Coast+%26+Pine');
  await new Shopper(page).seeResults(7);
  for (const part of ['open', 'chip']) await expect(page.locator(`facet-panel [part=${part}]`)).toBeVisible();
});

/** Returns the position of the content below a list, in pixels from the top of the page. */
function topOfFoot(page: Page): Promise<number> {
  const foot = page.locator('search-results [part=foot]');
  return foot.evaluate(element => Math.round(element.getBoundingClientRect().top + scrollY));
}

/** Searches by script. A script is no input, after which the browser ignores layout shifts for half a second. */
async function search(page: Page, patch: SearchPatch): Promise<void> {
  await page.evaluate(async patch => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    await getStore().search(patch);
  }, patch);
}

const cardShifts = async (page: Page) => (await shiftsOf(page)).filter(({moved}) => moved.includes('LI'));
