import assert from 'node:assert/strict';
import {expect, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

test.use({demoArguments: ['--locale', 'ar']});

test('--locale ar opens the store from right to left, with all texts in Arabic', async ({demo}) => {
  for (const viewport of ['phone', undefined] as const) {
    const {page} = await demo.open('/search?q=jacket', viewport ? {viewport} : {});
    await seeState(page.locator('search-results'), 'ready');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(page.locator('html')).toHaveCSS('direction', 'rtl');
    await expect(page).toHaveTitle(/^البحث/);
    await expect(page.getByRole('link', {name: 'تخطَّ إلى المحتوى'})).toBeAttached();
    await expect(page.locator('search-results').getByRole('combobox').first()).toContainText('الأكثر صلة');
    const {scrolled, room} = await page.evaluate(() => ({
      scrolled: document.documentElement.scrollWidth,
      room: document.documentElement.clientWidth,
    }));
    assert.equal(scrolled, room);
  }
});
