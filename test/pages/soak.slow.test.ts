import {Random} from '../bench/budget/random.ts';
import {Soak} from '../soak/soak.ts';
import {expect, test} from './fixtures.ts';

// The first minutes of `npm run test:soak`, which also measures growth.

const MINUTES = 6;
/** The actions and faults that must have occurred. Counted instead of timed, because a slow machine does less per minute. */
const HAPPENINGS = [/ back/, / forward/, / more/, / offline/, / failing/, / [1-9]\d* requests of cards/];

for (const path of ['/search?q=リネン', '/collections/apparel'])
  test(`minutes of a hurried shopper at ${path}, with a fault in one search of three, throw no exception`, async ({
    browser,
    demoOrigin,
  }) => {
    test.setTimeout(120_000);
    const soak = new Soak(await browser.newPage({bypassCSP: true}), new Random(1));
    await soak.open(demoOrigin + path);
    const isLacking = (happening: RegExp) => !happening.test(soak.summary);
    while (soak.minutes < MINUTES || HAPPENINGS.some(isLacking)) await soak.go(() => undefined);
    expect(soak.exceptions).toEqual([]);
  });
