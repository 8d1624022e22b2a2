import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import ar from '../../src/i18n/messages/ar.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {speak} from './other-page.ts';
import {seeState} from './shopper.ts';

/** Opens a results page. Returns the two thumbs of its slider, the lower first, and the ends of the scale. */
async function openPrices(demo: Demo, path: string, prepare: (page: Page) => Promise<void> = async () => {}) {
  const page = await demo.openPage({locale: 'en'});
  await prepare(page);
  await page.goto(path);
  const [from, to] = [page.getByRole('slider').first(), page.getByRole('slider').last()];
  await from.scrollIntoViewIfNeeded();
  const [min, max, step] = await from.evaluate(({min, max, step}: HTMLInputElement) =>
    [min, max, step].map(Number),
  );
  return {page, from, to, min: Number(min), max: Number(max), step: Number(step)};
}

const inArabic = (page: Page) => speak(page, 'ar', 'rtl');

/** Returns a filter in the address. */
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('the price slider starts at the right in Arabic, with the lower thumb there', async ({demo}) => {
  const {page, from, min, max} = await openPrices(demo, './search?q=linen', inArabic);
  await expect(from).toHaveAccessibleName(String(ar.priceFrom));
  const box = await from.boundingBox();
  assert.ok(box);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + box.width - 12, y);
  await page.mouse.down();
  await page.mouse.move(box.x + (3 * box.width) / 4, y, {steps: 4});
  await page.mouse.up();
  await expect(page).toHaveURL(/filter_price_min=/);
  const chosen = Number(asked(page, 'filter_price_min'));
  assert.ok(chosen > min && chosen < (min + max) / 2, `${chosen} of ${min} to ${max}`);
  assert.equal(asked(page, 'filter_price_max'), null);
});

test('the left arrow raises a price in Arabic, as the scale grows to the left', async ({demo}) => {
  const {page, from, min, step} = await openPrices(demo, './search?q=linen', inArabic);
  await from.press('ArrowLeft');
  await expect(page).toHaveURL(/filter_price_min=/);
  assert.equal(Number(asked(page, 'filter_price_min')), min + step);
});

test('the slider uses the shopper’s currency, and the filter the store’s', async ({demo}) => {
  const {page, from, min, step} = await openPrices(demo, './search?q=linen&currency=USD');
  await from.press('ArrowRight');
  await expect(page).toHaveURL(/filter_price_min=/);
  await seeState(page.locator('search-results'), 'ready');
  const dollars = min + step;
  // The demo's rate, as in `test/pages/money.slow.test.ts`: 66 dollars are 10,000 yen.
  const yen = Number(asked(page, 'filter_price_min'));
  assert.ok(Math.abs(yen * 0.0066 - dollars) < 0.01, `${yen} yen for ${dollars} dollars`);
  await expect(from).toHaveValue(`${dollars}`);
  await expect(from).toHaveAttribute('aria-valuetext', /^≈ \$/);
  await expect(page.getByRole('spinbutton').first()).toHaveValue(`${dollars}`);
  await page.reload();
  await expect(from).toHaveValue(`${dollars}`);
});

test('keys move a thumb to either end and back, and at its own end it sends no request', async ({demo}) => {
  const {page, from, to, min, max} = await openPrices(demo, './search?q=linen');
  await from.press('End');
  await expect(from).toHaveValue(await to.inputValue());
  await expect(page).toHaveURL(/filter_price_min=/);
  await from.press('Home');
  await expect(from).toHaveValue(`${min}`);
  await expect(page).not.toHaveURL(/filter_price/);
  await to.press('PageDown');
  await expect(page).toHaveURL(/filter_price_max=/);
  assert.ok(Number(await to.inputValue()) < max);
  await to.press('End');
  await expect(page).not.toHaveURL(/filter_price/);
});

test('the thumbs at their other ends find the dearest and the cheapest products', async ({demo}) => {
  const {page, from, to} = await openPrices(demo, './collections/apparel?sort=newest');
  const results = page.locator('search-results');
  const highest = Number(await page.getByRole('spinbutton').last().getAttribute('placeholder'));
  const lowest = Number(await page.getByRole('spinbutton').first().getAttribute('placeholder'));
  await from.press('End');
  await expect(page).toHaveURL(/filter_price_min=/);
  assert.equal(Number(asked(page, 'filter_price_min')), highest);
  await seeState(results, 'ready');
  await from.press('Home');
  await expect(page).not.toHaveURL(/filter_price/);
  await to.press('Home');
  await expect(page).toHaveURL(/filter_price_max=/);
  assert.equal(Number(asked(page, 'filter_price_max')), lowest);
  await seeState(results, 'ready');
  const abroad = await openPrices(demo, './collections/apparel?sort=newest&currency=USD');
  await abroad.from.press('End');
  await expect(abroad.page).toHaveURL(/filter_price_min=/);
  assert.equal(Number(asked(abroad.page, 'filter_price_min')), highest);
});

test('prices outside of the scale are named as they were entered', async ({demo}) => {
  const {page} = await openPrices(demo, './collections/apparel?sort=newest');
  const [lowest, highest] = [page.getByRole('spinbutton').first(), page.getByRole('spinbutton').last()];
  const amounts = page.locator('[part=amount]');
  await highest.fill('1');
  await highest.press('Enter');
  await expect(amounts.last()).toHaveText(/^\s*¥\s*1\s*$/);
  await lowest.fill('999999');
  await lowest.press('Enter');
  await expect(amounts.first()).toHaveText(/^\s*¥\s*999,999\s*$/);
});
