import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** Makes the first requests for a file fail, as on a train. */
const lose = (page: Page, file: string, times = 1) =>
  page.route(`**/assets/${file}-*.js`, route => route.abort(), {times});

for (const [file, times, why] of [
  ['results-page', 1, ''],
  // Each file is requested twice: as a preload, and as an import.
  ['lit', 2, ' because of an import'],
] as const) {
  test(`a list loads its code again by itself after it failed to load${why}`, async ({demo}) => {
    const page = await demo.openPage();
    await lose(page, file, times);
    await page.goto('./pages/example-quick-add');
    await seeState(page.locator('search-results'), 'ready');
    assert.match(demo.takeErrors(page).join(), /ERR_FAILED/);
  });
}

test('a panel whose facets failed to load loads them again by itself', async ({demo}) => {
  const page = await demo.openPage();
  await lose(page, 'facets');
  await page.goto('./search?q=ジャケット');
  await expect(page.locator('facet-panel').getByRole('slider').first()).toBeVisible();
  assert.match(demo.takeErrors(page).join(), /ERR_FAILED/);
});

for (const part of ['search-box', 'opened-box']) {
  test(`a search box whose code (${part}) failed to load loads it again during typing`, async ({demo}) => {
    const page = await demo.openPage();
    const {field, options} = new Shopper(page);
    const file = `**/assets/${part}-*.js`;
    await page.goto('./');
    await page.route(file, route => route.abort(), {times: 1});
    const failed = page.waitForEvent('requestfailed');
    await field.click();
    await failed;
    const fetched = page.waitForResponse(file);
    await field.pressSequentially('ジャケ');
    await fetched;
    await field.pressSequentially('ット');
    await expect(options).not.toHaveCount(0);
    assert.equal((await demo.hearErrors(page)).length, 1);
  });
}

test('code that can never be loaded is requested ever more rarely', async ({demo}) => {
  const page = await demo.openPage();
  await page.clock.install();
  let requests = 0;
  await page.route('**/assets/features-*.js', async route => {
    requests++;
    await route.abort();
  });
  await page.goto('./search?q=ジャケット');
  await new Shopper(page).seeResults();
  await expect.poll(() => requests).toBeGreaterThan(0);
  for (let seconds = 0; seconds < 60; seconds += 2) {
    await page.clock.runFor(2000);
    // Messages about requests arrive in order, so this one comes after a failed import.
    await page.evaluate(() => fetch('./').then(() => undefined));
  }
  // After 2, 4, 8, 16 and 32 s.
  assert.ok(requests <= 12, `${requests} requests in a minute`);
  demo.takeErrors(page);
});
