import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';

/** Opens results on a phone after another page, the drawer over them, and two of its groups. */
async function openDrawer(demo: Demo) {
  const {page, shopper} = await demo.open('./', {locale: 'en', viewport: 'phone'});
  await shopper.visit('./search?q=linen', 17);
  const open = page.locator('facet-panel [part=open]');
  const dialog = page.getByRole('dialog', {name: 'Filters'});
  await open.click();
  await expect(dialog).toBeVisible();
  for (const name of ['Brand', 'Type']) await shopper.facet(name).getByRole('button', {name}).click();
  return {page, shopper, open, dialog};
}

const lengthOf = (page: Page) => page.evaluate(() => history.length);
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('Back closes the open filter drawer, and the next Back leaves the page', async ({demo}) => {
  const {page, shopper, dialog} = await openDrawer(demo);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await shopper.seeResults(17);
  assert.equal(asked(page, 'q'), 'linen');
  await page.goBack();
  await expect(page).not.toHaveURL(/search/);
});

test('Back closes the drawer and undoes no filter; the next ones undo one each', async ({demo}) => {
  const {page, shopper, open, dialog} = await openDrawer(demo);
  await shopper.choice('Brand', 'Nagi Clothing').check();
  await expect(page).toHaveURL(/filter_vendor/);
  await shopper.choice('Type', 'Shirts').check();
  await expect(page).toHaveURL(/filter_type/);
  await expect.poll(() => demo.searches(page).length).toBe(3);
  await shopper.seeResults();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/filter_vendor=.*filter_type=|filter_type=.*filter_vendor=/);
  await expect(open).toHaveText('Filters (2)');
  assert.equal(demo.searches(page).length, 3);
  await page.goBack();
  await expect(page).not.toHaveURL(/filter_type/);
  await expect(page).toHaveURL(/filter_vendor/);
  await expect(open).toHaveText('Filters (1)');
  await page.goBack();
  await expect(page).not.toHaveURL(/filter_/);
  await shopper.seeResults(17);
  await page.goBack();
  await expect(page).not.toHaveURL(/search/);
});

for (const [how, act] of [
  ['its button', (page: Page) => page.getByRole('button', {name: 'Close'}).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['“Show results”', (page: Page) => page.getByRole('button', {name: /^Show \d/}).click()],
] as const)
  test(`a drawer that is closed by ${how} leaves no step of its own in the history`, async ({demo}) => {
    const {page, shopper, open, dialog} = await openDrawer(demo);
    await act(page);
    await expect(dialog).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.storefrontOverlay)).toBe(undefined);
    await open.click();
    await shopper.choice('Brand', 'Nagi Clothing').check();
    await expect(page).toHaveURL(/filter_vendor/);
    const steps = await lengthOf(page);
    await act(page);
    await expect(dialog).toBeHidden();
    await page.goBack();
    await expect(page).not.toHaveURL(/filter_/);
    await shopper.seeResults(17);
    assert.equal(await lengthOf(page), steps);
    await page.goBack();
    await expect(page).not.toHaveURL(/search/);
  });

test('a drawer that is opened again after Back closes by Back again', async ({demo}) => {
  const {page, shopper, open, dialog} = await openDrawer(demo);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await shopper.seeResults(17);
});

test('a screen turned while the drawer is open has a sidebar, and Back leaves the page', async ({demo}) => {
  const {page, shopper, dialog} = await openDrawer(demo);
  await page.setViewportSize({width: 1280, height: 800});
  await expect(dialog).toHaveCount(0);
  await expect(shopper.facet('Brand')).toBeVisible();
  // The entry goes as asynchronously as Back.
  await page.waitForFunction(() => history.state?.storefrontOverlay !== true);
  await page.goBack();
  await expect(page).not.toHaveURL(/search/);
});
