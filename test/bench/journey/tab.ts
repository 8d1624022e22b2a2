import type {Browser, BrowserContext, CDPSession, Page} from 'puppeteer-core';
import type {Speed} from '../page/speeds.ts';
import {PAINTED} from './browser/painted.ts';
import type {Contestant} from './contestants.ts';

type Painted = 'results' | 'product' | 'suggestions';

const PHONE = {width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2};
const PRODUCT = 'main h1';
const OUR_SCRIPTS = ['*/storefront-search*.js*'];
/** The timeout of each step, in milliseconds. */
const LATEST_MS = 30_000;
/** How long a page may take to be loaded ahead, in milliseconds. */
const AHEAD_MS = 3000;

/** A phone's tab in a new context, in which a shopper uses a contestant. */
export class Tab {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #session: CDPSession | undefined;
  readonly #contestant: Contestant;
  #onPainted: (what: string, at: number) => void = () => {};

  private constructor(
    context: BrowserContext,
    page: Page,
    session: CDPSession | undefined,
    contestant: Contestant,
  ) {
    this.#context = context;
    this.#page = page;
    this.#session = session;
    this.#contestant = contestant;
    page.on('console', message => {
      const [what = '', at] = message.text().startsWith(PAINTED)
        ? message.text().slice(PAINTED.length).split(' ')
        : [];
      if (what) this.#onPainted(what, Number(at));
    });
  }

