import assert from 'node:assert/strict';
import {once} from 'node:events';
import {get, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, test} from 'node:test';
import {createAdaptorServer, type ServerType} from '@hono/node-server';
import {ServiceLimits} from '../../../demo/service/limits.ts';
import {createService} from '../../../demo/service/service.ts';
import {product, send, storeOf} from '../../support/stores/small-store.ts';

const V1 = {contract: 'v1', type: 'search', q: 'tent'};
const store = storeOf({products: [product('tent')]});

test('§8.1: stores of one process share the combined cap and have separate shop caps', async () => {
  const limits = new ServiceLimits(undefined, () => 0);
  const shops = ['a.example', 'b.example', 'c.example'];
  const services = shops.map(Host => ({Host, service: createService(store, {limits, now: () => 0})}));
  const passed: number[] = [];
  for (const {Host, service} of services) {
    let count = 0;
    for (let turn = 0; turn < 60; turn++) {
      const Cookie = `demo_visitor=${turn % 6}`;
      if ((await send(service, V1, {Host, Cookie})).status === 200) count += 1;
    }
    passed.push(count);
  }
  // Rejected requests count towards the combined cap: 60 from each of the first two shops leave 5 for the third.
  assert.deepEqual(passed, [50, 50, 5]);
});

let server: ServerType;
before(async () => {
  server = createAdaptorServer({fetch: createService(store, {now: () => 0}).app.fetch});
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
after(() => server.close());

/** Sends a search over a real connection with a shop's host, and returns the status. */
async function statusOver(host: string, visitor: number): Promise<number | undefined> {
  const {port} = server.address() as AddressInfo;
  const path = `/apps/searchapp/search?${new URLSearchParams(V1)}`;
  const headers = {host, cookie: `demo_visitor=${visitor}`};
  const [response] = await once(get({host: '127.0.0.1', port, path, headers}), 'response');
  (response as IncomingMessage).resume();
  return (response as IncomingMessage).statusCode;
}

test('§8 search visitor, search shop, search combined: over HTTP, a visitor gets 20, their shop 50, and all shops together 125', async () => {
  const passed = new Map<string, number>();
  const send = async (host: string, visitor: number, times: number) => {
    for (let turn = 0; turn < times; turn++) {
      if ((await statusOver(host, visitor)) === 200) passed.set(host, (passed.get(host) ?? 0) + 1);
    }
  };
  await send('one.example', 1, 21);
  assert.equal(passed.get('one.example'), 20);
  for (const visitor of [1, 2, 3]) await send('two.example', visitor, 20);
  assert.equal(passed.get('two.example'), 50);
  for (const host of ['three.example', 'four.example', 'five.example']) await send(host, 1, 20);
  // 81 from the first two shops and 40 from the next two: rejected requests count too.
  assert.deepEqual([...passed.values()], [20, 50, 20, 20, 4]);
});
