import assert from 'node:assert/strict';
import {test} from 'node:test';
import {article, ask, page, product, send, serve, storeOf, variant} from './small-store.ts';

const tent = product('dome-tent', {
  id: '11',
  title: 'Dome tent',
  tags: ['camp'],
  image: '/tent.svg',
  options: ['Size', 'Color'],
  variants: [
    variant({
      id: '21',
      title: 'S / Red',
      options: ['S', 'Red'],
      price: 900,
      compareAtPrice: 1200,
      available: false,
      image: '/red.svg',
    }),
    variant({id: '22', title: 'L / Red', options: ['L', 'Red'], price: 1500}),
  ],
});
const store = storeOf(
  {
    products: [tent, product('tent-peg', {title: 'Tent peg'})],
    articles: [
      article('tent-care', {
        title: 'Tent care',
        body: '<p>Dry &amp; air it.</p>',
        author: 'Haru',
        publishedAt: '2026-02-01T00:00:00.000Z',
        image: '/story.svg',
        tags: ['guide'],
      }),
    ],
    pages: [page('tent-repair', {title: 'Tent repair', body: 'Send it in.'})],
  },
  {redirects: [{keyword: 'Shipping', url: '/pages/shipping'}]},
);
const service = serve(store);

test('§2, §9.2: a response has exactly the documented keys', async () => {
  const body = await ask(service, {q: 'tent'});
  assert.deepEqual(Object.keys(body).sort(), TOP_LEVEL);
});

test('§2.1 keys, total: a search without a hit has the same keys, with an empty list and a total of zero', async () => {
  const body = await ask(service, {q: 'zzzzqq'});
  assert.deepEqual(Object.keys(body).sort(), TOP_LEVEL);
  assert.deepEqual([body.results, body.total], [[], 0]);
});

test('§2.1 schemaVersion, degraded, degraded_reason, §3 usable, §9.1: a usable index says v1, degraded false and a null reason', async () => {
  const body: Record<string, unknown> = {...(await ask(service, {q: 'tent'}))};
  assert.deepEqual([body.schemaVersion, body.degraded, body.degraded_reason], ['v1', false, null]);
});

test('§2.1 query, §4.1 paging 5: the query comes back exactly as sent', async () => {
  for (const q of ['ＴＥＮＴ ', ' dome  tent', '<b>"テント"&</b>', 'a%20b+c']) {
    assert.equal((await ask(service, {q})).query, q);
  }
});

test('§2.1 query_id: every answer has its own query id, the same search twice included', async () => {
  const [first, second] = [await ask(service, {q: 'tent'}), await ask(service, {q: 'tent'})];
  assert.notEqual(first.query_id, second.query_id);
});

test('§2.1 measurement_proof: the measurement proof verifies its own query id and no other', async () => {
  const [first, second] = [await ask(service, {q: 'tent'}), await ask(service, {q: 'tent'})];
  assert.ok(service.verifyProof(first.query_id, first.measurement_proof));
  assert.ok(!service.verifyProof(second.query_id, first.measurement_proof));
  assert.ok(!service.verifyProof(first.query_id, ''));
});

test('§2.1 measurement_proof: services with the same key accept each other’s proofs, others do not', async () => {
  const [one, same, other] = [
    serve(store, {key: 'k'}),
    serve(store, {key: 'k'}),
    serve(store, {key: 'other'}),
  ];
  const {query_id, measurement_proof} = await ask(one, {q: 'tent'});
  assert.ok(same.verifyProof(query_id, measurement_proof));
  assert.ok(!other.verifyProof(query_id, measurement_proof));
});

test('§2.1 redirect_url: a keyword redirect is found whatever the case, width and spaces around it', async () => {
  for (const q of ['shipping', 'ＳＨＩＰＰＩＮＧ', ' Shipping ']) {
    assert.equal((await ask(service, {q})).redirect_url, '/pages/shipping');
  }
});

test('§2.1 redirect_url: a query that merely holds a keyword is not redirected', async () => {
  assert.equal((await ask(service, {q: 'shipping tent'})).redirect_url, null);
});

