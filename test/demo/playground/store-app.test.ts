import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createStoreApp} from '../../../demo/playground/store/store-app.ts';
import {product, storeOf, variant} from '../../support/stores/small-store.ts';

const store = storeOf({
  products: [
    product('tent', {
      title: '<Dome> tent',
      body: '<script>alert(1)</script>Dry',
      variants: [variant({price: 900})],
    }),
  ],
  collections: [{handle: 'all', title: 'All', description: '', products: ['tent']}],
});
const app = createStoreApp({
  base: '/site/',
  storeFor: async name => (name === 'demo' ? store : undefined),
  settable: new Set(['search-results.paging']),
  styles: {plain: 'body{color:teal}', dawn: '', horizon: ''},
});

async function open(path: string): Promise<{status: number; text: string}> {
  const response = await app.request(`/site/playground/store/${path}`);
  return {status: response.status, text: await response.text()};
}

test('each page keeps the setup in its links, and the elements search in the chosen state', async () => {
  const {text} = await open('locale=en&state=failing/search?q=tent');
  assert.match(text, /"endpoint":"\/site\/store\/demo\/state\/failing\/search"/);
  assert.match(text, /"rootUrl":"\/site\/playground\/store\/locale=en&state=failing\/"/);
  assert.match(text, /name="q" value="tent"/);
});

test('each page brings the style of its look, so that it never shows without', async () => {
  assert.match((await open('locale=en/search?q=tent')).text, /<style>body\{color:teal\}<\/style>/);
});

test('a product page has its title, its price and a way back, and nothing of its markup runs', async () => {
  const {text} = await open('locale=en/products/tent');
  assert.match(text, /<h1>&lt;Dome&gt; tent<\/h1>/);
  assert.match(text, /¥900/);
  assert.match(text, /href="\/site\/playground\/store\/locale=en\/" data-back/);
  assert.doesNotMatch(text, /<script>alert/);
});

test('an address sets attributes of the elements, but no handler of events', async () => {
  const {text} = await open(
    'locale=en&search-results.paging=infinite&search-results.onclick=alert(1)/search',
  );
  assert.match(text, /<search-results paging="infinite">/);
  assert.doesNotMatch(text, / onclick=/);
});

test('a page that the store does not have is missing, also in a store that nobody has dropped', async () => {
  assert.equal((await open('locale=en/cart')).status, 404);
  assert.equal((await open('locale=en&store=own/')).status, 404);
  assert.equal((await open('ja/collections/all')).status, 200);
});
