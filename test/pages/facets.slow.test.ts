import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {Delays, holdFile} from './delays.ts';
import {recordExchanges} from './exchanges.ts';
import {type Demo, expect, type PageOptions, test} from './fixtures.ts';
import {framesPass} from './frames.ts';
import {Shopper, seeState} from './shopper.ts';

/** Opens an English page with facets, and waits for its results and all parts of the panel. */
async function open(demo: Demo, path: string, options: PageOptions = {}) {
  const page = await demo.openPage({locale: 'en', ...options});
  const shopper = new Shopper(page, options.locale ?? 'en');
  await page.goto(path);
  await shopper.seeResults();
  return {page, shopper, panel: page.locator('facet-panel')};
}

const heading = (group: Locator, name: string) => group.getByRole('button', {name, exact: true});
const drawerOf = (page: Page, name = 'Filters') => page.getByRole('dialog', {name});

async function openDrawer(page: Page, name = 'Filters'): Promise<Locator> {
  await page.getByRole('button', {name, exact: true}).click();
  await expect(drawerOf(page, name)).toBeVisible();
  return drawerOf(page, name);
}

test('a group closes by its heading, and stays closed for searches and pages of the session', async ({
  demo,
}) => {
  const {page, shopper} = await open(demo, './search?q=linen');
  const brand = shopper.facet('Brand');
  await heading(brand, 'Brand').click();
  await expect(heading(brand, 'Brand')).toHaveAttribute('aria-expanded', 'false');
  await expect(brand.getByRole('checkbox')).toHaveCount(0);
  await shopper.search('cotton');
  await shopper.seeResults();
  await expect(brand.getByRole('checkbox')).toHaveCount(0);
  await page.goto('./collections/apparel?sort=newest');
  await shopper.seeResults();
  await expect(heading(brand, 'Brand')).toHaveAttribute('aria-expanded', 'false');
  await heading(brand, 'Brand').click();
  await expect(brand.getByRole('checkbox').first()).toBeVisible();
});

test('the panel stays beside the list, so that a choice far down in it has its results on screen', async ({
  demo,
}) => {
  const {page, shopper} = await open(demo, './search?q=shirt');
  const tag = shopper.choice('Tags', 'travel');
  // Scrolls both to their ends.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await tag.scrollIntoViewIfNeeded();
  await tag.check();
  await shopper.seeResults(1);
  await expect(tag).toBeInViewport();
  await expect(shopper.results).toBeInViewport();
});

test('Enter on a check box keeps the page and its results', async ({demo}) => {
  const {page, shopper} = await open(demo, './search?q=linen');
  const address = page.url();
  for (const choice of [
    shopper.facet('Brand').getByRole('checkbox').first(),
    shopper.facet('Tags').getByRole('checkbox').first(),
  ]) {
    await choice.focus();
    await choice.press('Enter');
    await expect(choice).toBeFocused();
    await expect(choice).not.toBeChecked();
  }
  assert.equal(page.url(), address);
});

test('a long group shows more values, with the focus on the first added one, without a request', async ({
  demo,
}) => {
  const {page, shopper} = await open(demo, './search?q=リネン', {locale: 'ja'});
  const types = shopper.facet('商品タイプ');
  await expect(types.getByRole('checkbox')).toHaveCount(10);
  await types.getByRole('button', {name: /^さらに表示/}).click();
  await expect(types.getByRole('checkbox').nth(10)).toBeFocused();
  assert.equal(demo.searches(page).length, 1);
});

test('the alternatives to a selected value stay visible, and one click adds another, for one request', async ({
  demo,
}) => {
  const {page, shopper} = await open(demo, './search?q=jacket');
  const brand = shopper.facet('Brand');
  const northRidge = shopper.choice('Brand', 'North Ridge');
  await expect(northRidge).toBeVisible();
  const names = await brand.getByRole('checkbox').count();
  await northRidge.check();
  await shopper.seeResults(3);
  await expect(brand.getByRole('checkbox')).toHaveCount(names);
  await shopper.choice('Brand', 'Coast & Pine').check();
  await shopper.seeResults(10);
  assert.equal(demo.searches(page).length, 3);
  await shopper.results.getByRole('combobox').selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  await seeState(shopper.results, 'ready');
  await expect(brand.getByRole('checkbox')).toHaveCount(names);
});

