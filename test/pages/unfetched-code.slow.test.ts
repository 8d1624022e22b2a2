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

test('a panel whose price and long facets failed to load loads them again by itself', async ({demo}) => {
  const page = await demo.openPage();
  await lose(page, 'features');
  await page.goto('./search?q=ジャケット');
  await expect(page.locator('facet-panel').getByRole('slider').first()).toBeVisible();
  assert.match(demo.takeErrors(page).join(), /ERR_FAILED/);
});

for (const part of ['search-box', 'opened-box']) {
  test(`a search box whose code (${part}) failed to load loads it again while the shopper types`, async ({
    demo,
  }) => {
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
