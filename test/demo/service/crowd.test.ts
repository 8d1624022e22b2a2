import assert from 'node:assert/strict';
import {test} from 'node:test';
import {startCrowd} from '../../../demo/service/crowd.ts';
import {ServiceLimits} from '../../../demo/service/limits.ts';

const MINUTES = 5;

/** The share of searches, one in ten seconds, that a shopper beside others is refused, in minutes of a shop. */
function refusedBeside(shoppers: number): number {
  const limits = new ServiceLimits();
  startCrowd(shoppers, limits, 'a.example');
  let refused = 0;
  const searches = MINUTES * 6;
  for (let search = 0; search < searches; search++) {
    for (let tenths = 0; tenths < 100; tenths++) test.mock.timers.tick(100);
    if (limits.take('search', 'a.example', 'me') > 0) refused++;
  }
  return refused / searches;
}

test('shoppers beside one use up the cap of the shop, and leave something of it, since they rest', () => {
  test.mock.timers.enable({apis: ['setTimeout', 'Date']});
  assert.equal(refusedBeside(0), 0);
  assert.ok(refusedBeside(10) < 0.05);
  const share = refusedBeside(200);
  assert.ok(share > 0.1 && share < 0.9, `${share}`);
});