for (const path of ['search?q=jacket', 'collections/apparel'])
  test(`a page opened at ${path} with a brand offers the others, and one click adds one`, async ({demo}) => {
    const address = new URL(`http://store/${path}`);
    address.searchParams.set('filter_vendor', 'North Ridge');
    const {page, shopper} = await open(demo, `.${address.pathname}${address.search}`);
    const brands = shopper.facet('Brand').getByRole('checkbox');
    await expect(shopper.choice('Brand', 'North Ridge')).toBeChecked();
    assert.ok((await brands.count()) > 2);
    assert.equal(demo.searches(page).length, 1);
    await shopper.choice('Brand', 'Coast & Pine').check();
    await expect(page).toHaveURL(/filter_vendor=North[^&]*&filter_vendor=Coast/);
    await seeState(shopper.results, 'ready');
    assert.equal(demo.searches(page).length, 2);
  });

test('the merchant’s swatches reach the elements from the filters of a list and from a product', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const swatches = async (): Promise<unknown> =>
    JSON.parse((await page.locator('[data-storefront-search]').textContent()) ?? '').swatches;
  await page.goto('./collections/apparel?sort=newest');
  expect(await swatches()).toMatchObject({color: {Navy: '#3c4d6e', Ecru: '#e9dfc9'}});
  const navy = new Shopper(page, 'en').facet('Shop by color').getByRole('checkbox', {name: /^Navy/});
  await expect(navy).toHaveCSS('background-color', 'rgb(60, 77, 110)');
  const card = page.locator('.search-card:has([data-value=Navy])').first();
  await page.goto(`./products/${await card.getAttribute('data-handle')}`);
  expect(await swatches()).toMatchObject({Color: {Navy: '#3c4d6e'}});
  await page.goto('./');
  expect(await swatches()).toBe(undefined);
});

test('colours are shown on the check boxes that select them', async ({demo}) => {
  const {shopper} = await open(demo, './search?q=linen');
  const black = shopper.facet('Color').locator('[data-swatch]').first();
  const colour = () => black.evaluate(input => getComputedStyle(input).backgroundColor);
  await expect.poll(colour).not.toBe('rgba(0, 0, 0, 0)');
});

test('the price slider sends one search when the thumb is released, by pointer or by a held key', async ({
  demo,
}) => {
  const {page, shopper} = await open(demo, './search?q=linen');
  const price = shopper.facet('Price');
  const from = price.getByRole('slider', {name: 'Start of the price range'});
  const to = price.getByRole('slider', {name: 'End of the price range'});
  await from.scrollIntoViewIfNeeded();
  const box = await from.boundingBox();
  assert.ok(box);
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 12, y);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 4, y, {steps: 8});
  assert.equal(demo.searches(page).length, 1);
  await expect(from).toHaveAttribute('aria-valuetext', /^¥[\d,]+$/);
  await page.mouse.up();
  await expect(page).toHaveURL(/filter_price_min=\d+/);
  await shopper.seeResults();
  assert.equal(demo.searches(page).length, 2);
  await to.focus();
  for (let repeats = 0; repeats < 5; repeats++) await page.keyboard.down('ArrowLeft');
  assert.equal(demo.searches(page).length, 2);
  await page.keyboard.up('ArrowLeft');
  await expect(page).toHaveURL(/filter_price_max=\d+/);
  await shopper.seeResults();
  assert.equal(demo.searches(page).length, 3);
  await to.press('Home');
  const [low, high] = [await from.inputValue(), await to.inputValue()].map(Number);
  const step = Number(await to.getAttribute('step'));
  assert.equal(high, Number(low) + step, 'The thumbs keep a step apart: a range is never empty.');
});

test('the ends of the price slider stay those of the search while it is filtered', async ({demo}) => {
  const {page, shopper} = await open(demo, './search?q=linen');
  const from = shopper.facet('Price').getByRole('slider').first();
  const ends = () => from.evaluate(({min, max}: HTMLInputElement) => [min, max]);
  const before = await ends();
  await shopper.choice('Brand', 'Nagi Clothing').check();
  await shopper.seeResults();
  assert.deepEqual(await ends(), before);
  await page.reload();
  await shopper.seeResults();
  await expect(from).toBeVisible();
  assert.deepEqual(await ends(), before);
});

test('in stock and on sale are checkboxes, both without a count', async ({demo}) => {
  const {page, shopper} = await open(demo, './search?q=linen');
  await page.getByRole('checkbox', {name: 'On sale', exact: true}).check();
  await shopper.seeResults();
  await expect(page).toHaveURL(/filter_on_sale=true/);
  await page.getByRole('checkbox', {name: 'In stock', exact: true}).check();
  await expect(page).toHaveURL(/filter_available=true/);
});

