import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import type {BenchServer} from './server.ts';
import {FULL_SPEED} from './speeds.ts';
import {Visit} from './visit.ts';

/** The number of searches that no shopper requested. */
export interface Requests {
  /** On a page without a query. */
  readonly atLoad: number;
  /** During an IME composition. */
  readonly composing: number;
}

const COMPOSED = ['ｊ', 'じ', 'じゃ', 'じゃけ', 'じゃけっと', 'ジャケット'];

/** Opens a page, composes a word in its box with an IME, and waits before it would be committed. */
export function countRequests(
  browser: Browser,
  server: BenchServer,
  contestant: Contestant,
): Promise<Requests> {
  return Visit.use(browser, server.origin, FULL_SPEED, async visit => {
    await visit.open(contestant);
    await visit.rest();
    const atLoad = visit.requests;
    await visit.page.evaluate(() => gauge.touch());
    for (const text of COMPOSED) await visit.compose(text);
    await visit.rest();
    return {atLoad, composing: visit.requests - atLoad};
  });
}
