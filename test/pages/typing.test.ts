import assert from 'node:assert/strict';
import {holdFile} from './delays.ts';
import {composeText, type Demo, expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** Opens the home page with a clock that a test can move, and puts the caret into its search box. */
async function openBox(demo: Demo, locale: 'en' | 'ja') {
  const {page, shopper} = await demo.openShopper({locale});
  await page.clock.install();
  await page.goto('./');
  await shopper.field.click();
  // The code of suggestions is there: loaded later, it would wait for a clock that stands still.
  await expect(page.locator('search-box .search-panel').first()).toBeAttached();
  return {page, shopper};
}

test('twelve characters typed at a steady pace make one request', async ({demo}) => {
  const {page, shopper} = await openBox(demo, 'en');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const character of 'linen jacket') {
    await page.keyboard.type(character);
    await page.clock.runFor(120);
  }
  await page.clock.runFor(300);
  await expect(shopper.suggestions).toBeVisible();
  assert.deepEqual(demo.queries(page), ['linen jacket']);
});

test('a text typed in three bursts has suggestions 300 ms after the last key of each', async ({demo}) => {
  const {page, shopper} = await openBox(demo, 'en');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [burst, query] of [
    ['lin', 'lin'],
    ['en j', 'linen j'],
    ['acket', 'linen jacket'],
  ] as const) {
    const answered = page.waitForResponse(
      response => new URL(response.url()).searchParams.get('q') === query,
    );
    await page.keyboard.type(burst);
    await page.clock.runFor(300);
    await answered;
    await expect(shopper.suggestions).toBeVisible();
    await expect(shopper.suggestions).not.toHaveAttribute('data-stale');
    await page.clock.runFor(300);
  }
  assert.equal(demo.searches(page).length, 3);
});

test('the Enter that commits a composition does not submit; the next one does', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await shopper.enterField();
  await composeText(page, ['ｊ', 'じ', 'じゃ', 'じゃけっと', 'ジャケット']);
  await expect(shopper.suggestions).toBeVisible();
  assert.equal(page.url(), `${demo.origin}/`);
  await shopper.confirm(16);
});

test('a text composed while the code was loading is requested', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/assets/search-box-*.js');
  await page.goto('./');
  await shopper.field.click();
  await composeText(page, ['ｊ', 'じゃけっと', 'ジャケット']);
  release();
  await expect(shopper.productOptions).toHaveCount(6);
  await expect(shopper.field).toHaveValue('ジャケット');
});

test('a text whose debounce ends while suggestions load is requested after that', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/assets/opened-box-*.js');
  await page.clock.install();
  await page.goto('./');
  await shopper.enterField();
  await shopper.field.fill('ジャケット');
  await page.clock.runFor(1000);
  assert.equal(demo.searches(page).length, 0);
  release();
  await expect(shopper.productOptions).toHaveCount(6);
  assert.equal(demo.searches(page).length, 1);
});

test('the field stays the theme’s until the code of suggestions can be loaded', async ({demo}) => {
  const page = await demo.openPage();
  const {field} = new Shopper(page);
  await page.goto('./');
  const before = await field.evaluate(input => input.outerHTML);
  const file = '**/assets/opened-box-*.js';
  await page.route(file, route => route.abort());
  const failed = page.waitForEvent('requestfailed', request => request.resourceType() === 'script');
  await field.click();
  await failed;
  await expect.poll(() => field.evaluate(input => input.outerHTML)).toBe(before);
  await page.unroute(file);
  await expect(field).toHaveRole('combobox');
  demo.takeErrors(page);
});

test('recent searches show in a field that had the focus before their code loaded', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/assets/opened-box-*.js');
  await page.addInitScript(() => localStorage.setItem('storefront-search.v1.recent', '["テント"]'));
  await page.goto('./');
  await shopper.field.focus();
  await expect(shopper.field).toHaveRole('combobox');
  release();
  await expect(page.getByRole('group', {name: '最近の検索'}).getByRole('option')).toHaveText(['テント']);
});