test('a selected value has no count while a degraded service counts nothing', async ({demo}) => {
  const {page, shopper} = await open(demo, './search?q=linen');
  await demo.setState(page, 'degraded-results');
  await page.getByRole('checkbox', {name: 'In stock'}).check();
  await seeState(shopper.results, 'degraded');
  await expect(page.getByRole('checkbox', {name: 'In stock', exact: true})).toBeChecked();
});

test('the filter drawer blocks scrolling, updates the count, clears, and returns the focus', async ({
  demo,
}) => {
  const {page, shopper} = await open(demo, './search?q=jacket', {viewport: 'phone'});
  const drawer = await openDrawer(page);
  const show = drawer.getByRole('button', {name: /^Show \d+ results?$/});
  await expect(show).toHaveText('Show 16 results');
  await drawer.getByLabel('North Ridge').check();
  await expect(show).toHaveText('Show 3 results');
  await expect(drawer.getByRole('status').last()).toHaveText('3 results');
  assert.equal(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY), 'hidden');
  await drawer.getByRole('button', {name: 'Clear all'}).click();
  await expect(show).toHaveText('Show 16 results');
  await show.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', {name: 'Filters', exact: true})).toBeFocused();
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
    .toBe('visible');
  await shopper.seeResults(16);
});

test('a theme can use a drawer on all screens, and closed groups', async ({demo}) => {
  const {page} = await open(demo, './pages/example-drawer');
  const drawer = await openDrawer(page);
  const tags = drawer.getByRole('group', {name: 'Tags', exact: true});
  await expect(heading(tags, 'Tags')).toHaveAttribute('aria-expanded', 'false');
  await heading(tags, 'Tags').click();
  await expect(tags.getByRole('checkbox').first()).toBeVisible();
  await expect(heading(drawer, 'Brand')).toBeVisible();
});

test('the keyboard alone can close a group, set a price, and select a colour', async ({demo}) => {
  const {page, shopper} = await open(demo, './pages/example-facets');
  const press = (key: string) => page.keyboard.press(key);
  const brand = heading(shopper.facet('Brand'), 'Brand');
  await tabTo(page, brand);
  await press('Enter');
  await expect(brand).toHaveAttribute('aria-expanded', 'false');
  await expect(brand).toBeFocused();
  await tabTo(page, shopper.facet('Price').getByRole('slider').first());
  await press('ArrowRight');
  await expect(page).toHaveURL(/filter_price_min=/);
  await shopper.seeResults();
  await tabTo(page, shopper.choice('Color', 'Navy'));
  await press('Space');
  await expect(page).toHaveURL(/filter_option_value=Navy/);
  await shopper.seeResults();
  await expect(shopper.choice('Color', 'Navy')).toBeFocused();
});

test('a pressed control stays in place until it is released, even if another answer arrives', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const answers = new Delays(params => params.has('filter_type'));
  await answers.start(page);
  const shopper = new Shopper(page);
  await page.goto('./search?q=シャツ');
  await shopper.seeResults();
  const tag = shopper.facet(shopper.words.tags).getByText('夏', {exact: true});
  await tag.scrollIntoViewIfNeeded();
  await shopper.choice('商品タイプ', 'トップス').evaluate((choice: HTMLElement) => choice.click());
  await expect.poll(() => answers.holds('シャツ')).toBe(true);
  await tag.hover();
  const before = await placeOf(tag);
  // The press lasts less than a second, which is the longest tap, however slow the machine is.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await page.mouse.down();
  answers.release('シャツ');
  await seeState(shopper.results, 'ready');
  await framesPass(page, 5);
  const pressed = await placeOf(tag);
  await page.mouse.up();
  assert.deepEqual(pressed, before);
  await expect(shopper.choice(shopper.words.tags, '夏').first()).toBeChecked();
  const {searchParams} = new URL(page.url());
  assert.deepEqual([...searchParams.values()], ['シャツ', 'トップス', '夏']);
});

test('the price slider stays under the pointer that holds its thumb while an answer changes the groups above it', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const answers = new Delays(params => params.has('filter_type'));
  await answers.start(page);
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=shirt');
  await shopper.seeResults();
  const brands = shopper.facet('Brand').getByRole('checkbox');
  const thumb = page.getByRole('slider').first();
  await thumb.scrollIntoViewIfNeeded();
  const before = await brands.count();
  await shopper.choice('Type', 'Dresses').evaluate((choice: HTMLElement) => choice.click());
  await expect.poll(() => answers.holds('shirt')).toBe(true);
  const place = await thumb.boundingBox();
  assert.ok(place);
  await page.mouse.move(place.x + 12, place.y + place.height / 2);
  await page.mouse.down();
  await page.mouse.move(place.x + 40, place.y + place.height / 2, {steps: 3});
  // The thumb is held for longer than a tap.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 10_000;
  });
  answers.release('shirt');
  await seeState(shopper.results, 'ready');
  await framesPass(page, 5);
  assert.equal((await thumb.boundingBox())?.y, place.y);
  assert.equal(await brands.count(), before);
  await page.mouse.up();
  await expect(page).toHaveURL(/filter_type=Dresses&filter_price_min=/);
  await expect.poll(() => brands.count()).toBeLessThan(before);
});

