import assert from 'node:assert/strict';
import {test} from 'node:test';
import {packWith} from '../../../demo/playground/pack/index-packed.ts';
import {readPacked, writePacked} from '../../../demo/playground/pack/packed-store.ts';
import {openStore} from '../../../demo/playground/worker/open-store.ts';
import {tokenizeFully} from '../../../demo/service/language/lindera.ts';
import {type Body, product, send, serve, storeOf} from '../../support/stores/small-store.ts';

const TITLES = [
  '藍染めの手ぬぐい',
  'ヒノキのまな板',
  'リネンテーラードジャケット',
  '湯のみ',
  '柚子の石けん',
  '弁当箱',
];
const store = storeOf({
  locale: 'ja',
  products: TITLES.map((title, place) => product(`p${place}`, {title, type: '雑貨', tags: ['贈り物']})),
});

/** The answer of a store that was packed and read, without the id that each answer has of its own. */
async function askPacked(query: string, spellings?: readonly string[]): Promise<Partial<Body>> {
  const packed = readPacked(writePacked(packWith(tokenizeFully, store, {spellings})));
  const {endpoint} = openStore(packed, '/site/');
  const response = await endpoint.request(`/site/store/x/search?${search(query)}`);
  return withoutId((await response.json()) as Body);
}

const search = (q: string) => `${new URLSearchParams({q, locale: 'ja', contract: 'v1', type: 'search'})}`;

function withoutId({query_id, measurement_proof, ...answer}: Body): Partial<Body> {
  return answer;
}

for (const query of [
  '手ぬぐい',
  'てぬぐい',
  'りねん',
  'jaketto',
  '湯のみ',
  'べんとうばこ',
  '贈り物',
  '*',
  'ない',
]) {
  test(`a packed store answers “${query}” as the service does that indexes it`, async () => {
    const packed = await askPacked(query);
    const response = await send(serve(store), {q: query, locale: 'ja', contract: 'v1', type: 'search'});
    assert.deepEqual(packed, withoutId((await response.json()) as Body));
  });
}

test('a packed store finds what a query spells in another way, if that was packed with it', async () => {
  const {results = []} = await askPacked('俎板', ['俎板']);
  assert.deepEqual(
    results.map(({title}) => title),
    ['ヒノキのまな板'],
  );
});
