import assert from 'node:assert/strict';
import english from '../../src/i18n/messages/en.ts';
import {findViolations} from './axe.ts';
import {clickEvent, recordExchanges} from './exchanges.ts';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

test('chips name the selected values, and removing one keeps the focus on the page’s controls', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=linen&filter_vendor=Nagi+Clothing&filter_tags=summer&filter_available=true');
  await seeState(shopper.results, /ready|empty/);
  const removal = (name: string) => shopper.chips.getByRole('button', {name: `Remove filter ${name}`});
  await expect(removal('Brand: Nagi Clothing').or(removal('Nagi Clothing'))).toBeVisible();
  const chips = shopper.chips.getByRole('button', {name: /^Remove filter/});
  await expect(chips).toHaveCount(3);
  await chips.first().focus();
  await page.keyboard.press('Enter');
  await expect(chips).toHaveCount(2);
  await expect(page).not.toHaveURL(/filter_vendor/);
  assert.notEqual(await page.evaluate(() => document.activeElement?.localName), 'body');
  await page.getByRole('button', {name: 'Clear all'}).click();
  await expect(chips).toHaveCount(0);
  assert.notEqual(await page.evaluate(() => document.activeElement?.localName), 'body');
  assert.deepEqual(await findViolations(page, 'main'), []);
});

test('the theme’s sale colour applies to sale prices only', async ({demo}) => {
  const page = await demo.openPage();
  await page.goto('./search?q=シャツ');
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

test('the count follows the filters, and the select shows the sort', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=linen');
  await shopper.seeResults(17);
  await expect(shopper.count).toHaveText('17 results for “linen”');
  await shopper.sort.selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  await shopper.seeResults(17);
  const texts = await page.locator('.search-card-price > span:not(.search-hidden)').allTextContents();
  const prices = texts.map(text => Number(text.replace(/[^\d–]/g, '').split('–')[0]));
  assert.deepEqual(
    prices,
    prices.toSorted((a, b) => a - b),
  );
});

test('several lists on a page are independent, keep the address unchanged, and have their own attribution', async ({
  demo,
}) => {
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

test('an empty result offers to remove the most restrictive filter first, which gives results', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=linen');
  await shopper.seeResults(17);
  await page.goto('./search?q=linen&filter_vendor=Nagi+Clothing&filter_price_max=1');
  await seeState(shopper.results, 'empty');
  await expect(shopper.results.getByText(english.emptyFiltered)).toBeVisible();
  assert.deepEqual(await findViolations(page, 'main'), []);
  await shopper.results
    .getByRole('button', {name: /^Remove filter.*1/})
    .first()
    .click();
  await shopper.seeResults();
  await expect(page).not.toHaveURL(/filter_price_max/);
});

test('the count leaves out the query on a phone, so that one row holds it with filters and sort', async ({
  demo,
}) => {
  const page = await demo.openPage({viewport: 'phone'});
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await expect(shopper.count).toHaveText('16件');
  const [count, sort] = await Promise.all([shopper.count.boundingBox(), shopper.sort.boundingBox()]);
  assert.ok(count && sort && count.y >= sort.y - 4 && count.y + count.height <= sort.y + sort.height + 4);
});

test('an empty result offers no sort, and no filter drawer without filters', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  const shopper = new Shopper(page, 'en');
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

test('a query without results offers suggestions, and no link to the store’s own search, which found nothing either', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=zzzz');
  await seeState(shopper.results, 'empty');
  await expect(shopper.results.getByText('Nothing found for “zzzz”.')).toBeVisible();
  await expect(page.getByRole('link', {name: 'See results from the store’s standard search'})).toHaveCount(0);
  const term = page.getByRole('group', {name: 'Try one of these'}).getByRole('link').first();
  const text = (await term.textContent()) ?? '';
  await term.click();
  await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(text).replaceAll('%20', '(\\+|%20)')}`));
  await shopper.seeResults();
});

test('a search in place that finds nothing offers the store’s own search, which may find something', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=linen');
  await shopper.seeResults();
  await shopper.search('zzzz');
  await page.getByRole('link', {name: 'See results from the store’s standard search'}).click();
  await expect(page).toHaveURL(/\/search\?q=zzzz/);
});

test('a query without results offers products to browse, whose clicks are counted for their own search', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.goto('./search?q=zzzz');
  await expect(page.getByRole('heading', {name: 'Featured products'})).toBeVisible();
  const card = page.getByRole('main').getByRole('listitem').first();
  await expect(card).toBeVisible();
  assert.deepEqual(await findViolations(page, 'main'), []);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/products\//);
});

test('a results page without a search term offers recent searches and products to browse', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search');
  await shopper.search('linen');
  await shopper.seeResults();
  await page.goto('./search');
  await expect(page.getByRole('heading', {name: 'Featured products'})).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(12);
  assert.deepEqual(await findViolations(page, 'main'), []);
  await page.getByRole('group', {name: 'Recent searches'}).getByRole('link', {name: 'linen'}).click();
  await shopper.seeResults();
});

for (const [state, role, says] of [
  ['first-sync', 'status', english.standardResults],
  ['degraded-results', 'status', english.degraded],
  ['rate-limited', 'status', english.standardResults],
  ['html', 'alert', english.failed],
] as const) {
  test(`axe finds no violation on the English page while the service is “${state}”`, async ({demo}) => {
    const page = await demo.openPage({locale: 'en', state});
    await page.goto('./search?q=linen');
    await expect(page.locator('search-results').getByRole(role).filter({hasText: says})).toBeVisible();
    assert.deepEqual(await findViolations(page, 'main'), []);
  });
}

test('an empty result caused by filters names the filters, not the query', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./search?q=コーヒー&filter_vendor=North+Ridge&filter_on_sale=true');
  const text = shopper.results.locator('[part=empty-text]');
  await expect(text).toHaveText('選択中の条件をすべて満たすものはありません。');
  await expect(shopper.results.getByText('一致するものは見つかりませんでした')).toHaveCount(0);
});
