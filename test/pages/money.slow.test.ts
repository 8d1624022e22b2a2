import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {replaceConfiguration} from './configuration.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** Returns the prices on the first cards, for products with these prices in the base currency. */
async function showPrices(
  demo: Demo,
  config: object,
  prices: readonly (readonly [lowest: number, highest: number])[],
): Promise<{page: Page; shown: readonly string[]}> {
  const page = await demo.openPage({locale: 'en'});
  const usual = {endpoint: '/apps/searchapp/search', searchUrl: '/en/search', locale: 'en'};
  await replaceConfiguration(page, JSON.stringify({...usual, ...config}));
  await page.route('**/apps/searchapp/search?*', async route => {
    const response = await route.fetch();
    const json = await response.json();
    for (const [index, [price_min, price_max]] of prices.entries())
      Object.assign(json.results[index], {price_min, price_max, compare_at_price: null, variants: []});
    await route.fulfill({json});
  });
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=linen');
  await shopper.seeResults();
  const texts = await page.locator('.search-card-price').allInnerTexts();
  return {
    page,
    shown: texts.slice(0, prices.length).map(text => text.replace(/[\u00a0\u202f\u2009]/g, ' ').trim()),
  };
}

test('prices have the locale’s format without a money format, and no decimals in a currency without them', async ({
  demo,
}) => {
  const euro = {currency: 'EUR', baseCurrency: 'EUR'};
  const yen = {currency: 'JPY', baseCurrency: 'JPY'};
  const prices = [
    [1234.5, 1234.5],
    [20, 35],
  ] as const;
  assert.deepEqual((await showPrices(demo, euro, prices)).shown, ['€1,234.50', '€20 – €35']);
  assert.deepEqual((await showPrices(demo, yen, prices)).shown, ['¥1,235', '¥20 – ¥35']);
});

for (const [moneyFormat, price] of [
  ['US$ {{amount}}', 'US$ 1,234.50'],
  ['{{ amount_no_decimals }} kr', '1,235 kr'],
  ['{{amount_with_comma_separator}} €', '1.234,50 €'],
  ['CHF {{amount_with_apostrophe_separator}}', "CHF 1'234.50"],
  ['<b>{{amount_with_space_separator}}</b> zł', '1 234,50 zł'],
] as const) {
  test(`prices have the store’s own format: ${moneyFormat}`, async ({demo}) => {
    const {page, shown} = await showPrices(demo, {currency: 'USD', baseCurrency: 'USD', moneyFormat}, [
      [1234.5, 1234.5],
    ]);
    assert.deepEqual(shown, [price]);
    assert.equal(await page.locator('.search-card-price b').count(), 0);
  });
}

test('another presentment currency is converted, marked as approximate, and converted back for the filter', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=linen&currency=USD');
  await shopper.seeResults(17);
  await expect(page.locator('.search-card-price').first()).toHaveText(/≈ \$\d+/);
  await shopper.limitPrice('priceMax', 66);
  // Includes prices that look like 66 dollars, up to 66.0049.
  await expect(page).toHaveURL(/filter_price_max=10000/);
  await expect.poll(() => demo.searches(page).at(-1)?.get('filter_price_max')).toBe('10000.74242424');
});

test('the example in another currency has a tax note after each price, and axe finds no violation', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.goto('./pages/example-money');
  const list = page.locator('search-results');
  await seeState(list, 'ready');
  await expect(list.locator('.search-card-price').first()).toHaveText(/≈ \$[\d.]+[\s\S]*Tax included\s*$/);
  assert.deepEqual(await findViolations(page, 'main'), []);
});
