import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {expect, test} from './fixtures.ts';
import {LOOK_TEMPLATES, testLook} from './look-tests.ts';
import {writeLookTheme} from './look-theme.ts';

const theme = writeLookTheme('dawn', LOOK_TEMPLATES);

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

testLook('dawn');

test('cards beside a sidebar are as wide as Dawn’s own, and a sale’s prices are one line', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=linen&filter_on_sale=true&view=sidebar', {locale: 'en'});
  const card = await page.locator('.search-card').first().boundingBox();
  assert.ok(card && card.width >= 240);
  const price = page.locator('.search-card .price').first();
  const [old, current] = await Promise.all([
    price.locator('.price-item--regular').boundingBox(),
    price.locator('.price-item--last').boundingBox(),
  ]);
  assert.ok(old && current && current.y < old.y + old.height && current.x > old.x);
});

test('the field in Dawn’s look has one line, Dawn’s text colour, and a cross', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen', {locale: 'en'});
  const form = page.locator('.storefront-search-own form');
  const field = form.locator('input');
  await field.focus();
  // The ring covers the border.
  const ring = await form.evaluate(element => {
    const {outlineOffset, borderTopWidth, outlineStyle} = getComputedStyle(element);
    return [outlineStyle, Number.parseFloat(outlineOffset) + Number.parseFloat(borderTopWidth)];
  });
  assert.deepEqual(ring, ['solid', 0]);
  await expect(field).toHaveCSS('outline-style', 'none');
  await expect(field).toHaveCSS('color', 'rgb(18, 18, 18)');
  const {x, y, width, height} = (await field.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  await page.mouse.click(x + width - 13, y + height / 2);
  await expect(field).toHaveValue('');
});

test('suggestions in Dawn’s look have text of 14 px', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen', {locale: 'en'});
  const field = page.locator('.storefront-search-own input');
  await field.focus();
  await expect(field).toHaveRole('combobox');
  await field.fill('linen');
  await expect(page.getByRole('option').first()).toHaveCSS('font-size', '14px');
});

test('the link of an article covers its card of the fallback, and nothing else', async ({demo}) => {
  for (const viewport of ['desktop', 'phone'] as const) {
    const page = await demo.openPage({locale: 'en', viewport, state: 'failing'});
    // The theme has no template for articles.
    const body = '<!doctype html><link rel="icon" href="data:,">';
    await page.route('**/blogs/**', route => route.fulfill({contentType: 'text/html', body}));
    await page.goto('./search?q=linen');
    const article = page.locator('article.storefront-search-card');
    await expect(article).toBeVisible();
    const filters = page
      .locator(viewport === 'phone' ? '.storefront-search-open' : '[data-facet] > summary')
      .first();
    await filters.click();
    await page.keyboard.press('Escape');
    if (viewport === 'desktop') await filters.click();
    await expect(page).toHaveURL(/\/search\?q=linen$/);
    await article.click();
    await expect(page).toHaveURL(/\/blogs\//);
  }
});

test('prices of a card follow Dawn’s alignment of text, as its title does', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=linen', {locale: 'en'});
  const card = page.locator('.search-card:has(.price)').first();
  const [whole, price] = await Promise.all(
    [card, card.locator('.price-item--last:visible')].map(part => part.boundingBox()),
  );
  assert.ok(whole && price);
  // The theme's margin after a price is 10 px.
  assert.ok(Math.abs(whole.x + whole.width / 2 - (price.x + price.width / 2)) <= 6);
});
