import assert from 'node:assert/strict';
import {test} from 'node:test';
import {cardsAddress, partsOf} from '../../../src/service/shopify/section-cards.ts';

const source = {searchUrl: '/en/search', section: 'template--123__cards'};
const products = (count: number, digits = 14) =>
  Array.from({length: count}, (_, index) => ({id: `${10 ** (digits - 1) + index}`, handle: `product-${index}`}));

test('asks for cards by the products’ ids, in the context of the results page', () => {
  assert.equal(
    cardsAddress(products(2, 2), source),
    '/en/search?q=id%3A10+OR+id%3A11&type=product&section_id=template--123__cards',
  );
});

test('asks once for the most products of a page', () => {
  assert.deepEqual(
    partsOf(products(50), source).map(({length}) => length),
    [50],
  );
});

test('asks in parts for more than Liquid lists, and for more than an address may name', () => {
  assert.deepEqual(
    partsOf(products(120, 4), source).map(({length}) => length),
    [50, 50, 20],
  );
  const long = {...source, searchUrl: `/${'a'.repeat(1500)}`};
  const parts = partsOf(products(50), long);
  assert.ok(parts.length > 1);
  assert.deepEqual(parts.flat(), products(50));
  for (const part of parts) assert.ok(cardsAddress(part, long).length <= 2000);
});

test('asks for a product whose address alone is too long', () => {
  const long = {...source, searchUrl: `/${'a'.repeat(3000)}`};
  assert.deepEqual(
    partsOf(products(2), long).map(({length}) => length),
    [1, 1],
  );
});
