import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ask, send, serve} from '../../support/stores/small-store.ts';
import {tentStore} from '../../support/stores/tent-store.ts';

const service = serve(tentStore);

test('§2, §9.2: a response has exactly the documented keys', async () => {
  const body = await ask(service, {q: 'tent'});
  assert.deepEqual(Object.keys(body).sort(), TOP_LEVEL);
});

test('§2.1 keys, total: sends the same keys for a search without hits, with an empty list and a total of zero', async () => {
  const body = await ask(service, {q: 'zzzzqq'});
  assert.deepEqual(Object.keys(body).sort(), TOP_LEVEL);
  assert.deepEqual([body.results, body.total], [[], 0]);
});

test('§2.1 schemaVersion, degraded, degraded_reason, §3 usable, §9.1: are v1, false and null with a usable index', async () => {
  const body: Record<string, unknown> = {...(await ask(service, {q: 'tent'}))};
  assert.deepEqual([body.schemaVersion, body.degraded, body.degraded_reason], ['v1', false, null]);
});

test('§2.1 query, §4.1 paging 5: echoes the query exactly as sent', async () => {
  for (const q of ['ＴＥＮＴ ', ' dome  tent', '<b>"テント"&</b>', 'a%20b+c']) {
    assert.equal((await ask(service, {q})).query, q);
  }
});

test('§2.1 query_id: differs in every response, even for the same search', async () => {
  const [first, second] = [await ask(service, {q: 'tent'}), await ask(service, {q: 'tent'})];
  assert.notEqual(first.query_id, second.query_id);
});

test('§2.1 measurement_proof: signs its own query id and no other', async () => {
  const [first, second] = [await ask(service, {q: 'tent'}), await ask(service, {q: 'tent'})];
  assert.ok(service.verifySignature(first.query_id, first.measurement_proof));
  assert.ok(!service.verifySignature(second.query_id, first.measurement_proof));
  assert.ok(!service.verifySignature(first.query_id, ''));
});

test('§2.1 measurement_proof: services with the same key accept each other’s signatures, others do not', async () => {
  const [one, same, other] = [
    serve(tentStore, {key: 'k'}),
    serve(tentStore, {key: 'k'}),
    serve(tentStore, {key: 'other'}),
  ];
  const {query_id, measurement_proof} = await ask(one, {q: 'tent'});
  assert.ok(same.verifySignature(query_id, measurement_proof));
  assert.ok(!other.verifySignature(query_id, measurement_proof));
});

test('§2.1 redirect_url: matches a keyword regardless of case, width and surrounding spaces', async () => {
  for (const q of ['shipping', 'ＳＨＩＰＰＩＮＧ', ' Shipping ']) {
    assert.equal((await ask(service, {q})).redirect_url, '/pages/shipping');
  }
});

test('§2.1 redirect_url: is null for a query that only contains a keyword', async () => {
  assert.equal((await ask(service, {q: 'shipping tent'})).redirect_url, null);
});

test('§1.1, §1.4: responds with JSON in UTF-8, uncached and without a CORS header', async () => {
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

test('§1.5, §9.6: returns another shape without contract', async () => {
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
