import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {makeCatalogue, openStorefront} from '../../support/stores/small-storefront.ts';

const app = openStorefront();
const read = async (path: string) => (await app.request(path)).text();

const pages = [
  ['/', 'よいものを', 'Good things'],
  ['/search?q=linen', '「linen」の検索結果', 'Results for “linen”'],
  ['/collections', 'コレクション', 'Collections'],
  ['/collections/summer', '<h1>夏', '<h1>Summer'],
  ['/collections/all?page=2', '<h1>すべて', '<h1>All'],
  ['/products/jacket', 'リネンジャケット', 'Linen Jacket'],
  ['/blogs/journal', 'リネンの話', 'On linen'],
  ['/blogs/journal/on-linen', '<h1>リネンの話', '<h1>On linen'],
  ['/pages/shipping', '<h1>送料', '<h1>Shipping'],
  ['/pages/summer-campaign', '<h1>夏', '<h1>Summer'],
  ['/cart', 'カートは空です', 'Your cart is empty'],
] as const;

describe('every page is in the language of its path', () => {
  for (const [path, ja, en] of pages) {
    for (const [address, locale, text] of [
      [path, 'ja', ja],
      [`/en${path}`, 'en', en],
    ] as const) {
      test(`${address} is in ${locale}`, async () => {
        const response = await app.request(address);
        const html = await response.text();
        assert.equal(response.status, 200);
        assert.match(response.headers.get('Content-Type') ?? '', /text\/html/);
        assert.ok(html.includes(`<html lang="${locale}" dir="ltr">`));
        assert.ok(html.includes(text), text);
        assert.doesNotMatch(html, /Translation missing|Liquid error|\[object Object\]|undefined/);
      });
    }
  }
});

test('/en/ is the English home page too, because `Shopify.routes.root` ends in a slash', async () => {
  assert.equal((await app.request('/en/')).status, 200);
});

test('links stay in the language of the page', async () => {
  const html = await read('/en');
  const links = [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) => href);
  const foreign = links.filter(href => !/^\/en(\/|$)/.test(href) && !href.startsWith('/assets/'));
  assert.deepEqual(foreign, []);
});

test('renders a 404 page in the language of the path', async () => {
  for (const path of ['/nope', '/products/nope', '/collections/nope', '/blogs/nope', '/pages/__proto__']) {
    const response = await app.request(`/en${path}`);
    assert.equal(response.status, 404, path);
    assert.match(await response.text(), /Page not found/);
  }
  assert.match(await read('/nope'), /ページが見つかりません/);
});

test('omits the language switch in a store with one language', async () => {
  const single = openStorefront({catalogues: [makeCatalogue('en')], currency: 'USD'});
  const html = await (await single.request('/')).text();
  assert.ok(html.includes('<html lang="en" dir="ltr">'));
  assert.doesNotMatch(html, /locale_code/);
  assert.equal((await single.request('/en')).status, 404);
});

test('renders a page with the template that has its handle', async () => {
  assert.match(await read('/pages/summer-campaign'), /<search-results[^>]*url-sync="off"/);
  assert.doesNotMatch(await read('/pages/shipping'), /<search-results/);
});

test('escapes plain text and wraps it in paragraphs, and keeps the merchant’s HTML', async () => {
  assert.ok((await read('/pages/shipping')).includes('<p>a &#60; b</p>'));
  assert.ok((await read('/blogs/journal/on-linen')).includes('<p>Linen & summer</p>'));
});

test('paginates a long list, and keeps the other query parameters', async () => {
  const html = await read('/collections/all?utm_source=x&page=2');
  assert.ok(html.includes('href="?utm_source=x&page=1" rel="prev"'));
  assert.doesNotMatch(html, /rel="next"/);
});

test('renders no inline event handlers', async () => {
  for (const [path] of pages) assert.doesNotMatch(await read(path), /<[^>]+\son\w+\s*=/, path);
});

test('sends a policy on every page that prevents text from becoming code', async () => {
  for (const path of [...pages.map(([path]) => path), '/nope', '/admin/analytics']) {
    const policy = (await app.request(path)).headers.get('Content-Security-Policy') ?? '';
    assert.match(policy, /require-trusted-types-for 'script'/, path);
    assert.match(policy, /default-src 'none'/, path);
    assert.doesNotMatch(policy, /unsafe/, path);
  }
});

test('has no inline script, and allows none but speculation rules in the policy', async () => {
  const response = await app.request('/');
  assert.doesNotMatch(await response.text(), /<script>/);
  const policy = response.headers.get('Content-Security-Policy');
  assert.match(`${policy}`, /script-src 'self' 'inline-speculation-rules';/);
});

test('names the page, then the store, in the title', async () => {
  const titleOf = async (path: string) => /<title>([^<]*)<\/title>/.exec(await read(path))?.[1];
  assert.equal(await titleOf('/en'), 'Kotori');
  assert.equal(await titleOf('/en/cart'), 'Cart – Kotori');
  assert.equal(await titleOf('/en/products/cup'), 'Cup – Kotori');
  assert.equal(await titleOf('/en/search?q=%3Cb%3E'), 'Search: &#60;b&#62; – Kotori');
});
