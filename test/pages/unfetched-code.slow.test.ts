import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** The first so many requests for a file come to nothing, as on a train. */
const lose = (page: Page, file: string, times = 1) =>
  page.route(`**/assets/${file}-*.js`, route => route.abort(), {times});

for (const [file, times, why] of [
  ['results-page', 1, ''],
  // Each is asked for twice: early, and with what needs it.
  ['chunk', 2, ', because of a part of it'],
] as const) {
  test(`a list whose code could not be fetched${why}, fetches it by itself`, async ({demo}) => {
    const page = await demo.openPage();
    await lose(page, file, times);
    await page.goto('./pages/example-quick-add');
    await seeState(page.locator('search-results'), 'ready');
    assert.match(demo.takeErrors(page).join(), /ERR_FAILED/);
  });
}

test('a panel whose price and long facets could not be loaded loads them again by itself', async ({demo}) => {
  const page = await demo.openPage();
  await lose(page, 'page-extras');
  await page.goto('./search?q=ジャケット');
  await expect(page.locator('facet-panel').getByRole('slider').first()).toBeVisible();
  assert.match(demo.takeErrors(page).join(), /ERR_FAILED/);
});

for (const part of ['search-box', 'opened-box']) {
  test(`a box whose code (${part}) could not be fetched fetches it while the shopper types on`, async ({
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
