import assert from 'node:assert/strict';
import {openFar, seePlace, topOf} from './far-down.ts';
import {expect, test} from './fixtures.ts';
import {framesPass} from './frames.ts';

test('a query scrolls to the top of the page, a filter to the list, and Back restores', async ({demo}) => {
  const {page, shopper, link, place} = await openFar(demo);
  const scrolled = () => page.evaluate(() => scrollY);
  await shopper.facet('商品タイプ').getByRole('checkbox').first().check();
  await shopper.chips.getByRole('button').first().waitFor();
  // Or as close as the few remaining results allow.
  const top = await topOf(shopper.results);
  assert.ok(top >= 0 && top < 100, `${top}`);
  await page.goBack();
  await seePlace(link, place);
  await shopper.submit('リネン');
  await shopper.seeResults(17);
  assert.equal(await scrolled(), 0);
  await page.goBack();
  await expect(shopper.links).toHaveCount(41);
  await seePlace(link, place);
});

test('a filter that gets no focus from the browser scrolls to the top of the list too', async ({demo}) => {
  const {page, shopper} = await openFar(demo);
  // As in Safari, where a click with the mouse does not focus a button.
  await page.evaluate(() => {
    document.addEventListener('mousedown', event => event.preventDefault());
    (document.activeElement as HTMLElement).blur();
  });
  await shopper.facet('商品タイプ').getByRole('checkbox').first().click();
  await shopper.chips.getByRole('button').first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement?.localName), 'body');
  const top = await topOf(shopper.results);
  assert.ok(top >= 0 && top < 100, `${top}`);
});

test('a reload far down a collection stays there', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./collections/apparel?sort=newest');
  await shopper.seeSnapshot();
  await page.evaluate(() => scrollTo(0, 900));
  await page.reload();
  await shopper.seeResults();
  await framesPass(page, 5);
  assert.ok((await page.evaluate(() => scrollY)) > 600);
});

test('a filter selected far down a panel that scrolls with the page moves nothing', async ({demo}) => {
  const {page, shopper} = await openFar(demo);
  await page.locator('.storefront-search-layout > :first-child').evaluate(({style}: HTMLElement) => {
    Object.assign(style, {position: 'static', maxBlockSize: 'none'});
  });
  const choice = shopper.facet(shopper.words.tags).getByRole('checkbox').last();
  await choice.focus();
  // Cards and facets that come into view get their own heights.
  await framesPass(page, 5);
  assert.ok((await topOf(shopper.results)) < 0);
  const place = await page.evaluate(() => scrollY);
  const begun = page.evaluate(
    () =>
      new Promise(resolve => document.addEventListener('search-start', () => resolve(scrollY), {once: true})),
  );
  await choice.press('Space');
  assert.equal(await begun, place);
});
