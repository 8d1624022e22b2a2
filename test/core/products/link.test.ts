import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {ProductItem} from '../../../src/core/contract/schema.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {otherSite, storeHref, storeUrl} from '../../../src/core/products/link.ts';
import {itemAddress, matchingVariant} from '../../../src/core/products/shown-variant.ts';
import {article, body, product, variant} from '../../support/stores/bodies.ts';

const BASE = 'https://store.example/en/search';
const href = (address: string, rootUrl = '/') => storeUrl(address, rootUrl, BASE)?.href;

const unsafe = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://store.example/1',
  'mailto:a@b.example',
  'https://[',
];

for (const address of unsafe) {
  test(`${JSON.stringify(address)} is not safe to follow`, () => {
    assert.equal(href(address), undefined);
    assert.equal(storeHref(address, '/', BASE), undefined);
  });
}

const addresses = [
  '/',
  '/a',
  '/en',
  '/en/a',
  '/english',
  '//cdn.example/a',
  '/\\cdn.example/a',
  '/a b?x=é#y',
  'a',
  'https://other.example/a',
];
for (const address of addresses) {
  test(`${JSON.stringify(address)} resolves to the same URL as a string and as an object`, () => {
    for (const root of ['/', '/en/'])
      assert.equal(new URL(storeHref(address, root, BASE) ?? '', BASE).href, href(address, root));
  });
}

test('a store-relative address resolves to this store', () => {
  assert.equal(href('/products/a?x=1#y'), 'https://store.example/products/a?x=1#y');
});

test('an address on another site is kept', () => {
  assert.equal(href('https://other.example/a', '/en/'), 'https://other.example/a');
  assert.equal(href('//cdn.example/a.jpg', '/en/'), 'https://cdn.example/a.jpg');
});

test('the root of the shopper’s language is not repeated, even before parameters or a fragment', () => {
  for (const address of ['/en', '/en/', '/en?ref=1', '/en#top'])
    assert.equal(href(address, '/en/'), `https://store.example${address}`);
});

test('the root of the shopper’s language is put before a store-relative address, once', () => {
  assert.equal(href('/products/a', '/en/'), 'https://store.example/en/products/a');
  assert.equal(href('/en/products/a', '/en/'), 'https://store.example/en/products/a');
  assert.equal(href('/english-tea', '/en/'), 'https://store.example/en/english-tea');
  assert.equal(href('/en', '/en/'), 'https://store.example/en');
});

const itemOf = (record: Record<string, unknown>) => {
  const [item] = readResponse(body({results: [record]})).results;
  assert.ok(item);
  return item;
};
const shirt = itemOf(
  product({
    variants: [
      variant({
        id: '1',
        options: [
          {name: 'Size', value: 'S'},
          {name: 'Colour', value: 'Red'},
        ],
        available: false,
      }),
      variant({
        id: '2',
        options: [
          {name: 'Size', value: 'S'},
          {name: 'Colour', value: 'Blue'},
        ],
      }),
      variant({
        id: '3',
        options: [
          {name: 'Size', value: 'M'},
          {name: 'Colour', value: 'Red'},
        ],
        available: false,
      }),
    ],
  }),
) as ProductItem;
const match = (name: string, value: string) =>
  matchingVariant(shirt, {filter_option_name: [name], filter_option_value: [value]})?.id;

test('an option filter selects a variant that can be bought, if there is one', () => {
  assert.equal(match('Size', 'S'), '2');
  assert.equal(match('Size', 'M'), '3');
});

test('no variant is selected by a value of another option, or without an option filter', () => {
  assert.equal(match('Size', 'Red'), undefined);
  assert.equal(matchingVariant(shirt, {}), undefined);
});

test('§2.2 variant use 1, variant use 3, variant id: a selected variant is linked by its numeric id, never by a global one', () => {
  assert.equal(itemAddress(shirt, shirt.variants[1]), '/products/linen-jacket?variant=2');
  assert.equal(
    itemAddress({...shirt, url: '/products/a?_pos=1'}, shirt.variants[1]),
    '/products/a?_pos=1&variant=2',
  );
});

test('a picked variant is named before the fragment of an address', () => {
  for (const [url, expected] of [
    ['/products/a#reviews', '/products/a?variant=2#reviews'],
    ['/products/a?_pos=1#reviews', '/products/a?_pos=1&variant=2#reviews'],
    ['/products/a#what?', '/products/a?variant=2#what?'],
  ] as const)
    assert.equal(itemAddress({...shirt, url}, shirt.variants[1]), expected);
});

test('an item without a picked variant has its own address', () => {
  assert.equal(itemAddress(shirt), '/products/linen-jacket');
  assert.equal(itemAddress(itemOf(article())), '/blogs/journal/on-linen');
});

test('names the host of another website, and none for a page of the store', () => {
  const read = (address: string) => otherSite(address, 'https://shop.example/en/search?q=a');
  assert.equal(read('https://help.example/a%20b'), 'help.example');
  assert.equal(read('//help.example:8080/a'), 'help.example:8080');
  assert.equal(read('https://shop.example/collections/%E5%A4%8F'), undefined);
  assert.equal(read('/pages/100%'), undefined);
});
