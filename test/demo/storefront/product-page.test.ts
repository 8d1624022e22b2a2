import assert from 'node:assert/strict';
import {test} from 'node:test';
import {openStorefront} from '../../support/stores/small-storefront.ts';

const app = openStorefront();
const read = async (path: string) => (await app.request(path)).text();
const chosen = (html: string) => /name="id" value="(\d*)"/.exec(html)?.[1];

test('selects the first available variant', async () => {
  assert.equal(chosen(await read('/products/jacket')), '5001');
});

test('§2.2 variant use 1: selects the variant of `?variant=` by its numeric id', async () => {
  const html = await read('/products/jacket?variant=5003');
  assert.equal(chosen(html), '5003');
  assert.match(html, /href="\/products\/jacket\?variant=5003"[^>]*aria-current="true"/);
  assert.ok(html.includes('J-L'));
});

test('§2.2 variant use 3: ignores a global id in `?variant=`', async () => {
  const html = await read('/products/jacket?variant=gid://shopify/ProductVariant/5003');
  assert.equal(chosen(html), '5001');
});

test('shows a sold-out variant, without adding it to the cart', async () => {
  assert.match(await read('/en/products/jacket?variant=5002'), /disabled\s*>Sold out</);
});

test('shows prices in the store’s currency, next to the compare-at price', async () => {
  const html = await read('/products/jacket');
  assert.ok(html.includes('¥19,800'));
  assert.match(html, /<s class="price__before">¥24,800<\/s>/);
});

test('shows cents in dollar prices', async () => {
  const dollars = openStorefront({currency: 'USD'});
  assert.ok((await (await dollars.request('/products/cup')).text()).includes('$3,200.00'));
});

test('shows prices in the shopper’s currency, which a cookie keeps', async () => {
  const app = openStorefront();
  const chosen = await app.request('/products/jacket?currency=USD');
  assert.ok((await chosen.text()).includes('$130.68'));
  const cookie = chosen.headers.get('set-cookie') ?? '';
  assert.match(cookie, /cart_currency=USD/);
  const next = await app.request('/products/cup', {headers: {cookie: 'cart_currency=USD'}});
  assert.ok((await next.text()).includes('$21.12'));
});

test('lists the merchant’s metafields, escaped', async () => {
  const html = await read('/en/products/jacket');
  assert.ok(html.includes('<dd>Linen</dd>'));
  assert.ok(html.includes('<dd>Hand wash / A &amp; B</dd>'));
});
