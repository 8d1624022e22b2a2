import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadStore} from '../../../demo/catalogue/load.ts';

const {store, problems} = await loadStore();
const [ja, en] = store.catalogues;

test('the own store is in Japanese first and English second, in yen', () => {
  assert.deepEqual([ja.locale, en?.locale, store.currency, problems.length], ['ja', 'en', 'JPY', 0]);
});

test('creates an identical store on every run', async () => {
  assert.deepEqual((await loadStore()).store, store);
});

test('has at least 400 products, 40 articles and pages, 12 collections and 30 vendors', () => {
  assert.ok(ja.products.length >= 400);
  assert.ok(ja.articles.length + ja.pages.length >= 40);
  assert.ok(ja.collections.length >= 12);
  assert.ok(new Set(ja.products.map(({vendor}) => vendor)).size >= 30);
});

test('has the same products, prices and stock in both languages', () => {
  const facts = (products: typeof ja.products): object[] =>
    products.map(({id, handle, createdAt, image, variants}) => ({
      ...{id, handle, createdAt, image},
      variants: variants.map(({id, price, compareAtPrice, available, sku}) => ({
        id,
        price,
        compareAtPrice,
        available,
        sku,
      })),
    }));
  assert.deepEqual(facts(en?.products ?? []), facts(ja.products));
});

test('has unique ids, handles and titles, and numeric ids', () => {
  for (const {products, articles, pages} of store.catalogues) {
    const ids = [...products, ...products.flatMap(({variants}) => variants), ...articles, ...pages].map(
      ({id}) => id,
    );
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.every(id => /^\d+$/.test(id) && Number.isSafeInteger(Number(id))));
    assert.equal(new Set(products.map(({handle}) => handle)).size, products.length);
    assert.equal(new Set(products.map(({title}) => title)).size, products.length);
  }
});

test('writes each language in its own script', () => {
  const named = new Set(['lucky-bag']);
  for (const {title, body} of ja.products)
    assert.match(`${title}${body}`, /[\p{Script=Hiragana}\p{Script=Katakana}]/u);
  for (const {title, body, handle, tags, type} of en?.products ?? []) {
    if (named.has(handle)) continue;
    assert.doesNotMatch(
      [title, body, type, ...tags].join(),
      /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    );
  }
});

test('names each option in every variant, and no two variants of a product are equal', () => {
  for (const {handle, options, variants} of ja.products) {
    assert.ok(
      variants.length > 0 && variants.every(variant => variant.options.length === options.length),
      handle,
    );
    assert.equal(new Set(variants.map(({title}) => title)).size, variants.length, handle);
  }
});

test('has plausible prices in whole yen, and compare-at prices above them', () => {
  for (const {price, compareAtPrice} of ja.products.flatMap(({variants}) => variants)) {
    assert.ok(Number.isInteger(price) && price >= 100 && price <= 200_000);
    assert.ok(compareAtPrice === undefined || compareAtPrice > price);
  }
});

test('covers the cases of real stores: sold out, partly sold out, on sale, no picture, long titles, an emoji', () => {
  const {products} = ja;
  assert.ok(products.some(({variants}) => variants.every(({available}) => !available)));
  assert.ok(products.some(({variants}) => new Set(variants.map(({available}) => available)).size === 2));
  assert.ok(products.some(({variants}) => variants.some(({compareAtPrice}) => compareAtPrice !== undefined)));
  assert.ok(products.some(({image}) => image === undefined));
  assert.ok(products.some(({title}) => title.length > 60));
  assert.ok(products.some(({title}) => /\p{Extended_Pictographic}/u.test(title)));
});

test('gives a picture to all linen, which the README searches for', () => {
  const linen = (en?.products ?? []).filter(({title}) => title.startsWith('Linen '));
  assert.ok(linen.length > 10);
  for (const {title, image} of linen) assert.ok(image, title);
});

test('lists existing products in collections, none of them empty', () => {
  const handles = new Set(ja.products.map(({handle}) => handle));
  for (const {handle, products} of ja.collections) {
    assert.ok(products.length > 0 && products.every(product => handles.has(product)), handle);
  }
  assert.equal(ja.collections.find(({handle}) => handle === 'all')?.products.length, handles.size);
});

test('redirects to existing pages and collections', () => {
  const urls = new Set([
    ...ja.pages.map(({handle}) => `/pages/${handle}`),
    ...ja.collections.map(({handle}) => `/collections/${handle}`),
  ]);
  for (const {url} of store.admin.redirects) assert.ok(urls.has(url), url);
});

test('uses the enabled metafields, one of them without a label, and one that is not enabled', () => {
  const used = new Set(ja.products.flatMap(({metafields}) => Object.keys(metafields)));
  const enabled = store.admin.metafields.map(({key}) => key);
  assert.ok(enabled.every(key => used.has(key)));
  assert.ok(store.admin.metafields.some(({label}) => label === undefined));
  assert.ok([...used].some(key => !enabled.includes(key)));
});
