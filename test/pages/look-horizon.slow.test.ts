import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {readText, writeFile} from '../cli/plain-theme.ts';
import {expect, type PageOptions, test} from './fixtures.ts';
import {columnsOf, LOOK_TEMPLATES, testLook} from './look-tests.ts';
import {writeLookTheme} from './look-theme.ts';
import {Shopper} from './shopper.ts';

const theme = writeLookTheme('horizon', LOOK_TEMPLATES);

const schema = JSON.parse(readText(theme, 'config/settings_schema.json'));
const moves = {type: 'checkbox', id: 'transition_to_main_product', label: 'Move pictures', default: true};
const ofCards = ['quick_add', 'show_second_image_on_hover'].map(id => ({
  type: 'checkbox',
  id,
  label: 'On cards',
  default: false,
}));
const groups = [...schema, {name: 'Motion', settings: [moves]}, {name: 'Cards', settings: ofCards}];
writeFile(theme, 'config/settings_schema.json', JSON.stringify(groups));

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

testLook('horizon');

const dialogOf = (page: Page) => page.locator('#search-modal > dialog');
const fieldOf = (page: Page) => dialogOf(page).locator('input');
/** The button that closes what fills the screen: the dialog's, or the box's own above it. */
const closeOf = (page: Page) => dialogOf(page).getByRole('button', {name: /^Close( dialog)?$/});

async function openDialog(page: Page): Promise<void> {
  await page.goto('./collections/apparel');
  await page.goto('./collections/sale');
  await page.getByRole('button', {name: 'Search', exact: true}).tap();
  await expect(fieldOf(page)).toBeFocused();
}

/** Waits until the box fills the screen, which it does as soon as its code is there. */
const seeOverlay = (page: Page) =>
  expect(page.locator('#search-modal search-box:popover-open')).toBeVisible();

const STATES: Readonly<Record<string, PageOptions['state']>> = {
  serves: undefined,
  'answers 403': 'plan-missing',
  'answers 503': 'failing',
  'answers 429': 'rate-limited',
};

for (const [name, state] of Object.entries(STATES)) {
  test(`one tap on × closes Horizon’s search dialog on a phone while the service ${name}`, async ({demo}) => {
    const page = await demo.openPage({locale: 'en', viewport: 'phone', ...(state && {state})});
    await openDialog(page);
    await seeOverlay(page);
    await closeOf(page).tap();
    await expect(dialogOf(page)).toBeHidden();
    // Also after a text was typed.
    await page.getByRole('button', {name: 'Search', exact: true}).tap();
    await seeOverlay(page);
    await fieldOf(page).fill('linen');
    await expect(page.locator('#search-modal search-box')).not.toHaveAttribute('data-state', /idle|loading/);
    await closeOf(page).tap();
    await expect(dialogOf(page)).toBeHidden();
    await expect(page).toHaveURL(/\/collections\/sale$/);
    assert.equal(await page.evaluate(() => document.documentElement.style.overflow), '');
    demo.takeErrors(page);
  });
}

test('Horizon’s search dialog offers products, and suggestions as cards in columns', async ({demo}) => {
  const columns = {phone: 2, desktop: 4};
  for (const viewport of ['phone', 'desktop'] as const) {
    const {page} = await demo.open('./', {locale: 'en', viewport});
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    const offered = dialogOf(page).locator('.search-products [role=option]').filter({visible: true});
    await expect(offered).toHaveCount(4);
    await fieldOf(page).fill('linen');
    await expect(offered).toHaveCount(8);
    const lefts = await offered.evaluateAll(each =>
      each.map(card => Math.round(card.getBoundingClientRect().x)),
    );
    expect(new Set(lefts).size).toBe(columns[viewport]);
    await expect(dialogOf(page).getByRole('option', {name: 'See all 17 results'})).toBeInViewport();
  }
});

for (const [name, files] of [
  ['the kit’s script', /\/assets\/storefront-search[^/]*\.js/],
  ['the code of the search box', /\/assets\/[\w-]+-[0-9A-Z]{8}\.js/],
] as const) {
  test(`× closes Horizon’s search dialog on a phone if ${name} is blocked`, async ({demo}) => {
    const page = await demo.openPage({locale: 'en', viewport: 'phone'});
    await page.route(files, route => route.abort());
    await openDialog(page);
    await fieldOf(page).tap();
    await closeOf(page).tap();
    await expect(dialogOf(page)).toBeHidden();
    // A browser reports the files that it does not get.
    await page.goto('about:blank');
    demo.takeErrors(page);
  });
}

