import assert from 'node:assert/strict';
import {test} from 'node:test';
import {product, variant} from '../../support/stores/small-store.ts';
import {openStorefront} from '../../support/stores/small-storefront.ts';

const app = openStorefront();
const read = async (path: string) => (await app.request(path)).text();

const jsonBlock = (html: string, name: string): unknown => {
  const block = new RegExp(`<script type="application/json" ${name}>([^<]*)</script>`).exec(html);
  return JSON.parse(block?.[1] ?? 'null');
};

test('configures the service’s URL, the language and the currency once per page', async () => {
  for (const path of ['/en', '/en/search?q=x', '/en/products/cup', '/en/nope']) {
    const html = await read(path);
    assert.equal(html.split('data-storefront-search>').length - 1, 1, path);
    assert.deepEqual(jsonBlock(html, 'data-storefront-search'), {
      endpoint: '/apps/searchapp/search',
      searchUrl: '/en/search',
      locale: 'en',
      moneyFormat: '¥{{amount_no_decimals}}',
      currency: 'JPY',
      baseCurrency: 'JPY',
    });
  }
});

test('loads a single module script and wraps the header form in a search box on every page', async () => {
  const html = await read('/products/cup');
  assert.match(html, /<script type="module" src="\/assets\/storefront-search\.js\?v=\w+"><\/script>/);
  assert.match(
    html,
    /<search-box[^>]*data-skip-node-update\s+data-skip-subtree-update\s*>\s*<form[^>]*role="search"\s+action="\/search"/,
  );
});

test('shows the query in the search box, escaped', async () => {
  const hostile = '"><script>alert(1)</script>';
  const html = await read(`/search?q=${encodeURIComponent(hostile)}`);
  assert.ok(!html.includes('<script>alert'));
  assert.ok(html.includes('value="&#34;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"'));
});

test('lists Liquid’s results on the search page, for a browser without scripts', async () => {
  const html = await read('/en/search?q=linen%20jacket');
  assert.match(html, /<search-results[^>]*>[\s\S]*href="\/en\/products\/jacket"[\s\S]*<\/search-results>/);
  assert.ok(!html.includes('href="/en/products/cup"'));
  assert.ok((await read('/en/search?q=linen')).includes('href="/en/blogs/journal/on-linen"'));
});

test('reports an empty result to a browser without scripts', async () => {
  assert.match(
    await read('/en/search?q=zzz'),
    /<search-results[\s\S]*Nothing was found for “zzz”[\s\S]*<\/search-results>/,
  );
});

test('browses the collection on its page, with its products as fallback', async () => {
  const html = await read('/collections/summer');
  assert.match(
    html,
    /<search-results[^>]*collection="summer"[^>]*data-skip-node-update\s+data-skip-subtree-update\s*>[\s\S]*jacket/,
  );
});

test('§4.1 browse facets: seeds brands, types and the facets that browsing never returns on a collection page', async () => {
  const html = await read('/en/collections/summer');
  assert.match(html, /<facet-panel[^>]*data-skip-node-update\s+data-skip-subtree-update\s*>/);
  assert.deepEqual(jsonBlock(html, 'data-facet-seeds'), {
    vendors: ['尾根と道草', 'Kotori'],
    product_types: ['Jackets'],
    tags: ['</script><b>', 'summer'],
    variant_options: [{name: 'Size', label: 'Choose your fit', values: ['S', 'M', 'L']}],
  });
});

test('seeds brands and types in the order of the theme’s own filters', async () => {
  const html = await read('/en/collections/all');
  const {vendors} = jsonBlock(html, 'data-facet-seeds') as {vendors: string[]};
  const inForm = [...html.matchAll(/name="filter\.p\.vendor"\s+value="([^"]+)"/g)].map(([, value]) => value);
  assert.ok(inForm.length > 1);
  assert.deepEqual(
    vendors.map(vendor => vendor.replaceAll('&', '&amp;')),
    inForm,
  );
});

test('seeds options by the names of the products, not by the merchant’s label of the filter', async () => {
  const seeds = async (path: string, options: readonly string[]) => {
    const products = [
      product('lamp'),
      product('boot', {options, variants: [variant({options: ['M', 'Navy'].slice(0, options.length)})]}),
    ];
    const all = {handle: 'all', title: 'All', description: '', products: ['lamp', 'boot']};
    const catalogueIn = (locale: string) => ({
      locale,
      products,
      collections: [all],
      articles: [],
      pages: [],
    });
    const shop = openStorefront({catalogues: [catalogueIn('ja'), catalogueIn('en')]});
    const html = await (await shop.request(path)).text();
    return (jsonBlock(html, 'data-facet-seeds') as {variant_options: unknown}).variant_options;
  };
  assert.deepEqual(await seeds('/en/collections/all', ['Size', 'Color']), [
    {name: 'Size', label: 'Choose your fit', values: ['M']},
    {name: 'Color', label: 'Shop by color', values: ['Navy']},
  ]);
  assert.deepEqual(await seeds('/collections/all', ['サイズ']), [
    {name: 'サイズ', label: 'サイズを選ぶ', values: ['M']},
  ]);
  assert.deepEqual(await seeds('/en/collections/all', ['Heel Height']), [
    {name: 'Heel Height', label: 'Heel Height', values: ['M']},
  ]);
});

test('leaves out an option whose name no product of the page tells', async () => {
  const others = Array.from({length: 50}, (_, index) => product(`cup-${index}`));
  const products = [...others, product('boot', {options: ['Size'], variants: [variant({options: ['M']})]})];
  const all = {handle: 'all', title: 'All', description: '', products: products.map(({handle}) => handle)};
  const catalogue = {locale: 'en', products, collections: [all], articles: [], pages: []};
  const html = await (await openStorefront({catalogues: [catalogue]}).request('/collections/all')).text();
  assert.deepEqual((jsonBlock(html, 'data-facet-seeds') as {variant_options: unknown}).variant_options, []);
});

test('names the merchant’s swatches by options and values, not by labels of filters', async () => {
  const products = [product('boot', {options: ['Color'], variants: [variant({options: ['Purple']})]})];
  const all = {handle: 'all', title: 'All', description: '', products: ['boot']};
  const catalogue = {locale: 'en', products, collections: [all], articles: [], pages: []};
  const shop = openStorefront({catalogues: [catalogue]});
  for (const path of ['/collections/all', '/search?q=boot', '/products/boot']) {
    const html = await (await shop.request(path)).text();
    const {swatches} = jsonBlock(html, 'data-storefront-search') as {swatches: Record<string, unknown>};
    const named = Object.entries(swatches).map(([name, values]) => [name.toLowerCase(), values]);
    assert.deepEqual(named, [['color', {Purple: '#800080'}]], path);
  }
});

test('embeds related products of the same type, without the product itself', async () => {
  const html = await read('/products/jacket');
  assert.match(html, /<search-results[^>]*filters="filter_type=%E4%B8%8A%E7%9D%80"/);
  assert.match(html, /<search-results[^>]*exclude="jacket"[^>]*url-sync="off"/);
});
