import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readSynonyms} from '../../../demo/catalogue/synonyms.ts';
import {find, product, serve, storeOf} from '../../support/stores/small-store.ts';

/** Creates a service with these synonyms, whose products have their handles as titles. */
function shopWith(rules: string, ...handles: string[]) {
  const {synonyms} = readSynonyms(rules, 'synonyms.txt');
  return serve(storeOf({products: handles.map(handle => product(handle))}, {synonyms}));
}

test('§1.2 synonyms: words of one rule find each other', async () => {
  const shop = shopWith('trousers, slacks', 'trousers', 'slacks', 'shirt');
  assert.deepEqual(await find(shop, {q: 'slacks'}), ['slacks', 'trousers']);
  assert.deepEqual(await find(shop, {q: 'trousers'}), ['trousers', 'slacks']);
});

test('§1.2 synonyms: an arrow works in one direction only', async () => {
  const shop = shopWith('footwear => boots, sandals', 'footwear', 'boots', 'sandals');
  assert.deepEqual((await find(shop, {q: 'footwear'})).sort(), ['boots', 'footwear', 'sandals']);
  assert.deepEqual(await find(shop, {q: 'boots'}), ['boots']);
});

test('§1.2 synonyms: a name of several words works on both sides', async () => {
  const shop = shopWith('power bank, charger\n三徳包丁, ナイフ', 'charger', 'power bank', '三徳包丁');
  assert.deepEqual(await find(shop, {q: 'power bank'}), ['power bank', 'charger']);
  assert.deepEqual((await find(shop, {q: 'charger'})).sort(), ['charger', 'power bank']);
  assert.deepEqual(await find(shop, {q: 'ナイフ'}), ['三徳包丁']);
});

test('§1.2 synonyms: recognises a synonym in any spelling', async () => {
  const shop = shopWith('ブランケット, ひざ掛け', 'ブランケット');
  for (const q of ['ひざ掛け', '膝掛け', 'ひざかけ'])
    assert.deepEqual(await find(shop, {q}), ['ブランケット'], q);
});

test('skips an invalid line, with a message that names file, line and problem', () => {
  const {synonyms, problems} = readSynonyms(
    '# bags\r\n鞄、バッグ # two\r\nalone\na => b => c\n=> d\n',
    'own.txt',
  );
  assert.deepEqual(synonyms, [{words: ['鞄', 'バッグ'], mean: ['鞄', 'バッグ']}]);
  assert.deepEqual(problems, [
    'own.txt, line 3: "alone" needs another word after a comma; the line is left out.',
    'own.txt, line 4: "a => b => c" has more than one =>; the line is left out.',
    'own.txt, line 5: "=> d" needs words on both sides of =>; the line is left out.',
  ]);
});

test('reads a file that starts with a byte order mark', () => {
  assert.deepEqual(readSynonyms('\uFEFFa, b', 'own.txt').synonyms, [{words: ['a', 'b'], mean: ['a', 'b']}]);
});