test('the page stays in sight behind Horizon’s dialog until the box offers something', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  // A theme that proposes no products.
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('template[slot=start]')?.remove(),
    ),
  );
  await openDialog(page);
  await seeOverlay(page);
  const box = page.locator('#search-modal search-box');
  for (const layer of [dialogOf(page), box])
    await expect(layer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await fieldOf(page).fill('linen');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('Back closes Horizon’s search dialog on a phone, and leaves the page where it is', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  await openDialog(page);
  await seeOverlay(page);
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/collections\/sale$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/collections\/apparel$/);
});

test('Escape closes Horizon’s search dialog on a phone with the box', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  await openDialog(page);
  await seeOverlay(page);
  await fieldOf(page).press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/collections\/sale$/);
});

test('Escape closes the suggestions, empties the field, and closes Horizon’s dialog', async ({demo}) => {
  const {page} = await demo.open('./collections/sale', {locale: 'en'});
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const field = fieldOf(page);
  await field.fill('linen');
  await expect(page.getByRole('listbox')).toBeVisible();
  await field.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await field.press('Escape');
  await expect(field).toHaveValue('');
  await field.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
});

test('× closes Horizon’s search dialog on a desktop, and only the dialog has one', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen', {locale: 'en'});
  await expect(page.locator('.storefront-search-own .storefront-search-close')).toBeHidden();
  await page.getByRole('button', {name: 'Search', exact: true}).first().click();
  await closeOf(page).click();
  await expect(dialogOf(page)).toBeHidden();
});

test('the field of Horizon’s dialog has a lens, and its suggestions continue the dialog', async ({demo}) => {
  const {page} = await demo.open('./collections/sale', {locale: 'en'});
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  const [dialog, field] = [dialogOf(page), fieldOf(page)];
  await expect(field).toHaveCSS('font-size', '16px');
  await field.fill('linen');
  const panel = dialog.locator('.search-panel');
  await expect(panel).toBeVisible();
  const [whole, list, text, lens] = await Promise.all(
    [dialog, panel, field, dialog.locator('[type=submit]')].map(part => part.boundingBox()),
  );
  assert.ok(whole && list && text && lens && lens.x + lens.width <= text.x);
  assert.deepEqual(
    [list.x, list.y, list.width].map(Math.round),
    [whole.x, whole.y + whole.height, whole.width].map(Math.round),
  );
  for (const [part, radius] of [
    [dialog, '14px 14px 0px 0px'],
    [panel, '0px 0px 14px 14px'],
  ] as const)
    await expect(part).toHaveCSS('border-radius', radius);
});

for (const viewport of ['desktop', 'phone'] as const) {
  test(`“Clear” empties the field of Horizon’s dialog on a ${viewport}, and keeps focus`, async ({demo}) => {
    const {page} = await demo.open('./collections/sale', {locale: 'en', viewport});
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    if (viewport === 'phone') await seeOverlay(page);
    const [field, clear] = [fieldOf(page), dialogOf(page).getByRole('button', {name: 'Clear', exact: true})];
    await expect(clear).toBeHidden();
    await field.fill('linen');
    await expect(page.getByRole('option').first()).toBeVisible();
    await clear.click();
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(page.getByRole('option', {name: /^See all/})).toHaveCount(0);
    await expect(clear).toBeHidden();
  });
}

test('a search from Horizon’s dialog on a phone closes it, on the page of results too', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  await openDialog(page);
  await seeOverlay(page);
  await fieldOf(page).fill('linen');
  await fieldOf(page).press('Enter');
  await page.waitForURL(/\/search\?q=linen/);
  await page.getByRole('button', {name: 'Search', exact: true}).first().tap();
  await seeOverlay(page);
  await fieldOf(page).fill('cotton');
  await fieldOf(page).press('Enter');
  await expect(page).toHaveURL(/q=cotton/);
  await expect(dialogOf(page)).toBeHidden();
});

test('shoppers choose the number of columns in Horizon’s look', async ({demo}) => {
  for (const [viewport, options, first, other] of [
    ['desktop', ['5 columns', '8 columns'], 5, 8],
    ['phone', ['1 column', '2 columns'], 2, 1],
  ] as const) {
    const page = await demo.openPage({locale: 'en', viewport});
    if (viewport === 'desktop') await page.setViewportSize({width: 1440, height: 900});
    await page.goto('./search?q=linen');
    await new Shopper(page, 'en').seeResults();
    const radios = page.getByRole('group', {name: 'Columns'}).getByRole('radio');
    await expect(radios).toHaveCount(2);
    assert.deepEqual(await radios.evaluateAll(all => all.map(({ariaLabel}) => ariaLabel)), options);
    assert.equal(await columnsOf(page), first);
    await radios.nth(viewport === 'phone' ? 0 : 1).check({force: true});
    await expect.poll(() => columnsOf(page)).toBe(other);
  }
});

