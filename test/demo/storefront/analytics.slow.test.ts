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
import {smallStore} from '../../support/stores/small-storefront.ts';
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
    assert.deepEqual(readReportQuery(new URLSearchParams('days=9999')), {
      days: 30,
      locale: null,
      term: null,
      submitted: false,
    });
    assert.deepEqual(readReportQuery(new URLSearchParams('days=90&locale=ja&term=')), {
      days: 90,
      locale: 'ja',
      term: '',
      submitted: false,
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
  return new Figures(database).totals({since: '1970', locale: null, term: null, submitted: false}).revenue;
}

/** The term of a search, the second at which it was received, and whether one of its results was clicked. */
type TimedSearch = readonly [term: string, second: number, isClicked?: true];

const TYPED: readonly (readonly [
  what: string,
  searches: readonly TimedSearch[],
  counted: readonly string[],
])[] = [
  [
    'the last of terms that continue each other',
    [
      ['li', 0],
      ['linen', 2],
      ['linen shirt', 4],
    ],
    ['linen shirt'],
  ],
  [
    'what is left of a term that is deleted',
    [
      ['linen shirt', 0],
      ['linen', 3],
    ],
    ['linen'],
  ],
  [
    'a term, once more with a filter',
    [
      ['linen', 0],
      ['linen', 3],
    ],
    ['linen', 'linen'],
  ],
  [
    'a term, then another one',
    [
      ['linen', 0],
      ['cotton', 3],
    ],
    ['cotton', 'linen'],
  ],
  [
    'a term of which a result was clicked',
    [
      ['linen', 0, true],
      ['linen shirt', 3],
    ],
    ['linen', 'linen shirt'],
  ],
  [
    'a term continued after more than 30 seconds',
    [
      ['linen', 0],
      ['linen shirt', 31],
    ],
    ['linen', 'linen shirt'],
  ],
];

for (const [what, searches, counted] of TYPED) {
  test(`with submitted searches only, the figures count ${what}`, () => {
    const {database} = openData();
    const signer = new Signer('key');
    const orders = new Orders(database, 'JPY');
    const pixel = new Pixel({database, signer, orders, records: new Set([jacket.product_id])});
    for (const [index, [term, second, isClicked]] of searches.entries()) {
      const query_id = `${index}`;
      const attribution = {query_id, session_id: 's', measurement_proof: signer.sign(query_id)};
      for (const event of [searched(attribution, term, 0), ...(isClicked ? [clicked(attribution)] : [])])
        pixel.receive({
          event: {at: '', locale: 'ja', ...event},
          visitor: 'shopper',
          receivedAt: second * 1000,
        });
    }
    const figures = new Figures(database);
    const scope = {since: '1970', locale: null, term: null};
    const terms = figures.terms({...scope, submitted: true});
    assert.deepEqual(terms.flatMap(each => Array(each.searches).fill(each.term)).sort(), counted);
    assert.equal(figures.totals({...scope, submitted: true}).zeroResults, counted.length);
    assert.equal(figures.totals({...scope, submitted: false}).searches, searches.length);
  });
}

test('the analytics page offers submitted searches only, and keeps that in its links', async () => {
  const shop = new Shop();
  for (const query of ['ジャ', 'ジャケット'])
    await shop.publish('shopper', searched(shop.attribution(query), query));
  const all = await shop.read('merchant', '/en/admin/analytics?days=7');
  const [, link = ''] = /href="([^"]*)"[^>]*>Submitted searches only/.exec(all) ?? [];
  const submitted = await shop.read('merchant', `/en/admin/analytics${link.replaceAll('&amp;', '&')}`);
  assert.match(all, /0 of 2 searches/);
  assert.match(submitted, /0 of 1 searches/);
  assert.match(submitted, /href="\?days=90&amp;searches=submitted"/);
  assert.match(submitted, /href="[^"]*searches=submitted[^"]*">ジャケット</);
});

describe('sample events', () => {
  const everything = {since: '1970', locale: null, term: null, submitted: false};
  const languages = listLanguages(smallStore);

  test('are identical on every run, and all valid', () => {
    const [first, second] = [1, 2].map(
      () => new Figures(simulateShoppers(smallStore, languages, Date.UTC(2026, 4, 1, 12))),
    );
    assert.deepEqual(first?.totals(everything), second?.totals(everything));
    assert.ok((first?.totals(everything).revenue ?? 0) > 0);
    assert.deepEqual(first?.refusals(everything), []);
    const submitted = first?.totals({...everything, submitted: true});
    assert.ok((submitted?.searches ?? 0) < (first?.totals(everything).searches ?? 0));
    assert.equal(submitted?.revenue, first?.totals(everything).revenue);
  });

  test('have a separate page, and never mix with real figures', async () => {
    const app = createStorefront(smallStore, {data: openData(), sampleEvents: true});
    const read = async (path: string) => (await app.request(path)).text();
    assert.match(await read('/en/admin/analytics/sample'), /Sample figures[\s\S]*Revenue from search/);
    assert.match(await read('/en/admin/analytics'), /No search was received yet/);
    assert.equal((await new Shop().app.request('/admin/analytics/sample')).status, 404);
  });
});
