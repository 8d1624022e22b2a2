import assert from 'node:assert/strict';
import {test} from 'node:test';
import {article, ask, find, page, product, serve, storeOf, variant} from '../../support/small-store.ts';

const store = serve(
  storeOf(
    {
      products: [
        product('a', {vendor: 'V', type: 'T', tags: ['x'], metafields: {'custom.m': 'Oak'}}),
        product('b', {tags: ['x', 'y'], options: ['Size'], variants: [variant({options: ['L'], price: 9})]}),
        product('c', {variants: [variant({available: false})]}),
      ],
      articles: [article('story')],
      pages: [page('about')],
      collections: [{handle: 'picked', title: '', description: '', products: ['c', 'a']}],
    },
    {metafields: [{key: 'custom.m'}]},
  ),
);

test('§4.1 browse products, q *: q=* lists products only, in the merchant’s order', async () => {
  assert.deepEqual(await find(store, {q: '*'}), ['a', 'b', 'c']);
});

test('§4.1 browse content_type: a filter for articles or pages always finds nothing', async () => {
  for (const filter_content_type of ['article', 'page']) {
    const body = await ask(store, {q: '*', filter_content_type});
    assert.deepEqual([body.total, body.results, body.facets.price_range], [0, [], null]);
  }
});

test('§4.1 browse facets: facets for tags, content types and options are empty, their keys present', async () => {
  const {facets} = await ask(store, {q: '*'});
  assert.deepEqual([facets.tags, facets.content_types, facets.variant_options], [[], [], []]);
});

test('§4.1 browse facets: the other facets are counted', async () => {
  const {facets} = await ask(store, {q: '*'});
  assert.deepEqual(facets.vendors, [{value: 'V', count: 1}]);
  assert.deepEqual(facets.metafields, [{name: 'custom.m', values: [{value: 'Oak', count: 1}]}]);
  assert.deepEqual(facets.price_range, [9, 1000]);
});

test('§4.1 browse filters: all other filters work as with a search term', async () => {
  assert.deepEqual(await find(store, {q: '*', filter_tags: 'x,y'}), ['b']);
  assert.deepEqual(await find(store, {q: '*', filter_vendor: 'V'}), ['a']);
  assert.deepEqual(await find(store, {q: '*', filter_available: 'false'}), ['c']);
  assert.deepEqual(await find(store, {q: '*', filter_option_name: 'Size', filter_option_value: 'L'}), ['b']);
  assert.deepEqual(await find(store, {q: '*', filter_metafield: 'custom.m:Oak'}), ['a']);
});

test('§4.1 browse filters: a collection keeps the merchant’s order', async () => {
  assert.deepEqual(await find(store, {q: '*', filter_collection: 'picked'}), ['c', 'a']);
});

test('§4.1 browse filters: price sorts apply', async () => {
  assert.deepEqual(await find(store, {q: '*', sort: 'price_asc'}), ['b', 'a', 'c']);
});
