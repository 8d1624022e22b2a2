import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {holdFile} from './delays.ts';
import {expect, test} from './fixtures.ts';
import {shiftsOf, watchShifts} from './layout-shift.ts';
import {Shopper} from './shopper.ts';

const PATH = './pages/example-banners';

const banners = (page: Page) => page.locator('.search-banner');

/** The number of cards before each banner. */
const readPlaces = (page: Page): Promise<number[]> =>
  page.locator('.search-grid > li').evaluateAll(items =>
    items.flatMap((item, index) => {
      const before = items.slice(0, index).filter(each => each.matches('.search-card'));
      return item.matches('.search-banner') ? [before.length] : [];
    }),
  );

/**
 * The shifts until Liquid's page is read. Only the text of a banner may move: the banner fills its row, which grows while the parser
 * still reads the row's cards.
 */
async function shiftsWhileParsed(page: Page) {
  const shifts = await shiftsOf(page);
  const moved = shifts.flatMap(shift => shift.moved.split('; '));
  assert.deepEqual(
    moved.filter(each => !each.startsWith('SPAN ')),
    [],
  );
  return shifts;
}

test('content between results keeps its place through “Load more”, a product and Back', async ({demo}) => {
  const {page, shopper} = await demo.openResults(PATH, {locale: 'en'});
  await expect(banners(page)).toHaveCount(1);
  await shopper.loadMore();
  await expect(banners(page)).toHaveCount(2);
  assert.deepEqual(await readPlaces(page), [4, 14]);
  const card = page.locator('.search-card').nth(15);
  await card.getByRole('link').click();
  await page.waitForURL(/\/products\//);
  const [click] = demo.clicks(page);
  assert.equal(click?.payload.position, 15);
  await page.goBack();
  await expect(page.locator('.search-card')).toHaveCount(24);
  await expect(banners(page)).toHaveCount(2);
  assert.deepEqual(await readPlaces(page), [4, 14]);
  await expect(card).toBeInViewport();
  // The product's page has a list too, of its own type of product.
  const searches = demo.searches(page).filter(params => !params.has('filter_type'));
  assert.deepEqual(
    searches.map(params => params.get('offset')),
    ['0', '12'],
  );
});

test('content between results moves nothing when the service answers, has two columns, and passes axe', async ({
  demo,
}) => {
  for (const viewport of ['desktop', 'phone'] as const) {
    const page = await demo.openPage({locale: 'en', viewport});
    await watchShifts(page);
    const release = await holdFile(page, '**/storefront-search.js*');
    await page.goto(PATH, {waitUntil: 'commit'});
    const items = page.locator('.storefront-search-fallback .storefront-search-grid > li');
    await expect(items).toHaveCount(13);
    await expect(items.nth(4)).toContainText('Linen for summer');
    await expect(items.nth(4)).toHaveCSS('grid-column-start', 'span 2');
    const whileParsed = await shiftsWhileParsed(page);
    release();
    await new Shopper(page, 'en').seeResults();
    await expect(items.nth(4)).toBeHidden();
    const [banner, card] = await Promise.all(
      [banners(page), page.locator('.search-card')].map(each => each.first().boundingBox()),
    );
    assert.ok((banner?.width ?? 0) > 1.9 * (card?.width ?? 0));
    assert.deepEqual(await shiftsOf(page), whileParsed);
    assert.deepEqual(await findViolations(page), []);
  }
});

test('a list whose cards need more code keeps Liquid’s results until it has loaded', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  await watchShifts(page);
  const release = await holdFile(page, '**/cards-*.js');
  const answered = page.waitForResponse('**/apps/searchapp/search?*');
  await page.goto(PATH, {waitUntil: 'commit'});
  await (await answered).finished();
  await expect(page.locator('search-results')).toHaveAttribute('data-state', 'ready');
  const items = page.locator('.storefront-search-fallback .storefront-search-grid > li');
  await expect(items).toHaveCount(13);
  await expect(items.nth(4)).toContainText('Linen for summer');
  await expect(items.nth(4)).toBeVisible();
  await expect(page.locator('[part=foot]')).toBeHidden();
  const whileParsed = await shiftsWhileParsed(page);
  release();
  await new Shopper(page, 'en').seeResults();
  await expect(items.nth(4)).toBeHidden();
  assert.deepEqual(await shiftsOf(page), whileParsed);
});
