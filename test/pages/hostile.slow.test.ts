import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import type {Shopper} from './shopper.ts';

/** Opens results on the page whose theme has rules for all elements. */
async function open(
  demo: Demo,
  viewport: 'desktop' | 'phone' = 'desktop',
  search = 'q=linen',
): Promise<[Page, Shopper]> {
  const {page, shopper} = await demo.openResults(`./pages/example-hostile?${search}`, {
    locale: 'en',
    viewport,
  });
  return [page, shopper];
}

async function boxOf(locator: Locator): Promise<{x: number; y: number; width: number; height: number}> {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  assert.ok(box);
  return box;
}

const styleOf = (locator: Locator, property: string) =>
  locator.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Returns the line height of a text as a multiple of its font size. */
const leadingOf = (locator: Locator) =>
  locator.evaluate(element => {
    const {lineHeight, fontSize} = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });

test('an image fills its frame, whatever size the theme gives images', async ({demo}) => {
  const [page] = await open(demo);
  const picture = page.locator('.search-card-media img').first();
  assert.deepEqual(await boxOf(picture), await boxOf(page.locator('.search-card-media:has(img)').first()));
});

test('a card without an image keeps its space, although the theme hides empty elements', async ({demo}) => {
  const [page] = await open(demo, 'desktop', 'q=gift+wrapping');
  const {width, height} = await boxOf(page.locator('.search-card-media:not(:has(img))').first());
  assert.equal(Math.round(width), Math.round(height));
});

test('cards have no markers and margins, and a small line height', async ({demo}) => {
  const [page] = await open(demo);
  const list = page.locator('.search-grid');
  const card = list.getByRole('listitem').first();
  assert.equal(await styleOf(list, 'list-style-type'), 'none');
  assert.equal((await boxOf(card)).x, (await boxOf(list)).x);
  assert.equal(await styleOf(card, 'margin-bottom'), '0px');
  assert.ok((await leadingOf(card.getByRole('link'))) < 1.6);
  assert.ok((await leadingOf(card.locator('.search-card-price span').first())) < 1.6);
});

test('swatches are round, and react on their whole surface', async ({demo}) => {
  const [page] = await open(demo);
  const swatch = page.locator('.search-swatch:has(svg)').first();
  const {width, height} = await boxOf(swatch);
  assert.deepEqual([width, height], [26, 26]);
  const control = await swatch.getByRole('radio').boundingBox();
  assert.ok(control && control.width >= 24 && control.height >= 24);
});

test('quick add looks like a button, its dialog is complete, and focus is visible', async ({demo}) => {
  const [page, shopper] = await open(demo);
  const button = shopper.results.getByRole('button', {name: /^Choose options/}).first();
  const {height} = await boxOf(button);
  assert.ok(height >= 44 && height < 64);
  assert.equal(await styleOf(button, 'border-top-width'), '1px');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  assert.equal(await styleOf(button, 'outline-style'), 'solid');
  await button.click();
  const dialog = shopper.results.getByRole('dialog');
  const {width} = await boxOf(dialog);
  assert.ok(width <= 390);
  assert.ok((await boxOf(dialog.getByRole('button', {name: 'Add to cart'}))).width < width);
});

test('the toolbar is one row of controls', async ({demo}) => {
  const [, shopper] = await open(demo);
  const sort = await boxOf(shopper.sort);
  const column = await boxOf(shopper.results.locator('[part=columns] label').first());
  assert.ok(sort.height >= 44 && sort.height < 60);
  assert.deepEqual([column.width, column.height], [32, 32]);
  assert.ok(Math.abs(sort.y + sort.height / 2 - (column.y + column.height / 2)) < 2);
});

test('chips and facets keep a small line height and start-aligned text', async ({demo}) => {
  const [, shopper] = await open(demo, 'desktop', 'q=linen&filter_available=true');
  const chip = await boxOf(shopper.chips.getByRole('button').first());
  assert.ok(chip.height >= 24 && chip.height < 44);
  const value = shopper.facet('Brand').locator('label').first();
  assert.ok((await boxOf(value)).height < 44);
  const {x} = await boxOf(shopper.facet('Brand').getByRole('button'));
  // The button has room for its ring of focus.
  assert.ok((await boxOf(value.getByRole('checkbox'))).x - x < 8);
});

test('suggestions keep their image size, padding and height, within the viewport', async ({demo}) => {
  const [page, shopper] = await open(demo);
  await shopper.type('linen');
  const picture = await boxOf(shopper.productOptions.locator('img').first());
  assert.deepEqual([picture.width, picture.height], [48, 48]);
  const option = shopper.productOptions.first();
  assert.equal(await styleOf(option, 'padding-left'), '10px');
  assert.equal(await styleOf(option, 'text-decoration-line'), 'none');
  const {height} = await boxOf(option);
  assert.ok(height >= 44 && height <= 64);
  const panel = await boxOf(page.locator('.search-panel'));
  assert.ok(panel.x >= 0 && panel.x + panel.width <= 1280);
  assert.equal(await styleOf(option.locator('mark'), 'background-color'), 'rgba(0, 0, 0, 0)');
});

test('the phone overlay covers the viewport, with its button in the corner', async ({demo}) => {
  const [page, shopper] = await open(demo, 'phone');
  await shopper.field.click();
  const close = await boxOf(page.locator('search-box').getByRole('button', {name: 'Close'}));
  assert.deepEqual(await boxOf(page.locator('search-box')), {x: 0, y: 0, width: 390, height: 844});
  assert.ok(close.width >= 44 && close.height >= 44 && close.x + close.width <= 390);
});

test('the filter drawer on a phone fills the viewport, with header and footer visible', async ({demo}) => {
  const [page, shopper] = await open(demo, 'phone');
  await page.getByRole('button', {name: 'Filters'}).click();
  const dialog = page.getByRole('dialog', {name: 'Filters'});
  // The drawer slides in.
  const end = async () => Math.round(await boxOf(dialog).then(({x, width}) => x + width));
  await expect.poll(end).toBe(390);
  const {y, height} = await boxOf(dialog);
  assert.deepEqual([y, height], [0, 844]);
  await expect(page.getByRole('button', {name: /^Show \d+ results/})).toBeInViewport({ratio: 1});
  await expect(shopper.facet('Kind')).toBeInViewport();
});

test('no page is wider than its viewport', async ({demo}) => {
  for (const viewport of ['desktop', 'phone'] as const) {
    const [page] = await open(demo, viewport);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(excess <= 0, `${viewport}: ${excess} px`);
  }
});

test('a theme’s class selectors win over the default styles', async ({demo}) => {
  const [page] = await open(demo);
  const price = page.locator('.search-card-price').first();
  assert.equal(await styleOf(price, 'font-weight'), '700');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.search-card-title {color: rgb(1, 2, 3)} .search-card-media {border-radius: 3px}');
    document.adoptedStyleSheets.unshift(sheet);
  });
  assert.equal(await styleOf(page.locator('.search-card-title').first(), 'color'), 'rgb(1, 2, 3)');
  assert.equal(await styleOf(page.locator('.search-card-media').first(), 'border-top-left-radius'), '3px');
});
