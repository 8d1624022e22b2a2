import type {FrameLocator, Page} from '@playwright/test';
import {findViolations} from '../pages/axe.ts';
import {expect, openWithWorker, test} from './fixtures.ts';

/** The store in its frame at the width of a phone, which is not scaled. */
async function openPlayground(page: Page, address: string): Promise<FrameLocator> {
  await openWithWorker(page, address);
  const store = page.frameLocator('.stage iframe');
  await expect(store.getByRole('searchbox').or(store.getByRole('combobox')).first()).toBeVisible();
  return store;
}

async function search(store: FrameLocator, text: string): Promise<void> {
  const field = store.locator('search-box input[name=q]').first();
  await field.fill(text);
  await field.press('Enter');
  await expect(store.locator('search-results').first()).toHaveAttribute('data-state', 'ready');
}

const PLAYGROUND = 'playground/#width=phone';

test('a visitor types, finds, filters and opens a product in the playground’s store', async ({
  page,
  site,
  problems,
}) => {
  const store = await openPlayground(page, site.address + PLAYGROUND);
  await search(store, 'linen jaket');
  await expect(store.locator('.search-card').first()).toContainText('Linen');
  await store.locator('facet-panel').getByRole('button').first().click();
  await store.getByRole('checkbox', {name: 'Coast & Pine'}).click();
  await store.getByRole('button', {name: /^Show \d+ result/}).click();
  await expect(store.getByRole('button', {name: /Remove filter Coast & Pine/})).toBeVisible();
  await store.locator('.search-card a').first().click();
  await expect(store.getByRole('heading', {level: 1})).toContainText('Linen');
  expect(problems).toEqual([]);
});

test('a control changes the HTML, the store and the address, and a reload gives the same', async ({
  page,
  site,
}) => {
  const store = await openPlayground(page, `${site.address}${PLAYGROUND}&path=search%3Fq%3Djacket`);
  await page.getByRole('radio', {name: 'Horizon-like'}).check();
  await page.getByLabel('paging', {exact: true}).selectOption('pages');
  await expect(page.locator('.html code')).toContainText('<search-results paging="pages">');
  await expect(store.locator('search-results[paging=pages]')).toHaveAttribute('data-state', 'ready');
  const html = await page.locator('.html code').textContent();
  await page.reload();
  await expect(page.getByRole('radio', {name: 'Horizon-like'})).toBeChecked();
  await expect(page.locator('.html code')).toHaveText(html ?? '');
  await expect(store.locator('html')).toHaveAttribute('data-look', 'horizon');
  await expect(store.locator('search-results[paging=pages]')).toHaveAttribute('data-state', 'ready');
});

test('a state of the service shows what shoppers see then', async ({page, site}) => {
  const store = await openPlayground(page, `${site.address}${PLAYGROUND}&path=search%3Fq%3Djacket`);
  await page.getByLabel('Service').selectOption('failing');
  await expect(store.locator('search-results')).toHaveAttribute('data-state', 'failed');
  await page.getByLabel('Service').selectOption('normal');
  await expect(store.locator('search-results')).toHaveAttribute('data-state', 'ready');
});

test('the playground searches offline once it was opened', async ({page, site}) => {
  const store = await openPlayground(page, site.address + PLAYGROUND);
  await search(store, 'linen');
  await site.stop();
  await page.reload();
  await search(store, 'wool');
  await expect(store.locator('.search-card').first()).toContainText('Wool');
});

for (const [folder, colorScheme, width] of [
  ['', 'light', 1280],
  ['ja/', 'dark', 390],
] as const) {
  test(`axe finds nothing in the playground, ${folder}${colorScheme} and ${width} px wide`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    await openPlayground(page, `${site.address}${folder}${PLAYGROUND}`);
    expect(await findViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, 'wider than the screen').toBeLessThanOrEqual(0);
  });
}

test('the front page’s store answers a search that a visitor tries', async ({page, site, problems}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openWithWorker(page, site.address);
  await page.getByRole('link', {name: 'linen jaket'}).click();
  const store = page.frameLocator('iframe[name=live-store]');
  await expect(store.locator('search-results')).toHaveAttribute('data-state', 'ready');
  await expect(store.locator('.search-card').first()).toContainText('Linen');
  expect(problems).toEqual([]);
});
