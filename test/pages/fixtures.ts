import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import type {State} from '../../demo/service/states.ts';
import {ArrivingPages} from '../support/page/arriving-pages.ts';
import {PageWatch, type PublishedEvent} from '../support/page/page-watch.ts';
import {joinDemo, startDemo} from '../support/runners/demo-process.ts';
import {Shopper} from './shopper.ts';

export {composeText, startComposing} from '../support/page/ime.ts';
export {expect, type Page};

interface WorkerFixtures {
  /** The demo store's arguments, such as `--catalog FILE`; a file sets its own with `test.use({demoArguments: […]})`. */
  readonly demoArguments: readonly string[];
  /** The address of the demo store, such as `http://localhost:40123`. */
  readonly demoOrigin: string;
}

/** Playwright's `test` with the shared demo store, or one with a file's own arguments, and a `demo` for each test. */
export const test = base.extend<{readonly demo: Demo}, WorkerFixtures>({
  demoArguments: [[], {option: true, scope: 'worker'}],
  demoOrigin: [
    async ({demoArguments}, use) => {
      const store = await (demoArguments.length > 0 ? startDemo(demoArguments) : joinDemo());
      await use(store.origin);
      await store.stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  demo: async ({browser, demoOrigin}, use) => {
    const demo = new Demo(browser, demoOrigin);
    await use(demo);
    await demo.close();
  },
});

export interface PageOptions {
  readonly locale?: 'ja' | 'en';
  readonly viewport?: 'phone' | 'desktop';
  /** The state of the search service for this page. */
  readonly state?: State;
  readonly dark?: boolean;
  readonly javaScript?: boolean;
  /** Whether pages have the inspector; most tests omit it to be faster. */
  readonly inspector?: boolean;
  /** Whether the shopper wants motion; most tests omit it to be faster. */
  readonly motion?: boolean;
  /** Whether the screen is touched, whatever its size; that of a phone always is. */
  readonly touch?: boolean;
}

export interface ResultsOptions extends PageOptions {
  /** The number of results. */
  readonly total?: number;
}

/** An opened page, and its shopper. */
export interface Visit {
  readonly page: Page;
  readonly shopper: Shopper;
}

/** The demo store, and the pages that a test opens in it. */
export class Demo {
  readonly origin: string;
  readonly #browser: Browser;
  readonly #watches = new Map<BrowserContext, PageWatch>();
  readonly #arriving: ArrivingPages[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.origin = origin;
  }

  /**
   * Opens a page in a new context, without cookies and stored data. `page.goto('./search?q=…')` stays in the page's
   * language. The test fails if the page has errors that the test does not take.
   */
  async openPage(options: PageOptions = {}): Promise<Page> {
    const context = await this.#browser.newContext(describeContext(this.origin, options));
    const watch = new PageWatch();
    this.#watches.set(context, watch);
    await watch.start(context);
    if (!options.inspector)
      await context.addCookies([{name: 'demo_inspector', value: 'off', url: this.origin}]);
    const page = await context.newPage();
    if (options.state) await this.setState(page, options.state);
    return page;
  }

  /** Opens a page in a new context for a shopper of its language, who has not gone anywhere yet. */
  async openShopper(options: PageOptions = {}): Promise<Visit> {
    const page = await this.openPage(options);
    return {page, shopper: new Shopper(page, options.locale)};
  }

  /** Opens an address in a new context. */
  async open(path: string, options: PageOptions = {}): Promise<Visit> {
    const visit = await this.openShopper(options);
    await visit.page.goto(path);
    return visit;
  }

  /** Opens an address in a new context, and waits for its results. */
  async openResults(path: string, {total, ...options}: ResultsOptions = {}): Promise<Visit> {
    const visit = await this.openShopper(options);
    await visit.shopper.visit(path, total);
    return visit;
  }

  /** Serves the store's pages up to a text, and the rest of them when they are released. */
  async arrivingPages(upTo: string): Promise<ArrivingPages> {
    const pages = new ArrivingPages(this.origin, upTo);
    this.#arriving.push(pages);
    await pages.start();
    return pages;
  }

  /** Sets the state of the search service for this page. */
  setState(page: Page, state: State): Promise<void> {
    return page.context().addCookies([{name: 'demo_state', value: state, url: this.origin}]);
  }

  /** The analytics events published so far, in order, across navigations. */
  events(page: Page): readonly PublishedEvent[] {
    return this.#watch(page).events;
  }

  clicks(page: Page): readonly PublishedEvent[] {
    return this.events(page).filter(({name}) => name === 'service_result_clicked');
  }

  /** The parameters of the search requests sent so far, in order, across navigations. */
  searches(page: Page): readonly URLSearchParams[] {
    return this.#watch(page).searches;
  }

  /** The texts searched for so far, one for each request. */
  queries(page: Page): (string | null)[] {
    return this.searches(page).map(params => params.get('q'));
  }

  /** The exceptions and console errors so far. */
  errors(page: Page): readonly string[] {
    return this.#watch(page).errors;
  }

  /** Takes the exceptions and console errors so far, for tests that allow some. */
  takeErrors(page: Page): string[] {
    return this.#watch(page).errors.splice(0);
  }

  /** Waits for `count` exceptions and console errors and takes them, for tests that expect them. */
  async hearErrors(page: Page, count = 1): Promise<string[]> {
    const {errors} = this.#watch(page);
    await expect.poll(() => errors.length, `${count} errors of the page`).toBeGreaterThanOrEqual(count);
    return errors.splice(0);
  }

  /** Closes the pages of the test. */
  async close(): Promise<void> {
    for (const context of this.#watches.keys()) await closeContext(context);
    for (const pages of this.#arriving) pages.stop();
    const errors = [...this.#watches.values()].flatMap(watch => watch.errors);
    expect(errors, 'errors of the page that the test did not take').toEqual([]);
  }

  #watch(page: Page): PageWatch {
    const watch = this.#watches.get(page.context());
    if (!watch) throw new Error('The page is not one that this test has opened.');
    return watch;
  }
}

/** Ignores the error of a request that is still intercepted when the test ends. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const each of [...context.pages(), context]) await each.unrouteAll({behavior: 'ignoreErrors'});
  await context.close();
}

function describeContext(origin: string, options: PageOptions): BrowserContextOptions {
  const {
    locale = 'ja',
    viewport = 'desktop',
    dark = false,
    javaScript = true,
    motion = false,
    touch = false,
  } = options;
  return {
    baseURL: locale === 'ja' ? `${origin}/` : `${origin}/${locale}/`,
    locale,
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: javaScript,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: touch,
    ...VIEWPORTS[viewport],
  };
}

const VIEWPORTS = {
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1280, height: 800}},
};
