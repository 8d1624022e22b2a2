import assert from 'node:assert/strict';
import {mock, test} from 'node:test';
import {ask, product, send, serve, storeOf} from '../../support/stores/small-store.ts';

const pauses: number[] = [];
const store = storeOf({products: [product('dome-tent'), product('tent-peg'), product('lamp')]});
const service = serve(store, {
  pause: async milliseconds => {
    pauses.push(milliseconds);
  },
});
const V1 = {contract: 'v1', type: 'search', q: 'tent'};

function inState(state: string): Promise<Response> {
  return send(service, V1, {Cookie: `other=1; demo_state=${state}`});
}

test('§3 degraded, reduced, §2.1 degraded_reason: responds with the reduced body during a first sync', async () => {
  const response = await inState('first-sync');
  assert.equal(response.status, 200);
  assert.deepEqual(await response.json(), {
    schemaVersion: 'v1',
    degraded: true,
    degraded_reason: 'sync_pending',
    total: 0,
    results: [],
    facets: {},
  });
});

test('§3 degraded: may return the platform’s own results', async () => {
  const body = await ask(service, V1, {Cookie: 'demo_state=degraded-results'});
  assert.equal(body.degraded, true);
  assert.deepEqual(
    body.results.map(({handle}) => handle),
    ['dome-tent', 'tent-peg'],
  );
  assert.equal(body.total, 2);
  assert.deepEqual([body.facets, body.suggestions, body.related_keywords], [{}, [], []]);
  assert.ok(service.verifySignature(body.query_id, body.measurement_proof));
});

test('§3 failure, §7 503, §2.1 keys: responds to an infrastructure failure with a 503 in the normal shape, degraded', async () => {
  const response = await inState('failing');
  const normal = await ask(service, V1);
  const body = (await response.json()) as Record<string, unknown>;
  assert.equal(response.status, 503);
  assert.deepEqual(Object.keys(body).sort(), Object.keys(normal).sort());
  assert.deepEqual([body.degraded, body.results, body.facets, body.total], [true, [], {}, 0]);
  assert.equal(typeof body.degraded_reason, 'string');
  assert.equal(body.query, 'tent');
});

test('§7 503: responds to an internal error with the same 503', async () => {
  const silence = mock.method(console, 'error', () => undefined);
  const broken = serve(store, {
    pause: () => {
      throw new Error('broken');
    },
  });
  const response = await send(broken, V1, {Cookie: 'demo_state=slow'});
  const body = (await response.json()) as Record<string, unknown>;
  silence.mock.restore();
  assert.deepEqual([response.status, body.degraded, body.results], [503, true, []]);
});

test('slow waits, then responds normally', async () => {
  const response = await inState('slow');
  assert.equal(((await response.json()) as {total: number}).total, 2);
  assert.deepEqual(pauses, [3000]);
});

test('garbage sends half a body with the content type of JSON', async () => {
  const response = await inState('garbage');
  assert.equal(response.status, 200);
  assert.match(response.headers.get('Content-Type') ?? '', /application\/json/);
  await assert.rejects(response.json(), SyntaxError);
});

test('html sends a web page with status 200', async () => {
  const response = await inState('html');
  assert.equal(response.status, 200);
  assert.match(response.headers.get('Content-Type') ?? '', /text\/html/);
});

test('§7 429: rate-limited responds 429 to every request, not always with JSON', async () => {
  const responses = [
    await inState('rate-limited'),
    await inState('rate-limited'),
    await inState('rate-limited'),
  ];
  assert.deepEqual(
    responses.map(({status}) => status),
    [429, 429, 429],
  );
  const bodies = await Promise.all(responses.map(response => response.text()));
  assert.ok(bodies.some(body => body === ''));
  assert.ok(bodies.some(body => body.startsWith('{')));
  assert.ok(bodies.some(body => body.startsWith('<')));
});

test('a state applies to one browser only, and an unknown one is normal', async () => {
  assert.equal((await inState('failing')).status, 503);
  assert.equal((await send(service, V1)).status, 200);
  assert.equal((await inState('toString')).status, 200);
});

test('a query parameter cannot choose the state', async () => {
  assert.equal((await send(service, {...V1, demo_state: 'failing'})).status, 200);
});
