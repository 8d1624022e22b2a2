import assert from 'node:assert/strict';
import {test} from 'node:test';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {STATES} from '../../../demo/service/states.ts';
import {checkAnswer} from '../../../src/conformance/rules/check-answer.ts';
import {
  article,
  ask,
  type Params,
  page,
  product,
  send,
  serve,
  storeOf,
} from '../../support/stores/small-store.ts';

const {store} = await loadStore();
const service = serve(store, {pause: async () => {}});
const V1 = {contract: 'v1', type: 'search', session_id: 's'};

/** Checks the response in a state against the contract. Returns what is broken as `rule: what came`. */
async function check(params: Params, state = 'normal'): Promise<string[]> {
  const response = await send(service, params, {Cookie: `demo_state=${state}`});
  const {status, headers, redirected} = response;
  const sent = new URLSearchParams(
    Object.entries(params).flatMap(([name, values]) => [values].flat().map(value => [name, value])),
  );
  const {observations} = checkAnswer(sent, {status, headers, redirected, text: await response.text()});
  return observations.flatMap(({rule, broken}) => (broken === undefined ? [] : [`${rule}: ${broken}`]));
}

const SEARCHES: readonly Params[] = [
  {q: 'ジャケット', limit: '50'},
  {q: 'ジャケット', offset: '9999', limit: '80'},
  {q: 'linen', locale: 'en', sort: 'price_asc', limit: '24'},
  {q: '*', limit: '50', sort: 'newest'},
  {q: '*', filter_collection: 'summer', filter_on_sale: 'true'},
  {q: '*', filter_content_type: 'article'},
  {q: '文具', filter_tags: '夏,冬', filter_available: 'true'},
  {q: 'どこにもないもの'},
];

for (const params of SEARCHES) {
  test(`§2, §3 usable, degraded, reduced, failure: ${JSON.stringify(params)} gets a response that follows the contract strictly in every state but two`, async () => {
    for (const state of Object.keys(STATES)) {
      const found = await check({...V1, ...params}, state);
      const isMeant = state === 'garbage' || state === 'html';
      assert.equal(found.length > 0, isMeant, `${state}: ${found.join('\n')}`);
    }
  });
}

test('§4.1 browse products, browse content_type, §3 degraded: browsing the platform’s own results lists products only, or one collection', async () => {
  const small = serve(
    storeOf({
      products: [product('tent'), product('lamp'), product('rope')],
      articles: [article('story')],
      pages: [page('about')],
      collections: [{handle: 'picked', title: '', description: '', products: ['rope', 'tent']}],
    }),
  );
  for (const [params, handles] of [
    [{}, ['tent', 'lamp', 'rope']],
    [{limit: '1', offset: '1'}, ['lamp']],
    [{filter_collection: 'picked'}, ['rope', 'tent']],
    [{filter_collection: 'unknown'}, []],
    [{filter_content_type: 'product'}, ['tent', 'lamp', 'rope']],
    [{filter_content_type: 'article'}, []],
    [{filter_content_type: 'page'}, []],
  ] as const) {
    const request = {q: '*', ...params};
    const {results, total} = await ask(small, request, {Cookie: 'demo_state=degraded-results'});
    assert.deepEqual(
      results.map(({handle}) => handle),
      handles,
      JSON.stringify(params),
    );
    assert.equal(total, (await ask(small, request)).total);
  }
});

test('§7 body: each refusal has exactly two keys, and a code that fits its status', async () => {
  const refusals: readonly Params[] = [
    V1,
    {...V1, q: 'あ'.repeat(201)},
    {...V1, type: 'find', q: 'tent'},
    {...V1, type: 'suggest', q: 'tent'},
    {...V1, type: 'preview', q: 'tent'},
    {...V1, contract: 'v2', q: 'tent'},
  ];
  for (const params of refusals) assert.deepEqual(await check(params), []);
  assert.deepEqual(await check({...V1, q: 'tent'}, 'plan-missing'), []);
});

test('§1.5, §9.6: never returns a shape of the contract without contract, whatever the type', async () => {
  for (const type of ['search', 'suggest', 'preview']) {
    const response = await send(service, {type, q: 'linen'});
    assert.equal(response.status, 200);
    assert.equal('schemaVersion' in (await response.json()), false);
  }
  assert.deepEqual(await check({type: 'search', q: 'linen'}), []);
});

test('§3 degraded: a new store is degraded for all visitors until its first sync ends', async () => {
  let now = 0;
  const fresh = serve(storeOf({products: [product('tent')]}), {firstSync: 60, now: () => now});
  const degraded = async () =>
    ((await (await send(fresh, {...V1, q: 'tent'})).json()) as {degraded: boolean}).degraded;
  assert.equal(await degraded(), true);
  now = 59_999;
  assert.equal(await degraded(), true);
  now = 60_000;
  assert.equal(await degraded(), false);
});
