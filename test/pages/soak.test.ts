import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {type Browser, chromium} from 'playwright';
import {Random} from '../bench/budget/random.ts';
import {launchOptions} from '../harness/browser.ts';
import {type DemoProcess, startDemo} from '../harness/demo-process.ts';
import {Soak} from '../soak/soak.ts';

// The beginning of `npm run test:soak`, which looks for what grows too. A store of its own: it asks more than a visitor may.

const MINUTES = 6;

let demo: DemoProcess;
let browser: Browser;
before(async () => {
  [demo, browser] = await Promise.all([startDemo(), chromium.launch(await launchOptions())]);
});
after(async () => {
  await browser.close();
  await demo.stop();
});

test('minutes of a shopper in a hurry, with one search in three met by a fault, throw nothing', {
  timeout: 120_000,
}, async () => {
  const soak = new Soak(await browser.newPage({bypassCSP: true}), new Random(1));
  await soak.open(`${demo.origin}/search?q=リネン`);
  while (soak.minutes < MINUTES) await soak.go(() => undefined);
  assert.deepEqual(soak.exceptions, [], soak.summary);
  for (const action of ['back', 'forward', 'more', 'offline', 'failing'])
    assert.ok(soak.summary.includes(action), soak.summary);
});
