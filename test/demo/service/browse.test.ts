import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  article,
  ask,
  find,
  page,
  product,
  serve,
  storeOf,
  variant,
} from '../../support/stores/small-store.ts';

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

test('§4.1 browse content_type: returns nothing for a filter by articles or pages', async () => {
  for (const filter_content_type of ['article', 'page']) {
    const body = await ask(store, {q: '*', filter_content_type});
    assert.deepEqual([body.total, body.results, body.facets.price_range], [0, [], null]);
  }
});

test('§4.1 browse facets: leaves the facets of tags, content types and options empty, and keeps their keys', async () => {
  const {facets} = await ask(store, {q: '*'});
  assert.deepEqual([facets.tags, facets.content_types, facets.variant_options], [[], [], []]);
});

test('§4.1 browse facets: counts the other facets', async () => {
  const {facets} = await ask(store, {q: '*'});
  assert.deepEqual(facets.vendors, [{value: 'V', count: 1}]);
  assert.deepEqual(facets.metafields, [{name: 'custom.m', values: [{value: 'Oak', count: 1}]}]);
  assert.deepEqual(facets.price_range, [9, 1000]);
});

test('§4.1 browse filters: applies all other filters as it does with a search term', async () => {
  assert.deepEqual(await find(store, {q: '*', filter_tags: 'x,y'}), ['b']);
  assert.deepEqual(await find(store, {q: '*', filter_vendor: 'V'}), ['a']);
  assert.deepEqual(await find(store, {q: '*', filter_available: 'false'}), ['c']);
  assert.deepEqual(await find(store, {q: '*', filter_option_name: 'Size', filter_option_value: 'L'}), ['b']);
  assert.deepEqual(await find(store, {q: '*', filter_metafield: 'custom.m:Oak'}), ['a']);
});

test('§4.1 browse filters: lists a collection in the merchant’s order', async () => {
  assert.deepEqual(await find(store, {q: '*', filter_collection: 'picked'}), ['c', 'a']);
});

test('§4.1 browse filters: sorts by price', async () => {
  assert.deepEqual(await find(store, {q: '*', sort: 'price_asc'}), ['b', 'a', 'c']);
});
