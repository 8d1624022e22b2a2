import assert from 'node:assert/strict';
import {afterEach, test} from 'node:test';
import {campingStore} from './camping-store.ts';
import {openLine} from './exchange.ts';

const line = openLine(campingStore);
const V1 = {contract: 'v1', type: 'search', q: 'tent'};

afterEach(() => {
  line.state = 'normal';
});

test('§3 degraded, reduced, §2.1 keys: a first sync is read as an answer without results', async () => {
  line.state = 'first-sync';
  const {degraded, degraded_reason, results, total, facets} = await line.search();
  assert.deepEqual([degraded, degraded_reason, results, total], [true, 'sync_pending', [], 0]);
  assert.deepEqual(facets.vendors, []);
});

test('§3 degraded: the platform’s own results are read as any others', async () => {
  line.state = 'degraded-results';
  const {degraded, results} = await line.search();
  assert.ok(degraded && results.length > 0);
});

test('§3 failure, §7 503, §7.1: a 503 is read as a degraded answer whose results can be iterated', async () => {
  line.state = 'failing';
  const {degraded, results} = await line.search();
  assert.equal(line.received.status, 503);
  assert.deepEqual([degraded, [...results]], [true, []]);
});

test('§7 query_required, body, code: a missing query is known by its code', async () => {
  assert.equal((await line.refusal({contract: 'v1', type: 'search'})).code, 'query_required');
  assert.deepEqual(Object.keys(line.body).sort(), ['code', 'error']);
});

test('§7 query_too_long, §8.2: a long query is known by its code', async () =>
  assert.equal((await line.refusal({...V1, q: 'a'.repeat(201)})).code, 'query_too_long'));

test('§7 invalid_type: an unknown type is known by its code', async () =>
  assert.equal((await line.refusal({...V1, type: 'find'})).code, 'invalid_type'));

test('§7 unsupported_contract: another contract is known by its code', async () =>
  assert.equal((await line.refusal({...V1, contract: 'v2'})).code, 'unsupported_contract'));

test('§7 unsupported_contract_type: contract=v1 on another type is known by its code', async () =>
  assert.equal((await line.refusal({...V1, type: 'suggest'})).code, 'unsupported_contract_type'));

test('§7 plan_required, §4.1 contract 4, §5.3: a plan below Pro is known by its code', async () => {
  line.state = 'plan-missing';
  assert.equal((await line.refusal(V1)).code, 'plan_required');
  assert.equal(line.received.status, 403);
});

test('§7 429, §8.1: a refusal for too many requests is known by its status, whatever its body', async () => {
  line.state = 'rate-limited';
  for (const _ of ['JSON', 'empty', 'HTML']) assert.equal((await line.refusal(V1)).code, 'rate_limited');
});
