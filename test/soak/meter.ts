import type {CDPSession, Page} from 'playwright';

/** What a page holds at a moment, after a garbage collection. */
export interface Holding {
  /** In kB. */
  readonly heap: number;
  /** In the document and, where something holds on to them, out of it. */
  readonly nodes: number;
  readonly listeners: number;
}

export interface Reading extends Holding {
  /** Of the shopper's time. */
  readonly minute: number;
  /** How many there were until then. */
  readonly searches: number;
}

/** Reads what a page holds. */
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

  async read(): Promise<Holding> {
    // What the console was told is kept for a developer who might look.
    await this.#session.send('Runtime.discardConsoleEntries');
    for (let turn = 0; turn < 3; turn++) await this.#session.send('HeapProfiler.collectGarbage');
    const {metrics} = await this.#session.send('Performance.getMetrics');
    const figure = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
    const heap = Math.round(figure('JSHeapUsedSize') / 1000);
    return {heap, nodes: figure('Nodes'), listeners: figure('JSEventListeners')};
  }
}
