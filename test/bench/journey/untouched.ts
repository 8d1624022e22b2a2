import {readdirSync, readFileSync} from 'node:fs';
import {basename} from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import type {HTTPRequest, Page} from 'puppeteer-core';

/** What a page costs a shopper who opens it, and does nothing. */
export interface Untouched {
  /** The milliseconds by which tasks after the first paint are longer than 50 ms: Lighthouse's total blocking time. */
  readonly blocked: number;
  /** The number of requests to the search service. */
  readonly searches: number;
  /** The number of requests of the page to its own address. */
  readonly toItself: number;
  /** The kilobytes of our scripts, brotli. */
  readonly scripts: number;
}

/** @param open opens the page, and waits until it has loaded everything. */
export async function openUntouched(page: Page, open: () => Promise<void>): Promise<Untouched> {
  const requests: HTTPRequest[] = [];
  const note = (request: HTTPRequest) => requests.push(request);
  page.on('requestfinished', note);
  await open();
  page.off('requestfinished', note);
  const paths = requests.map(request => new URL(request.url()).pathname);
  const own = new URL(page.url()).pathname;
  return {
    blocked: await page.evaluate(sumBlocked),
    searches: paths.filter(path => path.endsWith('/apps/searchapp/search')).length,
    toItself: requests.filter((request, index) => paths[index] === own && !request.isNavigationRequest())
      .length,
    scripts: weigh(paths.map(path => basename(path))),
  };
}

/** Returns the kilobytes of the files that are scripts of ours. */
const weigh = (names: readonly string[]): number =>
  listScripts()
    .filter(name => names.includes(name))
    .map(brotliOf)
    .reduce((sum, bytes) => sum + bytes, 0) / 1000;

/** Lists the scripts that a theme gets. */
export const listScripts = (): string[] => readdirSync('dist').filter(name => name.endsWith('.js'));

const brotliOf = (name: string) => brotliCompressSync(readFileSync(`dist/${name}`)).length;

/** Runs in the page. */
async function sumBlocked(): Promise<number> {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const tasks = await new Promise<PerformanceEntryList>(resolve => {
    setTimeout(resolve, 200, []);
    new PerformanceObserver(list => resolve(list.getEntries())).observe({type: 'longtask', buffered: true});
  });
  const since = paint?.startTime ?? 0;
  return tasks
    .map(({startTime, duration}) => startTime + duration - Math.max(startTime, since) - 50)
    .reduce((sum, blocked) => sum + Math.max(0, blocked), 0);
}
