import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {added, bought, clicked, jacket, type SentEvent, Shop, searched} from './support/shop.ts';

const shop = new Shop();
const attribution = shop.attribution('query');
const order = 'gid://shopify/Order/1001';

/** Replaces data of an event; `undefined` removes a field. */
function change({data, ...event}: SentEvent, changes: object): SentEvent {
  return {...event, data: {...Object(data), ...changes}};
}

const line = {product_id: jacket.product_id, quantity: 1, revenue: 19800};
const wrong: readonly [what: string, event: SentEvent | string, message: RegExp][] = [
  ['a text that is not JSON', '{', /as JSON/],
  ['a list', '[]', /An event is/],
  ['an event without a name', '{"data": {}}', /An event is/],
  ['a name that is not §6’s', {name: 'acme_search', data: {}}, /knows service_search/],
  ['a name of the language itself', {name: 'constructor', data: {}}, /knows service_search/],
  ['no data at all', {name: 'service_search', data: null}, /data:/],
  ['a query that is missing', change(searched(attribution), {query: undefined}), /data\.query/],
  ['a query of 201 characters', change(searched(attribution), {query: 'あ'.repeat(201)}), /data\.query/],
  ['a session that is missing', change(searched(attribution), {session_id: undefined}), /data\.session_id/],
  ['a query_id that is empty', change(searched(attribution), {query_id: ''}), /data\.query_id/],
  [
    'a measurement_proof that is a number',
    change(searched(attribution), {measurement_proof: 7}),
    /data\.measurement_proof/,
  ],
  ['a result count in words', change(searched(attribution), {result_count: '3'}), /data\.result_count/],
  ['a result count below none', change(searched(attribution), {result_count: -1}), /data\.result_count/],
  ['a field of another name', change(searched(attribution), {resultCount: 3}), /resultCount/],
  ['a position that is half', change(clicked(attribution), {position: 0.5}), /data\.position/],
  ['a position before the first', change(clicked(attribution), {position: -1}), /data\.position/],
  ['a position as a text', change(clicked(attribution), {position: '0'}), /data\.position/],
  ['a position behind the last', change(clicked(attribution), {position: 2050}), /data\.position/],
  ['a product’s bare number', change(clicked(attribution), {product_id: '101'}), /data\.product_id.*gid/],
  ['an addition without an id', {...added(attribution), id: undefined}, /\bid:/],
  ['an addition of nothing', change(added(attribution), {quantity: 0}), /data\.quantity/],
  [
    'half an attribution',
    change(added(attribution), {attribution: {query_id: 'q'}}),
    /attribution\.measurement_/,
  ],
  ['an order without lines', change(bought(order, attribution), {lines: []}), /data\.lines/],
  ['a currency in words', change(bought(order, attribution), {currency: 'yen'}), /data\.currency/],
  [
    'negative revenue',
    change(bought(order, attribution), {lines: [{...line, revenue: -1}]}),
    /lines\.0\.revenue/,
  ],
  [
    'infinite revenue',
    change(bought(order, attribution), {lines: [{...line, revenue: '∞'}]}),
    /lines\.0\.revenue/,
  ],
];

describe('§6 search, click: refuses an invalid event, with a message that names the problem, and changes no figure', () => {
  for (const [what, event, message] of wrong) {
    test(what, async () => {
      const before = shop.figures();
      const response = await shop.post('shopper', event);
      const {error} = (await response.json()) as {error: string};
      assert.equal(response.status, 400);
      assert.match(error, message);
      assert.deepEqual(shop.figures(), before);
    });
  }

  test('an event larger than a beacon', async () => {
    const response = await shop.post('shopper', searched(attribution, 'あ'.repeat(64 * 1024)));
    assert.equal(response.status, 400);
    assert.match(await response.text(), /64 KB/);
    assert.equal(shop.figures().totals.searches, 0);
  });
});

test('counts refused events on the analytics page, with the reason', async () => {
  const shop = new Shop();
  const attribution = shop.attribution('query');
  const forged = {...attribution, measurement_proof: 'forged'};
  for (const event of [
    searched(forged),
    searched(forged),
    '{',
    change(clicked(attribution), {position: -1}),
  ]) {
    await shop.post('shopper', event);
  }
  const rows = [...(await shop.read('merchant', '/en/admin/analytics')).matchAll(/<tr>(.*?)<\/tr>/gs)];
  const cells = rows.map(([, row = '']) =>
    row
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  );
  assert.ok(
    cells.some(row => /^service_search measurement_proof does not belong .* 2$/.test(row)),
    cells.join('\n'),
  );
  assert.ok(cells.some(row => /^service_result_clicked Fields other than .* 1$/.test(row)));
  assert.ok(cells.some(row => /^– Not an event.* 1$/.test(row)));
});

test('escapes everything that events contain', async () => {
  const shop = new Shop();
  await shop.publish('stranger', searched(shop.attribution('query'), '<script>alert(1)</script>', 0));
  await shop.publish('stranger', clicked(shop.attribution('query')));
  for (const path of ['/admin/analytics', '/admin/analytics?term=<b>&locale=<i>']) {
    assert.doesNotMatch(await shop.read('merchant', path), /<script>|<b>|<i>/);
  }
});
