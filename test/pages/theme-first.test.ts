import type {Locator, Route} from '@playwright/test';
import {type Demo, expect, type Page, type PageOptions, test} from './fixtures.ts';
import {watchScripts} from './own-scripts.ts';

/** A shopper on a collection page, whose list is the theme's until something is chosen. */
class Collection {
  readonly demo: Demo;
  readonly page: Page;

  constructor(demo: Demo, page: Page) {
    this.demo = demo;
    this.page = page;
  }

  static async open(demo: Demo, options: PageOptions = {}, path = './collections/all'): Promise<Collection> {
    const {page} = await demo.open(path, {locale: 'en', ...options});
    const collection = new Collection(demo, page);
    await expect(collection.themeCards.first()).toBeVisible();
    return collection;
  }

  get form(): Locator {
    return this.page.locator('[data-storefront-search-form]');
  }

  get list(): Locator {
    return this.page.locator('search-results').first();
  }

  get themeCards(): Locator {
    return this.page.locator('.storefront-search-fallback .storefront-search-grid > li');
  }

  get sort(): Locator {
    return this.page.getByRole('combobox', {name: 'Sort by'});
  }

  /** The button that opens the filters of a phone, the theme's or the panel's. */
  get filters(): Locator {
    return this.page.getByRole('button', {name: /^Filters/});
  }

  choice(group: string, name: string | RegExp): Locator {
    return this.page.getByRole('group', {name: group, exact: true}).getByLabel(name).first();
  }

  /** How many products Liquid has found. */
  async total(): Promise<number> {
    return Number.parseInt((await this.page.locator('.storefront-search-count').textContent()) ?? '', 10);
  }

  /** The requests to the service so far. */
  get requests(): number {
    return this.demo.searches(this.page).length;
  }

  async reach(state: string): Promise<void> {
    await expect(this.list).toHaveAttribute('data-state', state);
  }

  /** Whether the theme's own cards are shown, and its form is as Liquid rendered it. */
  async seeTheme(): Promise<void> {
    await expect(this.themeCards.first()).toBeVisible();
    const isChanged = await this.form.evaluate(form =>
      [...(form as HTMLFormElement).elements].some(
        each => each instanceof HTMLInputElement && each.checked !== each.defaultChecked,
      ),
    );
    expect(isChanged).toBe(false);
  }
}

const BRAND = 'North Ridge';
const seesBrand = /filter_vendor=North/;

test('an untouched collection requests only the loader and the shortcut keys', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const scripts = watchScripts(page);
  await page.goto('./collections/all');
  await page.evaluate(() => new Promise(resolve => requestIdleCallback(resolve)));
  expect(demo.searches(page)).toHaveLength(0);
  expect(demo.events(page)).toHaveLength(0);
  expect(scripts.sort()).toEqual(['storefront-search-shortcuts.js', 'storefront-search.js']);
  expect(await page.evaluate(() => customElements.get('search-results') === undefined)).toBe(true);
});

for (const [way, choose] of [
  ['a click', (choice: Locator) => choice.check()],
  ['the keyboard', (choice: Locator) => choice.press('Space')],
] as const)
  test(`the first choice by ${way} is the service’s; “Clear all” and Back show the theme`, async ({demo}) => {
    const shopper = await Collection.open(demo);
    await choose(shopper.choice('Brand', new RegExp(BRAND)));
    await shopper.reach('ready');
    await expect(shopper.page).toHaveURL(seesBrand);
    await expect(shopper.choice('Brand', new RegExp(BRAND))).toBeChecked();
    await expect(shopper.choice('Brand', new RegExp(BRAND))).toBeFocused();
    expect(shopper.requests).toBe(1);

    await shopper.page.getByRole('button', {name: 'Clear all'}).click();
    await shopper.reach('idle');
    await shopper.seeTheme();
    await expect(shopper.page).not.toHaveURL(seesBrand);

    await shopper.page.goBack();
    await shopper.reach('ready');
    await expect(shopper.page).toHaveURL(seesBrand);
    await shopper.page.goBack();
    await shopper.reach('idle');
    await shopper.seeTheme();
    expect(shopper.requests).toBe(1);
  });

test('an untouched endless collection appends the theme’s next page near its end', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.route('**/collections/all?*', withEndlessList);
  await page.goto('./collections/all?page=1');
  const cards = page.locator('.storefront-search-fallback .storefront-search-grid > li');
  const count = await cards.count();
  expect(await page.evaluate(() => customElements.get('search-results') === undefined)).toBe(true);
  await cards.last().scrollIntoViewIfNeeded();
  await expect.poll(() => cards.count()).toBeGreaterThan(count);
  expect(demo.searches(page)).toHaveLength(0);
  expect(demo.events(page)).toHaveLength(0);
});

/** Answers with the page whose merchant has chosen endless scrolling. */
async function withEndlessList(route: Route): Promise<void> {
  const response = await route.fetch();
  const text = await response.text();
  await route.fulfill({response, body: text.replace('<search-results', '<search-results paging="infinite"')});
}

