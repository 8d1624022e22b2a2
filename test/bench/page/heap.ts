import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import {median} from './rounds.ts';
import type {BenchServer} from './server.ts';
import {FULL_SPEED} from './speeds.ts';
import {Visit} from './visit.ts';

/** The memory that remains of overtaken searches. */
export interface Heap {
  /** Bytes with full caches. */
  readonly size: number;
  /** The same, including the document's objects and buffers. */
  readonly memory: number;
  /** Bytes per search from then on. */
  readonly growth: number;
  /** The same, without the code that the engine compiles meanwhile. */
  readonly objects: number;
  /** Bytes from the first measured search to the last. */
  readonly nodes: number;
  readonly listeners: number;
}

const WARM_UP = 150;
const [READINGS, APART] = [8, 25];

/**
 * Searches until the caches are full, then 200 times more, on the results page, or by typing into a search box alone. The
 * growth is the median of eight readings, because the engine compiles hot code at arbitrary moments.
 */
export function measureHeap(browser: Browser, server: BenchServer, contestant: Contestant): Promise<Heap> {
  server.delay = 0;
  return Visit.use(browser, server.origin, FULL_SPEED, async visit => {
    await visit.open(contestant);
    await visit.page.evaluate(() => gauge.touch());
    await searchOften(visit, contestant, 0, WARM_UP);
    const before = await visit.kept();
    let after = before;
    const growths: number[] = [];
    for (let reading = 0; reading < READINGS; reading++) {
      await searchOften(visit, contestant, WARM_UP + reading * APART, APART);
      const {heap} = after;
      after = await visit.kept();
      growths.push((after.heap - heap) / APART);
    }
    // Last, because the engine compiles code again after a snapshot.
    const objects = await visit.objects();
    await searchOften(visit, contestant, WARM_UP + READINGS * APART, READINGS * APART);
    return {
      size: after.heap,
      memory: after.memory,
      growth: median(growths) ?? 0,
      objects: ((await visit.objects()) - objects) / (READINGS * APART),
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  });
}

/** @param from number in the queries, so that none repeats. */
function searchOften(
  {page}: Visit,
  {main, idle}: Contestant,
  from: number,
  count: number,
): Promise<void> | undefined {
  const run = async ([place, from, count]: readonly [string, number, number]) => {
    for (let search = from; search < from + count; search++) {
      if (place === 'box') await gauge.type(`text ${search}`);
      else await gauge.search(`q${search}`, 0);
    }
    performance.clearResourceTimings();
  };
  return idle ? undefined : page.evaluate(run, [main ? 'page' : 'box', from, count] as const);
}
