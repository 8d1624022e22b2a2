import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {type Demo, expect, type PageOptions, test} from './fixtures.ts';

/** An English page with its results, and what it asked the service for since. */
async function open(demo: Demo, path: string, options: PageOptions = {}) {
  const {page, shopper} = await demo.openResults(path, {locale: 'en', ...options});
  const searches: URLSearchParams[] = [];
  page.on('request', request => {
    const {pathname, searchParams} = new URL(request.url());
    if (pathname === '/apps/searchapp/search') searches.push(searchParams);
  });
  return {page, shopper, searches};
}

/** Clicks twice at the place of a control, where something else may be by the second click. */
async function clickTwice(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  assert.ok(box, 'The control is not on the page.');
  await page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2);
}

const addressOf = (page: Page) => new URL(page.url());

test('a double click on a page number opens that page, once', async ({demo}) => {
  const {page, shopper, searches} = await open(demo, './pages/example-pages');
  await clickTwice(page, shopper.results.getByRole('link', {name: /^(Page )?2$/}));
  await expect(shopper.results.locator('[aria-current=page]')).toHaveText('2');
  await shopper.seeResults();
  assert.deepEqual(
    searches.map(search => Number(search.get('offset')) > 0),
    [true],
  );
});

test('a double click on “Next” goes one page on', async ({demo}) => {
  const {page, shopper} = await open(demo, './pages/example-pages');
  await clickTwice(page, shopper.results.getByRole('link', {name: 'Next page'}));
  await expect(shopper.results.locator('[aria-current=page]')).toHaveText('2');
  await shopper.seeResults();
  await expect(shopper.results.locator('[aria-current=page]')).toHaveText('2');
});

test('a double click on “Choose options” opens the dialog, and presses nothing in it', async ({demo}) => {
  const {page, shopper} = await open(demo, './pages/example-quick-add');
  const button = shopper.results.getByRole('button', {name: /^Choose options/}).first();
  await clickTwice(page, button);
  const dialog = page.getByRole('dialog').filter({has: page.getByRole('button', {name: 'Add to cart'})});
  await expect(dialog).toBeVisible();
  const checked = dialog.getByRole('radio', {checked: true});
  const after = await checked.evaluateAll(radios => radios.map(radio => (radio as HTMLInputElement).value));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await button.click();
  await expect(dialog).toBeVisible();
  const once = await checked.evaluateAll(radios => radios.map(radio => (radio as HTMLInputElement).value));
  assert.deepEqual(after, once);
});

test('a double click on “Filters” opens the drawer, and chooses nothing in it', async ({demo}) => {
  const {page, searches} = await open(demo, './search?q=shirt', {viewport: 'phone'});
  await clickTwice(page, page.getByRole('button', {name: 'Filters', exact: true}));
  await expect(page.getByRole('dialog', {name: 'Filters'})).toBeVisible();
  assert.deepEqual([addressOf(page).search, searches], ['?q=shirt', []]);
});

test('a double click on the drawer’s × closes it, and opens nothing behind it', async ({demo}) => {
  const {page} = await open(demo, './search?q=shirt', {viewport: 'phone'});
  const address = page.url();
  await page.getByRole('button', {name: 'Filters', exact: true}).click();
  const drawer = page.getByRole('dialog', {name: 'Filters'});
  await clickTwice(page, drawer.getByRole('button', {name: 'Close'}));
  await expect(drawer).toBeHidden();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  assert.equal(page.url(), address);
});

test('a double click on a recent search looks for it, and opens no result in its place', async ({demo}) => {
  const {page, shopper} = await open(demo, './search?q=shirt');
  await shopper.search('wool');
  await shopper.seeResults();
  await shopper.search('linen');
  await shopper.seeResults();
  await shopper.field.fill('');
  await clickTwice(page, shopper.options.filter({hasText: 'wool'}).first());
  await expect(page).toHaveURL(/q=wool/);
  await shopper.seeResults();
  assert.equal(addressOf(page).pathname.endsWith('/search'), true, page.url());
});

test('a double click on a swatch shows that color, and opens no product', async ({demo}) => {
  const {page, shopper} = await open(demo, './search?q=shirt');
  const address = page.url();
  const swatch = shopper.results
    .locator('.search-card')
    .getByRole('radiogroup', {name: /Color$/})
    .getByRole('radio')
    .nth(1);
  await clickTwice(page, swatch);
  await expect(swatch).toBeChecked();
  assert.equal(page.url(), address);
});
