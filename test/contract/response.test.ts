import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answerOf} from '../../src/core/contract/answer.ts';
import {nextOffset} from '../../src/core/contract/paging.ts';
import type {ResultItem, SearchResponse} from '../../src/core/contract/schema.ts';
import {campingStore} from './camping-store.ts';
import {openLine} from './exchange.ts';

const line = openLine(campingStore);

/** The items of one kind, by handle, as the service gave them. */
async function itemsOf<K extends ResultItem['content_type']>(kind: K) {
  await line.search();
  const items = line.body.results.filter(
    (item): item is ResultItem & {content_type: K} => item.content_type === kind,
  );
  return Object.fromEntries(items.map(item => [item.handle, item]));
}

/** The variants of the tent, by id. */
async function variantsOf(handle: string) {
  const {[handle]: item} = await itemsOf('product');
  return Object.fromEntries((item?.variants ?? []).map(variant => [variant.id, variant]));
}

test('§2.1 schemaVersion, degraded, degraded_reason, §3 usable: a usable index says so', async () => {
  const {schemaVersion, degraded, degraded_reason} = await line.search();
  assert.deepEqual([schemaVersion, degraded, degraded_reason], ['v1', false, null]);
});

test('§2.1 query_id, measurement_proof: both come, and differ from one search to the next', async () => {
  const [one, two] = [await line.search(), await line.search()];
  assert.ok(one.query_id && one.measurement_proof);
  assert.notEqual(one.query_id, two.query_id);
  assert.notEqual(one.measurement_proof, two.measurement_proof);
});

test('§2.1 total, §4.1 paging 2: paging goes on by what came until the total is reached', async () => {
  const handles: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const {results, received, total}: SearchResponse = await line.search({limit: 3, offset});
    handles.push(...results.map(({handle}) => handle));
    offset = nextOffset(offset, received, total);
  }
  assert.equal(new Set(handles).size, 4);
});

test('§2.1 redirect_url: a keyword’s destination comes, and null without one', async () => {
  assert.equal((await line.search({query: 'tent repair'})).redirect_url, '/pages/tent-repair');
  await line.search();
  assert.equal(line.body.redirect_url, null);
});

test('§2.1 results: kinds come mixed, in the order the service gave them', async () => {
  const {results} = await line.search();
  assert.deepEqual(
    results.map(({handle}) => handle),
    line.body.results.map(({handle}) => handle),
  );
  assert.equal(new Set(results.map(({content_type}) => content_type)).size, 3);
});

test('§2.1 facets, suggestions, related_keywords, keys: all are there without a hit too', async () => {
  await line.search({query: 'zzzz'});
  const {facets, suggestions, related_keywords, results, total} = line.body;
  assert.deepEqual([facets.vendors, related_keywords, results, total], [[], [], [], 0]);
  assert.ok(Array.isArray(suggestions));
});

test('§2.2 content_type, product_id: every kind has a global id of its own kind under one name', async () => {
  const {results} = await line.search();
  for (const {content_type, product_id} of results) {
    assert.match(product_id, new RegExp(`^gid://\\w+/${content_type}/\\d+$`, 'i'));
  }
});

test('§2.2 title, handle, url: every item is named and leads to its page in the store', async () => {
  const {'dome-tent': tent} = await itemsOf('product');
  assert.deepEqual([tent?.title, tent?.handle, tent?.url], ['Dome tent', 'dome-tent', '/products/dome-tent']);
});

test('§2.2 image_url, tags: an item without an image has none, without tags an empty list', async () => {
  const {'dome-tent': dome, 'pop-tent': pop} = await itemsOf('product');
  const {'tent-repair': repair} = await itemsOf('page');
  assert.deepEqual([dome?.image_url, pop?.image_url], ['/dome.svg', undefined]);
  assert.deepEqual([dome?.tags, repair?.tags], [['camp', 'new'], []]);
});

test('§2.2 price_min, price_max, currency: prices are numbers in the base currency', async () => {
  const {'dome-tent': dome, 'pop-tent': pop} = await itemsOf('product');
  assert.deepEqual([dome?.price_min, dome?.price_max], [900, 1500]);
  assert.deepEqual([pop?.price_min, pop?.price_max], [700, 700]);
});

test('§2.2 compare_at_price, available: a sale has a price before it, stock is told', async () => {
  const {'dome-tent': dome, 'pop-tent': pop} = await itemsOf('product');
  assert.deepEqual([dome?.compare_at_price, dome?.available], [1200, true]);
  assert.deepEqual([pop?.compare_at_price, pop?.available], [null, false]);
});

test('§2.2 variants, variant id, variant title: each variant has a numeric id and a title', async () => {
  const variants = await variantsOf('dome-tent');
  assert.deepEqual([variants['21']?.title, variants['22']?.title], ['S / Red', 'L / Red']);
});

test('§2.2 variant price, variant compare_at_price: a variant’s own prices', async () => {
  const {'21': small, '22': large} = await variantsOf('dome-tent');
  assert.deepEqual([small?.price, small?.compare_at_price], [900, 1200]);
  assert.deepEqual([large?.price, large?.compare_at_price], [1500, undefined]);
});

test('§2.2 variant available, variant image_url: a variant’s own stock and image', async () => {
  const {'21': small, '22': large} = await variantsOf('dome-tent');
  assert.deepEqual([small?.available, small?.image_url], [false, '/red.svg']);
  assert.deepEqual([large?.available, large?.image_url], [true, undefined]);
});

test('§2.2 variant options: a variant’s options are pairs of name and value', async () => {
  const {'22': large} = await variantsOf('dome-tent');
  assert.deepEqual(large?.options, [
    {name: 'Size', value: 'L'},
    {name: 'Color', value: 'Red'},
  ]);
});

test('§2.2 excerpt, published_at, author, blog_handle: an article’s own fields', async () => {
  const {'tent-care': care} = await itemsOf('article');
  assert.deepEqual(
    [care?.excerpt, care?.published_at, care?.author, care?.blog_handle],
    ['Dry it.', '2026-02-01T00:00:00.000Z', 'Haru', 'news'],
  );
});

test('§2.2 author, blog_handle: a page has neither', async () => {
  const {'tent-repair': repair} = await itemsOf('page');
  assert.ok(repair && !('author' in repair) && !('blog_handle' in repair));
});

test('§4.1 paging 1: the client knows where the next page starts by offset, limit and total alone', async () => {
  const request = {query: 'tent', filters: {}, sort: 'relevance', limit: 3, offset: 0} as const;
  const answer = answerOf({request, response: await line.search(request), sessionId: undefined});
  assert.deepEqual([answer.previous, answer.next], [undefined, 3]);
});
