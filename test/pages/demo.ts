import assert from 'node:assert/strict';
import nodeTest, {after, afterEach, before} from 'node:test';
import {type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page} from 'playwright';
import type {State} from '../../demo/service/states.ts';
import {launchOptions} from '../harness/browser.ts';
import {type DemoProcess, joinDemo, startDemo} from '../harness/demo-process.ts';
import {eventually} from '../harness/eventually.ts';
import {PageWatch, type PublishedEvent} from '../harness/page-watch.ts';

export {composeText, startComposing} from '../harness/ime.ts';
export {eventually};

/** The demo store and the browser that the tests of a file share. */
export interface Demo {
  /** Such as `http://localhost:40123`. */
  readonly origin: string;
  /**
   * Opens a page in a fresh context: no cookies, nothing stored. `page.goto('./search?q=…')` stays in the page's
   * language. The page is closed after the test, which fails if errors are left that it did not take.
   */
  openPage(options?: PageOptions): Promise<Page>;
  /** What the search service is like from now on for this page. */
  setState(page: Page, state: State): Promise<void>;
  /** The analytics events published so far, in order, over every navigation. */
  events(page: Page): readonly PublishedEvent[];
  /** Those of them that tell of a click on a result. */
  clicks(page: Page): readonly PublishedEvent[];
  /** The parameters of the search requests sent so far, in order, over every navigation. */
  searches(page: Page): readonly URLSearchParams[];
  /** The exceptions and console errors so far, for a test that does not mind some. */
  takeErrors(page: Page): string[];
  /** The same as soon as there are so many, for a test that expects them: what is told may be told late. */
  hearErrors(page: Page, count?: number): Promise<string[]>;
}

export interface PageOptions {
  readonly locale?: 'ja' | 'en';
  readonly viewport?: 'phone' | 'desktop';
  /** What the search service is like for this page. */
  readonly state?: State;
  readonly dark?: boolean;
  readonly javaScript?: boolean;
}

/** A test of pages: `node:test`'s, bounded to 30 seconds. */
export function test(name: string, run: () => Promise<void>): void {
  nodeTest(name, {timeout: 30_000}, run);
}

/**
 * Gives a test file its demo store and its browser, from its first test to its last. Call it once, at the top.
 *
 * @param args what its store is started with, such as `--catalog`; without it the file takes the store that others use too.
 */
export function useDemo(args?: readonly string[]): Demo {
  const demo = new DemoFixture();
  before(() => demo.start(args));
  afterEach(() => demo.closePages());
  after(() => demo.stop());
  return demo;
}

class DemoFixture implements Demo {
  readonly #watches = new Map<ReturnType<Page['context']>, PageWatch>();
  #process: DemoProcess | undefined;
  #browser: Browser | undefined;

  get origin(): string {
    return started(this.#process).origin;
  }

  async start(args?: readonly string[]): Promise<void> {
    const launch = chromium.launch(await launchOptions());
    this.#process = await (args ? startDemo(args) : joinDemo());
    this.#browser = await launch;
  }

  async stop(): Promise<void> {
    await this.#browser?.close();
    await this.#process?.stop();
  }

  async openPage(options: PageOptions = {}): Promise<Page> {
    const context = await started(this.#browser).newContext(describeContext(this.origin, options));
    context.setDefaultTimeout(10_000);
    const watch = new PageWatch();
    this.#watches.set(context, watch);
    await watch.start(context);
    const page = await context.newPage();
    if (options.state) await this.setState(page, options.state);
    return page;
  }

  setState(page: Page, state: State): Promise<void> {
    return page.context().addCookies([{name: 'demo_state', value: state, url: this.origin}]);
  }

  events(page: Page): readonly PublishedEvent[] {
    return this.#watch(page).events;
  }

  clicks(page: Page): readonly PublishedEvent[] {
    return this.events(page).filter(({name}) => name === 'service_result_clicked');
  }

  searches(page: Page): readonly URLSearchParams[] {
    return this.#watch(page).searches;
  }

  takeErrors(page: Page): string[] {
    return this.#watch(page).errors.splice(0);
  }

  async hearErrors(page: Page, count = 1): Promise<string[]> {
    const {errors} = this.#watch(page);
    await eventually(() =>
      assert.ok(errors.length >= count, `${errors.length} errors, not ${count}: ${errors}`),
    );
    return errors.splice(0);
  }

  async closePages(): Promise<void> {
    const watches = [...this.#watches];
    this.#watches.clear();
    for (const [context] of watches) await closeContext(context);
    const errors = watches.flatMap(([, watch]) => watch.errors);
    assert.deepEqual(errors, [], 'The page had errors that the test did not take.');
  }

  #watch(page: Page): PageWatch {
    return started(this.#watches.get(page.context()));
  }
}

/** A request that a test intercepts may still be on its way: that is no failure of the test. */
async function closeContext(context: BrowserContext): Promise<void> {
  for (const each of [...context.pages(), context]) await each.unrouteAll({behavior: 'ignoreErrors'});
  await context.close();
}

function describeContext(origin: string, options: PageOptions): BrowserContextOptions {
  const {locale = 'ja', viewport = 'desktop', dark = false, javaScript = true} = options;
  return {
    baseURL: locale === 'ja' ? `${origin}/` : `${origin}/${locale}/`,
    locale,
    colorScheme: dark ? 'dark' : 'light',
    javaScriptEnabled: javaScript,
    ...VIEWPORTS[viewport],
  };
}

const VIEWPORTS = {
  phone: {viewport: {width: 390, height: 844}, isMobile: true, hasTouch: true},
  desktop: {viewport: {width: 1280, height: 800}},
};

function started<T>(part: T | undefined): T {
  if (part === undefined) throw new Error('The demo store has not started, or the page is closed already.');
  return part;
}
