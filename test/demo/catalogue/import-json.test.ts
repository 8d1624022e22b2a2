import assert from 'node:assert/strict';
import {test} from 'node:test';
import {find, serve} from '../../support/stores/small-store.ts';
import {CatalogueFolder} from './support/catalogue-folder.ts';

const folder = new CatalogueFolder();

const JSON_PRODUCT = {
  id: 632910392,
  title: 'Dome Tent',
  handle: 'dome-tent',
  body_html: '<p>Stands alone.</p>',
  created_at: '2026-01-02T03:04:05+09:00',
  vendor: 'Ember',
  product_type: 'Tents',
  tags: ['camp', 'new'],
  images: [{id: 1, src: 'https://cdn.example/tent.jpg'}],
  options: [{name: 'Color', position: 1, values: ['Red']}],
  variants: [
    {
      id: 808950810,
      title: 'Red',
      option1: 'Red',
      option2: null,
      option3: null,
      sku: 'T-1',
      available: false,
      price: '199.00',
      compare_at_price: '249.00',
      featured_image: {src: 'https://cdn.example/red.jpg'},
    },
  ],
};

test('imports a store’s /products.json with its ids', async () => {
  const {store, problems} = await folder.load(
    'products.json',
    `\uFEFF${JSON.stringify({products: [JSON_PRODUCT]})}`,
  );
  assert.deepEqual(problems, []);
  assert.deepEqual(store.catalogues[0].products, [
    {
      id: '632910392',
      handle: 'dome-tent',
      title: 'Dome Tent',
      body: '<p>Stands alone.</p>',
      vendor: 'Ember',
      type: 'Tents',
      tags: ['camp', 'new'],
      createdAt: '2026-01-01T18:04:05.000Z',
      image: 'https://cdn.example/tent.jpg',
      options: ['Color'],
      variants: [
        {
          id: '808950810',
          title: 'Red',
          options: ['Red'],
          price: 199,
          compareAtPrice: 249,
          available: false,
          sku: 'T-1',
          image: 'https://cdn.example/red.jpg',
        },
      ],
      metafields: {},
    },
  ]);
});

test('requires only title, handle and a price in JSON', async () => {
  const products = [{title: 'Cup', handle: 'cup', tags: 'a, b', variants: [{price: 5}]}];
  const [cup] = (await folder.load('few.json', JSON.stringify({products}))).store.catalogues[0].products;
  assert.deepEqual(
    [cup?.tags, cup?.options, cup?.variants[0]?.price, cup?.variants[0]?.available],
    [['a', 'b'], [], 5, true],
  );
});

test('reports invalid JSON records by position and field, and keeps the valid ones', async () => {
  const products = [
    {...JSON_PRODUCT, title: ''},
    {...JSON_PRODUCT, variants: [{price: 'free'}, {price: '5'}]},
    JSON_PRODUCT,
    {...JSON_PRODUCT, handle: 'empty', variants: []},
    'nonsense',
  ];
  const {store, problems} = await folder.load('mixed.json', JSON.stringify({products}));
  assert.deepEqual(
    store.catalogues[0].products.map(({handle, variants}) => [handle, variants.length]),
    [['dome-tent', 1]],
  );
  assert.deepEqual(
    problems.map(problem => problem.split(':')[0]),
    [
      'mixed.json, products[0].title',
      'mixed.json, products[1].variants[0].price',
      'mixed.json, products[2].handle',
      'mixed.json, products[3].variants',
      'mixed.json, products[4]',
    ],
  );
});

test('sorts the newest products of a bulk import by published_at', async () => {
  const created_at = '2026-04-01T10:00:00+09:00';
  const products = [
    {...JSON_PRODUCT, id: 1, handle: 'old', created_at, published_at: '2024-01-01T00:00:00+09:00'},
    {...JSON_PRODUCT, id: 2, handle: 'new', created_at, published_at: '2026-03-01T00:00:00+09:00'},
    {...JSON_PRODUCT, id: 3, handle: 'mid', created_at, published_at: '2025-01-01T00:00:00+09:00'},
  ];
  const {store} = await folder.load('bulk.json', JSON.stringify({products}));
  assert.deepEqual(await find(serve(store), {q: 'tent', sort: 'newest'}), ['new', 'mid', 'old']);
});

test('takes published_at for a missing or unreadable created_at, and leaves an unreadable date out', async () => {
  const published_at = '2025-01-01T00:00:00.000Z';
  const products = [
    {...JSON_PRODUCT, handle: 'none', created_at: null, published_at},
    {...JSON_PRODUCT, handle: 'wrong', created_at: 'soon', published_at},
    {...JSON_PRODUCT, handle: 'never', created_at: 'soon', published_at: 'later'},
  ];
  const {store} = await folder.load('dates.json', JSON.stringify({products}));
  assert.deepEqual(
    store.catalogues[0].products.map(({createdAt, publishedAt}) => [createdAt, publishedAt]),
    [
      [published_at, published_at],
      [published_at, published_at],
      ['1970-01-01T00:00:00.000Z', undefined],
    ],
  );
});
