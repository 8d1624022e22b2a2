import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {Signer} from '../../../demo/service/signer.ts';
import {columnChart, roundUp} from '../../../demo/storefront/analytics/chart.ts';
import {Figures} from '../../../demo/storefront/analytics/figures.ts';
import {listDays, readReportQuery} from '../../../demo/storefront/analytics/report-query.ts';
import {simulateShoppers} from '../../../demo/storefront/analytics/sample.ts';
import {Orders} from '../../../demo/storefront/checkout/orders.ts';
import {openData} from '../../../demo/storefront/data-folder.ts';
import {listLanguages} from '../../../demo/storefront/language.ts';
import {Pixel} from '../../../demo/storefront/pixel/pixel.ts';
import {createStorefront} from '../../../demo/storefront/storefront.ts';
import {smallStore} from '../../support/small-storefront.ts';
import {
  type Attribution,
  added,
  address,
  bought,
  clicked,
  jacket,
  type SentEvent,
  Shop,
  searched,
} from './support/shop.ts';

const day = 24 * 60 * 60 * 1000;

describe('the analytics page', () => {
  for (const [path, title, step, rule] of [
    ['/admin/analytics', 'まだ検索を受信していません', '結果をクリック', '30日以内'],
    ['/en/admin/analytics', 'No search was received yet', 'Click a result', 'at most 30 days before'],
  ] as const) {
    test(`${path} explains what to do and how it counts while nothing was received`, async () => {
      const html = await new Shop().read('merchant', path);
      for (const text of [title, step, rule]) assert.ok(html.includes(text), text);
    });
  }

  test('shows the figures of a period, and links to those of each term', async () => {
    const shop = new Shop();
    const attribution = shop.attribution('query');
    for (const event of [
      searched(attribution),
      clicked(attribution),
      searched(shop.attribution('other'), '湯のみ', 1),
    ]) {
      await shop.publish('shopper', event);
    }
    const html = await shop.read('merchant', '/en/admin/analytics?days=7');
    assert.match(html, /1 of 2 searches/);
    assert.match(html, /50%/);
    const [, link = ''] = /href="([^"]*)">ジャケット</.exec(html) ?? [];
    const detail = await shop.read('merchant', `/en/admin/analytics${link.replaceAll('&amp;', '&')}`);
    assert.match(detail, /<h1>“ジャケット”<\/h1>/);
    assert.match(detail, /1 of 1 searches/);
    assert.match(detail, /Linen Jacket/);
  });

  test('falls back to 30 days without a filter for an invalid query string', () => {
    assert.deepEqual(readReportQuery(new URLSearchParams('days=9999')), {days: 30, locale: null, term: null});
    assert.deepEqual(readReportQuery(new URLSearchParams('days=90&locale=ja&term=')), {
      days: 90,
      locale: 'ja',
      term: '',
    });
  });

  test('lists each day of a period once up to today, even when the clocks change', () => {
    const days = listDays(90, new Date(2026, 10, 21, 0, 30).getTime());
    assert.equal(days.at(-1), '2026-11-21');
    assert.equal(new Set(days).size, 90);
  });

  test('ends an axis on a round number above the highest column', () => {
    assert.deepEqual([0, 1, 3, 7, 11, 21, 95, 1_980_000].map(roundUp), [2, 2, 4, 8, 20, 30, 100, 2_000_000]);
  });

  test('labels only zero on an axis without columns', () => {
    const marksAt = (value: number) => {
      const columns = [
        {value: 0, text: ''},
        {value, text: ''},
      ];
      const chart = `${columnChart({label: '', columns, format: String, ticks: []})}`;
      return [...chart.matchAll(/<span>(.*?)<\/span>/g)].map(([, mark]) => mark);
    };
    assert.deepEqual(marksAt(0), ['', '', '0']);
    assert.deepEqual(marksAt(7), ['8', '4', '0']);
  });
});

for (const [what, lead] of [
  ['the click', clicked],
  ['the addition to the cart', added],
] as const) {
  test(`attributes a purchase for 30 days after ${what}, and no longer`, () => {
    assert.deepEqual(
      [30, 31].map(days => revenueAfter(lead, days)),
      [1_980_000, 0],
    );
  });
}

/** The revenue of a search whose product was bought this many days after the search led to it. */
function revenueAfter(lead: (attribution: Attribution) => SentEvent, days: number): number {
  const {database} = openData();
  const orders = new Orders(database, 'JPY');
  const signer = new Signer('key');
  const pixel = new Pixel({database, signer, orders, records: new Set([jacket.product_id])});
  const attribution = {query_id: 'q', session_id: 's', measurement_proof: signer.sign('q')};
  const send = (event: SentEvent, receivedAt: number) =>
    pixel.receive({event: {at: '', locale: 'ja', ...event}, visitor: 'shopper', receivedAt});
  send(searched(attribution), 0);
  send(lead(attribution), 0);
  const line = {productId: jacket.product_id, variantId: jacket.variant, quantity: 1, price: 1_980_000};
  const order = {token: 't', visitor: 'shopper', address, lines: [line], placedAt: days * day};
  const {number} = orders.place(order);
  send(bought(`gid://shopify/Order/${number}`, attribution), days * day);
  return new Figures(database).totals({since: '1970', locale: null, term: null}).revenue;
}

describe('sample events', () => {
  const everything = {since: '1970', locale: null, term: null};
  const languages = listLanguages(smallStore);

  test('are identical on every run, and all valid', () => {
    const [first, second] = [1, 2].map(
      () => new Figures(simulateShoppers(smallStore, languages, Date.UTC(2026, 4, 1, 12))),
    );
    assert.deepEqual(first?.totals(everything), second?.totals(everything));
    assert.ok((first?.totals(everything).revenue ?? 0) > 0);
    assert.deepEqual(first?.refusals(everything), []);
  });

  test('have a separate page, and never mix with real figures', async () => {
    const app = createStorefront(smallStore, {data: openData(), sampleEvents: true});
    const read = async (path: string) => (await app.request(path)).text();
    assert.match(await read('/en/admin/analytics/sample'), /Sample figures[\s\S]*Revenue from search/);
    assert.match(await read('/en/admin/analytics'), /No search was received yet/);
    assert.equal((await new Shop().app.request('/admin/analytics/sample')).status, 404);
  });
});
