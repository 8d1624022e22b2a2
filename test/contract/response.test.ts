import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answerOf, nextOffset} from '../../src/core/contract/answer.ts';
import type {ResultItem, SearchResponse} from '../../src/core/contract/schema.ts';
import {campingStore} from './camping-store.ts';
import {openConnection} from './exchange.ts';

const connection = openConnection(campingStore);

/** The items of a content type by handle, as received. */
async function itemsOf<K extends ResultItem['content_type']>(kind: K) {
  await connection.search();
  const items = connection.body.results.filter(
    (item): item is ResultItem & {content_type: K} => item.content_type === kind,
  );
  return Object.fromEntries(items.map(item => [item.handle, item]));
}

/** The variants of the tent, by id. */
async function variantsOf(handle: string) {
  const {[handle]: item} = await itemsOf('product');
  return Object.fromEntries((item?.variants ?? []).map(variant => [variant.id, variant]));
}

test('§2.1 schemaVersion, degraded, degraded_reason, §3 usable: reads that the index is usable', async () => {
  const {schemaVersion, degraded, degraded_reason} = await connection.search();
  assert.deepEqual([schemaVersion, degraded, degraded_reason], ['v1', false, null]);
});

test('§2.1 query_id, measurement_proof: reads both, which differ from search to search', async () => {
  const [one, two] = [await connection.search(), await connection.search()];
  assert.ok(one.query_id && one.measurement_proof);
  assert.notEqual(one.query_id, two.query_id);
  assert.notEqual(one.measurement_proof, two.measurement_proof);
});

test('§2.1 total, §4.1 paging 2: pages by the received results until the total is reached', async () => {
  const handles: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const {results, received, total}: SearchResponse = await connection.search({limit: 3, offset});
    handles.push(...results.map(({handle}) => handle));
    offset = nextOffset(offset, received, total);
  }
  assert.equal(new Set(handles).size, 4);
});

test('§2.1 redirect_url: reads a keyword’s destination, and null without one', async () => {
  assert.equal((await connection.search({query: 'tent repair'})).redirect_url, '/pages/tent-repair');
  await connection.search();
  assert.equal(connection.body.redirect_url, null);
});

test('§2.1 results: reads mixed content types in the order of the service', async () => {
  const {results} = await connection.search();
  assert.deepEqual(
    results.map(({handle}) => handle),
    connection.body.results.map(({handle}) => handle),
  );
  assert.equal(new Set(results.map(({content_type}) => content_type)).size, 3);
});

test('§2.1 facets, suggestions, related_keywords, keys: reads all of them even without results', async () => {
  await connection.search({query: 'zzzz'});
  const {facets, suggestions, related_keywords, results, total} = connection.body;
  assert.deepEqual([facets.vendors, related_keywords, results, total], [[], [], [], 0]);
  assert.ok(Array.isArray(suggestions));
});

test('§2.2 content_type, product_id: reads a global id of the right kind for each content type', async () => {
  const {results} = await connection.search();
  for (const {content_type, product_id} of results) {
    assert.match(product_id, new RegExp(`^gid://\\w+/${content_type}/\\d+$`, 'i'));
  }
});

test('§2.2 title, handle, url: reads the title of every item, and the address of its page in the store', async () => {
  const {'dome-tent': tent} = await itemsOf('product');
  assert.deepEqual([tent?.title, tent?.handle, tent?.url], ['Dome tent', 'dome-tent', '/products/dome-tent']);
});

test('§2.2 image_url, tags: reads no image and an empty list of tags for an item without them', async () => {
  const {'dome-tent': dome, 'pop-tent': pop} = await itemsOf('product');
  const {'tent-repair': repair} = await itemsOf('page');
  assert.deepEqual([dome?.image_url, pop?.image_url], ['/dome.svg', undefined]);
  assert.deepEqual([dome?.tags, repair?.tags], [['camp', 'new'], []]);
});

test('§2.2 price_min, price_max, currency: reads prices as numbers in the base currency', async () => {
  const {'dome-tent': dome, 'pop-tent': pop} = await itemsOf('product');
  assert.deepEqual([dome?.price_min, dome?.price_max], [900, 1500]);
  assert.deepEqual([pop?.price_min, pop?.price_max], [700, 700]);
});

test('§2.2 compare_at_price, available: reads the price before a sale, and the stock', async () => {
  const {'dome-tent': dome, 'pop-tent': pop} = await itemsOf('product');
  assert.deepEqual([dome?.compare_at_price, dome?.available], [1200, true]);
  assert.deepEqual([pop?.compare_at_price, pop?.available], [null, false]);
});

test('§2.2 variants, variant id, variant title: reads a numeric id and a title for each variant', async () => {
  const variants = await variantsOf('dome-tent');
  assert.deepEqual([variants['21']?.title, variants['22']?.title], ['S / Red', 'L / Red']);
});

test('§2.2 variant price, variant compare_at_price: reads a variant’s own prices', async () => {
  const {'21': small, '22': large} = await variantsOf('dome-tent');
  assert.deepEqual([small?.price, small?.compare_at_price], [900, 1200]);
  assert.deepEqual([large?.price, large?.compare_at_price], [1500, undefined]);
});

test('§2.2 variant available, variant image_url: reads a variant’s own stock and image', async () => {
  const {'21': small, '22': large} = await variantsOf('dome-tent');
  assert.deepEqual([small?.available, small?.image_url], [false, '/red.svg']);
  assert.deepEqual([large?.available, large?.image_url], [true, undefined]);
});

test('§2.2 variant options: reads a variant’s options as pairs of name and value', async () => {
  const {'22': large} = await variantsOf('dome-tent');
  assert.deepEqual(large?.options, [
    {name: 'Size', value: 'L'},
    {name: 'Color', value: 'Red'},
  ]);
});

test('§2.2 excerpt, published_at, author, blog_handle: reads an article’s own fields', async () => {
  const {'tent-care': care} = await itemsOf('article');
  assert.deepEqual(
    [care?.excerpt, care?.published_at, care?.author, care?.blog_handle],
    ['Dry it.', '2026-02-01T00:00:00.000Z', 'Haru', 'news'],
  );
});

test('§2.2 author, blog_handle: reads a page without them', async () => {
  const {'tent-repair': repair} = await itemsOf('page');
  assert.ok(repair && !('author' in repair) && !('blog_handle' in repair));
});

test('§4.1 paging 1: computes the next page from offset, limit and total alone', async () => {
  const request = {query: 'tent', filters: {}, sort: 'relevance', limit: 3, offset: 0} as const;
  const answer = answerOf({request, response: await connection.search(request), sessionId: undefined, at: 0});
  assert.deepEqual([answer.previous, answer.next], [undefined, 3]);
});
