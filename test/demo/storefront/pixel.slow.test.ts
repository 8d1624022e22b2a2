import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createService} from '../../../demo/service/service.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';
import {
  type Attribution,
  added,
  bought,
  clicked,
  jacket,
  type SentEvent,
  Shop,
  searched,
} from './support/shop.ts';

/** Simulates a shopper who searches, clicks, adds a jacket to the cart and buys two. */
async function shopThrough(shop: Shop, visitor = 'shopper', query = 'ジャケット') {
  const attribution = shop.attribution(`query of ${visitor}`);
  const order = await shop.buyJackets(visitor, 2);
  return [
    searched(attribution, query),
    clicked(attribution, 1),
    added(attribution, `addition of ${visitor}`),
    bought(order, attribution, 2),
  ] as const;
}

async function publishAll(shop: Shop, events: Iterable<SentEvent>, visitor = 'shopper'): Promise<void> {
  for (const event of events) await shop.publish(visitor, event);
}

/** Posts an event that must be refused without changing any figure, and returns the response body. */
async function refused(shop: Shop, event: SentEvent | string, visitor = 'shopper') {
  const before = shop.figures();
  const response = await shop.post(visitor, event);
  assert.equal(response.status, 400);
  assert.deepEqual(shop.figures(), before);
  return (await response.json()) as {error: string; code: string};
}

test('§6.1: computes the figures from a search, its click, the cart and the order', async () => {
  const shop = new Shop();
  await publishAll(shop, await shopThrough(shop));
  await shop.publish('other', searched(shop.attribution('empty'), 'ｚｚｚ ', 0));
  const {totals, sales, terms, zeroResults, products, positions} = shop.figures();
  assert.deepEqual(totals, {searches: 2, clicked: 1, zeroResults: 1, added: 1, revenue: 3_960_000});
  assert.deepEqual(sales, {orders: 1, revenue: 3_960_000});
  assert.deepEqual(
    terms.map(({term, revenue}) => [term, revenue]),
    [
      ['ジャケット', 3_960_000],
      ['zzz', 0],
    ],
  );
  assert.deepEqual([zeroResults[0]?.term, zeroResults[0]?.searches], ['zzz', 1]);
  const [product] = products;
  assert.deepEqual(
    [product?.id, product?.clicks, product?.meanPosition, product?.revenue],
    [jacket.product_id, 1, 1, 3_960_000],
  );
  assert.deepEqual(positions.slice(0, 3), [0, 1, 0]);
});

test('§7 503: counts a search during a failure, but not as one without results', async () => {
  const shop = new Shop();
  const service = createService(smallStore, {key: shop.data.key});
  const response = await service.app.request('/apps/searchapp/search?contract=v1&type=search&q=tent', {
    headers: {Cookie: 'demo_state=failing'},
  });
  const {query_id, measurement_proof} = (await response.json()) as Attribution;
  assert.equal(response.status, 503);
  await shop.publish('shopper', searched({query_id, measurement_proof, session_id: 'session'}, 'tent', 0));
  const {totals, zeroResults} = shop.figures();
  assert.deepEqual([totals.searches, totals.zeroResults, zeroResults], [1, 0, []]);
});

test('counts no search as one without results if it browses, is redirected, or had results without its filter', async () => {
  const shop = new Shop();
  const searches = [
    searched(shop.attribution('browse'), '*', 0),
    searched(shop.attribution('redirected-1'), '送料', 0),
    searched(shop.attribution('whole'), 'shirt', 35),
    searched(shop.attribution('filtered'), 'Shirt', 0),
    searched(shop.attribution('nothing'), 'zzz', 0),
  ];
  await publishAll(shop, searches);
  const {totals, zeroResults} = shop.figures();
  assert.deepEqual([totals.searches, totals.zeroResults, zeroResults.map(({term}) => term)], [5, 1, ['zzz']]);
});

