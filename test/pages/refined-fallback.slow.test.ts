import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

const OUTAGES = [
  {what: 'while the search service is down', options: {state: 'failing'}},
  {what: 'without scripts', options: {javaScript: false}},
] as const;

for (const {what, options} of OUTAGES) {
  for (const address of ['./search?q=shirt', './collections/apparel']) {
    test(`the store's own results of ${address} can be sorted and filtered ${what}`, async ({demo}) => {
      const page = await demo.openPage({locale: 'en', ...options});
      const {links} = new Shopper(page, 'en');
      await page.goto(address);
      const all = await totalOf(page);
      await openRefinement(page);
      await refinement(page)
        .getByRole('combobox', {name: 'Sort by'})
        .selectOption({label: 'Price, low to high'});
      await page.getByRole('checkbox', {name: /^Nagi Clothing/}).check();
      await page.getByRole('spinbutton', {name: 'Start of the price range'}).fill('5000');
      await page.getByRole('button', {name: 'Apply'}).click();
      await page.waitForURL(/filter\.p\.vendor=Nagi/);
      const found = await totalOf(page);
      assert.ok(found > 0 && found < all, `${found} of ${all}`);
      assert.equal(await links.count(), Math.min(found, 24));
      const prices = await pricesOf(page);
      assert.ok(prices.every(price => price >= 5000));
      assert.deepEqual(
        prices,
        prices.toSorted((a, b) => a - b),
      );
      await openRefinement(page);
      await expect(refinement(page).getByRole('combobox', {name: 'Sort by'})).toHaveValue('price-ascending');
      await expect(page.getByRole('checkbox', {name: /^Nagi Clothing/})).toBeChecked();
      await expect(page.getByRole('spinbutton', {name: 'Start of the price range'})).toHaveValue('5000');
      if (!('javaScript' in options)) assert.deepEqual(await findViolations(page), []);
    });
  }
}

test('the filters of the store’s own results can be removed when they leave nothing', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', state: 'failing'});
  await page.goto('./search?q=shirt&filter.v.price.gte=900000');
  await openRefinement(page);
  await page.getByRole('spinbutton', {name: 'Start of the price range'}).fill('');
  await page.getByRole('button', {name: 'Apply'}).click();
  await expect(new Shopper(page, 'en').links.first()).toBeVisible();
});

test('the sort of the store’s own results keeps the vendor of a vendor’s page', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', javaScript: false});
  await page.goto('./collections/vendors?q=North+Ridge');
  const all = await totalOf(page);
  await openRefinement(page);
  await page.getByRole('button', {name: 'Apply'}).click();
  await page.waitForURL(/sort_by=/);
  assert.equal(await totalOf(page), all);
  assert.match(page.url(), /\/collections\/vendors\?q=North\+Ridge/);
});

test('the sort and filters of the store’s own results are hidden while the service answers', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=shirt');
  await shopper.seeResults();
  await expect(refinement(page)).toBeHidden();
});

function refinement(page: Page): Locator {
  return page.locator('.storefront-search-refine');
}

/** Opens the form. It is invisible, and can't be clicked, until the list has found the service to be unavailable. */
async function openRefinement(page: Page): Promise<void> {
  await refinement(page).getByText('Filter and sort').click();
}

async function totalOf(page: Page): Promise<number> {
  const text = await page.locator('.storefront-search-count').textContent();
  return Number.parseInt(text ?? '', 10);
}

async function pricesOf(page: Page): Promise<readonly number[]> {
  const texts = await new Shopper(page, 'en').results.getByRole('listitem').allTextContents();
  return texts.map(text => Number(/¥([\d,]+)/.exec(text)?.[1]?.replace(',', '')));
}
