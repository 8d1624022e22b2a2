import assert from 'node:assert/strict';
import {test} from 'node:test';
import {createService, type Service} from '../../../demo/service/service.ts';
import {type Params, product, send, storeOf} from '../../support/stores/small-store.ts';

const store = storeOf({products: [product('tent')]});
const V1 = {contract: 'v1', type: 'search', q: 'tent'};
const SUGGEST = {type: 'suggest', q: 'tent'};

/** A service whose clock the test controls. */
class Timed {
  now = 0;
  readonly service: Service = createService(store, {now: () => this.now});

  async send(visitor: string, shop = 'a.example', params: Params = V1): Promise<Response> {
    return send(this.service, params, {Host: shop, Cookie: `demo_visitor=${visitor}`});
  }

  /** Sends this many requests and counts the accepted ones. */
  async sendMany(times: number, visitor: string, shop?: string, params?: Params): Promise<number> {
    let passed = 0;
    for (let turn = 0; turn < times; turn++) {
      if ((await this.send(visitor, shop, params)).status !== 429) passed += 1;
    }
    return passed;
  }
}

test('§8 search visitor: a visitor gets 20 searches in ten seconds', async () => {
  assert.equal(await new Timed().sendMany(25, 'ann'), 20);
});

test('§8 search shop: a shop gets 50 searches in ten seconds from all its visitors', async () => {
  const timed = new Timed();
  const passed = [
    await timed.sendMany(20, 'ann'),
    await timed.sendMany(20, 'ben'),
    await timed.sendMany(20, 'cat'),
  ];
  assert.deepEqual(passed, [20, 20, 10]);
});

test('§8.1, §8 search combined: all stores share 125 searches, so a shop within its own cap can be rejected', async () => {
  const timed = new Timed();
  const passed: number[] = [];
  for (const shop of [
    'a.example',
    'b.example',
    'c.example',
    'd.example',
    'e.example',
    'f.example',
    'g.example',
  ]) {
    passed.push(await timed.sendMany(20, 'ann', shop));
  }
  assert.deepEqual(passed, [20, 20, 20, 20, 20, 20, 5]);
});

test('§8 window: each request leaves the sliding window after ten seconds', async () => {
  const timed = new Timed();
  await timed.sendMany(10, 'ann');
  timed.now = 5000;
  assert.equal(await timed.sendMany(10, 'ann'), 10);
  timed.now = 10_000;
  assert.equal(await timed.sendMany(10, 'ann'), 10);
  assert.equal((await timed.send('ann')).status, 429);
});

test('counts rejected requests too, so a visitor who never pauses stays rejected', async () => {
  const timed = new Timed();
  await timed.sendMany(20, 'ann');
  timed.now = 9000;
  await timed.sendMany(20, 'ann');
  timed.now = 11_000;
  assert.equal((await timed.send('ann')).status, 429);
});

test('accepts a visitor at the cap again after the server’s clock is set back', async () => {
  const timed = new Timed();
  timed.now = 3_600_000;
  await timed.sendMany(20, 'ann');
  assert.equal((await timed.send('ann')).status, 429);
  timed.now = 0;
  assert.equal(await timed.sendMany(25, 'ann'), 20);
});

test('Retry-After names the seconds after which a request passes', async () => {
  const timed = new Timed();
  await timed.sendMany(20, 'ann');
  timed.now = 3000;
  const refused = await timed.send('ann');
  const seconds = Number(refused.headers.get('Retry-After'));
  assert.equal(seconds, 7);
  timed.now += seconds * 1000;
  assert.equal((await timed.send('ann')).status, 200);
});

test('§5.4: identifies visitors by session without a cookie; visitors without either share one bucket', async () => {
  const {service} = new Timed();
  const statuses = async (params: Params): Promise<number[]> => {
    const responses = await Promise.all(Array.from({length: 21}, () => send(service, {...V1, ...params})));
    return responses.map(({status}) => status).filter(status => status === 429);
  };
  assert.equal((await statuses({session_id: 's1'})).length, 1);
  assert.equal((await send(service, {...V1, session_id: 's2'})).status, 200);
  assert.equal((await statuses({})).length, 1);
});

test('§8 suggest visitor: a visitor gets 40 suggests, counted separately from searches', async () => {
  const timed = new Timed();
  assert.equal(await timed.sendMany(45, 'ann', 'a.example', SUGGEST), 40);
  assert.equal((await timed.send('ann')).status, 200);
});

test('§8 suggest shop: a shop gets 150 suggests in ten seconds from all its visitors', async () => {
  const timed = new Timed();
  const passed: number[] = [];
  for (const visitor of ['ann', 'ben', 'cat', 'dan']) {
    passed.push(await timed.sendMany(40, visitor, 'a.example', SUGGEST));
  }
  assert.deepEqual(passed, [40, 40, 40, 30]);
});

test('§8 suggest combined: all stores share 150 suggests', async () => {
  const timed = new Timed();
  const passed: number[] = [];
  for (const shop of ['a.example', 'b.example', 'c.example', 'd.example']) {
    passed.push(await timed.sendMany(40, 'ann', shop, SUGGEST));
  }
  assert.deepEqual(passed, [40, 40, 40, 30]);
});

test('accepts other caps', async () => {
  const service = createService(store, {caps: {visitor: 2, shop: 100, combined: 100}, now: () => 0});
  const statuses = [await send(service, V1), await send(service, V1), await send(service, V1)];
  assert.deepEqual(
    statuses.map(({status}) => status),
    [200, 200, 429],
  );
});
