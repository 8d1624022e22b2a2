import {Random} from '../bench/budget/random.ts';
import {ACTIONS} from '../soak/shopper.ts';
import {Soak} from '../soak/soak.ts';
import {expect, test} from './fixtures.ts';

test.describe.configure({mode: 'parallel'});

const ROUNDS = 6;

for (const action of ACTIONS) {
  test(`leaks no node and no listener in 10 repetitions of “${action}” per round`, async ({
    browser,
    demoOrigin,
  }) => {
    test.setTimeout(180_000);
    const page = await browser.newPage({bypassCSP: true});
    const soak = new Soak(page, new Random(1));
    await soak.open(`${demoOrigin}/search?q=リネン`);
    // Fills the caches and loads the code.
    await soak.repeat(action, 2);
    // What is on screen differs from round to round by a few nodes, but a leak adds to every round.
    const nodes: number[] = [];
    const listeners: number[] = [];
    while (!hasStopped(nodes) || !hasStopped(listeners)) {
      expect(nodes.length, `nodes ${nodes}, listeners ${listeners} after each round`).toBeLessThan(ROUNDS);
      const counts = await soak.repeat(action, 10);
      nodes.push(counts.nodes);
      listeners.push(counts.listeners);
    }
    expect(soak.exceptions).toEqual([]);
    await page.close();
  });
}

/** Whether a round ended with no more than the round before it. */
function hasStopped(counts: readonly number[]): boolean {
  return counts.some((count, round) => round > 0 && count <= (counts[round - 1] ?? 0));
}
