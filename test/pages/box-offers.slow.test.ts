import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** Follows the shopper through product pages. */
async function viewProducts(page: Page, ...handles: readonly string[]): Promise<void> {
  for (const handle of handles) await page.goto(`./products/${handle}`);
}

const group = (page: Page, name: string) =>
  page.getByRole('group', {name}).filter({visible: true}).getByRole('option');

test('the products viewed last, but for the page’s own, are offered and open by keys', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  await viewProducts(page, 'cotton-tailored-jacket', 'canvas-work-jacket', 'cooling-tailored-jacket');
  await shopper.field.focus();
  const viewed = group(page, 'Recently viewed');
  await expect(viewed).toHaveText([/Canvas Work Jacket/, /Cotton Tailored Jacket/]);
  // After the theme's popular searches.
  for (const _option of ['Cotton Tailored Jacket', 'Canvas Work Jacket'])
    await shopper.field.press('ArrowUp');
  await shopper.field.press('Enter');
  await page.waitForURL(/\/en\/products\/canvas-work-jacket$/);
});

test('the products viewed last are offered in the language of the page, also on a phone', async ({demo}) => {
  const page = await demo.openPage({locale: 'ja', viewport: 'phone'});
  await viewProducts(page, 'canvas-work-jacket');
  await page.goto('./');
  await new Shopper(page).field.tap();
  await expect(group(page, '最近見た商品')).toHaveText([/キャンバスワークジャケット/]);
});

test('popular searches are offered, and the newest products only to a new shopper', async ({demo}) => {
  const {page, shopper} = await demo.open('./', {locale: 'en'});
  await shopper.field.focus();
  await expect(group(page, 'Popular searches')).toHaveText(['linen', 'canvas bag', 'tent', 'gift']);
  const products = group(page, 'New Arrivals');
  await expect(products).toHaveCount(4);
  await expect(products.first()).toContainText('¥');
  const name = await products.first().locator('bdi').textContent();
  await products.first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name ?? '');
  await shopper.search('tent');
  await page.goto('./');
  await shopper.field.focus();
  await expect(group(page, 'Popular searches')).toHaveCount(4);
  await expect(products).toHaveCount(0);
});
