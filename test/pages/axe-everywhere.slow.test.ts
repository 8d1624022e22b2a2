import assert from 'node:assert/strict';
import {findIn, findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';

/** Every page of the demo, and the state that its list reaches. */
const ROUTES = [
  './',
  './collections',
  './collections/apparel?sort=newest',
  './products/linen-tailored-jacket',
  './cart',
  './blogs/journal',
  './pages/shipping',
  './pages/summer-campaign',
  './pages/examples',
  './pages/example-swatches',
  './pages/example-templates',
  './pages/example-quick-add',
  './pages/example-pages',
  './pages/example-infinite',
  './pages/example-columns',
  './pages/example-embedded',
];

for (const [place, path] of ROUTES.entries()) {
  // Languages differ only in their texts, so pages alternate between them.
  const locale = place % 2 ? 'ja' : 'en';
  test(`axe finds no violation on ${path} in ${locale}`, async ({demo}) => {
    assert.deepEqual(await findIn(demo, path, {locale}, /ready|idle/), []);
  });
}

for (const viewport of ['desktop', 'phone'] as const) {
  test(`axe finds no violation on a ${viewport}’s untouched collection and its filters`, async ({demo}) => {
    const {page} = await demo.open('./collections/apparel', {viewport});
    await expect(page.locator('.storefront-search-fallback')).toBeVisible();
    assert.deepEqual(await findViolations(page), []);
    if (viewport === 'phone') {
      await page.getByRole('button', {name: /^絞り込み/}).click();
      await expect(page.getByRole('form', {name: '絞り込み'})).toBeVisible();
      assert.deepEqual(await findViolations(page), []);
    }
  });
}
