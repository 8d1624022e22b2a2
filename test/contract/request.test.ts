import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Filters} from '../../src/core/filters/filters.ts';
import {campingStore} from './camping-store.ts';
import {openConnection} from './exchange.ts';

const connection = openConnection(campingStore);

/** Searches with filters. Returns the handles of the results, and the filter parameters that were sent. */
async function finds(filters: Filters, query = 'tent'): Promise<{handles: string[]; sent: string[]}> {
  const {results} = await connection.search({filters, query});
  const {searchParams} = new URL(connection.sent.url);
  return {
    handles: results.map(({handle}) => handle).sort(),
    sent: Object.keys(filters).flatMap(name => searchParams.getAll(name)),
  };
}

test('§4.1 request, §1.1, §1.3, §5.1, §5.2: sends a search as a GET of the store’s own path, without a body or a key', async () => {
  await connection.search();
  const {method, url, body, headers} = connection.sent;
  assert.deepEqual([method, body, new URL(url).origin], ['GET', null, 'https://store.example']);
  assert.equal(new URL(url).pathname, '/apps/searchapp/search');
  assert.deepEqual([...headers.keys()].sort(), ['accept', 'cookie']);
  assert.match(connection.received.headers.get('content-type') ?? '', /^application\/json/);
});

test('§4.1 contract, type, §1.5, §1.7, §9.1: sends contract=v1 and type=search with every request, and gets a v1 answer', async () => {
  const {schemaVersion} = await connection.search({query: '*'});
  const {searchParams} = new URL(connection.sent.url);
  assert.deepEqual([searchParams.get('contract'), searchParams.get('type')], ['v1', 'search']);
  assert.equal(schemaVersion, 'v1');
});

test('§4.1 q, §2.1 query, §4.1 paging 5: sends a query with any characters, and gets it back unchanged', async () => {
  for (const query of ['tent', '夏 & 冬', 'a+b=c#d%20', '😀', ' <tent> ']) {
    assert.equal((await connection.search({query})).query, query);
  }
});

test('§4.1 q *: lists all products for a star', async () => {
  const {results} = await connection.search({query: '*'});
  assert.deepEqual(
    results.map(({handle}) => handle),
    ['dome-tent', 'pop-tent'],
  );
});

test('§4.1 session_id, §5.4: gets a normal answer to a search without a session', async () => {
  const {query_id, total} = await connection.search();
  assert.ok(!new URL(connection.sent.url).searchParams.has('session_id'));
  assert.ok(query_id && total > 0);
});

test('§4.1 limit, offset, §2.1 limit, offset, §8.3, §8.4: gets the requested page, and its echo', async () => {
  const {limit, offset, results, total} = await connection.search({limit: 1, offset: 2});
  assert.deepEqual([limit, offset, results.length, total], [1, 2, 1, 4]);
});

test('§4.1 sort, §2.1 sort: gets each of the four sort orders, and its echo', async () => {
  for (const sort of ['relevance', 'price_asc', 'price_desc', 'newest'] as const) {
    assert.equal((await connection.search({sort})).sort, sort);
  }
  const {results} = await connection.search({sort: 'price_asc'});
  assert.equal(results[0]?.handle, 'pop-tent');
});

test('§4.1 locale: sends the configured language, and none without one', async () => {
  await connection.search({locale: 'ja'});
  assert.equal(new URL(connection.sent.url).searchParams.get('locale'), 'ja');
  await connection.search();
  assert.ok(!new URL(connection.sent.url).searchParams.has('locale'));
});

test('§4.1 filter_vendor: finds one vendor’s products', async () =>
  assert.deepEqual(await finds({filter_vendor: ['Yama']}), {handles: ['dome-tent'], sent: ['Yama']}));

test('§4.1 filter_type: finds one product type', async () =>
  assert.deepEqual((await finds({filter_type: ['Tents']})).handles, ['dome-tent', 'pop-tent']));

test('§4.1 filter_tags: sends tags in one parameter, and finds results with all of them', async () =>
  assert.deepEqual(await finds({filter_tags: ['camp', 'new']}), {
    handles: ['dome-tent'],
    sent: ['camp,new'],
  }));

test('§4.1 filter_price_min: finds nothing cheaper', async () =>
  assert.deepEqual((await finds({filter_price_min: ['701']})).handles, ['dome-tent']));

test('§4.1 filter_price_max: finds nothing dearer', async () =>
  assert.deepEqual((await finds({filter_price_max: ['700']})).handles, ['pop-tent']));

test('§4.1 filter_available: finds products in stock', async () =>
  assert.deepEqual((await finds({filter_available: ['true']})).handles, ['dome-tent']));

test('§4.1 filter_on_sale: finds products on sale', async () =>
  assert.deepEqual((await finds({filter_on_sale: ['true']})).handles, ['dome-tent']));

test('§4.1 filter_content_type: finds one content type', async () =>
  assert.deepEqual((await finds({filter_content_type: ['article']})).handles, ['tent-care']));

test('§4.1 filter_collection: finds the products of a collection', async () =>
  assert.deepEqual((await finds({filter_collection: ['sale']}, '*')).handles, ['dome-tent']));

test('§4.1 filter_option_name, filter_option_value: finds products with an option’s name and value', async () =>
  assert.deepEqual(await finds({filter_option_name: ['Size'], filter_option_value: ['L']}), {
    handles: ['dome-tent'],
    sent: ['Size', 'L'],
  }));

test('§4.1 filter_metafield, metafield 1, metafield 3: sends a parameter per key, and finds products with all values', async () =>
  assert.deepEqual(await finds({filter_metafield: ['custom.material:Cotton', 'custom.ratio:1:24']}), {
    handles: ['dome-tent'],
    sent: ['custom.material:Cotton', 'custom.ratio:1:24'],
  }));

test('§4.1 metafield 2: finds a value that contains colons', async () =>
  assert.deepEqual((await finds({filter_metafield: ['custom.ratio:1:24']})).handles, ['dome-tent']));

test('§4.1 browse content_type: never sends a filter with which browse finds nothing', async () =>
  assert.deepEqual(await finds({filter_content_type: ['article']}, '*'), {
    handles: ['dome-tent', 'pop-tent'],
    sent: [],
  }));

test('§4.1 browse filters: sends all other filters while browsing', async () =>
  assert.deepEqual((await finds({filter_tags: ['new'], filter_vendor: ['Yama']}, '*')).handles, [
    'dome-tent',
  ]));
