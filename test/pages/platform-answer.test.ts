import type {Locator} from '@playwright/test';
import {findViolations} from './axe.ts';
import {type Demo, expect, type Page, type PageOptions, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

const BRAND = 'Nagi Clothing';
const NOTE = {
  en: 'These are the store’s standard results.',
  ja: 'ストアの通常の検索結果を表示しています。',
};

/** A shopper with results of the service, which no longer answers from then on. */
class Outage extends Shopper {
  readonly #demo: Demo;
  readonly page: Page;

  private constructor(demo: Demo, page: Page, locale: 'ja' | 'en') {
    super(page, locale);
    this.#demo = demo;
    this.page = page;
  }

  static async open(
    demo: Demo,
    state: NonNullable<PageOptions['state']>,
    {locale = 'en', ...options}: PageOptions = {},
  ): Promise<Outage> {
    const page = await demo.openPage({locale, ...options});
    const shopper = new Outage(demo, page, locale);
    await page.goto(locale === 'ja' ? './search?q=シャツ' : './search?q=shirt');
    await shopper.seeResults();
    await shopper.seeSnapshot();
    await demo.setState(page, state);
    return shopper;
  }

  /** The platform's results. */
  get answer(): Locator {
    return this.results.locator('[slot=platform]');
  }

  get cards(): Locator {
    return this.answer.getByRole('listitem');
  }

  /** The number of results that the platform has found. */
  async total(): Promise<number> {
    return Number.parseInt((await this.answer.locator('.storefront-search-count').textContent()) ?? '', 10);
  }

  /** Chooses a brand, on a phone in the drawer, which is closed again. */
  async chooseBrand(): Promise<void> {
    const button = this.page.getByRole('button', {name: this.words.filters});
    const isPhone = await button.isVisible();
    if (isPhone) await button.click();
    await this.choice(this.words.brand, BRAND).check();
    if (isPhone) await this.page.keyboard.press('Escape');
    await expect(this.cards.first()).toBeVisible();
  }

  /** The service answers again. Takes the errors until then. */
  async end(): Promise<void> {
    this.#demo.takeErrors(this.page);
    await this.#demo.setState(this.page, 'normal');
  }

  get requests(): number {
    return this.#demo.searches(this.page).length;
  }
}

for (const [locale, viewport] of [
  ['ja', 'phone'],
  ['en', 'desktop'],
] as const)
  test(`the platform answers a refused choice in place, in ${locale} on a ${viewport}`, async ({demo}) => {
    const shopper = await Outage.open(demo, 'rate-limited', {locale, viewport});
    const {page, results, cards} = shopper;
    await shopper.chooseBrand();
    await expect(results.getByRole('status').filter({hasText: NOTE[locale]})).toBeVisible();
    await expect(cards).toHaveCount(await shopper.total());
    await expect(results.locator(':scope > .search-grid')).toBeHidden();
    await expect(page).toHaveURL(/filter_vendor=Nagi/);
    demo.takeErrors(page);
    expect(await findViolations(page)).toEqual([]);
    await cards.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/products\//);
    expect(demo.clicks(page)).toEqual([]);
  });

test('what the platform has no word for is left out, and named', async ({demo}) => {
  const shopper = await Outage.open(demo, 'failing');
  await shopper.page.goto('./search?q=shirt&filter_on_sale=true&filter_price_max=10000');
  await expect(shopper.results.getByText('Not applied: On sale')).toBeVisible();
  expect(await shopper.total()).toBeGreaterThan(0);
  demo.takeErrors(shopper.page);
});

test('the next search goes to the service again, and replaces the platform’s results', async ({demo}) => {
  const shopper = await Outage.open(demo, 'failing');
  await shopper.chooseBrand();
  await shopper.end();
  await shopper.limitPrice('priceMax', 12_000);
  await shopper.seeResults();
  await expect(shopper.answer).toHaveCount(0);
  await expect(shopper.results.getByText(NOTE.en)).toBeHidden();
});

test('“Try again” asks the service, and the focus goes on to the count', async ({demo}) => {
  const shopper = await Outage.open(demo, 'failing');
  await shopper.chooseBrand();
  await shopper.end();
  await shopper.results.getByRole('button', {name: 'Try again'}).click();
  await shopper.seeResults();
  await expect(shopper.answer).toHaveCount(0);
  await expect(shopper.chips.getByRole('button', {name: BRAND})).toBeVisible();
  await expect(shopper.count).toBeFocused();
});

test('Back leads to the service’s results without a request, and Forward asks again', async ({demo}) => {
  const shopper = await Outage.open(demo, 'failing');
  const {page} = shopper;
  await shopper.chooseBrand();
  await shopper.end();
  const {requests} = shopper;
  await shopper.goBack(35);
  await expect(shopper.answer).toHaveCount(0);
  expect(shopper.requests).toBe(requests);
  await page.goForward();
  await shopper.seeResults(10);
  expect(shopper.requests).toBe(requests + 1);
});

test('the platform’s results continue in their place, and have the orders of the theme', async ({demo}) => {
  const shopper = await Outage.open(demo, 'failing');
  const {page, answer, cards} = shopper;
  await shopper.sort.selectOption({label: 'Price, low to high'});
  await expect(cards).toHaveCount(24);
  await answer.getByRole('link', {name: 'Load more'}).click();
  await expect(cards).toHaveCount(await shopper.total());
  await expect(cards.nth(24).getByRole('link').first()).toBeFocused();
  const cheapest = await cards.first().textContent();
  const sort = answer.getByRole('combobox', {name: 'Sort by'});
  await expect(sort).toHaveValue('price-ascending');
  await sort.selectOption({label: 'Price, high to low'});
  await expect(cards.first()).not.toHaveText(cheapest ?? '');
  await expect(page).toHaveURL(/sort=price_desc/);
  demo.takeErrors(page);
});

test('a page opens with the theme’s results without a request while the service rests', async ({demo}) => {
  const shopper = await Outage.open(demo, 'rate-limited');
  const {page} = shopper;
  await shopper.chooseBrand();
  await shopper.limitPrice('priceMax', 12_000);
  await expect.poll(() => shopper.requests).toBe(3);
  await expect(shopper.results).toHaveAttribute('data-state', 'limited');
  await shopper.end();
  const {requests} = shopper;
  await page.goto('./search?q=jacket');
  await expect(
    page
      .getByRole('listitem')
      .getByRole('link', {name: /jacket/i})
      .first(),
  ).toBeVisible();
  await expect(shopper.results.getByText(NOTE.en)).toBeVisible();
  expect(shopper.requests).toBe(requests);
});
