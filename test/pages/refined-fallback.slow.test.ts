import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

const OUTAGES = [
  {what: 'while the search service is down', address: './search?q=shirt', options: {state: 'failing'}},
  {what: 'without scripts', address: './search?q=shirt', options: {javaScript: false}},
  {what: 'without scripts', address: './collections/apparel', options: {javaScript: false}},
] as const;

for (const {what, address, options} of OUTAGES) {
  for (const viewport of ['desktop', 'phone'] as const) {
    test(`the results of ${address} can be sorted and filtered ${what}, on a ${viewport}`, async ({demo}) => {
      const page = await demo.openPage({locale: 'en', viewport, ...options});
      const {links} = new Shopper(page, 'en');
      await page.goto(address);
      const all = await totalOf(page);
      await sort(page).selectOption({label: 'Price, low to high'});
      await openForm(page);
      await page.getByRole('checkbox', {name: /^Nagi Clothing/}).check();
      await page.getByRole('spinbutton', {name: 'Start of the price range'}).fill('5000');
      await apply(page);
      await page.waitForURL(/filter\.p\.vendor=Nagi/);
      const found = await totalOf(page);
      assert.ok(found > 0 && found < all, `${found} of ${all}`);
      await expect(links).toHaveCount(Math.min(found, 24));
      const prices = await pricesOf(page);
      assert.ok(prices.every(price => price >= 5000));
      assert.deepEqual(
        prices,
        prices.toSorted((a, b) => a - b),
      );
      await expect(sort(page)).toHaveValue('price-ascending');
      if (!('javaScript' in options)) assert.deepEqual(await findViolations(page), []);
      await openForm(page);
      await expect(page.getByRole('checkbox', {name: /^Nagi Clothing/})).toBeChecked();
      await expect(page.getByRole('spinbutton', {name: 'Start of the price range'})).toHaveValue('5000');
    });
  }
}

test('each filter of the store’s own results can be removed by a link, and all of them', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', javaScript: false});
  await page.goto(
    './collections/apparel?filter.p.vendor=North+Ridge&filter.v.price.gte=1000&sort_by=title-ascending',
  );
  const chosen = page.getByRole('group', {name: 'Chosen filters'});
  await chosen.getByRole('link', {name: 'Remove filter North Ridge'}).click();
  await expect(chosen.getByRole('link')).toHaveCount(2);
  assert.equal(new URL(page.url()).searchParams.get('filter.p.vendor'), null);
  await chosen.getByRole('link', {name: 'Clear all'}).click();
  await expect(chosen).toHaveCount(0);
  assert.equal(new URL(page.url()).search, '?sort_by=title-ascending');
});

test('the filters of the store’s own results can be removed when they leave nothing', async ({demo}) => {
  const {page} = await demo.open('./search?q=shirt&filter.v.price.gte=900000', {
    locale: 'en',
    state: 'failing',
  });
  await page.getByRole('link', {name: 'Clear all'}).click();
  await expect(new Shopper(page, 'en').links.first()).toBeVisible();
});

test('the sort of the store’s own results keeps the vendor of a vendor’s page', async ({demo}) => {
  const {page} = await demo.open('./collections/vendors?q=North+Ridge', {locale: 'en', javaScript: false});
  const all = await totalOf(page);
  await apply(page);
  await page.waitForURL(/sort_by=/);
  assert.equal(await totalOf(page), all);
  assert.match(page.url(), /\/collections\/vendors\?q=North\+Ridge/);
});

test('the sort and filters of the store’s results are hidden while the service answers', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=shirt', {locale: 'en'});
  await expect(sort(page)).toBeHidden();
  await expect(page.locator('.storefront-search-filters')).toBeHidden();
});

const sort = (page: Page): Locator =>
  page.locator('.storefront-search-sort').getByRole('combobox', {includeHidden: true});

/** Opens the drawer of the filters, if they are in one. */
async function openForm(page: Page): Promise<void> {
  const button = page.locator('.storefront-search-open');
  await expect(
    page.locator('.storefront-search-open, .storefront-search-filters').locator('visible=true').first(),
  ).toBeVisible();
  if (await button.isVisible()) await button.click();
}

const apply = (page: Page): Promise<void> =>
  page.getByRole('button', {name: 'Apply'}).locator('visible=true').first().click();

async function totalOf(page: Page): Promise<number> {
  const text = await page.locator('.storefront-search-count').textContent();
  return Number.parseInt(text ?? '', 10);
}

async function pricesOf(page: Page): Promise<readonly number[]> {
  const texts = await new Shopper(page, 'en').results.getByRole('listitem').allTextContents();
  return texts.map(text => Number(/¥([\d,]+)/.exec(text)?.[1]?.replace(',', '')));
}