  /** @param script watches what is painted. */
  static async open(
    browser: Browser,
    contestant: Contestant,
    {cpu, network}: Speed,
    script: string,
  ): Promise<Tab> {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(LATEST_MS);
    await page.setViewport(PHONE);
    await page.emulateCPUThrottling(cpu);
    if (network) await page.emulateNetworkConditions(network);
    const {result, option} = contestant.places;
    await page.evaluateOnNewDocument(prepare, contestant, {result, option, product: PRODUCT});
    await page.evaluateOnNewDocument(script);
    await context.setCookie({name: 'demo_inspector', value: 'off', domain: 'localhost'});
    // A further session with a page forbids that another one is rendered ahead of it.
    const session = contestant.ahead === 'prerender' ? undefined : await page.createCDPSession();
    await session?.send('Preload.enable');
    if (!contestant.ahead) await session?.send('Network.enable');
    if (!contestant.ahead) await session?.send('Network.setBlockedURLs', {urls: OUR_SCRIPTS});
    return new Tab(context, page, session, contestant);
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** Opens a page of the store, and waits until it has loaded, with all its files or without those that come later. */
  async goto(path: string, waitUntil: 'load' | 'networkidle2' = 'networkidle2'): Promise<void> {
    await this.#page.goto(`${this.#contestant.origin}/en${path}`, {waitUntil});
  }

  /** Types a text into the search field of the home page, until there are suggestions that the shopper has read. */
  async suggest(text: string, readMs: number): Promise<void> {
    const {opener, field, option} = this.#contestant.places;
    await this.goto('/', 'load');
    if (!(await this.#isVisible(field))) await this.#use(opener);
    while (!(await this.#isVisible(field))) await new Promise(resolve => setTimeout(resolve, 50));
    await this.#use(field);
    const ahead = this.#whenAhead();
    await this.#page.keyboard.type(text, {delay: 80});
    if (option) await this.#seeOptions(text);
    await ahead;
    await new Promise(resolve => setTimeout(resolve, readMs));
  }

  /** Enters a text on the home page at once. Returns the milliseconds until its suggestions are painted. */
  async timeSuggestions(text: string): Promise<number> {
    const {field} = this.#contestant.places;
    await this.goto('/');
    await this.#use(field);
    await this.#page.waitForSelector(`${field}[role=combobox]`);
    const painted = new Promise<number>(resolve => {
      this.#onPainted = (what, ms) => what === 'suggestions' && resolve(ms);
    });
    await this.#page.keyboard.sendCharacter(text);
    return painted;
  }

  async #seeOptions(text: string): Promise<void> {
    const {places, label} = this.#contestant;
    await this.#page.waitForSelector(places.option, {visible: true}).catch(cause => {
      throw new Error(`${label}: no product is suggested for “${text}”`, {cause});
    });
  }

  /** Resolves when the browser has fetched the next page ahead; after 3 s if that is not known, and at once if it loads none. */
  #whenAhead(): Promise<void> {
    const {ahead} = this.#contestant;
    if (!ahead || ahead === 'off') return Promise.resolve();
    return new Promise(resolve => {
      setTimeout(resolve, AHEAD_MS);
      const onStatus = ({status}: {status: string}) => {
        if (status === 'Ready') resolve();
      };
      this.#session?.on('Preload.prefetchStatusUpdated', onStatus);
    });
  }

  /** Presses Enter. Returns the milliseconds until the results are painted. */
  enter(): Promise<number> {
    const press = () => this.#page.keyboard.press('Enter');
    return this.#time('results', press, this.#contestant.ahead === 'prerender' ? this.#opened() : never);
  }

  /** Chooses an element. Returns the milliseconds until what it leads to is painted. */
  async choose(place: 'option' | 'all' | 'result', leadsTo: Painted): Promise<number> {
    const element = await this.#first(this.#contestant.places[place]);
    return this.#time(leadsTo, () => element.evaluate(node => (node as HTMLElement).click()));
  }

  /** Goes back to the results. Returns the milliseconds until they are painted. */
  back(): Promise<number> {
    return this.#time('results', () => this.#page.evaluate(() => history.back()));
  }

  async #time(what: Painted, act: () => Promise<unknown>, opened: Promise<number> = never): Promise<number> {
    const painted = new Promise<number>((resolve, reject) => {
      const late = new Error(`${this.#contestant.label}: no ${what} in ${LATEST_MS} ms`);
      setTimeout(() => reject(late), LATEST_MS).unref();
      this.#onPainted = (which, at) => {
        if (which === what) resolve(at);
      };
      void opened.then(resolve);
    });
    const since = performance.timeOrigin + performance.now();
    // The page may be gone before it has answered.
    act().catch(() => {});
    return (await painted) - since;
  }

  /**
   * Resolves when a page that was rendered ahead is open, with the time of its first paint: it has its results by then. To the browser's
   * tools it can be another page.
   */
  async #opened(): Promise<number> {
    for (;;) {
      const pages = [this.#page, ...(await this.#context.pages())];
      // Only one of them answers, and which one depends on when the page was opened.
      const unanswered = new Promise<undefined>(resolve => setTimeout(resolve, 500));
      const paints = pages.map(page =>
        Promise.race([unanswered, page.evaluate(firstPaint, this.#contestant.places.result)]).catch(() => 0),
      );
      const at = (await Promise.all(paints)).find(Boolean);
      if (at) return at;
      await unanswered;
    }
  }

  async #isVisible(selector: string): Promise<boolean> {
    return (await this.#visible(selector)).length > 0;
  }

  async #use(selector: string): Promise<void> {
    await (await this.#first(selector)).click();
  }

  async #first(selector: string) {
    const [element] = await this.#visible(selector);
    if (!element)
      throw new Error(`${this.#contestant.label}: nothing visible is ${selector} on ${this.#page.url()}`);
    return element;
  }

  async #visible(selector: string) {
    const elements = await this.#page.$$(selector);
    const are = await Promise.all(elements.map(element => element.evaluate(node => node.checkVisibility())));
    return elements.filter((_, index) => are[index]);
  }
}

const never = new Promise<number>(() => {});

/** Runs in a page: returns when it was first painted, if it was rendered ahead. */
function firstPaint(result: string): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
    activationStart?: number;
  })[];
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  if (!navigation?.activationStart || !paint || !document.querySelector(result)) return undefined;
  return performance.timeOrigin + paint.startTime;
}

/** Runs in each page before its scripts. */
function prepare({ahead, pageSize}: Contestant, watched: object): void {
  if (pageSize) localStorage.setItem('storefront-search.v1.page-size', `${pageSize}`);
  const settings = ahead && {ahead};
  Object.assign(globalThis, {watched});
  if (settings)
    Object.assign(globalThis, {[Symbol.for('storefront-search.v1')]: {stores: new Map(), settings}});
}
