import assert from 'node:assert/strict';
import {clickEvent, recordExchanges, searchEvent} from './exchanges.ts';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

const JOURNEYS = [
  {locale: 'ja', word: '文具', title: /文具/, inStock: '在庫あり'},
  {locale: 'en', word: 'stationery', title: /stationery/, inStock: 'In stock'},
] as const;

for (const {locale, word, title, inStock} of JOURNEYS) {
  test(`a shopper finds a product in ${locale}, and each search and the click are published`, async ({
    demo,
  }) => {
    const page = await demo.openPage({locale});
    const exchanges = await recordExchanges(page);
    const shopper = new Shopper(page, locale);

    await page.goto('./');
    await shopper.type(word);
    await expect(shopper.productOptions).toHaveCount(6);
    await shopper.field.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await shopper.seeResults(41);
    await expect(page).toHaveTitle(title);
    await page.getByRole('checkbox', {name: inStock}).check();
    await expect(page).toHaveURL(/filter_available=/);
    await shopper.seeResults();
    await shopper.limitPrice('priceMin', 500);
    await expect(shopper.chips.getByRole('button')).toHaveCount(3);
    await shopper.seeResults();
    await shopper.sort.selectOption('price_desc');
    await expect(page).toHaveURL(/sort=price_desc/);
    await shopper.seeResults();
    await shopper.loadMore();
    await expect(shopper.links).not.toHaveCount(24);
    await shopper.links.nth(25).click();
    await page.waitForURL(/\/products\//);

    // The results page takes over the answer to the suggestions.
    const [typed, stocked, priced, sorted, more] = exchanges;
    assert.ok(typed && stocked && priced && sorted && more);
    assert.equal(new Set(exchanges.map(({params}) => params.get('session_id'))).size, 1);
    assert.equal(priced.params.get('filter_price_min'), '500');
    assert.equal(more.body.offset, 24);
    assert.match(page.url(), new RegExp(`/products/${more.body.results[1]?.handle}$`));
    // The product page searches for related products.
    assert.deepEqual(demo.events(page).slice(0, 6), [
      ...[typed, stocked, priced, sorted, more].map(searchEvent),
      clickEvent(more, 1, 25),
    ]);
  });
}

test('§6 click position: a clicked suggestion publishes its position in the list, and leads to its product', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const exchanges = await recordExchanges(page);
  const shopper = new Shopper(page);
  await page.goto('./');
  await shopper.type('ジャケット');
  await shopper.productOptions.nth(2).click();
  await page.waitForURL(/\/products\//);
  const [typed] = exchanges;
  assert.ok(typed);
  assert.match(page.url(), new RegExp(`/products/${typed.body.results[2]?.handle}$`));
  assert.deepEqual(demo.events(page).slice(0, 2), [searchEvent(typed), clickEvent(typed, 2)]);
});

test('a middle click opens a new tab, publishes one click and keeps the results', async ({demo}) => {
  const page = await demo.openPage();
  const exchanges = await recordExchanges(page);
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
  const opening = page.context().waitForEvent('page');
  await shopper.links.nth(3).click({button: 'middle'});
  const tab = await opening;
  await tab.waitForURL(/\/products\//);
  const [opened] = exchanges;
  assert.ok(opened);
  assert.match(tab.url(), new RegExp(`/products/${opened.body.results[3]?.handle}$`));
  assert.match(page.url(), /\/search\?q=/);
  assert.deepEqual(demo.clicks(page), [clickEvent(opened, 3)]);
});

test('a right click on a result publishes none', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
  await shopper.links.first().click({button: 'right'});
  await shopper.links.nth(1).click({button: 'middle'});
  assert.deepEqual(
    demo.clicks(page).map(({payload}) => payload.position),
    [1],
  );
});

test('§6.1: a purchase can be attributed, because the pixel has the measurement_proof when the product page loads', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const exchanges = await recordExchanges(page);
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
  await shopper.links.first().click();
  await page.waitForURL(/\/products\//);
  const received = await page.request.get('/pixel/events');
  const proofs = ((await received.json()) as {data: {measurement_proof?: string}}[]).map(
    ({data}) => data.measurement_proof,
  );
  assert.ok(proofs.includes(exchanges[0]?.body.measurement_proof));
});
