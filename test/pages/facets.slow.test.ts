import assert from 'node:assert/strict';
import type {Locator} from '@playwright/test';
import {Delays, holdFile} from './delays.ts';
import {expect, test} from './fixtures.ts';
import {framesPass} from './frames.ts';
import {Shopper, seeState} from './shopper.ts';

test('the panel stays beside the list: a choice far down in it has its results on screen', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=shirt', {locale: 'en'});
  const tag = shopper.choice('Tags', 'travel');
  // Scrolls both to their ends.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await tag.scrollIntoViewIfNeeded();
  await tag.check();
  await shopper.seeResults(1);
  await expect(tag).toBeInViewport();
  await expect(shopper.results).toBeInViewport();
});

test('Enter on a check box keeps the page and its results', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=linen', {locale: 'en'});
  const address = page.url();
  for (const choice of [
    shopper.facet('Brand').getByRole('checkbox').first(),
    shopper.facet('Tags').getByRole('checkbox').first(),
  ]) {
    await choice.focus();
    await choice.press('Enter');
    await expect(choice).toBeFocused();
    await expect(choice).not.toBeChecked();
  }
  assert.equal(page.url(), address);
});

for (const path of ['search?q=jacket', 'collections/apparel'])
  test(`a page opened at ${path} with a brand offers the others, and one click adds one`, async ({demo}) => {
    const address = new URL(`http://store/${path}`);
    address.searchParams.set('filter_vendor', 'North Ridge');
    const {page, shopper} = await demo.openResults(`.${address.pathname}${address.search}`, {locale: 'en'});
    const brands = shopper.facet('Brand').getByRole('checkbox');
    await expect(shopper.choice('Brand', 'North Ridge')).toBeChecked();
    assert.ok((await brands.count()) > 2);
    assert.equal(demo.searches(page).length, 1);
    await shopper.choice('Brand', 'Coast & Pine').check();
    await expect(page).toHaveURL(/filter_vendor=North[^&]*&filter_vendor=Coast/);
    await seeState(shopper.results, 'ready');
    assert.equal(demo.searches(page).length, 2);
  });

test('the merchant’s swatches reach the elements from filters and from a product', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const swatches = async (): Promise<unknown> =>
    JSON.parse((await page.locator('[data-storefront-search]').textContent()) ?? '').swatches;
  await page.goto('./collections/apparel?sort=newest');
  expect(await swatches()).toMatchObject({color: {Navy: '#3c4d6e', Ecru: '#e9dfc9'}});
  const navy = new Shopper(page, 'en').facet('Shop by color').getByRole('checkbox', {name: /^Navy/});
  await expect(navy).toHaveCSS('background-color', 'rgb(60, 77, 110)');
  const card = page.locator('.search-card:has([data-value=Navy])').first();
  await page.goto(`./products/${await card.getAttribute('data-handle')}`);
  expect(await swatches()).toMatchObject({Color: {Navy: '#3c4d6e'}});
  await page.goto('./');
  expect(await swatches()).toBe(undefined);
});

test('the price slider sends one search when its thumb or a held key is released', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=linen', {locale: 'en'});
  const price = shopper.facet('Price');
  const from = price.getByRole('slider', {name: 'Start of the price range'});
  const to = price.getByRole('slider', {name: 'End of the price range'});
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  assert.ok(box);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, y, {steps: 8});
  assert.equal(demo.searches(page).length, 1);
  await expect(from).toHaveAttribute('aria-valuetext', /^¥[\d,]+$/);
  await page.mouse.up();
  await expect(page).toHaveURL(/filter_price_min=\d+/);
  await shopper.seeResults();
  assert.equal(demo.searches(page).length, 2);
  await to.focus();
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('ArrowLeft');
  assert.equal(demo.searches(page).length, 2);
  await page.keyboard.up('ArrowLeft');
  await expect(page).toHaveURL(/filter_price_max=\d+/);
  await shopper.seeResults();
  assert.equal(demo.searches(page).length, 3);
  await to.press('Home');
  const [low, high] = [await from.inputValue(), await to.inputValue()].map(Number);
  const step = Number(await to.getAttribute('step'));
  assert.equal(high, Number(low) + step, 'The thumbs keep a step apart: a range is never empty.');
});

test('a pressed control stays in place until it is released, even if an answer arrives', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const answers = await Delays.start(page, params => params.has('filter_type'));
  await shopper.visit('./search?q=シャツ');
  const tag = shopper.facet(shopper.words.tags).getByText('夏', {exact: true});
  await tag.scrollIntoViewIfNeeded();
  await shopper.choice('商品タイプ', 'トップス').evaluate((choice: HTMLElement) => choice.click());
  await expect.poll(() => answers.holds('シャツ')).toBe(true);
  await tag.hover();
  const before = await placeOf(tag);
  // The press lasts less than a second, which is the longest tap, however slow the machine is.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await page.mouse.down();
  answers.release('シャツ');
  await seeState(shopper.results, 'ready');
  await framesPass(page, 5);
  const pressed = await placeOf(tag);
  await page.mouse.up();
  assert.deepEqual(pressed, before);
  await expect(shopper.choice(shopper.words.tags, '夏').first()).toBeChecked();
  const {searchParams} = new URL(page.url());
  assert.deepEqual([...searchParams.values()], ['シャツ', 'トップス', '夏']);
});

test('the price slider stays under the pointer while an answer changes the groups above', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const answers = await Delays.start(page, params => params.has('filter_type'));
  await shopper.visit('./search?q=shirt');
  const brands = shopper.facet('Brand').getByRole('checkbox');
  const thumb = page.getByRole('slider').first();
  await thumb.scrollIntoViewIfNeeded();
  const before = await brands.count();
  await shopper.choice('Type', 'Dresses').evaluate((choice: HTMLElement) => choice.click());
  await expect.poll(() => answers.holds('shirt')).toBe(true);
  const place = await thumb.boundingBox();
  assert.ok(place);
  await page.mouse.move(place.x + 12, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + 40, place.y + place.height / 2, {steps: 3});
  // The thumb is held for longer than a tap.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
  answers.release('shirt');
  await seeState(shopper.results, 'ready');
  await framesPass(page, 5);
  assert.equal((await thumb.boundingBox())?.y, place.y);
  assert.equal(await brands.count(), before);
  await page.mouse.up();
  await expect(page).toHaveURL(/filter_type=Dresses&filter_price_min=/);
  await expect.poll(() => brands.count()).toBeLessThan(before);
});

/** Returns the position of a choice on screen, and the checked choices of its group. */
const placeOf = (choice: Locator) =>
  choice.evaluate(element => ({
    top: element.getBoundingClientRect().top,
    filters: (element.getRootNode() as ShadowRoot).querySelectorAll('input:checked').length,
  }));

test('a metafield without an answer yet is not reported as ignored', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=care', {locale: 'en'});
  const filters = {filter_metafield: ['custom.material:Linen']};
  const release = await holdFile(page, '**/apps/searchapp/search?*');
  await page.evaluate(async filters => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    void getStore().search({query: 'linen', filters});
  }, filters);
  await expect(shopper.results).toHaveAttribute('data-state', 'refreshing');
  release();
  await expect(page.getByRole('button', {name: 'Remove filter Linen'})).toBeVisible();
});
