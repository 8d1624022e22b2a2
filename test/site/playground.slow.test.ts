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

/** Whether the service worker has a part of the elements for a page that is offline. */
function isKept(page: Page, part: string): Promise<boolean> {
  return page.evaluate(async name => {
    const [cache = ''] = await caches.keys();
    const requests = await (await caches.open(cache)).keys();
    return requests.some(({url}) => url.includes(`/assets/${name}-`));
  }, part);
}

const PLAYGROUND = 'playground/#width=phone';

test('a visitor types, finds, filters and opens a product in the playground’s store', async ({
  page,
  site,
  problems,
}) => {
  await page.setViewportSize({width: 1280, height: 1400});
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
  await expect(store.locator('search-results')).toHaveAttribute('data-state', 'degraded');
  await expect(store.getByText('Search is not available right now.').first()).toBeVisible();
  await page.getByLabel('Service').selectOption('normal');
  await expect(store.locator('search-results')).toHaveAttribute('data-state', 'ready');
});

test('the playground searches offline once it was opened', async ({page, site}) => {
  const store = await openPlayground(page, site.address + PLAYGROUND);
  for (const part of ['facets', 'opened-box', 'search-box', 'history'])
    await expect.poll(() => isKept(page, part)).toBe(true);
  await site.stop();
  await page.reload();
  await store.locator('search-box input[name=q]').first().pressSequentially('wool');
  await expect(store.getByRole('option').first()).toContainText('Wool');
  await search(store, 'wool');
  await expect(store.locator('.search-card').first()).toContainText('Wool');
  await store.locator('facet-panel').getByRole('button').first().click();
  await expect(store.getByRole('checkbox').first()).toBeVisible();
});

const EXPORT = `Handle,Title,Body (HTML),Vendor,Type,Tags,Variant Price
kasa,折りたたみ傘,軽い傘です。,雨屋,傘,雨の日,3200
kutsushita,リネンの靴下,,足元,靴下,夏,1200
lost,値札のない品,,,,,
`;

test('a file of products that a visitor chooses is sold in the store, offline too', async ({page, site}) => {
  const store = await openPlayground(page, `${site.address}ja/playground/#width=phone`);
  await page.getByLabel('またはファイルを選択').setInputFiles({
    name: 'shop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(EXPORT),
  });
  await expect(page.locator('.own [role=status]')).toHaveText('shop.csv: 2 products');
  await expect(page.locator('.own li')).toHaveText([/shop\.csv, line 4: lost has no variant with a price/]);
  await search(store, '傘');
  await expect(store.locator('.search-card')).toContainText(['折りたたみ傘']);
  await site.stop();
  await page.reload();
  await search(store, '靴下');
  await expect(store.locator('.search-card')).toContainText(['リネンの靴下']);
  await page.getByRole('button', {name: 'デモの商品に戻す'}).click();
  await search(store, '靴下');
  await expect(store.locator('.search-card').nth(3)).toBeVisible();
});

test('a file that holds no products is refused in one sentence, and the store stays', async ({
  page,
  site,
}) => {
  const store = await openPlayground(page, site.address + PLAYGROUND);
  await page.getByLabel('Or choose a file').setInputFiles({
    name: 'page.html',
    mimeType: 'text/html',
    buffer: Buffer.from('<!doctype html><p>Hello'),
  });
  await expect(page.locator('.own [role=status]')).toHaveText(/page\.html is a web page, not a catalogue/);
  await search(store, 'linen');
  await expect(store.locator('.search-card').first()).toContainText('Linen');
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
  await expect(store.locator('.search-card').first()).toBeInViewport();
  expect(problems).toEqual([]);
});
