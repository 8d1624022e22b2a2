import assert from 'node:assert/strict';
import {holdFile} from './delays.ts';
import {openRecorded} from './exchanges.ts';
import {expect, test} from './fixtures.ts';

test('Back restores the page’s query in a search box that was never used', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.search('リネン');
  await shopper.seeResults(17);
  await page.reload();
  await shopper.seeResults(17);
  await expect(shopper.field).toHaveValue('リネン');
  await shopper.goBack(16);
  await expect(shopper.field).toHaveValue('ジャケット');
});

test('Back and Forward re-apply the query, the filters and the sort', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.choice('ブランド', 'North Ridge').check();
  await shopper.seeResults(3);
  await shopper.sort.selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  await shopper.search('リネン');
  await shopper.seeResults(17);

  await shopper.goBack(3);
  await expect(shopper.sort).toHaveValue('price_asc');
  await expect(shopper.choice('ブランド', 'North Ridge')).toBeChecked();
  await page.goBack();
  await expect(shopper.sort).toHaveValue('relevance');
  await shopper.goBack(16);
  await expect(shopper.choice('ブランド', 'North Ridge')).not.toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(shopper.sort).toHaveValue('price_asc');
  await shopper.seeResults(3);
  await page.goForward();
  await shopper.seeResults(17);
});

test('a link to page 2 with filters survives a reload, and offers the previous page', async ({demo}) => {
  const {page, shopper, exchanges} = await openRecorded(
    demo,
    './search?q=文具&filter_vendor=ことり文具&sort=price_asc&page=2',
    {total: 41},
  );
  await page.reload();
  await shopper.seeResults(41);
  await expect(shopper.links).toHaveCount(17);
  await page.getByRole('link', {name: '前を表示'}).click();
  await expect(shopper.links).toHaveCount(41);
  await expect(page.getByRole('link', {name: '前を表示'})).toHaveCount(0);
  assert.deepEqual(
    exchanges.map(({body}) => body.offset),
    [24, 24, 0],
  );
  const titles = [...(exchanges[2]?.body.results ?? []), ...(exchanges[1]?.body.results ?? [])];
  await expect(shopper.links).toHaveText(titles.map(({title}) => title));
});

test('a link beyond the last page shows the first page', async ({demo}) => {
  const {shopper} = await demo.openResults('./search?q=ジャケット&page=9', {total: 16});
  await expect(shopper.links).toHaveCount(16);
});

for (const [where, address, searched] of [
  ['any page', './', ''],
  ['a results page', './search?q=ジャケット', 'ジャケット'],
] as const) {
  test(`a text typed on ${where} and not searched is restored by Back`, async ({demo}) => {
    const {page, shopper} = await demo.open(address);
    await expect(shopper.field).toHaveValue(searched);
    await shopper.type('リネン');
    await shopper.productOptions.first().click();
    await expect(page).toHaveURL(/products/);
    await page.goBack();
    await expect(shopper.field).toHaveValue('リネン');
    if (searched) await shopper.seeResults(16);
    await expect(shopper.field).toHaveValue('リネン');
    await shopper.type('リネン');
    await expect(shopper.field).toHaveValue('リネン');
  });
}

test('the next search replaces the text that Back restored in the search box', async ({demo}) => {
  const {page, shopper} = await demo.open('./search?q=ジャケット');
  await shopper.search('リネン');
  await shopper.seeResults(17);
  await shopper.type('文具');
  await shopper.productOptions.first().click();
  await expect(page).toHaveURL(/products/);
  await shopper.goBack(17);
  await expect(shopper.field).toHaveValue('文具');
  await shopper.goBack(16);
  await expect(shopper.field).toHaveValue('ジャケット');
});

test('the browser’s own autocomplete does not cover the suggestions', async ({demo}) => {
  const {shopper} = await demo.open('./');
  await shopper.type('リネン');
  await expect(shopper.field).toHaveAttribute('autocomplete', 'off');
});

test('Back shows skeletons, not the theme’s results, until the kept ones can be read', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.seeSnapshot();
  await shopper.links.first().click();
  await expect(page).toHaveURL(/\/products\//);
  const release = await holdFile(page, '**/schema-*.js');
  await page.goBack();
  await expect(shopper.results).toHaveAttribute('data-state', 'idle');
  await expect(page.locator('.storefront-search-fallback')).toBeHidden();
  await expect(page.locator('.storefront-search-skeletons')).toBeVisible();
  release();
  await shopper.seeResults(16);
  await expect(page.locator('.storefront-search-skeletons')).toBeHidden();
});
