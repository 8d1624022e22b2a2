import assert from 'node:assert/strict';
import {test} from 'node:test';
import {facetsOf, headingOf, narrowingFacets, type ValueFacet} from '../../src/core/filters/facets.ts';
import {campingStore} from './camping-store.ts';
import {openConnection} from './exchange.ts';

const connection = openConnection(campingStore);

/** Returns a facet of the service as the client shows it: its groups, each with its values and counts. */
async function offered(facet: ValueFacet, query = 'tent'): Promise<string[][]> {
  const {facets} = await connection.search({query});
  const shown = narrowingFacets(facetsOf(facets), {filters: {}, seeds: []});
  return shown
    .filter(each => each.facet === facet)
    .map(each => [headingOf(each, () => ''), ...each.values.map(({value, count}) => `${value} ${count}`)]);
}

test('§2.3 vendors, order: offers vendors by count, then by name', async () =>
  assert.deepEqual(await offered('vendors'), [['', 'Kawa 1', 'Yama 1']]));

test('§2.3 product_types: offers product types', async () =>
  assert.deepEqual(await offered('product_types'), [['', 'Tents 2']]));

test('§2.3 tags: offers tags', async () =>
  assert.deepEqual(await offered('tags'), [['', 'camp 2', 'guide 1', 'new 1']]));

test('§2.3 content_types: offers content types', async () =>
  assert.deepEqual(await offered('content_types'), [['', 'product 2', 'article 1', 'page 1']]));

test('§2.3 variant_options: offers each variant option as a group of its own', async () =>
  assert.deepEqual(await offered('variant_options'), [
    ['Color', 'Red 1'],
    ['Size', 'S 1', 'L 1'],
  ]));

test('§2.3 metafields, label: heads a metafield by its label, or by its key without one', async () =>
  assert.deepEqual(await offered('metafields'), [
    ['Material', 'Cotton 1', 'Nylon 1'],
    ['Ratio', '1:24 1'],
  ]));

test('§2.3 price_range, on_sale_count: spans the prices of all results, and counts the products on sale', async () => {
  const {facets} = await connection.search();
  assert.deepEqual([facets.price_range, facets.on_sale_count], [[700, 1500], 1]);
  const none = await connection.search({query: 'zzzz'});
  assert.deepEqual([none.facets.price_range, none.facets.on_sale_count], [null, 0]);
});

test('§4.1 browse facets: offers no group that browse does not count', async () => {
  for (const facet of ['tags', 'content_types', 'variant_options'] as const) {
    assert.deepEqual(await offered(facet, '*'), []);
  }
  assert.deepEqual(await offered('vendors', '*'), [['', 'Kawa 1', 'Yama 1']]);
});
