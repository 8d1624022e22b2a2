import type {Browser, BrowserContext, CDPSession, Page} from 'puppeteer-core';
import {RESULTS} from '../../support/page/painted-results.ts';
import type {Speed} from '../page/speeds.ts';
import type {Message} from './browser/painted.ts';
import type {Contestant, Places} from './contestants.ts';
import {LATEST_MS, Listener} from './listener.ts';
import {listScripts, openUntouched, type Untouched} from './untouched.ts';

const PHONE = {width: 390, height: 844, isMobile: true, hasTouch: true, deviceScaleFactor: 2};
const PRODUCT = 'main h1';
/** How long a page may take to be loaded ahead, in milliseconds. */
const AHEAD_MS = 3000;
/** How long a shopper looks at results, in which a page could replace them, in milliseconds. */
const LOOK_MS = 2500;

/** A phone's tab in a new context, in which a shopper uses a contestant. */
export class Tab {
  readonly #context: BrowserContext;
  readonly #page: Page;
  readonly #session: CDPSession | undefined;
  readonly #contestant: Contestant;
  readonly #listener: Listener;
  /** Why the browser has not kept a page to which the shopper went back. */
  readonly notKept: string[] = [];

  private constructor(
    context: BrowserContext,
    page: Page,
    session: CDPSession | undefined,
    contestant: Contestant,
    listener: Listener,
  ) {
    this.#context = context;
    this.#listener = listener;
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
    const listener = await Listener.open(context, contestant.origin);
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
    await session?.send('Page.enable');
    await session?.send('Preload.enable');
    if (!contestant.ahead) await session?.send('Network.enable');
    if (!contestant.ahead)
      await session?.send('Network.setBlockedURLs', {urls: listScripts().map(name => `*/${name}*`)});
    const tab = new Tab(context, page, session, contestant, listener);
    session?.on('Page.backForwardCacheNotUsed', ({notRestoredExplanations}) =>
      tab.notKept.push(...notRestoredExplanations.map(({reason}) => reason)),
    );
    return tab;
  }

  /** The results displaced so far. */
  get displaced(): readonly string[] {
    return this.#listener.displaced;
  }

  close(): Promise<void> {
    return this.#context.close();
  }

  /** Opens a page of the store, and waits until it has loaded, with the files that come later or without them. */
  async goto(path: string, {isIdle = true} = {}): Promise<void> {
    await this.#page.goto(`${this.#contestant.origin}/en${path}`, {waitUntil: 'load'});
    // Horizon's own pages keep some requests open.
    if (isIdle) await this.#page.waitForNetworkIdle({concurrency: 2, timeout: 5000}).catch(() => {});
  }

  /**
   * Opens a results page. Returns the milliseconds until its first results are painted, and those that the main thread worked until the
   * page has loaded.
   */
  async timePage(path: string): Promise<{painted: number; work: number}> {
    const before = await this.#page.metrics();
    const painted = await this.#time('results', () => this.goto(path));
    const after = await this.#page.metrics();
    return {painted, work: ((after.TaskDuration ?? 0) - (before.TaskDuration ?? 0)) * 1000};
  }

  /** Types a text into the search field of the home page, until there are suggestions that the shopper has read. */
  async suggest(text: string, readMs: number): Promise<void> {
    const {opener, field, option} = this.#contestant.places;
    await this.goto('/', {isIdle: false});
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
    const painted = this.#listener.next('suggestions');
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

  /** Presses Enter. Returns the milliseconds until the contestant's results are painted. */
  enter(): Promise<number> {
    return this.#time('results', () => this.#page.keyboard.press('Enter'));
  }

  /** Chooses an element. Returns the milliseconds until what it leads to is painted. */
  async choose(place: 'option' | 'all' | 'result', leadsTo: Message['what']): Promise<number> {
    const element = await this.#first(this.#contestant.places[place]);
    return this.#time(leadsTo, () => element.evaluate(node => (node as HTMLElement).click()));
  }

  /** Goes back to the results. Returns the milliseconds until they are painted. */
  back(): Promise<number> {
    return this.#time('results', () => this.#page.evaluate(() => history.back()));
  }

  /** Opens a page, and leaves it alone. */
  openUntouched(path: string): Promise<Untouched> {
    return openUntouched(this.#page, () => this.goto(path));
  }

  /** Chooses a filter on the page. Returns the milliseconds until other results are painted. */
  async filter({opener, value}: NonNullable<Places['filter']>): Promise<number> {
    await this.#use(opener);
    await this.look();
    const input = await this.#page.waitForSelector(value);
    return this.#time('filtered', async () => input?.evaluate(node => (node as HTMLElement).click()));
  }

  /** Lets the shopper look at the page. */
  look(): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, LOOK_MS));
  }

  /** Acts. Returns the milliseconds until this is painted. */
  async #time(what: Message['what'], act: () => Promise<unknown>): Promise<number> {
    const painted = this.#listener.next(what);
    const since = performance.timeOrigin + performance.now();
    // The page may be gone before it has answered.
    act().catch(() => {});
    const at = await painted.catch(cause => {
      throw new Error(`${this.#contestant.label}: ${cause.message}`, {cause});
    });
    return at - since;
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

/** The script of a contestant's pages: it sets a page up, then watches what is painted. */
function scriptOf({ahead, pageSize, cards, places}: Contestant, watching: string): string {
  const {result, option} = places;
  const watched = JSON.stringify({result, option, product: PRODUCT, any: RESULTS});
  return `(${prepare})(${JSON.stringify({ahead, pageSize, cards})}, ${watched});${watching}`;
}

/** Runs in each page before its scripts. Without ours, it shows at once what Liquid has rendered. */
function prepare({ahead, pageSize, cards}: Partial<Contestant>, watched: object): void {
  if (cards)
    document.addEventListener('readystatechange', () => {
      document.querySelector('search-results')?.setAttribute('cards', cards);
    });
  if (pageSize) localStorage.setItem('storefront-search.v1.page-size', `${pageSize}`);
  Object.assign(globalThis, {watched});
  if (ahead)
    Object.assign(globalThis, {
      [Symbol.for('storefront-search.v1')]: {stores: new Map(), settings: {ahead}},
    });
  else
    customElements.define(
      'search-results',
      class extends HTMLElement {
        connectedCallback() {
          this.toggleAttribute('data-fallback', true);
        }
      },
    );
}