test('refuses a forged signature in every event', async () => {
  const shop = new Shop();
  const forged = {...shop.attribution('query'), measurement_proof: 'A'.repeat(43)};
  const order = await shop.buyJackets('shopper');
  for (const event of [searched(forged), clicked(forged), added(forged), bought(order, forged)]) {
    const {code, error} = await refused(shop, event);
    assert.equal(code, 'proof');
    assert.match(error, /measurement_proof/);
  }
});

test('accepts a signature only for its own query id, character by character', async () => {
  const shop = new Shop();
  const {measurement_proof} = shop.attribution('query');
  for (const event of [
    searched({...shop.attribution('another'), measurement_proof}),
    searched({...shop.attribution('query'), measurement_proof: `${measurement_proof}=`}),
    searched({...shop.attribution('query'), measurement_proof: `${measurement_proof} `}),
  ]) {
    assert.equal((await refused(shop, event)).code, 'proof');
  }
});

test("refuses another store's signature", async () => {
  const shop = new Shop();
  assert.equal((await refused(shop, searched(new Shop().attribution('query')))).code, 'proof');
});

test('counts an event once that is delivered twice', async () => {
  const shop = new Shop();
  const events = await shopThrough(shop);
  await publishAll(shop, events);
  const once = shop.figures();
  await publishAll(shop, events);
  assert.deepEqual(shop.figures(), once);
});

test('keeps a search that is delivered again with another term or result count', async () => {
  const shop = new Shop();
  const attribution = shop.attribution('query');
  await shop.publish('shopper', searched(attribution, '夏', 3));
  const before = shop.figures();
  await shop.publish('shopper', searched(attribution, '冬', 0));
  assert.deepEqual(shop.figures(), before);
});

test('computes the same figures in any order of arrival', async () => {
  const inOrder = new Shop();
  await publishAll(inOrder, await shopThrough(inOrder));
  const expected = inOrder.figures();
  for (const order of permute([0, 1, 2, 3])) {
    const shop = new Shop();
    const events = await shopThrough(shop);
    await publishAll(
      shop,
      order.flatMap(index => events[index] ?? []),
    );
    assert.deepEqual(shop.figures(), expected, order.join());
  }
});

test('ignores events of another visitor', async () => {
  const shop = new Shop();
  const [search, click, addition, purchase] = await shopThrough(shop);
  await publishAll(shop, [search, click]);
  for (const event of [clicked(shop.attribution('query of shopper'), 5), addition]) {
    assert.equal((await refused(shop, event, 'stranger')).code, 'visitor');
  }
  assert.equal((await refused(shop, purchase, 'stranger')).code, 'order');
  const own = await shop.buyJackets('stranger');
  const stolen = bought(own, shop.attribution('query of shopper'));
  assert.equal((await refused(shop, stolen, 'stranger')).code, 'visitor');
});

test("never counts another visitor's click that arrives before the search", async () => {
  const shop = new Shop();
  const [search] = await shopThrough(shop);
  await shop.publish('stranger', clicked(shop.attribution('query of shopper'), 0));
  await shop.publish('shopper', search);
  assert.equal(shop.figures().totals.clicked, 0);
  assert.deepEqual(shop.figures().products, []);
});

test('does not count an order again under another notation of its id', async () => {
  const shop = new Shop();
  const order = await shop.buyJackets('shopper');
  await shop.publish('shopper', bought(order, undefined));
  for (const id of [
    order.replace('/1', '/01'),
    order.replace('shopify', 'shop'),
    order.replace('Order', 'Cart'),
  ]) {
    assert.equal((await refused(shop, bought(id, undefined))).code, 'order');
  }
});

test('refuses a click on an unknown product', async () => {
  const shop = new Shop();
  const attribution = shop.attribution('query');
  await shop.publish('shopper', searched(attribution));
  for (const id of ['gid://shopify/Product/999', 'gid://shopify/Page/101']) {
    assert.equal((await refused(shop, clicked(attribution, 0, id))).code, 'record');
  }
});

