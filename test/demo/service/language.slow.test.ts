import assert from 'node:assert/strict';
import {before, test} from 'node:test';
import type {StoreData} from '../../../demo/catalogue/catalogue.ts';
import {loadStore} from '../../../demo/catalogue/load.ts';
import type {Service} from '../../../demo/service/service.ts';
import {ask, find, product, serve, storeOf} from '../../support/stores/small-store.ts';

let store: StoreData;
let service: Service;
before(async () => {
  ({store} = await loadStore());
  service = serve(store);
});

/** Titles of the first page of results. */
async function titles(q: string, locale: string): Promise<string[]> {
  return (await ask(service, {q, locale})).results.map(item => String(item.title));
}

async function leads(locale: string, queries: Readonly<Record<string, RegExp>>): Promise<void> {
  for (const [query, expected] of Object.entries(queries)) {
    const found = await titles(query, locale);
    assert.ok(found.length > 0, `“${query}” finds nothing`);
    for (const title of found.slice(0, 4)) assert.match(title, expected, `“${query}”`);
  }
}

test('§1.2 morphology: finds products by plain Japanese words', () =>
  leads('ja', {
    ジャケット: /ジャケット/,
    リネン: /リネン/,
    コーヒー: /コーヒー/,
    鉛筆: /鉛筆/,
    登山: /登山|トレ/,
    テント: /テント/,
    手帳: /手帳/,
    水筒: /水筒/,
    傘: /傘/,
    イヤホン: /イヤホン/,
  }));

test('finds products by plain English words', () =>
  leads('en', {
    jacket: /Jacket/,
    'coffee mug': /Mug/,
    tent: /Tent/,
    pencil: /Pencil/,
    notebook: /Notebook/,
    'hiking boots': /Hiking Boots/,
    mugs: /Mug/,
  }));

test('§1.2 variants: ignores width, case and the kind of kana', async () => {
  const expected = await find(service, {q: 'ジャケット', locale: 'ja'});
  for (const q of ['ｼﾞｬｹｯﾄ', 'じゃけっと', 'ジャケット　', ' ジャケット']) {
    assert.deepEqual(await find(service, {q, locale: 'ja'}), expected, q);
  }
  assert.deepEqual(
    await find(service, {q: 'ＪＡＣＫＥＴ', locale: 'en'}),
    await find(service, {q: 'jacket', locale: 'en'}),
  );
});

test('finds a Japanese word while it is being typed', () =>
  leads('ja', {
    ジャケ: /ジャケット/,
    こーひ: /コーヒー/,
    えんぴ: /鉛筆/,
    てちょ: /手帳/,
    すいと: /水筒/,
    リネンジャケ: /リネン.*ジャケット/,
  }));

test('finds an English word while it is being typed', () =>
  leads('en', {jack: /Jacket/, penc: /Pencil/, 'coffee mu': /Coffee Mug/}));

test('§1.2 variants: finds kanji by their reading and by their kana spelling', () =>
  leads('ja', {
    えんぴつ: /鉛筆/,
    珈琲: /コーヒー|珈琲/,
    かさ: /傘/,
    jaketto: /ジャケット/,
  }));

test('finds a kanji name typed in kana with its particle', async () => {
  const expected = await find(service, {q: '尾根と道草', locale: 'ja'});
  assert.ok(expected.length > 10);
  assert.deepEqual((await find(service, {q: 'おねとみちくさ', locale: 'ja'})).sort(), expected.sort());
});

test('a word in kanji never finds another that only sounds alike', async () => {
  const paper = serve(storeOf({products: [product('紙'), product('髪'), product('かみ')]}));
  assert.deepEqual(await find(paper, {q: '紙'}), ['紙', 'かみ']);
});

test('§1.2 morphology: finds compounds by their parts, joined or separate', async () => {
  const expected = await find(service, {q: 'リネン ジャケット', locale: 'ja'});
  assert.ok(expected.includes('linen-tailored-jacket'));
  assert.deepEqual(await find(service, {q: 'リネンジャケット', locale: 'ja'}), expected);
  assert.deepEqual(await find(service, {q: 'りねんじゃけっと', locale: 'ja'}), expected);
});

test('does not match a part of a word: bread finds no frying pan, pen no pencil', async () => {
  assert.ok(!(await titles('パン', 'ja')).some(title => /フライパン|パンツ/.test(title)));
  assert.ok(!(await titles('pen', 'en')).some(title => /Pencil/.test(title)));
});

