import {Random} from '../bench/budget/random.ts';
import {Soak} from '../soak/soak.ts';
import {expect, test} from './fixtures.ts';

// The beginning of `npm run test:soak`, which measures growth too. A store of its own: it asks more than a visitor may.

test.use({demoArguments: []});

const MINUTES = 6;
/** What has to happen before the end: on a slow machine a shopper does less in a minute. */
const HAPPENINGS = ['back', 'forward', 'more', 'offline', 'failing'];

test('minutes of a shopper in a hurry, with one search in three met by a fault, throw nothing', async ({
  browser,
  demoOrigin,
}) => {
  test.setTimeout(120_000);
  const soak = new Soak(await browser.newPage({bypassCSP: true}), new Random(1));
  await soak.open(`${demoOrigin}/search?q=リネン`);
  const isLacking = (happening: string) => !soak.summary.includes(happening);
  while (soak.minutes < MINUTES || HAPPENINGS.some(isLacking)) await soak.go(() => undefined);
  expect(soak.exceptions).toEqual([]);
});
