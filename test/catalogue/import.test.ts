import assert from 'node:assert/strict';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {CatalogueError} from '../../demo/catalogue/catalogue-error.ts';
import {type LoadedStore, type LoadOptions, loadStore} from '../../demo/catalogue/load.ts';
import {ask, serve} from '../service/small-store.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'catalogue-'));
});
after(() => rm(folder, {recursive: true}));

async function load(file: string, text: string, options: LoadOptions = {}): Promise<LoadedStore> {
  await writeFile(join(folder, file), text);
  return loadStore({...options, catalog: join(folder, file)});
}

const HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,' +
  'Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price,' +
  'Variant Compare At Price,Image Src,Variant Image,Status';

/** A product CSV export with the quirks of real ones. */
const CSV = `\uFEFF${[
  HEADER,
  'clay-pot,Clay Pot,"<p>A pot,\nfor ""plants""</p>",Rustic LTD,Outdoor,"Pot, Plants",true,Size,Regular,,,P-1,,1,deny,9.99,,https://cdn.example/pot.jpg,,',
  'clay-pot,,,,,,,,Large,,,P-2,shopify,0,deny,15.99,20,https://cdn.example/large.jpg,https://cdn.example/large.jpg,',
  'clay-pot,,,,,,,,,,,,,,,,,https://cdn.example/third.jpg',
  'copper-light,Copper Light,,Rustic LTD,Indoor,Copper,TRUE,Title,Default Title,,,,,0,deny,59.99,75',
  '',
  'sold-sofa,Sold Sofa,,Home,Indoor,,true,Title,Default Title,,,,shopify,0,deny,500,',
  'preorder-sofa,Preorder Sofa,,Home,Indoor,,true,Title,Default Title,,,,shopify,0,continue,500,',
  'hidden-sofa,Hidden Sofa,,Home,Indoor,,false,Title,Default Title,,,,,1,deny,500,',
  'old-sofa,Old Sofa,,Home,Indoor,,true,Title,Default Title,,,,,1,deny,500,,,,archived',
].join('\r\n')}`;

test('a CSV export is imported: rows that repeat a handle are variants and pictures of one product', async () => {
  const {store, problems} = await load('pots.csv', CSV);
  const [catalogue] = store.catalogues;
  const [pot] = catalogue.products;
  assert.deepEqual(problems, []);
  assert.deepEqual(
    catalogue.products.map(({handle}) => handle),
    ['clay-pot', 'copper-light', 'sold-sofa', 'preorder-sofa'],
  );
  assert.deepEqual(
    [pot?.title, pot?.body, pot?.vendor, pot?.type, pot?.tags, pot?.image],
    [
      'Clay Pot',
      '<p>A pot,\nfor "plants"</p>',
      'Rustic LTD',
      'Outdoor',
      ['Pot', 'Plants'],
      'https://cdn.example/pot.jpg',
    ],
  );
  assert.deepEqual(
    pot?.variants.map(({title, price, compareAtPrice, sku, image}) => [
      title,
      price,
      compareAtPrice,
      sku,
      image,
    ]),
    [
      ['Regular', 9.99, undefined, 'P-1', undefined],
      ['Large', 15.99, 20, 'P-2', 'https://cdn.example/large.jpg'],
    ],
  );
  assert.deepEqual(pot?.options, ['Size']);
});

test('"Title: Default Title" means that a product has no options', async () => {
  const {store} = await load('pots.csv', CSV);
  const light = store.catalogues[0].products[1];
  assert.deepEqual(
    [light?.options, light?.variants[0]?.options, light?.variants[0]?.title],
    [[], [], 'Default Title'],
  );
});

test('stock counts only where it is tracked, and not where selling goes on', async () => {
  const {store} = await load('pots.csv', CSV);
  const stock = store.catalogues[0].products.map(({variants}) => variants.map(({available}) => available));
  assert.deepEqual(stock, [[true, false], [true], [false], [true]]);
});

test('a collection is made of each type, and "all" of everything', async () => {
  const {store} = await load('pots.csv', CSV);
  const collections = store.catalogues[0].collections.map(({handle, products}) => [handle, products.length]);
  assert.deepEqual(collections, [
    ['all', 4],
    ['indoor', 3],
    ['outdoor', 1],
  ]);
});

test('locale and currency are English and US dollars unless given', async () => {
  const plain = await load('pots.csv', CSV);
  const given = await load('pots.csv', CSV, {locale: 'ja', currency: 'jpy'});
  assert.deepEqual([plain.store.catalogues[0].locale, plain.store.currency], ['en', 'USD']);
  assert.deepEqual([given.store.catalogues[0].locale, given.store.currency], ['ja', 'JPY']);
});

test('imported ids are numeric, unique, and the same on every run', async () => {
  const [first, second] = [await load('pots.csv', CSV), await load('pots.csv', CSV)];
  const ids = first.store.catalogues[0].products.flatMap(({id, variants}) => [
    id,
    ...variants.map(each => each.id),
  ]);
  assert.ok(ids.every(id => /^\d+$/.test(id) && Number.isSafeInteger(Number(id))));
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(second.store, first.store);
});

