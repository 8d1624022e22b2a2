import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** Follows the shopper through product pages. */
async function viewProducts(page: Page, ...handles: readonly string[]): Promise<void> {
  for (const handle of handles) await page.goto(`./products/${handle}`);
}

const group = (page: Page, name: string) =>
  page.getByRole('group', {name}).filter({visible: true}).getByRole('option');

test('the products of the last product pages are offered in the empty field, without that of the page, and open by keys', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
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

test('the products of the last product pages are offered in the language of the page, also on a phone', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'ja', viewport: 'phone'});
  await viewProducts(page, 'canvas-work-jacket');
  await page.goto('./');
  await new Shopper(page).field.tap();
  await expect(group(page, '最近見た商品')).toHaveText([/キャンバスワークジャケット/]);
});

test('popular searches and the newest products are offered to a new shopper, and only the searches to one who has searched', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./');
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

test('“/” and Control+K focus the header’s search field, with what it offers, and are typed in other fields', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await viewProducts(page, 'canvas-work-jacket');
  await page.goto('./collections/apparel');
  for (const key of ['/', 'Control+k']) {
    await page.keyboard.press(key);
    await expect(shopper.field).toBeFocused();
    await expect(shopper.field).toHaveValue('');
    await expect(group(page, 'Recently viewed')).toHaveCount(1);
    await shopper.field.blur();
  }
  const other = page.getByRole('searchbox').or(page.getByRole('spinbutton')).first();
  await other.focus();
  await page.keyboard.press('/');
  await expect(other).toBeFocused();
});

test('searches and collections of the platform are below the results for a text, and cost the service no request', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  const asked: string[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    if (/^\/(apps|en\/search\/suggest)/.test(pathname)) asked.push(pathname);
  });
  await page.goto('./');
  await shopper.type('summer');
  await expect(group(page, 'Collections')).toHaveText(['Summer']);
  await expect(shopper.productOptions.first()).toBeVisible();
  expect(asked.toSorted()).toEqual(['/apps/searchapp/search', '/en/search/suggest.json']);
  await group(page, 'Collections').click();
  await page.waitForURL(/\/en\/collections\/summer/);
});
