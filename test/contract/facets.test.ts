import assert from 'node:assert/strict';
import {test} from 'node:test';
import {facetGroups} from '../../src/core/filters/facet-groups.ts';
import {campingStore} from './camping-store.ts';
import {openLine} from './exchange.ts';

const line = openLine(campingStore);

/** A facet of the service as the client offers it: its groups, each with its values and counts. */
async function offered(facet: Parameters<typeof facetGroups>[0], query = 'tent'): Promise<string[][]> {
  const {facets} = await line.search({query});
  return facetGroups(facet, facets, {}, {}).map(({heading, choices}) => [
    'text' in heading ? heading.text : '',
    ...choices.map(({value, count}) => `${value} ${count}`),
  ]);
}

test('§2.3 vendors, order: vendors are offered by count, then by name', async () =>
  assert.deepEqual(await offered('vendors'), [['', 'Kawa 1', 'Yama 1']]));

test('§2.3 product_types: product types are offered', async () =>
  assert.deepEqual(await offered('product_types'), [['', 'Tents 2']]));

test('§2.3 tags: tags are offered', async () =>
  assert.deepEqual(await offered('tags'), [['', 'camp 2', 'guide 1', 'new 1']]));

test('§2.3 content_types: kinds of content are offered', async () =>
  assert.deepEqual(await offered('content_types'), [['', 'product 2', 'article 1', 'page 1']]));

test('§2.3 variant_options: each axis is a group of its own', async () =>
  assert.deepEqual(await offered('variant_options'), [
    ['Color', 'Red 1'],
    ['Size', 'L 1', 'S 1'],
  ]));

test('§2.3 metafields, label: a metafield is headed by its label, else by its name', async () =>
  assert.deepEqual(await offered('metafields'), [
    ['Material', 'Cotton 1', 'Nylon 1'],
    ['custom.ratio', '1:24 1'],
  ]));

test('§2.3 price_range, on_sale_count: the range spans what was found, sales are counted', async () => {
  const {facets} = await line.search();
  assert.deepEqual([facets.price_range, facets.on_sale_count], [[700, 1500], 1]);
  const none = await line.search({query: 'zzzz'});
  assert.deepEqual([none.facets.price_range, none.facets.on_sale_count], [null, 0]);
});

test('§4.1 browse facets: what browsing does not count is not offered', async () => {
  for (const facet of ['tags', 'content_types', 'variant_options'] as const) {
    assert.deepEqual(await offered(facet, '*'), []);
  }
  assert.deepEqual(await offered('vendors', '*'), [['', 'Kawa 1', 'Yama 1']]);
});
