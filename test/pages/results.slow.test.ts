import assert from 'node:assert/strict';
import {findViolations} from './axe.ts';
import {clickEvent, recordExchanges} from './exchanges.ts';
import {expect, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

test('the theme’s sale colour applies to sale prices only', async ({demo}) => {
  const {page} = await demo.open('./search?q=シャツ');
  const prices = page.locator('.search-card-price');
  await expect(prices.first()).toBeVisible();
  const colourOf = async (price: string) =>
    page
      .locator(`${price} > span`)
      .first()
      .evaluate(element => getComputedStyle(element).color);
  const text = await prices.first().evaluate(element => getComputedStyle(element).color);
  assert.equal(await colourOf('.search-card-price:has(s[hidden])'), text);
  assert.notEqual(await colourOf('.search-card-price:has(s:not([hidden]))'), text);
});

test('several lists on a page keep the address unchanged and have their own attribution', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const exchanges = await recordExchanges(page);
  await page.goto('./pages/example-embedded?utm_source=mail');
  const lists = page.locator('search-results');
  for (const index of [0, 1, 2]) {
    await lists.nth(index).scrollIntoViewIfNeeded();
    await seeState(lists.nth(index), 'ready');
    await expect(lists.nth(index).getByRole('listitem').first().getByRole('link')).toBeVisible();
  }
  assert.equal(new URL(page.url()).search, '?utm_source=mail');
  assert.deepEqual(await findViolations(page, 'main'), []);
  const onSale = exchanges.find(({params}) => params.get('filter_on_sale') === 'true');
  assert.ok(onSale);
  await lists.first().getByRole('listitem').nth(2).getByRole('link').click();
  await page.waitForURL(/\/products\//);
  assert.deepEqual(demo.clicks(page), [clickEvent(onSale, 2)]);
});

test('the count on a phone leaves out the query, and shares a row with filters and sort', async ({demo}) => {
  const {shopper} = await demo.open('./search?q=ジャケット', {viewport: 'phone'});
  await expect(shopper.count).toHaveText('16件');
  const [count, sort] = await Promise.all([shopper.count.boundingBox(), shopper.sort.boundingBox()]);
  assert.ok(count && sort && count.y >= sort.y - 4 && count.y + count.height <= sort.y + sort.height + 4);
});

test('an empty result offers no sort, and no filter drawer without filters', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en', viewport: 'phone'});
  const filters = page.getByRole('button', {name: shopper.words.filters});
  await page.goto('./search?q=zzzz');
  await expect(shopper.count).toHaveText('0 results for “zzzz”');
  await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible();
  await expect(shopper.sort.or(filters)).toHaveCount(0);
  await shopper.search('linen');
  await expect(shopper.sort).toBeVisible();
  await expect(filters).toBeVisible();
  await page.goto('./search?q=zzzz&filter_on_sale=true');
  await expect(filters).toBeVisible();
});

test('a query without results offers suggestions, and no link to the store’s own search', async ({demo}) => {
  const {page, shopper} = await demo.open('./search?q=zzzz', {locale: 'en'});
  await seeState(shopper.results, 'empty');
  await expect(shopper.results.getByText('Nothing found for “zzzz”.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'See results from the store’s standard search'})).toHaveCount(0);
  const term = page.getByRole('group', {name: 'Try one of these'}).getByRole('link').first();
  const text = (await term.textContent()) ?? '';
  await term.click();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text).replaceAll('%20', '(\\+|%20)')}`));
  await shopper.seeResults();
});

test('a search in place that finds nothing offers the store’s own search', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=linen', {locale: 'en'});
  await shopper.search('zzzz');
  await page.getByRole('link', {name: 'See results from the store’s standard search'}).click();
  await expect(page).toHaveURL(/\/search\?q=zzzz/);
});

test('a results page without a search term offers recent searches and products to browse', async ({demo}) => {
  const {page, shopper} = await demo.open('./search', {locale: 'en', viewport: 'phone'});
  await shopper.search('linen');
  await shopper.seeResults();
  await page.goto('./search');
  await expect(page.getByRole('heading', {name: 'Featured products'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  assert.deepEqual(await findViolations(page, 'main'), []);
  await page.getByRole('group', {name: 'Recent searches'}).getByRole('link', {name: 'linen'}).click();
  await shopper.seeResults();
});

test('an empty result caused by filters names the filters, not the query', async ({demo}) => {
  const {shopper} = await demo.open('./search?q=コーヒー&filter_vendor=North+Ridge&filter_on_sale=true');
  const text = shopper.results.locator('[part=empty-text]');
  await expect(text).toHaveText('選択中の条件をすべて満たすものはありません。');
  await expect(shopper.results.getByText('一致するものは見つかりませんでした')).toHaveCount(0);
});
