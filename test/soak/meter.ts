import type {CDPSession, Page} from 'playwright';

/** What a page holds at a moment. */
export interface Reading {
  /** Minutes of the shopper's time. */
  readonly minute: number;
  readonly searches: number;
  /** After a garbage collection, in kB. */
  readonly heap: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Reads what a page holds, garbage collected. */
export class Meter {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async open(page: Page): Promise<Meter> {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    return new Meter(session);
  }

  async read(minute: number, searches: number): Promise<Reading> {
    // What the console was told is kept for a developer who might look.
    await this.#session.send('Runtime.discardConsoleEntries');
    for (let turn = 0; turn < 3; turn++) await this.#session.send('HeapProfiler.collectGarbage');
    const {metrics} = await this.#session.send('Performance.getMetrics');
    const figure = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
    const heap = Math.round(figure('JSHeapUsedSize') / 1000);
    return {minute, searches, heap, nodes: figure('Nodes'), listeners: figure('JSEventListeners')};
  }
}
