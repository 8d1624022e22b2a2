import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createStorefront} from '../../demo/storefront/storefront.ts';
import {itemAddress, matchingVariant} from '../../src/core/products/shown-variant.ts';
import {campingStore} from './camping-store.ts';
import {openConnection} from './exchange.ts';

const connection = openConnection(campingStore);
const storefront = createStorefront(campingStore);

/** The large tent, selected by a filter on its size. */
async function pickLarge() {
  const {results} = await connection.search({query: 'dome tent'});
  const tent = results.find(item => item.content_type === 'product');
  assert.ok(tent);
  const variant = matchingVariant(tent, {filter_option_name: ['Size'], filter_option_value: ['L']});
  assert.ok(variant);
  return {tent, variant};
}

/** Adds to the cart. Returns the cart's lines and the status of the answer. */
async function addToCart(id: number | string) {
  const added = await storefront.request('/cart/add.js', {
    method: 'POST',
    headers: {'Content-Type': 'application/json'},
    body: JSON.stringify({id, quantity: 2}),
  });
  const cookie = added.headers.get('set-cookie')?.split(';')[0] ?? '';
  const cart = await storefront.request('/cart.js', {headers: {cookie}});
  const {items} = (await cart.json()) as {items: {id: number; quantity: number}[]};
  return {status: added.status, items: items.map(({id, quantity}) => [id, quantity])};
}

/** Returns the variant that a product page has selected. */
async function selectedOn(address: string): Promise<string | undefined> {
  const html = await (await storefront.request(address)).text();
  return /name="id" value="(\d+)"/.exec(html)?.[1];
}

test('§2.2 variant use 1: the address of a variant selects it on the product page', async () => {
  const {tent, variant} = await pickLarge();
  const address = itemAddress(tent, variant);
  assert.equal(address, '/products/dome-tent?variant=22');
  assert.equal(await selectedOn(address), '22');
});

test('§2.2 variant use 2: the numeric id adds a variant to the cart', async () => {
  const {variant} = await pickLarge();
  assert.deepEqual(await addToCart(Number(variant.id)), {status: 200, items: [[22, 2]]});
});

test('§2.2 variant use 3, variant use 4: the global id built from it adds nothing, without an error', async () => {
  const {variant} = await pickLarge();
  assert.deepEqual(await addToCart(`gid://shopify/ProductVariant/${variant.id}`), {status: 200, items: []});
});
