import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {Delays} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

const published = (demo: Demo, page: Page) => demo.events(page).map(({payload}) => payload.query);

/** Opens a page on which the answers to these queries are held back. */
async function openHeld(demo: Demo, address: string, ...held: string[]) {
  const page = await demo.openPage();
  const delays = await Delays.start(page, params => held.includes(params.get('q') ?? ''));
  await page.goto(address);
  return {page, delays, shopper: new Shopper(page)};
}

test('§8.7 stale: an older answer never replaces a newer one, and is not published', async ({demo}) => {
  const {page, delays, shopper} = await openHeld(demo, './search?q=文具', 'ジャケット');
  await shopper.seeResults(41);
  await shopper.submit('ジャケット');
  await expect.poll(() => delays.holds('ジャケット')).toBe(true);
  await shopper.submit('リネン');
  await shopper.seeResults(17);
  delays.release('ジャケット');
  await shopper.submit('財布');
  await expect(shopper.count).toContainText('財布');
  assert.deepEqual(published(demo, page), ['文具', 'リネン', '財布']);
});

test('a suggestion that appears under a pressed finger or mouse is not opened', async ({demo}) => {
  const {page, delays, shopper} = await openHeld(demo, './', 'リネン');
  await shopper.type('ジャケット');
  await expect(shopper.productOptions.nth(1)).toBeVisible();
  await shopper.field.fill('リネン');
  await expect.poll(() => delays.holds('リネン')).toBe(true);
  const option = shopper.productOptions.nth(1);
  const before = await option.getAttribute('href');
  await option.hover();
  await page.mouse.down();
  delays.release('リネン');
  await expect(option).not.toHaveAttribute('href', before ?? '');
  await page.mouse.up();
  await expect(shopper.options.first()).toBeVisible();
  assert.deepEqual(demo.clicks(page), []);
  await option.click();
  await page.waitForURL(/\/products\//);
  assert.equal(demo.clicks(page).length, 1);
});

test('§8.7 stale: suggestions for an older text never replace those for a newer one', async ({demo}) => {
  const {page, delays, shopper} = await openHeld(demo, './', '文');
  await shopper.field.click();
  await shopper.field.pressSequentially('文');
  await expect.poll(() => delays.holds('文')).toBe(true);
  await shopper.field.fill('リネン');
  // The platform's own suggestions come last.
  await expect(shopper.suggestions.getByRole('group', {name: '検索キーワードの候補'})).toBeVisible();
  const shown = await shopper.options.allTextContents();
  delays.release('文');
  await shopper.field.press('ArrowDown');
  assert.deepEqual(await shopper.options.allTextContents(), shown);
  assert.deepEqual(published(demo, page), ['リネン']);
});

test('§8.7 debounce: a search submitted during the debounce is sent once', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=文具', {total: 41});
  await shopper.submit('リネン');
  await shopper.seeResults(17);
  await shopper.submit('財布');
  await expect(shopper.count).toContainText('財布');
  assert.deepEqual(demo.queries(page), ['文具', 'リネン', '財布']);
});

test('clearing the field aborts the pending suggestions', async ({demo}) => {
  const {page, delays, shopper} = await openHeld(demo, './', '文');
  const aborted = page.waitForEvent('requestfailed', each => each.url().includes('/apps/'));
  await shopper.field.click();
  await shopper.field.pressSequentially('文');
  await expect.poll(() => delays.holds('文')).toBe(true);
  await shopper.field.fill('');
  assert.match((await aborted).url(), /\/search\?.*q=%E6%96%87/);
  // What an empty field offers.
  await expect(shopper.options.first()).toHaveText('リネン');
  assert.deepEqual(published(demo, page), []);
});

test('§2.1 redirect_url: a search follows its redirect while its suggestions are pending', async ({demo}) => {
  const {page, delays, shopper} = await openHeld(demo, './', '送料');
  await shopper.field.click();
  await shopper.field.fill('送料');
  await expect.poll(() => delays.holds('送料')).toBe(true);
  await shopper.field.press('Enter');
  await expect.poll(() => demo.queries(page).length).toBe(2);
  delays.release('送料');
  await page.waitForURL('**/pages/shipping');
});

test('§2.1 redirect_url: a search in place follows its redirect, and Back leads back', async ({demo}) => {
  const {page, delays, shopper} = await openHeld(demo, './search?q=文具', '送料');
  await shopper.seeResults(41);
  await shopper.submit('送料');
  await expect.poll(() => delays.holds('送料')).toBe(true);
  delays.release('送料');
  await page.waitForURL('**/pages/shipping');
  await page.goBack();
  await expect(page).toHaveURL(`${demo.origin}/search?q=文具`);
  await shopper.seeResults(41);
});

for (const paging of ['more', 'pages'])
  test(`a late page of a list with paging="${paging}" takes no focus from the field`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper();
    const delays = await Delays.start(page, params => params.get('offset') !== '0');
    await shopper.visit('./search?q=文具', 41);
    await shopper.results.evaluate((list, paging) => list.setAttribute('paging', paging), paging);
    if (paging === 'more') await shopper.loadMore();
    else await shopper.clickBelow(shopper.results.getByRole('navigation').getByRole('link', {name: '2'}));
    await expect.poll(() => delays.holds('文具')).toBe(true);
    await shopper.field.click();
    await shopper.field.pressSequentially('リネ');
    delays.release('文具');
    await expect(shopper.links).toHaveCount(paging === 'more' ? 41 : 17);
    await shopper.field.pressSequentially('ン');
    await expect(shopper.field).toBeFocused();
    await expect(shopper.field).toHaveValue('文具リネン');
  });

test('a list that is removed while dimmed, and inserted after its answer, is not dimmed', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const delays = await Delays.start(page, params => params.get('sort') === 'newest');
  await shopper.visit('./search?q=ジャケット', 16);
  await shopper.sort.selectOption('newest');
  const dimmed = page.locator('.search-waiting');
  await expect(dimmed).toHaveCount(1);
  const list = await shopper.results.elementHandle();
  const parent = await list?.evaluateHandle(list => list.parentElement);
  await list?.evaluate(list => list.remove());
  const answered = page.waitForResponse(/sort=newest/);
  delays.release('ジャケット');
  await answered;
  await parent?.evaluate((parent, list) => parent?.append(list as Node), list);
  await shopper.seeResults(16);
  await expect(dimmed).toHaveCount(0);
});

test('§8.7 stale: the last of several quick filters wins, and is in the address', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  let first: string | null = null;
  const delays = await Delays.start(page, params => {
    first ??= params.get('filter_vendor');
    return first !== null && params.get('filter_vendor') === first;
  });
  await shopper.visit('./search?q=ジャケット', 16);
  const vendors = shopper.facet('ブランド').getByRole('checkbox');
  await vendors.nth(0).check();
  await expect.poll(() => delays.holds('ジャケット')).toBe(true);
  await vendors.nth(0).uncheck();
  await vendors.nth(1).check();
  await shopper.seeResults();
  delays.release('ジャケット');
  await shopper.sort.selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await shopper.seeResults();
  const asked = demo.searches(page).map(params => params.get('filter_vendor'));
  assert.equal(asked[1], first);
  assert.notEqual(asked[2], first);
  assert.equal(new URL(page.url()).searchParams.get('filter_vendor'), asked[2] ?? '');
  assert.deepEqual(asked.slice(3), [asked[2]]);
  assert.equal(demo.events(page).length, 3);
});
