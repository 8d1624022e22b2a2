import {Random} from '../bench/budget/random.ts';
import {ACTIONS} from '../soak/shopper.ts';
import {Soak} from '../soak/soak.ts';
import {expect, test} from './fixtures.ts';

const TIMES = 30;

for (const action of ACTIONS) {
  test(`keeps no node and no listener of “${action}”, done ${TIMES} times`, async ({browser, demoOrigin}) => {
    test.setTimeout(120_000);
    const page = await browser.newPage({bypassCSP: true});
    const soak = new Soak(page, new Random(1));
    await soak.open(`${demoOrigin}/search?q=リネン`);
    // Caches fill, and code is fetched.
    await soak.repeat(action, TIMES);
    const before = await soak.repeat(action, TIMES);
    const after = await soak.repeat(action, TIMES);
    expect(after).toMatchObject({nodes: before.nodes, listeners: before.listeners});
    expect(soak.exceptions).toEqual([]);
    await page.close();
  });
}
