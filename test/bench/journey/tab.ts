import type {Browser, BrowserContext, CDPSession, Page} from 'puppeteer-core';
import type {Speed} from '../page/speeds.ts';
import {PAINTED} from './browser/painted.ts';
import type {Contestant} from './contestants.ts';

type Painted = 'early' | 'results' | 'product' | 'suggestions';

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
  }

  /** @param script watches what is painted. */
  static async open(
    browser: Browser,
    contestant: Contestant,
    {cpu, network}: Speed,
    script: string,
  ): Promise<Tab> {
    const context = await browser.createBrowserContext();
    const observer = await context.newPage();
    const page = await context.newPage();
    page.setDefaultTimeout(LATEST_MS);
    await page.setViewport(PHONE);
    await page.emulateCPUThrottling(cpu);
    if (network) await page.emulateNetworkConditions(network);
    const pageScript = scriptOf(contestant, script);
    if (contestant.proxy) contestant.proxy.early = pageScript;
    else await page.evaluateOnNewDocument(pageScript);
    await context.setCookie({name: 'demo_inspector', value: 'off', domain: 'localhost'});
    // A further session with a page forbids that another one is rendered ahead of it.
    const session = contestant.ahead === 'prerender' ? undefined : await page.createCDPSession();
    await session?.send('Preload.enable');
    if (!contestant.ahead) await session?.send('Network.enable');
    if (!contestant.ahead) await session?.send('Network.setBlockedURLs', {urls: OUR_SCRIPTS});
    const tab = new Tab(context, page, session, contestant);
    await tab.#listen(observer);
    return tab;
  }

  /** Lets another tab say what the pages of this one have painted. */
  async #listen(observer: Page): Promise<void> {
    await observer.goto(`${this.#contestant.origin}/favicon.ico`);
    await observer.exposeFunction('onPainted', (what: string, at: number) => this.#onPainted(what, at));
    await observer.evaluate(key => {
      addEventListener('storage', ({key: changed, newValue}) => {
        const [what, at] = `${newValue}`.split(' ');
        if (changed === key) onPainted(what, Number(at));
      });
    }, PAINTED);
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** Opens a page of the store, and waits until it has loaded, with all its files or without those that come later. */
  async goto(path: string, waitUntil: 'load' | 'networkidle2' = 'networkidle2'): Promise<void> {
    await this.#page.goto(`${this.#contestant.origin}/en${path}`, {waitUntil});
  }

  /**
   * Opens a results page. Returns the milliseconds until its first results are painted, and those that the main thread worked until the
   * page has loaded.
   */
  async timePage(path: string): Promise<{painted: number; work: number}> {
    const before = await this.#page.metrics();
    const painted = await this.#time('results', () => this.goto(path));
    await this.#page.waitForNetworkIdle();
    const after = await this.#page.metrics();
    return {painted, work: ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1000};
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

  /** Presses Enter. Returns the milliseconds until any results are painted, and until those of the contestant are. */
  async enter(): Promise<{early: number; enter: number}> {
    const [early = 0, enter = 0] = await this.#times(['early', 'results'], () =>
      this.#page.keyboard.press('Enter'),
    );
    return {early, enter};
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

  async #time(what: Painted, act: () => Promise<unknown>): Promise<number> {
    const [ms = 0] = await this.#times([what], act);
    return ms;
  }

  /** Acts. Returns the milliseconds until each of these is painted. */
  async #times(whats: readonly Painted[], act: () => Promise<unknown>): Promise<number[]> {
    const found = new Map<string, number>();
    const painted = new Promise<void>((resolve, reject) => {
      const late = new Error(`${this.#contestant.label}: no ${whats.join(', ')} in ${LATEST_MS} ms`);
      setTimeout(() => reject(late), LATEST_MS).unref();
      this.#onPainted = (what, at) => {
        found.set(what, at);
        if (whats.every(each => found.has(each))) resolve();
      };
    });
    const since = performance.timeOrigin + performance.now();
    // The page may be gone before it has answered.
    act().catch(() => {});
    await painted;
    return whats.map(what => (found.get(what) ?? 0) - since);
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

/** In the observing tab. */
declare function onPainted(what: string | undefined, at: number): void;

/** The script of a contestant's pages: it sets a page up, then watches what is painted. */
function scriptOf({ahead, pageSize, cards, places}: Contestant, watching: string): string {
  const {result, early, option} = places;
  const watched = JSON.stringify({result, early, option, product: PRODUCT});
  return `(${prepare})(${JSON.stringify({ahead, pageSize, cards})}, ${watched});${watching}`;
}

/** Runs in each page before its scripts. */
function prepare({ahead, pageSize, cards}: Partial<Contestant>, watched: object): void {
  if (cards)
    document.addEventListener('readystatechange', () => {
      document.querySelector('search-results')?.setAttribute('cards', cards);
    });
  if (pageSize) localStorage.setItem('storefront-search.v1.page-size', `${pageSize}`);
  const settings = ahead && {ahead};
  Object.assign(globalThis, {watched});
  if (settings)
    Object.assign(globalThis, {[Symbol.for('storefront-search.v1')]: {stores: new Map(), settings}});
}