test('§2, §2.2 variants: a product has exactly the documented fields', async () => {
  const [item] = (await ask(service, {q: 'dome tent'})).results;
  assert.deepEqual(item, {
    content_type: 'product',
    product_id: 'gid://shopify/Product/11',
    title: 'Dome tent',
    handle: 'dome-tent',
    url: '/products/dome-tent',
    image_url: '/tent.svg',
    tags: ['camp'],
    price_min: 900,
    price_max: 1500,
    compare_at_price: 1200,
    available: true,
    variants: [
      {
        id: '21',
        title: 'S / Red',
        image_url: '/red.svg',
        price: 900,
        compare_at_price: 1200,
        available: false,
        options: [
          {name: 'Size', value: 'S'},
          {name: 'Color', value: 'Red'},
        ],
      },
      {
        id: '22',
        title: 'L / Red',
        price: 1500,
        available: true,
        options: [
          {name: 'Size', value: 'L'},
          {name: 'Color', value: 'Red'},
        ],
      },
    ],
  });
});

test('§2.2 image_url, compare_at_price, tags: a product without a picture has no image_url; without a sale its compare-at price is null', async () => {
  const [item] = (await ask(service, {q: 'tent peg'})).results;
  assert.ok(item && !('image_url' in item));
  assert.equal(item.compare_at_price, null);
  assert.deepEqual(item.tags, []);
});

test('§2.2 compare_at_price: a compare-at price that is not above the price makes no sale', async () => {
  const even = product('even', {variants: [variant({price: 500, compareAtPrice: 500})]});
  const [item] = (await ask(serve(storeOf({products: [even]})), {q: 'even'})).results;
  assert.equal(item?.compare_at_price, null);
});

test('§2.2 available: a product is available when any of its variants is', async () => {
  const gone = product('gone', {variants: [variant({available: false}), variant({available: false})]});
  const [item] = (await ask(serve(storeOf({products: [gone]})), {q: 'gone'})).results;
  assert.equal(item?.available, false);
});

test('§2, §2.2 published_at, author, blog_handle: an article has exactly the documented fields, its excerpt as plain text', async () => {
  const {results} = await ask(service, {q: 'tent', filter_content_type: 'article'});
  assert.deepEqual(results, [
    {
      content_type: 'article',
      product_id: 'gid://shopify/Article/31',
      title: 'Tent care',
      handle: 'tent-care',
      url: '/blogs/news/tent-care',
      image_url: '/story.svg',
      tags: ['guide'],
      excerpt: 'Dry & air it.',
      published_at: '2026-02-01T00:00:00.000Z',
      author: 'Haru',
      blog_handle: 'news',
    },
  ]);
});

test('§2, §2.2 excerpt: a page has exactly the documented fields', async () => {
  const {results} = await ask(service, {q: 'tent', filter_content_type: 'page'});
  assert.deepEqual(results, [
    {
      content_type: 'page',
      product_id: 'gid://shopify/Page/41',
      title: 'Tent repair',
      handle: 'tent-repair',
      url: '/pages/tent-repair',
      tags: [],
      excerpt: 'Send it in.',
    },
  ]);
});

test('§2.2 excerpt: a long body is cut to an excerpt that ends in an ellipsis', async () => {
  const long = serve(storeOf({pages: [page('long', {body: '😀'.repeat(300)})]}));
  const [item] = (await ask(long, {q: 'long'})).results;
  assert.equal(item?.excerpt, `${'😀'.repeat(119)}…`);
});

test('§1.1, §1.4: the answer is JSON in UTF-8, is not stored, and has no CORS header', async () => {
  const response = await send(
    service,
    {contract: 'v1', type: 'search', q: 'tent'},
    {Origin: 'https://other.example'},
  );
  assert.equal(response.headers.get('Content-Type'), 'application/json; charset=utf-8');
  assert.equal(response.headers.get('Cache-Control'), 'no-store');
  const cors = [...response.headers.keys()].filter(name => name.startsWith('access-control'));
  assert.deepEqual(cors, []);
});

test('§1.5, §9.6: without contract the body has another shape', async () => {
  const response = await send(service, {type: 'search', q: 'tent'});
  const body = (await response.json()) as object;
  assert.equal(response.status, 200);
  assert.ok(!('schemaVersion' in body) && !('results' in body));
});

const TOP_LEVEL = [
  'degraded',
  'degraded_reason',
  'facets',
  'limit',
  'measurement_proof',
  'offset',
  'query',
  'query_id',
  'redirect_url',
  'related_keywords',
  'results',
  'schemaVersion',
  'sort',
  'suggestions',
  'total',
];
