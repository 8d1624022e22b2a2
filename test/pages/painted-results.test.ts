import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {displacedIn, RESULTS, watchPaintedResults} from '../support/page/painted-results.ts';
import {expect, test} from './fixtures.ts';
import {framesPass} from './frames.ts';

const ONE = '<li><a href="/products/one">One</a></li>';
const TWO = '<li><a href="/en/products/two?variant=1">Two</a></li>';

/** Opens a page with a list of one result, which the next frames paint. */
async function openList(page: Page): Promise<void> {
  await page.addInitScript(watchPaintedResults, RESULTS);
  await page.route('**/list', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<link rel="icon" href="data:,"><p></p><button>Next</button><ul id="product-grid">${ONE}</ul>`,
    }),
  );
  await page.goto('./list');
  await framesPass(page);
}

/** Changes the page and waits for frames that paint it. */
async function change(page: Page, selector: string, html: string): Promise<void> {
  await page.locator(selector).evaluate((element, text) => {
    element.innerHTML = text;
  }, html);
  await framesPass(page);
}

const displaced = async (page: Page) =>
  displacedIn(await page.evaluate(() => Reflect.get(globalThis, 'resultsChanges')));

test('a painted result is displaced if it is replaced, moves or vanishes', async ({demo}) => {
  const page = await demo.openPage();
  await openList(page);
  assert.deepEqual(await displaced(page), []);
  await change(page, 'ul', TWO);
  await change(page, 'p', '<br><br><br>');
  await change(page, 'ul', '');
  const texts = (await displaced(page)).map(text => text.replace(/( by .*)? at .*/, ''));
  assert.deepEqual(texts, ['one replaced', 'two moved', 'two replaced']);
});

test('a painted result is not displaced by more below it, scrolling or a click’s answer', async ({demo}) => {
  const page = await demo.openPage();
  await openList(page);
  await change(page, 'ul', `${ONE}${TWO}<li style="height: 300vh"></li>`);
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button').click();
  await change(page, 'ul', '');
  await change(page, 'ul', TWO);
  assert.deepEqual(await displaced(page), []);
  await change(page, 'ul', ONE);
  assert.equal((await displaced(page)).length, 1);
});
