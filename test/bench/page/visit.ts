import type {Browser, CDPSession, Page} from 'playwright';
import {READY} from './browser/ready.ts';
import type {Contestant} from './contestants.ts';
import type {Network, Speed} from './speeds.ts';

/** A page is idle if it works less than this during an interval longer than any debounce. One that never is, is not awaited. */
const [IDLE_MS, TURN_MS, TURNS] = [8, 350, 10];

/** The events of a page, and the tasks of its threads. */
const TRACED = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8.execute'];

/** Milliseconds from one key to the next. */
export const KEY_MS = 120;

function throttle(session: CDPSession, {latency, download, upload}: Network): Promise<unknown> {
  const conditions = {offline: false, latency, downloadThroughput: download, uploadThroughput: upload};
  return session.send('Network.emulateNetworkConditions', conditions);
}

/** A contestant's page in a new context, and the figures that the browser records. */
export class Visit {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #session: CDPSession;
  /** The number of searches sent so far. */
  requests = 0;

  private constructor(browser: Browser, page: Page, session: CDPSession) {
    this.page = page;
    this.#browser = browser;
    this.#session = session;
    page.on('request', request => {
      if (new URL(request.url()).pathname.endsWith('/search')) this.requests++;
    });
    page.on('pageerror', error => console.error(`${page.url()}: ${error.stack}`));
  }

  /** Opens a context, runs a function in it, and closes it. */
  static async use<T>(
    browser: Browser,
    baseURL: string,
    speed: Speed,
    act: (visit: Visit) => Promise<T>,
  ): Promise<T> {
    const visit = await Visit.#start(browser, baseURL, speed);
    try {
      return await act(visit);
    } finally {
      await visit.page.context().close();
    }
  }

  static async #start(browser: Browser, baseURL: string, {cpu, network}: Speed): Promise<Visit> {
    const context = await browser.newContext({
      baseURL,
      viewport: {width: 1280, height: 800},
      ignoreHTTPSErrors: true,
    });
    context.setDefaultTimeout(20_000);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', {timeDomain: 'threadTicks'});
    await session.send('Emulation.setCPUThrottlingRate', {rate: cpu});
    if (network) await throttle(session, network);
    return new Visit(browser, page, session);
  }

  /**
   * Opens a contestant's page, and waits until it is ready and idle.
   *
   * @returns ms from the start of the navigation until the box is usable, or for a query until its results are painted.
   */
  async open({name}: Contestant, query = ''): Promise<number> {
    // InstantSearch writes the query in the second form.
    const address = query && `?${new URLSearchParams({q: query, 'products[query]': query})}`;
    const [ready] = await Promise.all([
      this.page.waitForEvent('console', message => message.text().startsWith(READY)),
      this.page.goto(`/${name}${address}`, {waitUntil: 'commit'}),
    ]);
    return Number(ready.text().slice(READY.length));
  }

  /** Shows a composed text in the focused field, like an IME, for the duration of a key. */
  async compose(text: string): Promise<void> {
    const [selectionStart, selectionEnd] = [text.length, text.length];
    await this.#session.send('Input.imeSetComposition', {text, selectionStart, selectionEnd});
    await this.page.waitForTimeout(KEY_MS);
  }

  /** Records Chromium's trace of the page and its main thread while a function runs. */
  async trace(act: () => Promise<void>): Promise<Buffer> {
    await this.#browser.startTracing(this.page, {categories: TRACED});
    await act();
    return this.#browser.stopTracing();
  }

  /** The milliseconds for which the main thread has worked so far. */
  async work(): Promise<number> {
    return 1000 * ((await this.#metrics()).TaskDuration ?? 0);
  }

  /**
   * Measures the memory after a garbage collection: bytes of the script's heap, bytes including the document's objects
   * and buffers, nodes, and listeners.
   */
  async kept(): Promise<{heap: number; memory: number; nodes: number; listeners: number}> {
    // A weak reference needs a second collection.
    for (let time = 0; time < 3; time++) await this.#session.send('HeapProfiler.collectGarbage');
    const {JSHeapUsedSize = 0, Nodes = 0, JSEventListeners = 0} = await this.#metrics();
    const usage = await this.#session.send('Runtime.getHeapUsage');
    const memory = usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
    return {heap: JSHeapUsedSize, memory, nodes: Nodes, listeners: JSEventListeners};
  }

  /** Measures the script's objects after a garbage collection, in bytes, without the code that the engine has compiled. */
  async objects(): Promise<number> {
    const chunks: string[] = [];
    const collect = ({chunk}: {chunk: string}) => void chunks.push(chunk);
    this.#session.on('HeapProfiler.addHeapSnapshotChunk', collect);
    // Collects garbage first.
    await this.#session.send('HeapProfiler.takeHeapSnapshot');
    this.#session.off('HeapProfiler.addHeapSnapshotChunk', collect);
    return sizeOfObjects(JSON.parse(chunks.join('')));
  }

  /** Resolves when all deferred work is done: no answer is pending, and the page has been idle for a while. */
  async rest(): Promise<void> {
    await this.page.waitForLoadState('networkidle');
    let before = -IDLE_MS;
    for (let turn = 0; turn < TURNS; turn++) {
      const work = await this.work();
      if (turn > 1 && work - before < IDLE_MS) return;
      before = work;
      await this.page.waitForTimeout(TURN_MS);
    }
  }

  async #metrics(): Promise<Record<string, number>> {
    const {metrics} = await this.#session.send('Performance.getMetrics');
    return Object.fromEntries(metrics.map(({name, value}) => [name, value]));
  }
}

/** A heap snapshot of Chromium: a row of numbers for each node, whose columns the metadata names. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[])[];
    };
  };
  readonly nodes: readonly number[];
}

/** Adds up the sizes of all nodes but compiled code and the document's own objects. */
function sizeOfObjects({snapshot, nodes}: HeapSnapshot): number {
  const {node_fields: fields, node_types: types} = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const others = ['code', 'native'].map(name => types[type]?.indexOf(name));
  let sum = 0;
  for (let node = 0; node < nodes.length; node += fields.length)
    if (!others.includes(nodes[node + type])) sum += nodes[node + size] ?? 0;
  return sum;
}