test('the fallback’s check boxes have an edge in the text colour of a dark section', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen&view=dark', {locale: 'en', state: 'failing'});
  const filter = page.locator('.storefront-search-filter[data-facet]').first();
  const box = filter.locator('[type=checkbox]').first();
  await expect(box).toBeVisible();
  await expect(box).toHaveCSS('border-top-color', 'rgba(245, 245, 245, 0.55)');
});

test('the heading of the products below an empty list is smaller than that of the page', async ({demo}) => {
  const {page} = await demo.open('./search?q=qqzzqq', {locale: 'en'});
  await expect(page.getByRole('heading', {level: 1})).toHaveCSS('font-size', '48px');
  await expect(page.getByRole('heading', {name: 'Featured products'})).toHaveCSS('font-size', '24px');
});

test('cards in Horizon’s look have swatches of colours, and no other options', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=linen', {locale: 'en'});
  const swatches = page.locator('.search-card .search-swatch');
  await expect(swatches.first()).toBeVisible();
  await expect(swatches.filter({has: page.locator('svg, img')})).toHaveCount(await swatches.count());
});

test('cards of the store’s own results have Horizon’s swatches, links that Tab skips', async ({demo}) => {
  const {page} = await demo.open('./search?q=jacket', {locale: 'en', state: 'failing'});
  const card = page
    .locator('.storefront-search-card', {has: page.locator('.storefront-search-swatches')})
    .first();
  const title = await card.locator('.product-card__link').getAttribute('aria-label');
  const swatches = card.locator('.storefront-search-swatches').getByRole('link');
  const names = await swatches.evaluateAll(links => links.map(link => (link as HTMLElement).title));
  assert.ok(names.length > 1);
  for (const [index, name] of names.entries()) {
    await expect(swatches.nth(index)).toHaveAccessibleName(`${title} ${name}`);
    await expect(swatches.nth(index).locator('.swatch')).toHaveAttribute('style', /rgb\(\d+/);
  }
  await card.locator('.product-card__link').focus();
  await page.keyboard.press('Tab');
  await expect(card.locator(':focus')).toHaveCount(0);
  await swatches.last().click();
  await expect(page).toHaveURL(/\/products\/.*\?variant=\d+/);
  demo.takeErrors(page);
});

test('cards of the store’s own results have Horizon’s quick add and second picture', async ({demo}) => {
  const path = 'config/settings_data.json';
  const page = await demo.openPage({locale: 'en', state: 'failing'});
  const card = page.locator('product-card.storefront-search-card').first();
  writeFile(theme, path, '{"current": {"quick_add": true, "show_second_image_on_hover": true}}');
  await page.goto('./search?q=jacket');
  rmSync(join(theme, path));
  await expect(card.locator('.quick-add__button')).toBeVisible();
  const second = card.locator('.storefront-search-second');
  await expect(second).toBeHidden();
  await card.hover();
  await expect(second).toBeVisible();
  await page.reload();
  await expect(page.locator('.storefront-search-card').first()).toBeVisible();
  await expect(card).toHaveCount(0);
  demo.takeErrors(page);
});

test('cards of the fallback have one of Horizon’s badges each', async ({demo}) => {
  for (const state of ['failing', 'plan-missing', 'rate-limited'] as const) {
    const {page} = await demo.open('./search?q=jacket', {locale: 'en', state});
    const cards = page.locator('.storefront-search-grid .storefront-search-card');
    const badges = cards.locator('.product-badges__badge');
    await expect(badges.filter({hasText: 'Sale'}).first()).toBeVisible();
    const reduced = await cards
      .filter({has: page.locator('.product-badges__badge', {hasText: 'Sale'})})
      .count();
    assert.ok(reduced > 0 && reduced < (await cards.count()), `${reduced}`);
    for (const card of await cards.all())
      assert.ok((await card.locator('.product-badges__badge').count()) <= 1);
    demo.takeErrors(page);
  }
});

test('the lines of a badge are as high as Horizon’s, in the size of its own text', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=jacket', {locale: 'en'});
  await page.addStyleTag({
    content: ':root {--font-paragraph--line-height: 1.6} .product-badges__badge {font-size: 10px}',
  });
  await expect(page.locator('.search-card .product-badges__badge').first()).toHaveCSS('line-height', '16px');
});

test('pictures move to the product page if Horizon’s setting says so', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen', {locale: 'en'});
  const list = page.locator('search-results').first();
  await expect(list).toHaveAttribute('data-picture-transition', 'product-image-transition');
});

test('/ and Control+K open Horizon’s search dialog, and focus its field', async ({demo}) => {
  for (const key of ['/', 'Control+k']) {
    const {page} = await demo.open('./collections/apparel', {locale: 'en'});
    await expect(dialogOf(page)).toBeHidden();
    await page.keyboard.press(key);
    await expect(fieldOf(page)).toBeFocused();
    await expect(fieldOf(page)).toHaveValue('');
  }
});