test('a script’s search is shown in the list of a collection that nobody has touched', async ({demo}) => {
  const shopper = await Collection.open(demo);
  const loader = await shopper.page.locator('script[src*="/storefront-search.js"]').getAttribute('src');
  await shopper.page.evaluate(
    async ([loader, brand]) => {
      const {getStore} = await import(`${loader}`);
      await getStore().search({filters: {filter_vendor: [brand]}});
    },
    [loader, BRAND],
  );
  await shopper.reach('ready');
  await expect(shopper.page).toHaveURL(seesBrand);
  await expect(shopper.choice('Brand', new RegExp(BRAND))).toBeChecked();
  expect(shopper.requests).toBe(1);
});

test('the first choice by touch, in the drawer of a phone, leaves the drawer open', async ({demo}) => {
  const shopper = await Collection.open(demo, {viewport: 'phone'});
  await shopper.filters.tap();
  await shopper.choice('Brand', new RegExp(BRAND)).tap();
  await shopper.reach('ready');
  await expect(shopper.page.getByRole('dialog', {name: 'Filters'})).toBeVisible();
  await expect(shopper.choice('Brand', new RegExp(BRAND))).toBeChecked();
  await shopper.page.getByRole('button', {name: /^Show \d+ results?/}).tap();
  await expect(shopper.page).toHaveURL(seesBrand);
  await shopper.page.goBack();
  await shopper.reach('idle');
  await shopper.seeTheme();
});

test('a choice that the contract has no word for is Liquid’s, and stays so on a reload', async ({demo}) => {
  const shopper = await Collection.open(demo);
  await shopper.sort.selectOption('title-ascending');
  await expect(shopper.page).toHaveURL(/sort_by=title-ascending/);
  await expect(shopper.themeCards.first()).toBeVisible();
  await shopper.page.reload();
  await expect(shopper.sort).toHaveValue('title-ascending');
  expect(shopper.requests).toBe(0);
  // Back leads to the page as Liquid rendered it, also if the browser has kept it.
  await shopper.page.goBack();
  await expect(shopper.sort).not.toHaveValue('title-ascending');
  await shopper.seeTheme();
});

test('the form works without scripts', async ({demo}) => {
  const shopper = await Collection.open(demo, {javaScript: false});
  await shopper.choice('Brand', new RegExp(BRAND)).check();
  await shopper.form.getByRole('button', {name: 'Apply'}).click();
  await expect(shopper.page).toHaveURL(/filter\.p\.vendor=North/);
  await expect(shopper.choice('Brand', new RegExp(BRAND))).toBeChecked();
});

test('the platform answers the first choice without the plan, and Back shows the theme', async ({demo}) => {
  const shopper = await Collection.open(demo, {state: 'plan-missing'});
  const before = shopper.page.url();
  const all = await shopper.themeCards.count();
  await shopper.choice('Brand', new RegExp(BRAND)).check();
  const answer = shopper.list.locator('[slot=platform]');
  await expect(answer.getByRole('link', {name: /./}).first()).toBeVisible();
  await expect(shopper.list.getByText('These are the store’s standard results.')).toBeVisible();
  await expect(shopper.page).toHaveURL(/filter_vendor=North/);
  await expect(shopper.choice('Brand', new RegExp(BRAND))).toBeChecked();
  demo.takeErrors(shopper.page);
  await shopper.page.goBack();
  await expect(shopper.page).toHaveURL(before);
  await expect(answer).toHaveCount(0);
  await shopper.seeTheme();
  await expect(shopper.themeCards).toHaveCount(all);
});

test('a choice beside Liquid’s is the service’s, and “Clear all” loads the collection', async ({demo}) => {
  const shopper = await Collection.open(
    demo,
    {},
    `./collections/all?filter.p.vendor=${encodeURIComponent(BRAND)}`,
  );
  const few = await shopper.total();
  await shopper.sort.selectOption('price-ascending');
  await shopper.reach('ready');
  await expect(shopper.page).toHaveURL(/sort=price_asc&filter_vendor=North/);
  await shopper.page.goBack();
  await shopper.reach('idle');
  await expect(shopper.page).toHaveURL(/filter\.p\.vendor/);
  expect(await shopper.total()).toBe(few);
  await shopper.page.goForward();
  await shopper.reach('ready');
  await shopper.page.getByRole('button', {name: 'Clear all'}).click();
  await shopper.sort.selectOption('relevance');
  await expect.poll(() => shopper.total()).toBeGreaterThan(few);
  await expect(shopper.page).not.toHaveURL(/filter/);
});

test('Back from a product, and from the first choice to the theme, keeps the position', async ({demo}) => {
  const shopper = await Collection.open(demo);
  await shopper.themeCards.nth(9).scrollIntoViewIfNeeded();
  await shopper.sort.evaluate(select => {
    (select as HTMLSelectElement).value = 'price-ascending';
    select.dispatchEvent(new Event('input', {bubbles: true}));
    select.dispatchEvent(new Event('change', {bubbles: true}));
  });
  await shopper.reach('ready');
  await shopper.list.getByRole('listitem').getByRole('link').first().click();
  await expect(shopper.page).toHaveURL(/products/);
  await shopper.page.goBack();
  await shopper.reach('ready');
  await shopper.page.goBack();
  await shopper.reach('idle');
  await expect(shopper.themeCards.nth(9)).toBeInViewport();
});
