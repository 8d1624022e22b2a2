import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import {Backoff} from '../../src/store/backoff.ts';
import {VirtualClock} from './virtual-clock.ts';

let clock = new VirtualClock();
let restore = () => {};

beforeEach(() => {
  clock = new VirtualClock();
  restore = clock.install();
});
afterEach(() => restore());

describe('the delays before the retries of a 429', () => {
  test('grow from one second to thirty, each by up to a quarter longer', async () => {
    const backoff = new Backoff();
    for (const seconds of [1, 2, 4, 8, 16, 24, 24]) {
      const waited = await timeOf(backoff);
      assert.ok(waited >= seconds && waited <= seconds * 1.25 + 0.01, `${waited} s instead of ${seconds} s`);
    }
  });

  test('§7.3: are at least as long as the service’s Retry-After', async () => {
    assert.ok((await timeOf(new Backoff(), 12)) >= 12);
  });

  test('§7.3: are at most an hour and a quarter, because a browser fires a timer of a month at once', async () => {
    for (const asked of [2_592_000, Infinity]) {
      const waited = await timeOf(new Backoff(), asked, 2 * 3_600_000);
      assert.ok(waited >= 3600 && waited <= 4501, `${waited} s`);
    }
  });

  test('vary, so that shoppers refused together do not return together', async () => {
    const waits = new Set<number>();
    for (let count = 0; count < 20; count++) waits.add(await timeOf(new Backoff()));
    assert.ok(waits.size > 10);
  });

  test('start over after an answer', async () => {
    const backoff = new Backoff();
    await timeOf(backoff);
    await timeOf(backoff);
    backoff.reset();
    assert.ok((await timeOf(backoff)) < 1.3);
  });

  test('end without a retry when they are cancelled, and continue to grow', async () => {
    const backoff = new Backoff();
    let retries = 0;
    backoff.schedule(() => retries++);
    backoff.cancel();
    await clock.pass(60_000);
    assert.equal(retries, 0);
    assert.ok((await timeOf(backoff)) >= 2);
  });

  test('replace each other', async () => {
    const backoff = new Backoff();
    let retries = 0;
    backoff.schedule(() => retries++);
    backoff.schedule(() => retries++);
    await clock.pass(60_000);
    assert.equal(retries, 1);
  });
});

/** Returns the seconds until the retry. */
async function timeOf(backoff: Backoff, atLeast?: number, patienceMs = 60_000): Promise<number> {
  const since = clock.now;
  let seconds = 0;
  backoff.schedule(() => {
    seconds = (clock.now - since) / 1000;
  }, atLeast);
  await clock.pass(patienceMs);
  return seconds;
}
