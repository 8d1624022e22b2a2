import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {openStorefront} from '../../support/stores/small-storefront.ts';

const app = openStorefront();

/** A browser with its own cart cookie. */
function visit(visitor: string) {
  const cookie = `demo_visitor=${visitor}`;
  const send = (path: string, type: string, body: string) =>
    app.request(path, {method: 'POST', headers: {Cookie: cookie, 'Content-Type': type}, body});
  return {
    get: (path: string) => app.request(path, {headers: {Cookie: cookie}}),
    post: (path: string, body: unknown) => send(path, 'application/json', JSON.stringify(body)),
    submit: (path: string, fields: string) => send(path, 'application/x-www-form-urlencoded', fields),
    cart: async () => (await app.request('/cart.js', {headers: {Cookie: cookie}})).json(),
  };
}

describe('the cart AJAX API', () => {
  test('§2.2 variant use 2: adds a variant by its number', async () => {
    const shopper = visit('adds');
    const response = await shopper.post('/cart/add.js', {id: 5001, quantity: 2});
    assert.equal(response.status, 200);
    const {item_count, total_price, currency, items} = await shopper.cart();
    assert.deepEqual(
      {item_count, total_price, currency},
      {item_count: 2, total_price: 3960000, currency: 'JPY'},
    );
    assert.equal(items[0].variant_id, 5001);
  });

  test('§2.2 variant use 3: ignores a global id without an error', async () => {
    const shopper = visit('global');
    const response = await shopper.post('/cart/add.js', {
      id: 'gid://shopify/ProductVariant/5001',
      quantity: 1,
    });
    assert.equal(response.status, 200);
    assert.equal((await shopper.cart()).item_count, 0);
  });

  test('refuses an unknown variant and a sold-out one', async () => {
    const shopper = visit('refused');
    assert.equal((await shopper.post('/cart/add.js', {id: 1})).status, 404);
    const soldOut = await shopper.post('/cart/add.js', {id: 5002});
    assert.equal(soldOut.status, 422);
    assert.equal((await soldOut.json()).status, 422);
    assert.equal((await shopper.cart()).item_count, 0);
  });

  test('ignores a body that is not JSON', async () => {
    const shopper = visit('broken');
    const headers = {Cookie: 'demo_visitor=broken', 'Content-Type': 'application/json'};
    const response = await app.request('/cart/add.js', {method: 'POST', headers, body: '{'});
    assert.equal(response.status, 200);
    assert.equal((await shopper.cart()).item_count, 0);
  });

  test('changes a line, and removes it at quantity 0', async () => {
    const shopper = visit('changes');
    await shopper.post('/cart/add.js', {id: 5001});
    await shopper.post('/cart/change.js', {line: 1, quantity: 3});
    assert.equal((await shopper.cart()).item_count, 3);
    await shopper.post('/cart/change.js', {id: 5001, quantity: 0});
    assert.equal((await shopper.cart()).item_count, 0);
  });

  test('responds in the language of its path', async () => {
    const shopper = visit('language');
    await shopper.post('/en/cart/add.js', {id: 5001});
    const cart = await (await shopper.get('/en/cart.js')).json();
    assert.equal(cart.items[0].product_title, 'Linen Jacket');
    assert.equal(cart.items[0].url, '/en/products/jacket?variant=5001');
  });
});

describe('the cart page', () => {
  test('adds, changes and removes lines with forms only', async () => {
    const shopper = visit('forms');
    const added = await shopper.submit('/en/cart/add', 'id=5001&quantity=1');
    assert.equal(added.headers.get('Location'), '/en/cart');
    await shopper.submit('/en/cart/add', 'id=6102');
    await shopper.submit('/en/cart', 'updates[]=2&updates[]=1&update=');
    assert.equal((await shopper.cart()).item_count, 3);
    const html = await (await shopper.get('/en/cart')).text();
    assert.match(html, /Linen Jacket[\s\S]*¥39,600[\s\S]*Cup/);
    await shopper.get('/en/cart/change?line=1&quantity=0');
    assert.deepEqual(
      (await shopper.cart()).items.map((item: {handle: string}) => item.handle),
      ['cup'],
    );
  });

  test('redirects to the checkout, and keeps the cart until the order is placed', async () => {
    const shopper = visit('checkout');
    await shopper.post('/cart/add.js', {id: 5001});
    const response = await shopper.submit('/cart', 'updates[]=2&checkout=');
    assert.equal(response.headers.get('Location'), '/checkout');
    assert.equal((await shopper.cart()).item_count, 2);
  });
});

test('identifies each visitor’s cart by a cookie', async () => {
  const first = await app.request('/cart.js');
  assert.match(first.headers.get('Set-Cookie') ?? '', /^demo_visitor=[\w-]{36};/);
  await visit('one').post('/cart/add.js', {id: 5001});
  assert.equal((await visit('other').cart()).item_count, 0);
});
