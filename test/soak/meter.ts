import type {CDPSession, Page} from 'playwright';

/** The memory that a page holds after a garbage collection. */
export interface Holding {
  /** In kB. */
  readonly heap: number;
  /** Nodes in the document, and detached nodes that are still referenced. */
  readonly nodes: number;
  readonly listeners: number;
}

export interface Reading extends Holding {
  /** The virtual time in minutes. */
  readonly minute: number;
  /** The number of searches up to that time. */
  readonly searches: number;
}

/** Measures the memory of a page. */
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
    // The console keeps the values of its messages for the developer tools.
    await this.#session.send('Runtime.discardConsoleEntries');
    for (let turn = 0; turn < 3; turn++) await this.#session.send('HeapProfiler.collectGarbage');
    const {metrics} = await this.#session.send('Performance.getMetrics');
    const figure = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
    const heap = Math.round(figure('JSHeapUsedSize') / 1000);
    return {heap, nodes: figure('Nodes'), listeners: figure('JSEventListeners')};
  }
}
