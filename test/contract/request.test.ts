import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {Filters} from '../../src/core/filters/filters.ts';
import {campingStore} from './camping-store.ts';
import {openLine} from './exchange.ts';

const line = openLine(campingStore);

/** Handles that a search finds under filters, and what was sent under the names of those filters. */
async function finds(filters: Filters, query = 'tent'): Promise<{handles: string[]; sent: string[]}> {
  const {results} = await line.search({filters, query});
  const {searchParams} = new URL(line.sent.url);
  return {
    handles: results.map(({handle}) => handle).sort(),
    sent: Object.keys(filters).flatMap(name => searchParams.getAll(name)),
  };
}

test('§4.1 request, §1.1, §1.3, §5.1, §5.2: a search is a GET of the store’s own path, without a body or a key', async () => {
  await line.search();
  const {method, url, body, headers} = line.sent;
  assert.deepEqual([method, body, new URL(url).origin], ['GET', null, 'https://store.example']);
  assert.equal(new URL(url).pathname, '/apps/searchapp/search');
  assert.deepEqual([...headers.keys()].sort(), ['accept', 'cookie']);
  assert.match(line.received.headers.get('content-type') ?? '', /^application\/json/);
});

test('§4.1 contract, type, §1.5, §1.7, §9.1: every request asks for contract=v1 and type=search, and v1 answers', async () => {
  const {schemaVersion} = await line.search({query: '*'});
  const {searchParams} = new URL(line.sent.url);
  assert.deepEqual([searchParams.get('contract'), searchParams.get('type')], ['v1', 'search']);
  assert.equal(schemaVersion, 'v1');
});

test('§4.1 q, §2.1 query, §4.1 paging 5: a query of any signs arrives as it is and comes back so', async () => {
  for (const query of ['tent', '夏 & 冬', 'a+b=c#d%20', '😀', ' <tent> ']) {
    assert.equal((await line.search({query})).query, query);
  }
});

test('§4.1 q *: a star lists all products', async () => {
  const {results} = await line.search({query: '*'});
  assert.deepEqual(
    results.map(({handle}) => handle),
    ['dome-tent', 'pop-tent'],
  );
});

test('§4.1 session_id, §5.4: a search without a session is answered like any other', async () => {
  const {query_id, total} = await line.search();
  assert.ok(!new URL(line.sent.url).searchParams.has('session_id'));
  assert.ok(query_id && total > 0);
});

test('§4.1 limit, offset, §2.1 limit, offset, §8.3, §8.4: the page asked for is the page that comes, and is echoed', async () => {
  const {limit, offset, results, total} = await line.search({limit: 1, offset: 2});
  assert.deepEqual([limit, offset, results.length, total], [1, 2, 1, 4]);
});

test('§4.1 sort, §2.1 sort: each of the four sorts is understood and echoed', async () => {
  for (const sort of ['relevance', 'price_asc', 'price_desc', 'newest'] as const) {
    assert.equal((await line.search({sort})).sort, sort);
  }
  const {results} = await line.search({sort: 'price_asc'});
  assert.equal(results[0]?.handle, 'pop-tent');
});

test('§4.1 locale: a language is sent as it is named, and none otherwise', async () => {
  await line.search({locale: 'ja'});
  assert.equal(new URL(line.sent.url).searchParams.get('locale'), 'ja');
  await line.search();
  assert.ok(!new URL(line.sent.url).searchParams.has('locale'));
});

test('§4.1 filter_vendor: one vendor', async () =>
  assert.deepEqual(await finds({filter_vendor: ['Yama']}), {handles: ['dome-tent'], sent: ['Yama']}));

test('§4.1 filter_type: one product type', async () =>
  assert.deepEqual((await finds({filter_type: ['Tents']})).handles, ['dome-tent', 'pop-tent']));

test('§4.1 filter_tags: tags travel in one parameter, and all must be there', async () =>
  assert.deepEqual(await finds({filter_tags: ['camp', 'new']}), {
    handles: ['dome-tent'],
    sent: ['camp,new'],
  }));

test('§4.1 filter_price_min: nothing cheaper', async () =>
  assert.deepEqual((await finds({filter_price_min: ['701']})).handles, ['dome-tent']));

test('§4.1 filter_price_max: nothing dearer', async () =>
  assert.deepEqual((await finds({filter_price_max: ['700']})).handles, ['pop-tent']));

test('§4.1 filter_available: in stock', async () =>
  assert.deepEqual((await finds({filter_available: ['true']})).handles, ['dome-tent']));

test('§4.1 filter_on_sale: on sale', async () =>
  assert.deepEqual((await finds({filter_on_sale: ['true']})).handles, ['dome-tent']));

test('§4.1 filter_content_type: one kind of content', async () =>
  assert.deepEqual((await finds({filter_content_type: ['article']})).handles, ['tent-care']));

test('§4.1 filter_collection: the products of a collection', async () =>
  assert.deepEqual((await finds({filter_collection: ['sale']}, '*')).handles, ['dome-tent']));

test('§4.1 filter_option_name, filter_option_value: the pair of an option', async () =>
  assert.deepEqual(await finds({filter_option_name: ['Size'], filter_option_value: ['L']}), {
    handles: ['dome-tent'],
    sent: ['Size', 'L'],
  }));

test('§4.1 filter_metafield, metafield 1, metafield 3: one parameter for each key, and all must hold', async () =>
  assert.deepEqual(await finds({filter_metafield: ['custom.material:Cotton', 'custom.ratio:1:24']}), {
    handles: ['dome-tent'],
    sent: ['custom.material:Cotton', 'custom.ratio:1:24'],
  }));

test('§4.1 metafield 2: a value may hold colons', async () =>
  assert.deepEqual((await finds({filter_metafield: ['custom.ratio:1:24']})).handles, ['dome-tent']));

test('§4.1 browse content_type: browsing never sends a filter that would find nothing', async () =>
  assert.deepEqual(await finds({filter_content_type: ['article']}, '*'), {
    handles: ['dome-tent', 'pop-tent'],
    sent: [],
  }));

test('§4.1 browse filters: all other filters work while browsing', async () =>
  assert.deepEqual((await finds({filter_tags: ['new'], filter_vendor: ['Yama']}, '*')).handles, [
    'dome-tent',
  ]));
