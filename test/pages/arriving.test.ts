import assert from 'node:assert/strict';
import {expect, test} from './fixtures.ts';
import {watchScripts} from './own-scripts.ts';
import {Shopper} from './shopper.ts';

test('a collection whose list arrives after its loader loads no other code', async ({demo}) => {
  const pages = await demo.arrivingPages('<search-results');
  const page = await demo.openPage({locale: 'en'});
  const scripts = watchScripts(page);
  await page.goto(`${pages.origin}/en/collections/apparel`, {waitUntil: 'commit'});
  await page.locator('facet-panel').waitFor({state: 'attached'});
  // The same module: it has run when it is imported.
  await page
    .locator('script[src*="/storefront-search.js"]')
    .evaluate(({src}: HTMLScriptElement) => import(src));
  assert.equal(await page.locator('search-results').count(), 0);
  pages.release();
  await page.waitForLoadState('load');
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  assert.equal(await page.locator('search-results').count(), 1);
  assert.deepEqual(scripts.sort(), ['storefront-search-shortcuts.js', 'storefront-search.js']);
});

test('a phone’s filter button is there from the first paint, even without the list', async ({demo}) => {
  const pages = await demo.arrivingPages('<search-results');
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  await page.goto(`${pages.origin}/en/search?q=jacket`, {waitUntil: 'commit'});
  const button = page.getByRole('button', {name: /^Filters/});
  await page.locator('facet-panel form').waitFor({state: 'attached'});
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(button).toBeVisible();
  // Before its first paint, a page has a layout without styles.
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  const place = await button.boundingBox();
  pages.release();
  await new Shopper(page, 'en').seeResults();
  await expect(button).toBeVisible();
  assert.deepEqual(await button.boundingBox(), place);
});
