import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {
  displacedIn,
  RESULTS,
  type ResultsChange,
  watchPaintedResults,
} from '../support/page/painted-results.ts';
import {expect, type PageOptions, test} from './fixtures.ts';
import {framesPass} from './frames.ts';
import {Shopper} from './shopper.ts';

export type Locale = NonNullable<PageOptions['locale']>;

const TEXTS: Readonly<Record<Locale, string>> = {ja: 'シャツ', en: 'shirt'};
/** Shows the search field of the themes Dawn and Horizon. */
const OPENER = 'details-modal summary, [on\\:click="#search-modal/showDialog"]';
/** 1.6 Mb/s down, 0.75 Mb/s up. */
const SLOW_4G = {offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750};

/** A shopper who opens pages of results, and does not touch them. */
class Visitor {
  readonly page: Page;
  readonly #shopper: Shopper;
  readonly #text: string;

  constructor(page: Page, locale: Locale) {
    this.page = page;
    this.#shopper = new Shopper(page, locale);
    this.#text = TEXTS[locale];
  }

  async openAddress(): Promise<void> {
    await this.page.goto(`./search?q=${this.#text}`);
    await this.#seeResults();
  }

  async openCollection(): Promise<void> {
    await this.page.goto('./collections/apparel');
  }

  async enter(): Promise<void> {
    await this.#seeSuggestions();
    await this.#shopper.field.press('Enter');
    await this.page.waitForURL(/\/search\?/);
    await this.#seeResults();
  }

  async seeAll(): Promise<void> {
    await this.#seeSuggestions();
    await this.#shopper.options.last().click();
    await this.page.waitForURL(/\/search\?/);
    await this.#seeResults();
  }

  async goBack(): Promise<void> {
    await this.openAddress();
    const product = this.page.locator('.search-card a[href*="/products/"]').first();
    await product.click();
    await this.page.waitForURL(/\/products\//);
    await this.page.goBack();
    await this.#seeResults();
  }

  async reload(): Promise<void> {
    await this.openAddress();
    await this.page.reload();
    await this.#seeResults();
  }

  async #seeSuggestions(): Promise<void> {
    await this.page.goto('./');
    const opener = this.page.locator(OPENER).filter({visible: true}).first();
    if (!(await this.#shopper.field.first().isVisible())) await opener.click();
    await this.#shopper.type(this.#text);
    await expect(this.#shopper.productOptions.first()).toBeVisible();
  }

  async #seeResults(): Promise<void> {
    await this.#shopper.seeResults();
    await expect(this.page.locator('.search-card a[href]').first()).toBeVisible();
  }
}

/** What a shopper does to see results, by its end of a test's title. */
const WAYS = {
  'when a search is opened by its address': visitor => visitor.openAddress(),
  'when Enter follows suggestions': visitor => visitor.enter(),
  'when “See all” follows suggestions': visitor => visitor.seeAll(),
  'when Back leads to them': visitor => visitor.goBack(),
  'when their page is reloaded': visitor => visitor.reload(),
  'when a collection is opened': visitor => visitor.openCollection(),
} satisfies Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

interface StayOptions extends PageOptions {
  readonly locale: Locale;
  /** The `ahead` of the configuration. */
  readonly ahead?: 'off' | 'prefetch';
  /** Whether the network is that of a phone with slow 4G. Otherwise the service answers when the page has painted all else. */
  readonly isSlow?: boolean;
}

/** Tests that painted results stay until the shopper acts, whichever way the shopper comes to them. */
export function testResultsStay(name: string, options: StayOptions): void {
  for (const [way, come] of Object.entries(WAYS)) {
    test(`painted results stay ${way} ${name}`, async ({demo}) => {
      const page = await demo.openPage(options);
      await page.addInitScript(watchPaintedResults, RESULTS);
      if (options.ahead) await page.addInitScript(setAhead, options.ahead);
      await (options.isSlow ? slowDown(page) : delayAnswers(page));
      await come(new Visitor(page, options.locale));
      await page.waitForLoadState('networkidle');
      await framesPass(page);
      const changes: ResultsChange[] = await page.evaluate(() => Reflect.get(globalThis, 'resultsChanges'));
      assert.ok(changes.at(-1)?.shown.length, 'No results are in view.');
      assert.deepEqual(displacedIn(changes), []);
    });
  }
}

function setAhead(ahead: string): void {
  const settings = {ahead};
  Object.assign(globalThis, {[Symbol.for('storefront-search.v1')]: {stores: new Map(), settings}});
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
}

/** Holds each answer until the page has loaded and painted all that it can without it. */
async function delayAnswers(page: Page): Promise<void> {
  await page.route('**/apps/searchapp/search?*', async route => {
    await page.waitForLoadState();
    // A page that is left meanwhile, such as a product's with a list of its own, needs no answer.
    await framesPass(page, 10).catch(() => {});
    await route.continue().catch(() => {});
  });
}