/** Returns the position of a choice on screen, and the checked choices of its group. */
const placeOf = (choice: Locator) =>
  choice.evaluate(element => ({
    top: element.getBoundingClientRect().top,
    filters: (element.getRootNode() as ShadowRoot).querySelectorAll('input:checked').length,
  }));

test('the theme’s seeds offer tags and options that browse never returns, and filter', async ({demo}) => {
  const {page, shopper} = await open(demo, './collections/apparel?sort=newest');
  const size = shopper.facet('Choose your fit');
  await size.getByRole('checkbox', {name: 'M', exact: true}).check();
  await expect(page).toHaveURL(/filter_option_name=Size&filter_option_value=M/);
  await shopper.seeResults();
  await expect(page.getByRole('button', {name: 'Remove filter Size: M'})).toBeVisible();
  await expect(page.getByRole('group', {name: 'Kind', exact: true})).toHaveCount(0);
});

test('a metafield that the service ignores is neither a chip nor a choice, and is logged once', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  const exchanges = await recordExchanges(page);
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=linen&filter_metafield=custom.secret:x&filter_type=Shirts');
  await shopper.seeResults();
  await expect(page.getByRole('button', {name: 'Remove filter Shirts'})).toBeVisible();
  await expect(page.getByRole('button', {name: 'Remove filter x'})).toHaveCount(0);
  await expect(page.getByRole('group', {name: 'custom.secret'})).toHaveCount(0);
  await page.getByRole('button', {name: 'Remove filter Shirts'}).click();
  await expect.poll(() => exchanges.length).toBe(2);
  const errors = (await demo.hearErrors(page)).filter(line => line.includes('custom.secret'));
  assert.equal(errors.length, 1);
});

test('a metafield without an answer yet is not reported as ignored', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=care');
  await shopper.seeResults();
  const filters = {filter_metafield: ['custom.material:Linen']};
  const release = await holdFile(page, '**/apps/searchapp/search?*');
  await page.evaluate(async filters => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    void getStore().search({query: 'linen', filters});
  }, filters);
  await expect(shopper.results).toHaveAttribute('data-state', 'refreshing');
  release();
  await expect(page.getByRole('button', {name: 'Remove filter Linen'})).toBeVisible();
});

for (const locale of ['ja', 'en'] as const) {
  const words =
    locale === 'ja'
      ? (['カラー', /^さらに表示/, '絞り込み'] as const)
      : (['Color', /^Show more/, 'Filters'] as const);
  const path = locale === 'ja' ? './search?q=リネン' : './search?q=linen';

  for (const dark of [false, true]) {
    test(`axe finds no violation in a sidebar, open, closed and filtered (${locale}${dark ? ', dark' : ''})`, async ({
      demo,
    }) => {
      const {page, shopper} = await open(demo, path, {locale, dark});
      const colours = shopper.facet(words[0]);
      await colours.getByRole('button', {name: words[1]}).click();
      assert.deepEqual(await findViolations(page, 'facet-panel'), []);
      await heading(shopper.facet(shopper.words.brand), shopper.words.brand).click();
      await shopper.facet(shopper.words.price).getByRole('slider').first().press('ArrowRight');
      await expect(shopper.chips).toBeVisible();
      assert.deepEqual(await findViolations(page, 'facet-panel'), []);
    });

    test(`axe finds no violation in an open filter drawer (${locale}${dark ? ', dark' : ''})`, async ({
      demo,
    }) => {
      const {page} = await open(demo, path, {locale, dark, viewport: 'phone'});
      const drawer = await openDrawer(page, words[2]);
      const colours = drawer.getByRole('group', {name: words[0], exact: true});
      await heading(colours, words[0]).click();
      await colours.getByRole('checkbox').first().check();
      await expect(
        drawer.getByRole('button', {name: locale === 'ja' ? 'すべて解除' : 'Clear all'}),
      ).toBeVisible();
      assert.deepEqual(await findViolations(page, 'facet-panel'), []);
    });
  }
}

async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate(element => element.matches(':focus'))) return;
  }
  assert.fail('Tab does not lead there.');
}