test('§6.3: does not attribute a click of another session to the search', async () => {
  const shop = new Shop();
  await shop.publish('shopper', searched(shop.attribution('query', 'morning')));
  assert.equal((await refused(shop, clicked(shop.attribution('query', 'evening')))).code, 'visitor');
});

test('refuses an order that was not placed, or not by this visitor, or not at this price', async () => {
  const shop = new Shop();
  const attribution = shop.attribution('query');
  await publishAll(shop, [searched(attribution), clicked(attribution)]);
  const order = await shop.buyJackets('shopper');
  for (const event of [
    bought('gid://shopify/Order/9999', attribution),
    bought(order, attribution, 2),
    bought(await shop.buyJackets('other'), attribution),
  ]) {
    assert.equal((await refused(shop, event)).code, 'order');
  }
});

test('§6.2: attributes no revenue without `service_search`, despite clicks and additions', async () => {
  const shop = new Shop();
  const [, ...others] = await shopThrough(shop);
  await publishAll(shop, others);
  const {totals, sales} = shop.figures();
  assert.deepEqual([totals.added, totals.revenue, sales.orders], [0, 0, 1]);
});

test('attributes no purchase without a measurement_proof, or with that of a search which did not lead to it', async () => {
  const shop = new Shop();
  const attribution = shop.attribution('query');
  await shop.publish('shopper', searched(attribution));
  await shop.publish('shopper', clicked(attribution, 0, 'gid://shopify/Product/102'));
  await shop.publish('shopper', added(undefined));
  await shop.publish('shopper', bought(await shop.buyJackets('shopper'), undefined));
  await shop.publish('shopper', bought(await shop.buyJackets('shopper'), attribution));
  const {totals, sales} = shop.figures();
  assert.deepEqual([totals.added, totals.revenue, sales.orders], [0, 0, 2]);
});

test('§6.1: attributes an addition without a click to the search of its measurement_proof, in any order of arrival', async () => {
  for (const order of permute([0, 1, 2])) {
    const shop = new Shop();
    const [search, , addition, purchase] = await shopThrough(shop);
    await publishAll(
      shop,
      order.flatMap(index => [search, addition, purchase][index] ?? []),
    );
    const {totals} = shop.figures();
    assert.deepEqual([totals.clicked, totals.added, totals.revenue], [0, 1, 3_960_000], order.join());
  }
});

test("ignores another visitor's addition that arrives before the search", async () => {
  const shop = new Shop();
  const [search, , , purchase] = await shopThrough(shop);
  await shop.publish('stranger', added(shop.attribution('query of shopper')));
  await publishAll(shop, [search, purchase]);
  const {totals} = shop.figures();
  assert.deepEqual([totals.added, totals.revenue], [0, 0]);
});

test('§4.1 locale: filters figures by language and by term', async () => {
  const shop = new Shop();
  await publishAll(shop, await shopThrough(shop));
  await shop.publish('visitor', {...searched(shop.attribution('english'), 'Jacket'), locale: 'en'});
  assert.equal(shop.figures({locale: 'en'}).totals.searches, 1);
  assert.equal(shop.figures({locale: 'en'}).totals.revenue, 0);
  assert.equal(shop.figures({term: 'jacket'}).totals.searches, 1);
  assert.equal(shop.figures({term: 'ジャケット'}).totals.revenue, 3_960_000);
});

test("lists a visitor's events unchanged at `/pixel/events`, including invalid ones", async () => {
  const shop = new Shop();
  const at = '2026-05-01T00:00:00Z';
  await shop.post('shopper', {name: 'service_search', data: {query: '夏'}, at});
  const events = JSON.parse(await shop.read('shopper', '/pixel/events'));
  assert.deepEqual(events, [{name: 'service_search', data: {query: '夏'}, at}]);
});

function permute<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, index) => permute(items.toSpliced(index, 1)).map(rest => [item, ...rest]));
}
