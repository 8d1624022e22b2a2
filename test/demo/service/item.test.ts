import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ask, page, product, serve, storeOf, variant} from '../../support/stores/small-store.ts';
import {tentStore} from '../../support/stores/tent-store.ts';

const service = serve(tentStore);

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

test('§2.2 image_url, compare_at_price, tags: a product without a picture has no image_url, and without a sale a null compare-at price', async () => {
  const [item] = (await ask(service, {q: 'tent peg'})).results;
  assert.ok(item && !('image_url' in item));
  assert.equal(item.compare_at_price, null);
  assert.deepEqual(item.tags, []);
});

test('§2.2 compare_at_price: is null unless the compare-at price is above the price', async () => {
  const even = product('even', {variants: [variant({price: 500, compareAtPrice: 500})]});
  const [item] = (await ask(serve(storeOf({products: [even]})), {q: 'even'})).results;
  assert.equal(item?.compare_at_price, null);
});

test('§2.2 available: is true when any variant is in stock', async () => {
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

test('§2.2 excerpt: is plain text with decoded entities', async () => {
  const named = serve(
    storeOf({pages: [page('named', {body: '<p>By hand &mdash; &copy;&nbsp;1920 &#x2615;</p>'})]}),
  );
  const [item] = (await ask(named, {q: 'named'})).results;
  assert.equal(item?.excerpt, 'By hand — © 1920 ☕');
});

test('§2.2 excerpt: truncates a long body with an ellipsis', async () => {
  const long = serve(storeOf({pages: [page('long', {body: '😀'.repeat(300)})]}));
  const [item] = (await ask(long, {q: 'long'})).results;
  assert.equal(item?.excerpt, `${'😀'.repeat(119)}…`);
});
