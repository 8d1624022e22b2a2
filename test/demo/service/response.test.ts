import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ask, send, serve} from '../../support/small-store.ts';
import {tentStore} from '../../support/tent-store.ts';

const service = serve(tentStore);

test('§2, §9.2: a response has exactly the documented keys', async () => {
  const body = await ask(service, {q: 'tent'});
  assert.deepEqual(Object.keys(body).sort(), TOP_LEVEL);
});

test('§2.1 keys, total: a search without a hit has the same keys, with an empty list and a total of zero', async () => {
  const body = await ask(service, {q: 'zzzzqq'});
  assert.deepEqual(Object.keys(body).sort(), TOP_LEVEL);
  assert.deepEqual([body.results, body.total], [[], 0]);
});

test('§2.1 schemaVersion, degraded, degraded_reason, §3 usable, §9.1: a usable index says v1, degraded false and a null reason', async () => {
  const body: Record<string, unknown> = {...(await ask(service, {q: 'tent'}))};
  assert.deepEqual([body.schemaVersion, body.degraded, body.degraded_reason], ['v1', false, null]);
});

test('§2.1 query, §4.1 paging 5: the query comes back exactly as sent', async () => {
  for (const q of ['ＴＥＮＴ ', ' dome  tent', '<b>"テント"&</b>', 'a%20b+c']) {
    assert.equal((await ask(service, {q})).query, q);
  }
});

test('§2.1 query_id: every answer has its own query id, the same search twice included', async () => {
  const [first, second] = [await ask(service, {q: 'tent'}), await ask(service, {q: 'tent'})];
  assert.notEqual(first.query_id, second.query_id);
});

test('§2.1 measurement_proof: the measurement proof verifies its own query id and no other', async () => {
  const [first, second] = [await ask(service, {q: 'tent'}), await ask(service, {q: 'tent'})];
  assert.ok(service.verifySignature(first.query_id, first.measurement_proof));
  assert.ok(!service.verifySignature(second.query_id, first.measurement_proof));
  assert.ok(!service.verifySignature(first.query_id, ''));
});

test('§2.1 measurement_proof: services with the same key accept each other’s proofs, others do not', async () => {
  const [one, same, other] = [
    serve(tentStore, {key: 'k'}),
    serve(tentStore, {key: 'k'}),
    serve(tentStore, {key: 'other'}),
  ];
  const {query_id, measurement_proof} = await ask(one, {q: 'tent'});
  assert.ok(same.verifySignature(query_id, measurement_proof));
  assert.ok(!other.verifySignature(query_id, measurement_proof));
});

test('§2.1 redirect_url: a keyword redirect is found whatever the case, width and spaces around it', async () => {
  for (const q of ['shipping', 'ＳＨＩＰＰＩＮＧ', ' Shipping ']) {
    assert.equal((await ask(service, {q})).redirect_url, '/pages/shipping');
  }
});

test('§2.1 redirect_url: a query that merely holds a keyword is not redirected', async () => {
  assert.equal((await ask(service, {q: 'shipping tent'})).redirect_url, null);
});

test('§1.1, §1.4: the answer is JSON in UTF-8, is not stored, and has no CORS header', async () => {
  const response = await send(
    service,
    {contract: 'v1', type: 'search', q: 'tent'},
    {Origin: 'https://other.example'},
  );
  assert.equal(response.headers.get('Content-Type'), 'application/json; charset=utf-8');
  assert.equal(response.headers.get('Cache-Control'), 'no-store');
  const cors = [...response.headers.keys()].filter(name => name.startsWith('access-control'));
  assert.deepEqual(cors, []);
});

test('§1.5, §9.6: without contract the body has another shape', async () => {
  const response = await send(service, {type: 'search', q: 'tent'});
  const body = (await response.json()) as object;
  assert.equal(response.status, 200);
  assert.ok(!('schemaVersion' in body) && !('results' in body));
});

const TOP_LEVEL = [
  'degraded',
  'degraded_reason',
  'facets',
  'limit',
  'measurement_proof',
  'offset',
  'query',
  'query_id',
  'redirect_url',
  'related_keywords',
  'results',
  'schemaVersion',
  'sort',
  'suggestions',
  'total',
];
