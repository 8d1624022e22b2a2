import type {Browser, CDPSession, Page} from 'playwright';
import type {Contestant} from './contestants.ts';

/** A contestant's page in a fresh context, and the figures the browser keeps of it. */
export class Visit {
  readonly page: Page;
  readonly #session: CDPSession;
  /** Searches sent so far. */
  requests = 0;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.#session = session;
    page.on('request', request => {
      if (new URL(request.url()).pathname.endsWith('/search')) this.requests++;
    });
    page.on('pageerror', error => console.error(`${page.url()}: ${error.stack}`));
  }

  /** @param slowdown of the CPU. */
  static async start(browser: Browser, baseURL: string, slowdown: number): Promise<Visit> {
    const context = await browser.newContext({baseURL, viewport: {width: 1280, height: 800}});
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await session.send('Emulation.setCPUThrottlingRate', {rate: slowdown});
    return new Visit(page, session);
  }

  open({name}: Contestant, query = ''): Promise<unknown> {
    // The second is how InstantSearch writes the first.
    const address = query && `?${new URLSearchParams({q: query, 'products[query]': query})}`;
    return this.page.goto(`/${name}${address}`, {waitUntil: 'domcontentloaded'});
  }

  /** ms for which the main thread has worked so far. */
  async work(): Promise<number> {
    return 1000 * ((await this.#metrics()).TaskDuration ?? 0);
  }

  /** What is kept once everything that is not has been collected: bytes of heap, nodes and listeners. */
  async kept(): Promise<{heap: number; nodes: number; listeners: number}> {
    // A weak reference takes a second collection.
    for (let time = 0; time < 3; time++) await this.#session.send('HeapProfiler.collectGarbage');
    const {JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0} = await this.#metrics();
    return {heap: JSHeapUsedSize, nodes: Nodes, listeners: JSEventListeners};
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  async #metrics(): Promise<Record<string, number>> {
    const {metrics} = await this.#session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({name, value}) => [name, value]));
  }
}
