import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {campingStore} from './camping-store.ts';
import {openConnection} from './exchange.ts';

const connection = openConnection(campingStore);
const V1 = {contract: 'v1', type: 'search', q: 'tent'};

afterEach(() => {
  connection.state = 'normal';
});

test('§3 degraded, reduced, §2.1 keys: reads a first sync as an answer without results', async () => {
  connection.state = 'first-sync';
  const {degraded, degraded_reason, results, total, facets} = await connection.search();
  assert.deepEqual([degraded, degraded_reason, results, total], [true, 'sync_pending', [], 0]);
  assert.deepEqual(facets.vendors, []);
});

test('§3 degraded: reads the platform’s own results like any others', async () => {
  connection.state = 'degraded-results';
  const {degraded, results} = await connection.search();
  assert.ok(degraded && results.length > 0);
});

test('§3 failure, §7 503, §7.1: reads a 503 as a degraded answer whose results can be iterated', async () => {
  connection.state = 'failing';
  const {degraded, results} = await connection.search();
  assert.equal(connection.received.status, 503);
  assert.deepEqual([degraded, [...results]], [true, []]);
});

test('§7 query_required, body, code: recognizes a missing query by its code', async () => {
  assert.equal((await connection.refusal({contract: 'v1', type: 'search'})).code, 'query_required');
  assert.deepEqual(Object.keys(connection.body).sort(), ['code', 'error']);
});

test('§7 query_too_long, §8.2: recognizes a long query by its code', async () =>
  assert.equal((await connection.refusal({...V1, q: 'a'.repeat(201)})).code, 'query_too_long'));

test('§7 invalid_type: recognizes an unknown type by its code', async () =>
  assert.equal((await connection.refusal({...V1, type: 'find'})).code, 'invalid_type'));

test('§7 unsupported_contract: recognizes another contract by its code', async () =>
  assert.equal((await connection.refusal({...V1, contract: 'v2'})).code, 'unsupported_contract'));

test('§7 unsupported_contract_type: recognizes contract=v1 on another type by its code', async () =>
  assert.equal((await connection.refusal({...V1, type: 'suggest'})).code, 'unsupported_contract_type'));

test('§7 plan_required, §4.1 contract 4, §5.3: recognizes a plan below Pro by its code', async () => {
  connection.state = 'plan-missing';
  assert.equal((await connection.refusal(V1)).code, 'plan_required');
  assert.equal(connection.received.status, 403);
});

test('§7 429, §8.1: recognizes too many requests by the status, whatever the body', async () => {
  connection.state = 'rate-limited';
  for (const _ of ['JSON', 'empty', 'HTML'])
    assert.equal((await connection.refusal(V1)).code, 'rate_limited');
});
