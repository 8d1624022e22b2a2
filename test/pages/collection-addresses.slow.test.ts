import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';

/** The number of products in Liquid's own list. */
async function countOfLiquid(demo: Demo, address: string): Promise<string> {
  const {page} = await demo.open(address, {locale: 'en', javaScript: false});
  return /\d+/.exec((await page.locator('.storefront-search-count').textContent()) ?? '')?.[0] ?? '';
}

/** The filters of the first request. */
function filtersOf(demo: Demo, page: Page): Record<string, string> {
  const [search] = demo.searches(page);
  assert.ok(search, 'There was no search.');
  return Object.fromEntries([...search].filter(([name]) => name.startsWith('filter_') || name === 'q'));
}

for (const [address, filters] of [
  ['./collections/vendors?q=Harbor+Denim', {filter_vendor: 'Harbor Denim'}],
  ['./collections/vendors?q=harbor%20denim', {filter_vendor: 'Harbor Denim'}],
  ['./collections/types?q=Shirts', {filter_type: 'Shirts'}],
  ['./collections/types?q=Shirts&page=1', {filter_type: 'Shirts'}],
  ['./collections/new/summer', {filter_collection: 'new', filter_tags: 'summer'}],
  [
    './collections/new/made-in-japan+everyday',
    {filter_collection: 'new', filter_tags: 'made in Japan,everyday'},
  ],
  ['./collections/vendors/summer?q=Nagi+Clothing', {filter_vendor: 'Nagi Clothing', filter_tags: 'summer'}],
  ['./collections/all', {filter_collection: 'all'}],
  ['./collections/all?filter.p.vendor=North+Ridge', {filter_collection: 'all', filter_vendor: 'North Ridge'}],
] as const) {
  test(`a list at ${address} that the shopper sorts has as many products as Liquid’s`, async ({demo}) => {
    const count = await countOfLiquid(demo, address);
    const {page, shopper} = await demo.open(address, {locale: 'en'});
    await shopper.sort.selectOption('price-ascending');
    await shopper.seeResults(Number(count));
    assert.deepEqual(filtersOf(demo, page), {q: '*', ...filters});
  });
}

for (const address of [
  './collections/new?sort_by=title-ascending',
  './collections/new?filter.v.option.size=M',
  './collections/vendors',
]) {
  test(`Liquid’s list at ${address} is left alone`, async ({demo}) => {
    const {page, shopper} = await demo.open(address, {locale: 'en'});
    const titles = await shopper.links.allTextContents();
    // Loads the elements.
    await page.locator('facet-panel').dispatchEvent('focusin');
    await expect(page.locator('facet-panel')).toHaveJSProperty('hasUpdated', true);
    assert.deepEqual(await shopper.links.allTextContents(), titles);
    assert.deepEqual(demo.searches(page), []);
    await expect(shopper.results).toHaveAttribute('data-state', 'idle');
  });
}

test('a vendor’s page keeps its address while it is sorted, and on a reload', async ({demo}) => {
  const {page, shopper} = await demo.open('./collections/vendors?q=North+Ridge', {locale: 'en'});
  await expect(shopper.field).toHaveValue('');
  await shopper.sort.selectOption('price-ascending');
  await expect(page).toHaveURL(/\/collections\/vendors\?q=North\+Ridge&sort=price_asc$/);
  await page.reload();
  await shopper.seeResults();
  await expect(shopper.sort).toHaveValue('price_asc');
  assert.ok(demo.searches(page).every(search => search.get('q') === '*'));
  assert.ok(demo.searches(page).every(search => search.get('filter_vendor') === 'North Ridge'));
});
