import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import type {BenchServer} from './server.ts';
import {Visit} from './visit.ts';

/** What is kept of searches after they have been overtaken. */
export interface Growth {
  /** Bytes a search. */
  readonly heap: number;
  /** From the first of the searches measured to the last. */
  readonly nodes: number;
  readonly listeners: number;
}

const WARM_UP = 100;
const SEARCHES = 200;

/** Searches until caches are full, and then 200 times: on the results page, or by typing into a box alone. */
export function measureHeap(
  browser: Browser,
  server: BenchServer,
  contestant: Contestant,
  place: 'page' | 'box',
): Promise<Growth> {
  server.delay = 0;
  return Visit.use(browser, server.origin, 1, async visit => {
    await visit.open(contestant);
    await visit.page.evaluate(() => gauge.usable);
    await searchOften(visit, place, 0, WARM_UP);
    const before = await visit.kept();
    await searchOften(visit, place, WARM_UP, WARM_UP + SEARCHES);
    const after = await visit.kept();
    return {
      heap: (after.heap - before.heap) / SEARCHES,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  });
}

function searchOften({page}: Visit, place: 'page' | 'box', from: number, to: number): Promise<void> {
  const run = async ([place, from, to]: readonly [string, number, number]) => {
    for (let search = from; search < to; search++) {
      if (place === 'box') await gauge.type(`text ${search}`);
      else await gauge.search(`q${search}`, 0);
    }
    performance.clearResourceTimings();
  };
  return page.evaluate(run, [place, from, to] as const);
}
