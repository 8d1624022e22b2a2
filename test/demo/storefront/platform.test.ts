import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {openStorefront} from '../../support/stores/small-storefront.ts';

const app = openStorefront();

test('defines the platform’s root, language and currency on every page', async () => {
  const html = await (await app.request('/en/cart')).text();
  const globals = /<script type="application\/json">(\{.*\})<\/script>/.exec(html)?.[1] ?? '{}';
  assert.deepEqual(JSON.parse(globals), {
    shop: 'Kotori',
    locale: 'en',
    currency: {active: 'JPY', rate: '1.0'},
    country: 'US',
    routes: {root: '/en/'},
    designMode: false,
  });
});

describe('/products.json', () => {
  test('is paged by limit and page', async () => {
    const {products} = await (await app.request('/products.json?limit=2&page=2')).json();
    assert.deepEqual(
      products.map(({handle}: {handle: string}) => handle),
      ['pencil-1', 'pencil-2'],
    );
    const all = await (await app.request('/products.json')).json();
    assert.equal(all.products.length, 30);
  });

  test('names variants like the platform', async () => {
    const {products} = await (await app.request('/en/products.json?limit=1')).json();
    const [{id, title, options, variants}] = products;
    assert.deepEqual({id, title}, {id: 101, title: 'Linen Jacket'});
    assert.deepEqual(options, [{name: 'Size', position: 1, values: ['S', 'M', 'L']}]);
    const {option1, price, compare_at_price} = variants[0];
    assert.deepEqual(
      {option1, price, compare_at_price},
      {option1: 'S', price: '19800', compare_at_price: '24800'},
    );
  });

  test('lists a collection under its path', async () => {
    const {products} = await (await app.request('/collections/summer/products.json')).json();
    assert.equal(products.length, 2);
  });
});

describe('the language switch', () => {
  const choose = (locale_code: string, return_to: string) =>
    app.request('/localization', {method: 'POST', body: new URLSearchParams({locale_code, return_to})});

  test('redirects to the same page in the other language', async () => {
    assert.equal((await choose('en', '/search?q=a')).headers.get('Location'), '/en/search?q=a');
    assert.equal((await choose('ja', '/en/search?q=a')).headers.get('Location'), '/search?q=a');
    assert.equal((await choose('ja', '/en')).headers.get('Location'), '/');
  });

  test('never leaves the store', async () => {
    for (const address of [
      '//elsewhere.example',
      '/\\elsewhere.example',
      'https://elsewhere.example',
      '/en//e.example',
    ]) {
      const location = (await choose('ja', address)).headers.get('Location') ?? '';
      assert.equal(new URL(location, 'http://store.example').host, 'store.example', address);
    }
  });
});

describe('the pixel', () => {
  const publish = (visitor: string, body: string) =>
    app.request('/pixel', {method: 'POST', headers: {Cookie: `demo_visitor=${visitor}`}, body});
  const eventsOf = async (visitor: string) =>
    (await app.request('/pixel/events', {headers: {Cookie: `demo_visitor=${visitor}`}})).json();

  test("lists a visitor's events in order, and to that visitor only", async () => {
    await publish(
      'a',
      JSON.stringify({name: 'service_search', data: {query: '夏'}, at: '2025-05-01T00:00:00Z'}),
    );
    await publish(
      'a',
      JSON.stringify({name: 'service_result_clicked', data: {}, at: '2025-05-01T00:00:01Z'}),
    );
    const events = await eventsOf('a');
    assert.deepEqual(events[0], {name: 'service_search', data: {query: '夏'}, at: '2025-05-01T00:00:00Z'});
    assert.equal(events.length, 2);
    assert.deepEqual(await eventsOf('b'), []);
  });

  test('refuses a body that is not an event', async () => {
    assert.equal((await publish('c', 'nonsense')).status, 400);
    assert.equal((await publish('c', '{"name": 1}')).status, 400);
    assert.deepEqual(await eventsOf('c'), []);
  });
});

test('a page names each asset with its version, which browsers keep for ever', async () => {
  const html = await (await app.request('/')).text();
  const [, address = ''] = /href="(\/assets\/base\.css\?v=\w+)"/.exec(html) ?? [];
  const response = await app.request(address);
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('Cache-Control'), 'public, max-age=31536000, immutable');
});

test("serves the theme's assets from one flat folder, and revalidates those without a version", async () => {
  const response = await app.request('/assets/base.css');
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('Cache-Control'), 'no-cache');
  assert.equal((await app.request('/assets/..%2flayout%2ftheme.liquid')).status, 404);
});

test('loads the inspector on every page, with the description of the demo store', async () => {
  const html = await (await app.request('/')).text();
  assert.match(html, /<script type="module" src="\/assets\/storefront-search\.debug\.js">/);
  const [, content = ''] = /<meta name="storefront-search-debug" content='([^']*)'>/.exec(html) ?? [];
  const {states, lasting, events} = JSON.parse(content);
  assert.deepEqual([states[0], lasting, events], ['normal', {'first-sync': 60}, '/pixel/events']);
});

test('draws pictures by name', async () => {
  const response = await app.request('/cdn/pictures/jacket.svg');
  assert.equal(response.headers.get('Content-Type'), 'image/svg+xml');
  assert.match(await response.text(), /^<svg/);
});
