import assert from 'node:assert/strict';
import {test} from 'node:test';
import {article, ask, find, product, serve, storeOf, variant} from '../../support/stores/small-store.ts';

const many = serve(
  storeOf({products: Array.from({length: 2100}, (_, place) => product(`thing-${place}`, {title: 'Thing'}))}),
);

test('§4.1 limit, offset: default to 8 and 0', async () => {
  const {limit, offset, results} = await ask(many, {q: '*'});
  assert.deepEqual([limit, offset, results.length], [8, 0, 8]);
});

test('§8.3, §4.1 limit: clamps a limit above 50 to 50 and echoes it', async () => {
  const {limit, results} = await ask(many, {q: '*', limit: '51'});
  assert.deepEqual([limit, results.length], [50, 50]);
});

test('replaces an invalid limit or offset by the default and echoes it', async () => {
  for (const wrong of ['abc', '0', '-5', '1.5', '1e1', '']) {
    assert.equal((await ask(many, {q: '*', limit: wrong})).limit, 8, wrong);
  }
  for (const wrong of ['abc', '-5', '1.5', '']) {
    assert.equal((await ask(many, {q: '*', offset: wrong})).offset, 0, wrong);
  }
});

test('§8.4, §4.1 offset: clamps an offset above 2000 to 2000', async () => {
  const {offset} = await ask(many, {q: '*', offset: '2001'});
  assert.equal(offset, 2000);
});

test('§4.1 paging 3: returns the same page past the ceiling', async () => {
  const last = await find(many, {q: '*', offset: '2000'});
  assert.deepEqual(await find(many, {q: '*', offset: '2050'}), last);
  assert.deepEqual(await find(many, {q: '*', offset: '999999'}), last);
  assert.equal(last[0], 'thing-2000');
});

test('§4.1 paging 1, paging 2: stepping by results.length visits every hit once, up to the ceiling', async () => {
  const seen: string[] = [];
  let total = 1;
  while (seen.length < total && seen.length < 2000) {
    const body = await ask(many, {q: 'thing', limit: '50', offset: String(seen.length)});
    seen.push(...body.results.map(({handle}) => handle));
    total = body.total;
  }
  assert.equal(total, 2100);
  assert.equal(new Set(seen).size, 2000);
});

test('§2.1 total, offset: returns an empty page with the total past the last hit', async () => {
  const few = serve(storeOf({products: [product('one')]}));
  const {results, total, offset} = await ask(few, {q: 'one', offset: '5'});
  assert.deepEqual([results, total, offset], [[], 1, 5]);
});

const sorted = serve(
  storeOf({
    products: [
      product('cheap-cup', {createdAt: '2026-01-01T00:00:00Z', variants: [variant({price: 100})]}),
      product('dear-cup', {createdAt: '2026-03-01T00:00:00Z', variants: [variant({price: 900})]}),
      product('mid-cup', {
        createdAt: '2026-02-01T00:00:00Z',
        variants: [variant({price: 950}), variant({price: 500})],
      }),
    ],
    articles: [article('cup-story', {publishedAt: '2026-02-15T00:00:00Z'})],
  }),
);

test('§4.1 sort: sorts by the lowest price in both directions, records without a price last', async () => {
  const ascending = await find(sorted, {q: 'cup', sort: 'price_asc'});
  assert.deepEqual(ascending, ['cheap-cup', 'mid-cup', 'dear-cup', 'cup-story']);
  const descending = await find(sorted, {q: 'cup', sort: 'price_desc'});
  assert.deepEqual(descending, ['dear-cup', 'mid-cup', 'cheap-cup', 'cup-story']);
});

test('§4.1 sort: sorts newest by the date of creation or publication', async () => {
  const newest = await find(sorted, {q: 'cup', sort: 'newest'});
  assert.deepEqual(newest, ['dear-cup', 'cup-story', 'mid-cup', 'cheap-cup']);
});

test('§4.1 sort: sorts products that were all created at once by the date of publication', async () => {
  const bulk = serve(
    storeOf({
      products: [
        product('old-cup', {createdAt: '2026-03-01T00:00:02Z', publishedAt: '2024-05-01T00:00:00Z'}),
        product('new-cup', {createdAt: '2026-03-01T00:00:01Z', publishedAt: '2026-02-01T00:00:00Z'}),
        product('later-cup', {createdAt: '2026-03-01T00:00:03Z'}),
        product('mid-cup', {createdAt: '2026-03-01T00:00:00Z', publishedAt: '2025-05-01T00:00:00Z'}),
      ],
    }),
  );
  for (const q of ['cup', '*']) {
    assert.deepEqual(
      await find(bulk, {q, sort: 'newest'}),
      ['later-cup', 'new-cup', 'mid-cup', 'old-cup'],
      q,
    );
  }
});

test('§4.1 sort: sorts products created at the same time by the date of publication, after newer ones', async () => {
  const mixed = serve(
    storeOf({
      products: [
        product('first-cup', {createdAt: '2025-01-01T00:00:00Z', publishedAt: '2023-01-01T00:00:00Z'}),
        product('second-cup', {createdAt: '2025-01-01T00:00:00Z', publishedAt: '2024-01-01T00:00:00Z'}),
        product('third-cup', {createdAt: '2026-01-01T00:00:00Z', publishedAt: '2022-01-01T00:00:00Z'}),
      ],
    }),
  );
  assert.deepEqual(await find(mixed, {q: 'cup', sort: 'newest'}), ['third-cup', 'second-cup', 'first-cup']);
});

test('§4.1 paging 5, §2.1 sort: echoes the sort, and replaces an invalid one by relevance', async () => {
  for (const sort of ['relevance', 'price_asc', 'price_desc', 'newest']) {
    assert.equal((await ask(sorted, {q: 'cup', sort})).sort, sort);
  }
  assert.equal((await ask(sorted, {q: 'cup', sort: 'cheapest'})).sort, 'relevance');
});
