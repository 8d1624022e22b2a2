import {brotliCompressSync, gzipSync} from 'node:zlib';
import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import type {BenchServer} from './server.ts';
import {FULL_SPEED} from './speeds.ts';
import {Visit} from './visit.ts';

/** Bytes of scripts, and of the style sheets that are not in them. */
export interface Weight {
  readonly min: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What is the same for all: not a contestant's own. */
const SHARED = /gauge|page\.css|pagefind\/pagefind\.js|scripts\/(our|bare)/;

/** Weighs the scripts and style sheets that a page has loaded once its box was typed into and a search was shown. */
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
