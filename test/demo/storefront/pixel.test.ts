import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createService} from '../../../demo/service/service.ts';
import {smallStore} from '../../support/small-storefront.ts';
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

/** A shopper who searched, clicked, put a jacket into the cart and bought two. */
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

/** Posts what must be refused, and must change no figure; the answer. */
async function refused(shop: Shop, event: SentEvent | string, visitor = 'shopper') {
  const before = shop.figures();
  const response = await shop.post(visitor, event);
  assert.equal(response.status, 400);
  assert.deepEqual(shop.figures(), before);
  return (await response.json()) as {error: string; code: string};
}

test('§6.1: a search, its click, the cart and the order make the figures', async () => {
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

test('§7 503: a search that the service could not answer is a search, but not one that found nothing', async () => {
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

test('a forged proof changes no figure, on whichever event it is', async () => {
  const shop = new Shop();
  const forged = {...shop.attribution('query'), measurement_proof: 'A'.repeat(43)};
  const order = await shop.buyJackets('shopper');
  for (const event of [searched(forged), clicked(forged), added(forged), bought(order, forged)]) {
    const {code, error} = await refused(shop, event);
    assert.equal(code, 'proof');
    assert.match(error, /measurement_proof/);
  }
});

test('a proof is that of its own query, to the letter', async () => {
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

test("another store's proof is a forged one", async () => {
  const shop = new Shop();
  assert.equal((await refused(shop, searched(new Shop().attribution('query')))).code, 'proof');
});

test('an event that is delivered twice counts once', async () => {
  const shop = new Shop();
  const events = await shopThrough(shop);
  await publishAll(shop, events);
  const once = shop.figures();
  await publishAll(shop, events);
  assert.deepEqual(shop.figures(), once);
});

test('a search that is told again with another term or result count stays as it was', async () => {
  const shop = new Shop();
  const attribution = shop.attribution('query');
  await shop.publish('shopper', searched(attribution, '夏', 3));
  const before = shop.figures();
  await shop.publish('shopper', searched(attribution, '冬', 0));
  assert.deepEqual(shop.figures(), before);
});

test('the figures are the same in whichever order the events arrive', async () => {
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

test("another visitor's events change no figure", async () => {
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

test("a stranger's click that comes before the search counts neither then nor later", async () => {
  const shop = new Shop();
  const [search] = await shopThrough(shop);
  await shop.publish('stranger', clicked(shop.attribution('query of shopper'), 0));
  await shop.publish('shopper', search);
  assert.equal(shop.figures().totals.clicked, 0);
  assert.deepEqual(shop.figures().products, []);
});

test('an order whose id is written in another way is not another order', async () => {
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

test('a click on what the store does not have changes no figure', async () => {
  const shop = new Shop();
  const attribution = shop.attribution('query');
  await shop.publish('shopper', searched(attribution));
  for (const id of ['gid://shopify/Product/999', 'gid://shopify/Page/101']) {
    assert.equal((await refused(shop, clicked(attribution, 0, id))).code, 'record');
  }
});

test('§6.3: a click of another session is not tied to the search', async () => {
  const shop = new Shop();
  await shop.publish('shopper', searched(shop.attribution('query', 'morning')));
  assert.equal((await refused(shop, clicked(shop.attribution('query', 'evening')))).code, 'visitor');
});

test('an order that was not placed, not by this visitor or not at this price changes no figure', async () => {
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

test('§6.2: without `service_search` nothing is revenue from search, whatever was clicked and put into the cart', async () => {
  const shop = new Shop();
  const [, ...others] = await shopThrough(shop);
  await publishAll(shop, others);
  const {totals, sales} = shop.figures();
  assert.deepEqual([totals.added, totals.revenue, sales.orders], [0, 0, 1]);
});

test('what was bought without a proof, or with that of a search which did not lead to it, is in no search', async () => {
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

test('§6.1: what was put into the cart without a click is revenue of the search whose proof it has, in whichever order events arrive', async () => {
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

test("a stranger's addition that comes before the search leads nobody to the product", async () => {
  const shop = new Shop();
  const [search, , , purchase] = await shopThrough(shop);
  await shop.publish('stranger', added(shop.attribution('query of shopper')));
  await publishAll(shop, [search, purchase]);
  const {totals} = shop.figures();
  assert.deepEqual([totals.added, totals.revenue], [0, 0]);
});

test('§4.1 locale: figures can be read for one language, and for one term', async () => {
  const shop = new Shop();
  await publishAll(shop, await shopThrough(shop));
  await shop.publish('visitor', {...searched(shop.attribution('english'), 'Jacket'), locale: 'en'});
  assert.equal(shop.figures({locale: 'en'}).totals.searches, 1);
  assert.equal(shop.figures({locale: 'en'}).totals.revenue, 0);
  assert.equal(shop.figures({term: 'jacket'}).totals.searches, 1);
  assert.equal(shop.figures({term: 'ジャケット'}).totals.revenue, 3_960_000);
});

test("`/pixel/events` shows a visitor's events with what is wrong in them, in their shape", async () => {
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
