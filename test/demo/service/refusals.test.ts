import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Params, product, send, serve, storeOf} from '../../support/stores/small-store.ts';

const service = serve(storeOf({products: [product('tent')]}));

async function refuses(params: Params, status: number, code: string, cookie = ''): Promise<void> {
  const response = await send(service, params, {Cookie: cookie});
  const body = (await response.json()) as Record<string, unknown>;
  assert.deepEqual([response.status, body.code], [status, code]);
  // §7: exactly these keys, without an empty result set.
  assert.deepEqual(Object.keys(body).sort(), ['code', 'error']);
  assert.equal(typeof body.error, 'string');
  assert.equal(response.headers.get('Content-Type'), 'application/json; charset=utf-8');
}

const V1 = {contract: 'v1', type: 'search'};

test('§7 query_required, body: refuses a missing or empty q', async () => {
  await refuses(V1, 400, 'query_required');
  await refuses({...V1, q: ''}, 400, 'query_required');
  await refuses({...V1, q: ' 　'}, 400, 'query_required');
});

test('answers a query that is a name which every object inherits', async () => {
  for (const q of ['constructor', '__proto__', 'toString 焼'])
    assert.equal((await send(service, {...V1, q})).status, 200, q);
});

test('§8.2, §4.1 q, §7 query_too_long: accepts a q of 200 characters and refuses a longer one', async () => {
  assert.equal((await send(service, {...V1, q: 'あ'.repeat(200)})).status, 200);
  assert.equal((await send(service, {...V1, q: '😀'.repeat(200)})).status, 200);
  await refuses({...V1, q: 'a'.repeat(201)}, 400, 'query_too_long');
});

test('§7 invalid_type, §4.1 type: refuses an unknown or missing type', async () => {
  await refuses({contract: 'v1', type: 'find', q: 'tent'}, 400, 'invalid_type');
  await refuses({contract: 'v1', q: 'tent'}, 400, 'invalid_type');
  await refuses({type: 'Search', q: 'tent'}, 400, 'invalid_type');
});

test('§4.1 contract 3, §7 unsupported_contract: refuses a contract other than v1', async () => {
  await refuses({...V1, contract: 'v2', q: 'tent'}, 400, 'unsupported_contract');
  await refuses({...V1, contract: '', q: 'tent'}, 400, 'unsupported_contract');
  await refuses({contract: 'v2', type: 'suggest', q: 'tent'}, 400, 'unsupported_contract');
});

test('§4.1 contract 2, §1.7, §7 unsupported_contract_type: refuses contract=v1 with suggest or preview', async () => {
  await refuses({contract: 'v1', type: 'suggest', q: 'tent'}, 400, 'unsupported_contract_type');
  await refuses({contract: 'v1', type: 'preview', q: 'tent'}, 400, 'unsupported_contract_type');
});

test('§4.1 contract 4, §5.3, §7 plan_required: refuses contract=v1 below the Pro plan', async () => {
  await refuses({...V1, q: 'tent'}, 403, 'plan_required', 'demo_state=plan-missing');
});

test('§1.6: only contract=v1 depends on the plan', async () => {
  const response = await send(service, {type: 'search', q: 'tent'}, {Cookie: 'demo_state=plan-missing'});
  assert.equal(response.status, 200);
});

test('§4.1 session_id: answers a request without a session normally', async () => {
  assert.equal((await send(service, {...V1, q: 'tent'})).status, 200);
});

test('§4.1 request: responds 404 to another path or method', async () => {
  const path = '/apps/searchapp/search?contract=v1&type=search&q=tent';
  assert.equal((await service.app.request(path, {method: 'POST'})).status, 404);
  assert.equal((await service.app.request('/apps/searchapp/suggest')).status, 404);
});