test('§1.2 synonyms: synonyms find each other', () =>
  leads('ja', {
    かばん: /バッグ/,
    ズボン: /パンツ/,
    石鹸: /石けん/,
    赤い傘: /傘/,
    シュラフ: /寝袋/,
    お箸: /箸/,
    お弁当: /弁当/,
  }));

test('corrects a misspelt Latin word, but not a correct one', async () => {
  await leads('en', {jackett: /Jacket/, notebok: /Notebook/});
  const cups = serve(storeOf({products: [product('tent'), product('rent')]}));
  assert.deepEqual(await find(cups, {q: 'tent'}), ['tent']);
  assert.deepEqual(await find(cups, {q: 'sent'}), []);
  assert.deepEqual(await titles('women', 'en'), []);
});

test('matches a word exactly if it names a record, otherwise by its stem', async () => {
  const shop = serve(
    storeOf({products: [product('shirt dress', {type: 'Dresses'}), product('yuzu dressing')]}),
  );
  assert.deepEqual(await find(shop, {q: 'dressing'}), ['yuzu dressing']);
  assert.deepEqual(await find(shop, {q: 'dresses'}), ['shirt dress']);
  assert.deepEqual((await find(shop, {q: 'dressed'})).sort(), ['shirt dress', 'yuzu dressing']);
});

test('all words must match', async () => {
  const found = await find(service, {q: 'waterproof jacket', locale: 'en'});
  assert.equal(found[0], 'waterproof-rain-jacket');
  assert.ok(!found.includes('linen-tailored-jacket'));
});

test('finds the records with the most words when none has all', async () => {
  await leads('en', {'coffee zzzzqq': /Coffee/});
  assert.deepEqual(await titles('zzzzqq coffee xxxxyy', 'en'), []);
});

test('§2.1 suggestions: suggests terms that have results when a search finds nothing', async () => {
  for (const [q, locale] of [
    ['zzzzqq', 'en'],
    ['存在しない言葉', 'ja'],
    ['!!!', 'en'],
  ] as const) {
    const {total, suggestions} = await ask(service, {q, locale});
    assert.equal(total, 0, q);
    assert.ok(suggestions.length > 0);
    for (const term of suggestions) assert.ok((await ask(service, {q: term, locale})).total > 0, term);
  }
});

test('suggests the nearest spelling first', async () => {
  assert.equal((await ask(service, {q: 'ジャゲッド', locale: 'ja'})).suggestions[0], 'ジャケット');
});

test('§2.1 suggestions, related_keywords: a search with hits has no suggestions, and related keywords other than its own words', async () => {
  const {suggestions, related_keywords} = await ask(service, {q: 'テント', locale: 'ja'});
  assert.deepEqual(suggestions, []);
  assert.ok(related_keywords.length > 0 && !related_keywords.includes('テント'));
});

test('ranks a title above a mention in the body', async () => {
  const cups = serve(storeOf({products: [product('a', {body: 'goes with any kettle'}), product('kettle')]}));
  assert.deepEqual(await find(cups, {q: 'kettle'}), ['kettle', 'a']);
});

test('ranks products by the head noun of their name, above accessories for it', async () => {
  const desk = serve(storeOf({products: [product('pencil case'), product('red pencils')]}));
  assert.deepEqual(await find(desk, {q: 'pencil'}), ['red pencils', 'pencil case']);
});

test('§4.1 locale: selects the language of the response, the store’s default if unknown', async () => {
  const q = 'linen-tailored-jacket';
  assert.equal(
    (await ask(service, {q: 'リネンテーラードジャケット', locale: 'ja'})).results[0]?.title,
    'リネンテーラードジャケット',
  );
  assert.equal((await ask(service, {q, locale: 'en'})).results[0]?.title, 'Linen Tailored Jacket');
  assert.equal((await ask(service, {q, locale: 'en-GB'})).results[0]?.title, 'Linen Tailored Jacket');
  for (const locale of ['fr', '']) {
    assert.equal((await ask(service, {q, locale})).results[0]?.title, 'リネンテーラードジャケット');
  }
});

test('finds every product by its own title on the first page, in both languages', async () => {
  for (const {locale, products} of store.catalogues) {
    for (const {title, handle} of products) {
      const {results} = await ask(service, {q: title.slice(0, 200), locale});
      assert.ok(
        results.some(item => item.handle === handle),
        title,
      );
    }
  }
});
