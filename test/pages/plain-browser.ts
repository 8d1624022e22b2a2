import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {RecordingProxy} from '../support/page/recording-proxy.ts';
import {findBrowser} from '../support/runners/browser.ts';
import {test as base} from './fixtures.ts';

/** A tab, and the requests of all that it shows, ahead or again. */
export interface Visit {
  readonly page: Page;
  readonly origin: string;
  readonly proxy: RecordingProxy;
  /** The searches that the service got. */
  searches(): URLSearchParams[];
  /** The names of the events that the pixel sent, in order, each with its `query_id`. */
  events(): string[];
}

/**
 * Playwright's `test` with a tab of a browser that renders pages ahead, and keeps left ones in its page cache if it is a whole one.
 * Playwright itself attaches to pages in a way that forbids the first, and switches the second off.
 */
export const test = base.extend<
  {readonly early: string; readonly visit: Visit},
  {readonly plainBrowser: Browser}
>({
  plainBrowser: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from the pattern.
    async ({}, use) => {
      const args = ['--no-sandbox', '--disable-gpu'];
      const browser = await puppeteer.launch({executablePath: await findBrowser(), args});
      await use(browser);
      await browser.close();
    },
    {scope: 'worker'},
  ],
  /** A script of every page, which runs before the page's own. */
  early: ['', {option: true}],
  visit: async ({plainBrowser, demoOrigin, early}, use) => {
    const proxy = new RecordingProxy(demoOrigin);
    const origin = await proxy.start();
    // Not by the browser's tools, which fail to add scripts to an opened page that is left at once.
    proxy.early = early;
    const context = await plainBrowser.createBrowserContext();
    const page = await context.newPage();
    await page.goto(`${origin}/?inspector=off`);
    await use({page, origin, proxy, searches: () => searchesOf(proxy), events: () => eventsOf(proxy)});
    await context.close();
    proxy.stop();
  },
});

const searchesOf = ({requests}: RecordingProxy) =>
  requests
    .filter(({path}) => path.startsWith('/apps/searchapp/search'))
    .map(({path}) => new URL(path, 'http://store').searchParams);

const eventsOf = ({requests}: RecordingProxy) =>
  requests
    .filter(({path, method}) => path === '/pixel' && method === 'POST')
    .map(({body}) => /service_\w+/.exec(body)?.[0] ?? body);
