import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import {median} from './rounds.ts';
import type {BenchServer} from './server.ts';
import {FULL_SPEED} from './speeds.ts';
import {Visit} from './visit.ts';

/** What is kept of searches after they have been overtaken. */
export interface Heap {
  /** Bytes, with all caches full. */
  readonly size: number;
  /** The same with what the document's own objects and buffers hold. */
  readonly memory: number;
  /** Bytes a search, from then on. */
  readonly growth: number;
  /** From the first of the searches measured to the last. */
  readonly nodes: number;
  readonly listeners: number;
}

const WARM_UP = 150;
const [READINGS, APART] = [8, 25];

/**
 * Searches until caches are full, and then 200 times: on the results page, or by typing into a box alone. Growth is the
 * median of eight readings: the engine compiles what is used often at a moment of its own, which is no search's.
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
    return {
      size: after.heap,
      memory: after.memory,
      growth: median(growths) ?? 0,
      nodes: after.nodes - before.nodes,
      listeners: after.listeners - before.listeners,
    };
  });
}

/** @param from is part of each query: none is asked twice. */
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
