import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ask, page, product, serve, storeOf} from '../../support/stores/small-store.ts';

const handles = ['tent', 'tarp', 'lantern', 'stove'];

function openShop() {
  return serve(storeOf({products: handles.map(handle => product(handle, {type: handle}))}));
}

type Shop = ReturnType<typeof openShop>;

/** Sends one shopper's searches in order. */
async function search(shop: Shop, session_id: string, ...queries: string[]): Promise<void> {
  for (const q of queries) await ask(shop, {q, ...(session_id && {session_id})});
}

async function related(shop: Shop, q: string): Promise<readonly string[]> {
  return (await ask(shop, {q})).related_keywords;
}

async function suggested(shop: Shop, q = 'zzzzzzzz'): Promise<readonly string[]> {
  return (await ask(shop, {q})).suggestions;
}

test('§2.1 related_keywords: offers the next searches of at least two shoppers, most frequent first', async () => {
  const shop = openShop();
  await search(shop, 'a', 'tent', 'tarp', 'lantern');
  assert.deepEqual(await related(shop, 'tent'), []);
  await search(shop, 'b', 'tent', 'tarp');
  await search(shop, 'c', 'tent', 'stove');
  await search(shop, 'd', 'tent', 'stove');
  await search(shop, 'e', 'tent', 'stove');
  assert.deepEqual(await related(shop, 'TENT'), ['stove', 'tarp']);
});

test('§2.1 related_keywords: offers the types of the best results, not their tags, which no shopper searches for', async () => {
  const shop = serve(storeOf({products: [product('tent', {type: 'shelter', tags: ['everyday']})]}));
  assert.deepEqual(await related(shop, 'tent'), ['shelter']);
});

test('§2.1 suggestions: offers the searches of at least two shoppers when nothing is found', async () => {
  const shop = openShop();
  await search(shop, 'a', 'stove tent', 'lantern');
  await search(shop, 'b', 'lantern');
  assert.equal((await suggested(shop))[0], 'lantern');
});

test('never offers the searches of a single shopper, however frequent', async () => {
  const shop = openShop();
  for (let time = 0; time < 5; time++) await search(shop, 'a', 'tarp', 'camping stove', 'tent');
  assert.ok(!(await suggested(shop)).includes('camping stove'));
  assert.deepEqual(await related(shop, 'tarp'), []);
});

test('§4.1 session_id: does not count a search without a session', async () => {
  const shop = openShop();
  for (let time = 0; time < 5; time++) await search(shop, '', 'tent', 'tarp');
  assert.deepEqual(await related(shop, 'tent'), []);
});

test('never offers a search that found nothing', async () => {
  const shop = openShop();
  for (const shopper of 'abc') await search(shop, shopper, 'tent', 'zzzzqq');
  assert.deepEqual(await related(shop, 'tent'), []);
  assert.ok(!(await suggested(shop)).includes('zzzzqq'));
});

test('never offers a search that matched only in part', async () => {
  const shop = openShop();
  for (const shopper of 'abc') await search(shop, shopper, 'tarp', 'tent nonsense');
  assert.deepEqual(await related(shop, 'tarp'), []);
});

test('does not count the prefixes sent while a term is typed', async () => {
  const shop = openShop();
  for (const shopper of 'ab') await search(shop, shopper, 'tent', 'la', 'lan', 'lantern');
  assert.deepEqual(await related(shop, 'tent'), ['lantern']);
  assert.deepEqual(
    (await suggested(shop)).filter(term => term.startsWith('la')),
    ['lantern'],
  );
});

test('never offers markup, URLs or long texts', async () => {
  const shop = openShop();
  const odd = ['<b>tent</b>', 'tent@example.com', 'tent http://example.com', `tent ${'tent '.repeat(12)}`];
  for (const shopper of 'ab') for (const q of odd) await search(shop, shopper, 'stove', q);
  assert.deepEqual(await related(shop, 'stove'), []);
});

test('offers the merchant’s terms first', async () => {
  const shop = serve(
    storeOf(
      {products: handles.map(handle => product(handle))},
      {related: [{keyword: 'Tent', terms: ['stove']}], suggestions: ['tarp']},
    ),
  );
  for (const shopper of 'ab') await search(shop, shopper, 'tent', 'lantern');
  assert.deepEqual(await related(shop, 'tent'), ['stove', 'lantern']);
  assert.equal((await suggested(shop))[0], 'tarp');
});

test('§4.1 locale: offers Japanese terms only for a Japanese page or query', async () => {
  const tent = product('tent', {type: 'tent'});
  const own = storeOf({products: [tent]});
  const translated = {...own.catalogues[0], locale: 'ja', products: [{...tent, title: 'テント'}]};
  const shop = serve({...own, catalogues: [...own.catalogues, translated]});
  const suggestedIn = async (locale: string, q: string) => (await ask(shop, {q, locale})).suggestions;
  for (const locale of ['en', 'ja'])
    for (const session_id of 'ab') await ask(shop, {q: 'テント', session_id, locale});
  assert.deepEqual(await suggestedIn('en', 'zzzz'), ['tent']);
  assert.deepEqual(await suggestedIn('en', 'ミミミミ'), ['テント', 'tent']);
  assert.deepEqual(await suggestedIn('ja', 'zzzz'), ['テント', 'tent']);
});

test('offers no other terms if only the filters exclude the results', async () => {
  const shop = openShop();
  for (const session_id of 'ab') await ask(shop, {q: 'stove', session_id});
  const {total, suggestions} = await ask(shop, {q: 'tent', filter_price_min: '99999'});
  assert.equal(total, 0);
  assert.deepEqual(suggestions, []);
});

test('corrects the unknown words of a query, and offers no neighbours of its known ones', async () => {
  const products = ['wool blanket', 'washi paper', 'how to fold'].map(handle =>
    product(handle, {type: 'wool'}),
  );
  const shop = serve(storeOf({products}));
  const {suggestions} = await ask(shop, {q: 'wool zzzqqq xxxyyy wwwvvv'});
  assert.ok(
    suggestions.every(term => !/washi|how/.test(term)),
    suggestions.join(', '),
  );
  assert.equal(suggestions[0], 'wool');
});

test('offers the words that name goods, and none that only ask', async () => {
  const products = ['wool blanket', 'washi paper'].map(handle => product(handle, {type: 'blanket'}));
  const pages = ['how to wash'].map(handle => page(handle));
  const shop = serve(storeOf({products, pages}));
  const {suggestions} = await ask(shop, {q: 'how to wosh wool zzzqq yyyxx'});
  assert.equal(suggestions[0], 'wool');
  assert.ok(!suggestions.some(term => ['how', 'how to', 'to'].includes(term)), suggestions.join(', '));
});

test('offers only terms that have results under the same filters', async () => {
  const products = [
    product('tent', {type: 'tent', vendor: 'A'}),
    product('stove', {type: 'stove', vendor: 'B'}),
  ];
  const shop = serve(storeOf({products}));
  const {suggestions} = await ask(shop, {q: 'zzzzqqqq', filter_vendor: 'A'});
  assert.deepEqual(suggestions, ['tent']);
});
