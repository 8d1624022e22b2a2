import assert from 'node:assert/strict';
import {findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

test('another currency is converted, marked as approximate, and converted back to filter', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=linen&currency=USD', {locale: 'en', total: 17});
  await expect(page.locator('.search-card-price').first()).toHaveText(/≈ \$\d+/);
  await shopper.limitPrice('priceMax', 66);
  // Includes prices that look like 66 dollars, up to 66.0049.
  await expect(page).toHaveURL(/filter_price_max=10000/);
  await expect.poll(() => demo.searches(page).at(-1)?.get('filter_price_max')).toBe('10000.74242424');
});

test('the example in another currency has a tax note after each price, and passes axe', async ({demo}) => {
  const {page} = await demo.open('./pages/example-money', {locale: 'en'});
  const list = page.locator('search-results');
  await seeState(list, 'ready');
  await expect(list.locator('.search-card-price').first()).toHaveText(/≈ \$[\d.]+[\s\S]*Tax included\s*$/);
  assert.deepEqual(await findViolations(page, 'main'), []);
});
