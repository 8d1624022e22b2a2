import type {Browser, BrowserContextOptions, Page} from 'playwright';

/** The screenshots of each picture. */
type Scene = (browser: Browser, origin: string) => Promise<Buffer[]>;

const DESKTOP: BrowserContextOptions = {viewport: {width: 1280, height: 800}};
const PHONE: BrowserContextOptions = {viewport: {width: 390, height: 780}, hasTouch: true, isMobile: true};

const BRANDS = ['North Ridge', 'Coast & Pine'];

/** Suggestions beside the results of a search, filtered by two brands. */
export const desktop: Scene = async (browser, origin) => {
  const page = await openPage(browser, DESKTOP, `${origin}/en/search?q=jacket`);
  await waitForCards(page);
  await chooseBrands(page);
  await typeQuery(page, 'wool');
  return [await close(page)];
};

/** The search overlay, the results and the filter drawer of a phone. */
export const phone: Scene = async (browser, origin) => {
  const page = await openPage(browser, PHONE, `${origin}/`);
  await page.getByRole('search').locator('input').tap();
  await typeQuery(page, 'ジャケ');
  const overlay = await page.screenshot();
  await page.goto(`${origin}/search?q=ジャケット`);
  await waitForCards(page);
  const results = await page.screenshot();
  // A tap would leave its highlight in the picture.
  await page.getByRole('button', {name: '絞り込み'}).dispatchEvent('click');
  await page.getByRole('dialog').waitFor();
  await chooseBrands(page);
  return [overlay, results, await close(page)];
};

/** The inspector over a page of results. */
export const inspector: Scene = async (browser, origin) => {
  const page = await openPage(browser, DESKTOP, `${origin}/en/search?q=jacket`, true);
  await waitForCards(page);
  await page.getByRole('button', {name: 'inspector'}).click();
  return [await close(page)];
};

/** The report of made-up searches and clicks. */
export const figures: Scene = async (browser, origin) => {
  const page = await openPage(browser, DESKTOP, `${origin}/en/admin/analytics/sample`);
  return [await close(page)];
};

async function openPage(
  browser: Browser,
  options: BrowserContextOptions,
  url: string,
  withInspector = false,
): Promise<Page> {
  const context = await browser.newContext({
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  if (!withInspector) await page.route('**/*.debug.js', route => route.abort());
  await page.goto(url);
  return page;
}

async function typeQuery(page: Page, text: string): Promise<void> {
  const field = page.getByRole('search').locator('input');
  await field.click();
  await page.locator('search-box input[role=combobox]').waitFor();
  await field.fill(text);
  await page.locator('.search-option').first().waitFor();
  await waitForImages(page);
}

/** Chooses two brands, one after the other. */
async function chooseBrands(page: Page): Promise<void> {
  for (const brand of BRANDS) {
    const chip = page.getByRole('button', {name: new RegExp(`${brand}の|Remove filter ${brand}`)});
    await page.getByRole('checkbox', {name: brand}).dispatchEvent('click');
    await chip.waitFor({state: 'attached'});
    await waitForCards(page);
  }
  await page.waitForFunction(() => !document.querySelector('search-results [aria-busy=true]'));
}

async function waitForCards(page: Page): Promise<void> {
  await page.locator('search-results[data-state=ready] .search-grid[aria-busy=false]').waitFor();
  await waitForImages(page);
}

async function waitForImages(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(image => {
      const {top, bottom} = image.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight || (image.complete && image.naturalWidth > 0);
    }),
  );
}

/** Takes the last screenshot of a page. */
async function close(page: Page): Promise<Buffer> {
  const screenshot = await page.screenshot();
  await page.context().close();
  return screenshot;
}
