import assert from 'node:assert/strict';
import {clickEvent, openRecorded, recordExchanges, searchEvent} from './exchanges.ts';
import {expect, test} from './fixtures.ts';

const JOURNEYS = [
  {locale: 'ja', word: '文具', title: /文具/, inStock: '在庫あり'},
  {locale: 'en', word: 'stationery', title: /stationery/, inStock: 'In stock'},
] as const;

for (const {locale, word, title, inStock} of JOURNEYS) {
  test(`a shopper finds a product in ${locale}, and searches and click are published`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper({locale});
    const exchanges = await recordExchanges(page);

    await page.goto('./');
    await shopper.type(word);
    await expect(shopper.productOptions).toHaveCount(6);
    await shopper.confirm(41);
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
    await shopper.follow(shopper.links.nth(25));

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
  const {page, shopper} = await demo.openShopper();
  const exchanges = await recordExchanges(page);
  await page.goto('./');
  await shopper.type('ジャケット');
  await shopper.follow(shopper.productOptions.nth(2));
  const [typed] = exchanges;
  assert.ok(typed);
  assert.match(page.url(), new RegExp(`/products/${typed.body.results[2]?.handle}$`));
  assert.deepEqual(demo.events(page).slice(0, 2), [searchEvent(typed), clickEvent(typed, 2)]);
});

test('§6.1: the pixel has the measurement_proof when the product page loads', async ({demo}) => {
  const {page, shopper, exchanges} = await openRecorded(demo, './search?q=ジャケット', {total: 16});
  await shopper.follow(shopper.links.first());
  const received = await page.request.get('/pixel/events');
  const proofs = ((await received.json()) as {data: {measurement_proof?: string}}[]).map(
    ({data}) => data.measurement_proof,
  );
  assert.ok(proofs.includes(exchanges[0]?.body.measurement_proof));
});
