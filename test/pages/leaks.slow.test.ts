import {Random} from '../bench/budget/random.ts';
import {ACTIONS} from '../soak/shopper.ts';
import {Soak} from '../soak/soak.ts';
import {expect, test} from './fixtures.ts';

test.describe.configure({mode: 'parallel'});

for (const action of ACTIONS) {
  test(`keeps no node and no listener of “${action}”, done 30 times`, async ({browser, demoOrigin}) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({bypassCSP: true});
    const soak = new Soak(page, new Random(1));
    // Twice the same: what was opened the first time is closed the second time.
    const doThirtyTimes = async () => {
      await soak.repeat(action, 15);
      return soak.repeat(action, 15);
    };
    await soak.open(`${demoOrigin}/search?q=リネン`);
    // Caches fill, and code is fetched.
    await soak.repeat(action, 2);
    const before = await doThirtyTimes();
    const after = await doThirtyTimes();
    expect(after.listeners).toBe(before.listeners);
    // A text that is empty at one time has a node at another.
    expect(Math.abs(after.nodes - before.nodes)).toBeLessThan(10);
    expect(soak.exceptions).toEqual([]);
    await page.close();
  });
}
