import assert from 'node:assert/strict';
import {afterEach, beforeEach, describe, test} from 'node:test';
import {Pause} from '../../src/store/backoff.ts';
import {VirtualClock} from './virtual-clock.ts';

let clock = new VirtualClock();
let restore = () => {};

beforeEach(() => {
  clock = new VirtualClock();
  restore = clock.install();
});
afterEach(() => restore());

describe('the pauses before the retries of a 429', () => {
  test('grow from one second to thirty at most, each up to a quarter longer', async () => {
    const pause = new Pause();
    for (const seconds of [1, 2, 4, 8, 16, 24, 24]) {
      const waited = await timeOf(pause);
      assert.ok(waited >= seconds && waited <= seconds * 1.25 + 0.01, `${waited} s instead of ${seconds} s`);
    }
  });

  test('§7.3: are as long as the service asks at least', async () => {
    assert.ok((await timeOf(new Pause(), 12)) >= 12);
  });

  test('§7.3: are an hour and a quarter at most, as a browser ends a timer of a month at once', async () => {
    for (const asked of [2_592_000, Infinity]) {
      const waited = await timeOf(new Pause(), asked, 2 * 3_600_000);
      assert.ok(waited >= 3600 && waited <= 4501, `${waited} s`);
    }
  });

  test('are not all the same, so that those refused together come back apart', async () => {
    const waits = new Set<number>();
    for (let count = 0; count < 20; count++) waits.add(await timeOf(new Pause()));
    assert.ok(waits.size > 10);
  });

  test('start anew when the service answered', async () => {
    const pause = new Pause();
    await timeOf(pause);
    await timeOf(pause);
    pause.over();
    assert.ok((await timeOf(pause)) < 1.3);
  });

  test('end without a retry when they are called off, and go on growing', async () => {
    const pause = new Pause();
    let retries = 0;
    pause.before(() => retries++);
    pause.cancel();
    await clock.pass(60_000);
    assert.equal(retries, 0);
    assert.ok((await timeOf(pause)) >= 2);
  });

  test('are one at a time', async () => {
    const pause = new Pause();
    let retries = 0;
    pause.before(() => retries++);
    pause.before(() => retries++);
    await clock.pass(60_000);
    assert.equal(retries, 1);
  });
});

/** Seconds until the retry. */
async function timeOf(pause: Pause, atLeast?: number, patienceMs = 60_000): Promise<number> {
  const since = clock.now;
  let seconds = 0;
  pause.before(() => {
    seconds = (clock.now - since) / 1000;
  }, atLeast);
  await clock.pass(patienceMs);
  return seconds;
}
