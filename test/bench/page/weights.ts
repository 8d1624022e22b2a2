import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import type {BenchServer} from './server.ts';
import {FULL_SPEED} from './speeds.ts';
import {Visit} from './visit.ts';

/** The bytes of scripts, and of style sheets outside of them. */
export interface Weight {
  readonly min: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** The files that all contestants share, and that count for none. */
const SHARED = /gauge|page\.css|pagefind\/pagefind\.js|scripts\/(our|bare)/;

/** Measures the scripts and style sheets that a page has loaded after typing into its box and showing a search. */
export function weigh(browser: Browser, server: BenchServer, contestant: Contestant): Promise<Weight> {
  return Visit.use(browser, server.origin, FULL_SPEED, async visit => {
    const {page} = visit;
    const bodies: Promise<Buffer>[] = [];
    page.on('response', response => {
      const {pathname} = new URL(response.url());
      if (/\.(js|css)$/.test(pathname) && !SHARED.test(pathname)) bodies.push(response.body());
    });
    await visit.open(contestant, contestant.main && 'first');
    if (!contestant.idle) await page.evaluate(() => gauge.type('coat'));
    return (await Promise.all(bodies)).map(weightOf).reduce(add, {min: 0, gzip: 0, brotli: 0});
  });
}

function weightOf(body: Buffer): Weight {
  return {min: body.length, gzip: gzipSync(body, {level: 9}).length, brotli: brotliCompressSync(body).length};
}

function add(one: Weight, other: Weight): Weight {
  return {min: one.min + other.min, gzip: one.gzip + other.gzip, brotli: one.brotli + other.brotli};
}
