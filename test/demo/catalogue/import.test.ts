import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CatalogueError} from '../../../demo/catalogue/catalogue-error.ts';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {ask, serve} from '../../support/stores/small-store.ts';
import {CatalogueFolder} from './support/catalogue-folder.ts';

const folder = new CatalogueFolder();

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

test('imports a CSV export, with the rows of a handle as variants and pictures of one product', async () => {
  const {store, problems} = await folder.load('pots.csv', CSV);
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

test('treats "Title: Default Title" as a product without options', async () => {
  const {store} = await folder.load('pots.csv', CSV);
  const light = store.catalogues[0].products[1];
  assert.deepEqual(
    [light?.options, light?.variants[0]?.options, light?.variants[0]?.title],
    [[], [], 'Default Title'],
  );
});

test('considers the stock only if it is tracked and overselling is off', async () => {
  const {store} = await folder.load('pots.csv', CSV);
  const stock = store.catalogues[0].products.map(({variants}) => variants.map(({available}) => available));
  assert.deepEqual(stock, [[true, false], [true], [false], [true]]);
});

test('creates a collection per type, and "all" with everything', async () => {
  const {store} = await folder.load('pots.csv', CSV);
  const collections = store.catalogues[0].collections.map(({handle, products}) => [handle, products.length]);
  assert.deepEqual(collections, [
    ['all', 4],
    ['indoor', 3],
    ['outdoor', 1],
  ]);
});

test('defaults to English and US dollars', async () => {
  const plain = await folder.load('pots.csv', CSV);
  const given = await folder.load('pots.csv', CSV, {locale: 'ja', currency: 'jpy'});
  assert.deepEqual([plain.store.catalogues[0].locale, plain.store.currency], ['en', 'USD']);
  assert.deepEqual([given.store.catalogues[0].locale, given.store.currency], ['ja', 'JPY']);
});

test('derives ids that are numeric, unique, and identical on every run', async () => {
  const [first, second] = [await folder.load('pots.csv', CSV), await folder.load('pots.csv', CSV)];
  const ids = first.store.catalogues[0].products.flatMap(({id, variants}) => [
    id,
    ...variants.map(each => each.id),
  ]);
  assert.ok(ids.every(id => /^\d+$/.test(id) && Number.isSafeInteger(Number(id))));
  assert.equal(new Set(ids).size, ids.length);
  assert.deepEqual(second.store, first.store);
});

test('finds every imported product by its title', async () => {
  const {store} = await folder.load('pots.csv', CSV);
  const service = serve(store);
  for (const {title, handle} of store.catalogues[0].products) {
    const {results} = await ask(service, {q: title});
    assert.equal(results[0]?.handle, handle);
  }
});

test('accepts columns in any order and with the names of later exports', async () => {
  const text = 'Price,Title,URL handle,Compare-at price\n12,Cup,cup,15';
  const [cup] = (await folder.load('later.csv', text)).store.catalogues[0].products;
  assert.deepEqual([cup?.handle, cup?.variants[0]?.price, cup?.variants[0]?.compareAtPrice], ['cup', 12, 15]);
});

test('reports invalid CSV rows by line and column, and keeps the valid ones', async () => {
  const {store, problems} = await folder.load(
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
    'bad.csv, line 7: the row has no Handle, so it is left out. Give it the Handle of its product.',
    'bad.csv, line 2: no-title has no Title, so it is left out. Write the Title into its first row.',
    'bad.csv, line 3: free: “free” in Variant Price is not a price, so the variant is left out. Write a price such as 1980 or 19.80.',
    'bad.csv, line 3: free has no variant with a price, so it is left out.',
    'bad.csv, line 5: half: Variant Price is empty, so the variant is left out. Write a price such as 1980 or 19.80.',
    'bad.csv, line 6: cup: “many” in Variant Compare At Price is not a price. The variant is kept without it.',
  ]);
});

const PAGE = '<!DOCTYPE html><html><body>Sign in</body></html>';
const REFUSALS: readonly [string, string, RegExp][] = [
  ['page.json', PAGE, /page\.json is a web page/],
  ['page.csv', `\n${PAGE}`, /page\.csv is a web page/],
  ['broken.json', '{"products": [', /broken\.json is not valid JSON/],
  ['other.json', '{"items": []}', /other\.json is JSON, but not \{"products": \[\.\.\.\]\}/],
  ['list.json', '[1, 2]', /list\.json is JSON, but not/],
  [
    'people.csv',
    'Name,Age\nAnn,30',
    /people\.csv is not a product CSV export: it has no column “Handle”, “Title”/,
  ],
  ['quote.csv', `${HEADER}\na,"never closed`, /quote\.csv can't be read as CSV/],
  ['sheet.csv', 'PK\u0003\u0004\0\0', /sheet\.csv is not a text file/],
  ['empty.csv', ' \n', /empty\.csv is empty/],
  ['bare.csv', HEADER, /bare\.csv contains no product that can be sold/],
];

for (const [file, text, message] of REFUSALS) {
  test(`refuses ${file}, which is no catalogue, with one clear message`, async () => {
    await assert.rejects(
      folder.load(file, text),
      error => error instanceof CatalogueError && message.test(error.message),
    );
  });
}

test('refuses a missing file and a folder with one clear message', async () => {
  await assert.rejects(
    loadStore({catalog: folder.path('nowhere.csv')}),
    /nowhere\.csv can't be read: there is no such file/,
  );
  await assert.rejects(loadStore({catalog: folder.path()}), /it is a folder, not a file/);
});