test('every imported product is found by its title', async () => {
  const {store} = await load('pots.csv', CSV);
  const service = serve(store);
  for (const {title, handle} of store.catalogues[0].products) {
    const {results} = await ask(service, {q: title});
    assert.equal(results[0]?.handle, handle);
  }
});

test('columns may be in any order, and bear the names of later exports', async () => {
  const text = 'Price,Title,URL handle,Compare-at price\n12,Cup,cup,15';
  const [cup] = (await load('later.csv', text)).store.catalogues[0].products;
  assert.deepEqual([cup?.handle, cup?.variants[0]?.price, cup?.variants[0]?.compareAtPrice], ['cup', 12, 15]);
});

test('bad rows of a CSV are reported by line and column, good ones are kept', async () => {
  const {store, problems} = await load(
    'bad.csv',
    [
      'Handle,Title,Option1 Name,Option1 Value,Variant Price,Variant Compare At Price',
      'no-title,,,,5,',
      'free,Free Cup,,,free,',
      'half,Half Good,Size,S,5,',
      'half,,,M,,',
      'cup,Good Cup,,,7,many',
      ',Lost Row,,,1,',
    ].join('\n'),
  );
  assert.deepEqual(
    store.catalogues[0].products.map(({handle, variants}) => [handle, variants.length]),
    [
      ['half', 1],
      ['cup', 1],
    ],
  );
  assert.deepEqual(problems, [
    'bad.csv, line 7: the row has no Handle, so it is left out; give it that of its product.',
    'bad.csv, line 2: no-title has no Title, so it is left out; write one into its first row.',
    'bad.csv, line 3: free: “free” in Variant Price is not a price; write it like 1980 or 19.80. The variant is left out.',
    'bad.csv, line 3: free has no variant with a price, so it is left out.',
    'bad.csv, line 5: half: Variant Price is empty; write it like 1980 or 19.80. The variant is left out.',
    'bad.csv, line 6: cup: “many” in Variant Compare At Price is not a price. The variant is kept without it.',
  ]);
});

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

test('a store’s /products.json is imported with its own ids', async () => {
  const {store, problems} = await load(
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

test('JSON with little in it is enough: title, handle and a price', async () => {
  const products = [{title: 'Cup', handle: 'cup', tags: 'a, b', variants: [{price: 5}]}];
  const [cup] = (await load('few.json', JSON.stringify({products}))).store.catalogues[0].products;
  assert.deepEqual(
    [cup?.tags, cup?.options, cup?.variants[0]?.price, cup?.variants[0]?.available],
    [['a', 'b'], [], 5, true],
  );
});

test('bad records of a JSON are reported by place and field, good ones are kept', async () => {
  const products = [
    {...JSON_PRODUCT, title: ''},
    {...JSON_PRODUCT, variants: [{price: 'free'}, {price: '5'}]},
    JSON_PRODUCT,
    {...JSON_PRODUCT, handle: 'empty', variants: []},
    'nonsense',
  ];
  const {store, problems} = await load('mixed.json', JSON.stringify({products}));
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

const PAGE = '<!DOCTYPE html><html><body>Sign in</body></html>';
const REFUSALS: readonly [string, string, RegExp][] = [
  ['page.json', PAGE, /page\.json holds a web page/],
  ['page.csv', `\n${PAGE}`, /page\.csv holds a web page/],
  ['broken.json', '{"products": [', /broken\.json is not valid JSON/],
  ['other.json', '{"items": []}', /other\.json is JSON, but not \{"products": \[\.\.\.\]\}/],
  ['list.json', '[1, 2]', /list\.json is JSON, but not/],
  [
    'people.csv',
    'Name,Age\nAnn,30',
    /people\.csv is no product CSV export: there is no column “Handle”, “Title”/,
  ],
  ['quote.csv', `${HEADER}\na,"never closed`, /quote\.csv is not readable as CSV/],
  ['sheet.csv', 'PK\u0003\u0004\0\0', /sheet\.csv is not a text file/],
  ['empty.csv', ' \n', /empty\.csv is empty/],
  ['bare.csv', HEADER, /bare\.csv holds no product that can be sold/],
];

for (const [file, text, message] of REFUSALS) {
  test(`${file}, which is no catalogue, is refused with one clear message`, async () => {
    await assert.rejects(
      load(file, text),
      error => error instanceof CatalogueError && message.test(error.message),
    );
  });
}

test('a file that is missing or a folder is refused with one clear message', async () => {
  await assert.rejects(
    loadStore({catalog: join(folder, 'nowhere.csv')}),
    /nowhere\.csv: there is no such file/,
  );
  await assert.rejects(loadStore({catalog: folder}), /it is a folder, not a file/);
});
