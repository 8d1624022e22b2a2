import {readFileSync} from 'node:fs';
import {findViolations} from './axe.ts';
import {expect, type Page, test} from './fixtures.ts';
import {LOADER, openSearchPage} from './other-page.ts';
import {Shopper} from './shopper.ts';

/** A page with the elements, and with the samples of a recipe in place of the theme's own code. */
async function openRecipe(page: Page, heading: string, before = ''): Promise<void> {
  const [script, style] = [sampleOf(heading, 'js'), sampleOf(heading, 'css')];
  const config = '<script type="application/json" data-storefront-search>{"currency": "JPY"}</script>';
  const head = `${config}<style>${style}</style><script>${before}</script><script>{${script}}</script>`;
  await openSearchPage(page, `${head}<search-box></search-box><search-results></search-results>${LOADER}`);
  await expect(page.locator('search-results')).toHaveAttribute('data-state', 'ready');
}

/** The first sample of a recipe in a language. */
function sampleOf(heading: string, language: string): string {
  const section = readFileSync('docs/recipes.md', 'utf8')
    .split(/^## /m)
    .find(text => text.startsWith(`${heading}\n`));
  if (!section) throw new Error(`No recipe is headed “${heading}”.`);
  return new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``).exec(section)?.[1] ?? '';
}

const cards = (page: Page) => page.locator('.search-card[data-product-id]');

test('the recipe for review stars has a place for each product, and asks once per search', async ({demo}) => {
  const page = await demo.openPage();
  const app = 'let calls = 0; window.jdgmCacheServer = {reloadAll: () => calls++};';
  await openRecipe(page, 'Show review stars on cards', app);
  const ids = await cards(page).evaluateAll(all => all.map(card => card.dataset.productId));
  expect(ids.length).toBeGreaterThan(5);
  const stars = page.locator('.search-card .jdgm-preview-badge');
  expect(await stars.evaluateAll(all => all.map(each => each.dataset.id))).toEqual(ids);
  expect(await page.evaluate('calls')).toBe(1);
  await page.getByRole('combobox', {name: '並べ替え'}).selectOption('price_asc');
  await expect(page.locator('search-results')).toHaveAttribute('data-state', 'ready');
  for (const card of await cards(page).all())
    await expect(card.locator('.jdgm-preview-badge')).toHaveCount(1);
});

test('the recipe for a wish list keeps what the shopper wished, also after a reload', async ({demo}) => {
  const page = await demo.openPage();
  await openRecipe(page, 'Add a wish list button to cards');
  const second = page.getByRole('button', {name: /^Wish list: /}).nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  expect(await findViolations(page, 'search-results')).toEqual([]);
  await expect(page).toHaveURL(/\/search\?q=/);
  await page.reload();
  await expect(second).toHaveAttribute('aria-pressed', 'true');
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'false');
});

test('the recipe for a badge shows it on the products with the tag', async ({demo}) => {
  const page = await demo.openPage();
  await page.route(/\/apps\/searchapp\/search/, async route => {
    const response = await route.fetch();
    const body = await response.json();
    for (const [index, item] of body.results.entries()) item.tags = index === 1 ? ['linen', 'new'] : [];
    await route.fulfill({response, json: body});
  });
  await openRecipe(page, 'Show a badge by tag');
  await expect(page.locator('.search-card .tag-badge')).toHaveText(['New']);
  await expect(cards(page).nth(1).locator('.tag-badge')).toBeVisible();
});

test('the recipe for Google Analytics pushes a search once, and the selected result', async ({demo}) => {
  const page = await demo.openPage();
  await openRecipe(page, 'Measure searches in Google Analytics 4');
  await new Shopper(page).type('リネン');
  await page.getByRole('combobox', {name: '並べ替え'}).selectOption('price_asc');
  await expect(page.locator('search-results')).toHaveAttribute('data-state', 'ready');
  const card = cards(page).nth(2);
  const expected = {
    id: await card.getAttribute('data-product-id'),
    name: await card.getByRole('link').textContent(),
  };
  await page.evaluate(() =>
    document.addEventListener('search-result-click', event => event.preventDefault()),
  );
  await card.getByRole('link').click();
  const pushed = await page.evaluate<{event: string}[]>('dataLayer');
  expect(pushed).toEqual([
    {event: 'view_search_results', search_term: 'ジャケット', total: expect.any(Number)},
    {event: 'select_item', items: [{item_id: expected.id, item_name: expected.name, index: 2}]},
  ]);
});

test('the recipe for guests hides the prices of cards and suggestions from them only', async ({demo}) => {
  const page = await demo.openPage();
  await openRecipe(page, 'Hide prices from guests');
  await new Shopper(page).type('リネン');
  const prices = [
    cards(page).first().getByText(/[¥￥]/).first(),
    page.getByRole('option').getByText(/[¥￥]/).first(),
  ];
  for (const price of prices) await expect(price).toBeVisible();
  await page.evaluate(() => document.documentElement.classList.add('guest'));
  for (const price of prices) await expect(price).toBeHidden();
});
