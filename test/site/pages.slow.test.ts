import {gzipSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {listSamples} from '../../src/tools/docs/samples.ts';
import {readDocuments} from '../../src/tools/site/documents.ts';
import {isLive, samplePage} from '../../src/tools/site/live-samples.ts';
import {findViolations} from '../pages/axe.ts';
import {expect, openWithWorker, test} from './fixtures.ts';

const SEARCH_PAGES = ['search/?q=swatches', 'ja/search/?q=スウォッチ'];
const PAGES = [...readDocuments().map(({address}) => address), ...SEARCH_PAGES];
const SAMPLES = listSamples().filter(isLive);

/** The most that a page may transfer, without its frames and with the compression of any server. */
const LIMIT = 200_000;

test('every page opens without an error, a missing file or 200 kB, and again offline', async ({
  page,
  site,
  problems,
}) => {
  const sizes = await measureSizes(page);
  for (const address of PAGES) {
    sizes.clear();
    await openWithWorker(page, site.address + address);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await page.waitForLoadState('load');
    const size = [...sizes.values()].reduce((sum, each) => sum + each, 0);
    expect(size, address).toBeLessThan(LIMIT);
  }
  expect(problems).toEqual([]);
  await site.stop();
  for (const address of PAGES) {
    const response = await page.goto(site.address + address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

test('every sample becomes what its marker says, and again offline', async ({page, site, problems}) => {
  await openWithWorker(page, site.address);
  for (const sample of SAMPLES) await seeSample(page, site.address + samplePage(sample), sample.notes[0]);
  // §2: without the plan the elements say so on the console.
  expect(problems.filter(problem => !problem.includes('plan_required'))).toEqual([]);
  await site.stop();
  for (const sample of SAMPLES) await seeSample(page, site.address + samplePage(sample), sample.notes[0]);
});

test('a sample in a guide runs once a reader has come to it, and not before', async ({page, site}) => {
  await page.setViewportSize({width: 412, height: 823});
  await openWithWorker(page, `${site.address}pages/configuration.html`);
  const sample = page.locator('.sample iframe').first();
  await expect(sample).toBeInViewport();
  // The frames are observed by then. The next frame reports those in sight.
  await page.evaluate(() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen))));
  await expect(sample).toHaveAttribute('data-live', /configuration-1/);
  await sample.evaluate(frame => frame.scrollIntoView({block: 'center'}));
  await expect(sample).toHaveAttribute('src', /configuration-1/);
  await expect(sample.contentFrame().locator('.search-card').first()).toBeVisible();
});

for (const [colorScheme, width] of [
  ['light', 1280],
  ['dark', 390],
] as const) {
  test(`axe finds nothing in any page, ${colorScheme} and ${width} px wide`, async ({page, site}) => {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.setViewportSize({width, height: 844});
    for (const address of PAGES) {
      await openWithWorker(page, site.address + address);
      if (address.includes('search/')) await seeResults(page);
      expect(await findViolations(page), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${address} is wider than the screen`).toBeLessThanOrEqual(0);
    }
  });
}

/** Opens a sample's own page; a script without a marker has a list beside it that becomes ready. */
async function seeSample(page: Page, address: string, state = 'ready'): Promise<void> {
  await page.goto(`${address}?q=ジャケット`);
  const elements = page.locator('search-results, facet-panel');
  for (const element of await elements.all()) {
    await element.scrollIntoViewIfNeeded();
    await expect(element, address).toHaveAttribute('data-state', state);
  }
}

async function seeResults(page: Page): Promise<void> {
  await expect(page.locator('search-results').first()).toHaveAttribute('data-state', 'ready');
}

/** Records the compressed size of each file that the page itself loads, by its address. */
async function measureSizes(page: Page): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  page.on('response', async response => {
    if (response.frame() !== page.mainFrame() || /\/store\//.test(response.url())) return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    sizes.set(response.url(), gzipSync(body).length);
  });
  return sizes;
}
