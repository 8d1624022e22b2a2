import assert from 'node:assert/strict';
import {after, before, test} from 'node:test';
import {type Browser, chromium} from 'playwright';
import {Random} from '../bench/budget/random.ts';
import {launchOptions} from '../harness/browser.ts';
import {type DemoProcess, startDemo} from '../harness/demo-process.ts';
import {Soak} from '../soak/soak.ts';

// The beginning of `npm run test:soak`, which looks for what grows too. A store of its own: it asks more than a visitor may.

const MINUTES = 6;
/** What has to have happened by then, or it goes on: a slow machine has a shopper do less in a minute. */
const HAPPENINGS = ['back', 'forward', 'more', 'offline', 'failing'];

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
  const isLacking = (happening: string) => !soak.summary.includes(happening);
  while (soak.minutes < MINUTES || HAPPENINGS.some(isLacking)) await soak.go(() => undefined);
  assert.deepEqual(soak.exceptions, []);
});
