import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';

/** Opens results in English, and gives the control of this name. */
async function openControl(
  demo: Demo,
  role: 'spinbutton' | 'combobox' | 'slider' | 'checkbox',
  name: string | RegExp,
) {
  const {page, shopper} = await demo.openResults('./search?q=linen', {locale: 'en'});
  const control = page.getByRole(role, {name});
  await control.scrollIntoViewIfNeeded();
  await control.focus();
  return {page, shopper, control, steps: await lengthOf(page)};
}

const lengthOf = (page: Page) => page.evaluate(() => history.length);
const asked = (page: Page, name: string) => new URL(page.url()).searchParams.get(name);

test('arrow keys in a price field are one search and one step Back', async ({demo}) => {
  const {page, shopper, control, steps} = await openControl(demo, 'spinbutton', 'Lowest price');
  await control.pressSequentially('3000');
  for (let press = 0; press < 5; press++) await control.press('ArrowUp');
  await expect(page).toHaveURL(/filter_price_min=3005/);
  await shopper.seeResults();
  assert.equal((await lengthOf(page)) - steps, 1);
  assert.deepEqual(
    demo.searches(page).map(params => params.get('filter_price_min')),
    [null, '3005'],
  );
  await page.goBack();
  await expect(page).not.toHaveURL(/filter_price_min/);
  await expect(control).toHaveValue('');
});

test('arrow keys in a price field that is left at once are searched for at once', async ({demo}) => {
  const {page, control} = await openControl(demo, 'spinbutton', 'Highest price');
  await control.pressSequentially('9000');
  await control.press('ArrowDown');
  await control.press('Tab');
  assert.equal(asked(page, 'filter_price_max'), '8999');
});

test('Enter in a price field searches at once', async ({demo}) => {
  const {page, control} = await openControl(demo, 'spinbutton', 'Highest price');
  await control.pressSequentially('9000');
  await control.press('Enter');
  assert.equal(asked(page, 'filter_price_max'), '9000');
});

test('a wheel over a focused price field scrolls, and neither changes it nor searches', async ({demo}) => {
  const {page, control} = await openControl(demo, 'spinbutton', 'Lowest price');
  await control.fill('3000');
  await control.press('Enter');
  await expect(page).toHaveURL(/filter_price_min=3000/);
  await control.hover();
  const topOf = async () => (await control.boundingBox())?.y ?? 0;
  const before = await topOf();
  await page.mouse.wheel(0, 200);
  await page.mouse.wheel(0, 200);
  await expect.poll(topOf).toBeLessThan(before);
  await expect(control).toHaveValue('3000');
  assert.equal(asked(page, 'filter_price_min'), '3000');
  assert.equal(demo.searches(page).length, 2);
});

test('arrow keys on the closed sort are one search and one step Back', async ({demo}) => {
  const {page, shopper, control, steps} = await openControl(demo, 'combobox', 'Sort by');
  for (let press = 0; press < 3; press++) await control.press('ArrowDown');
  await expect(control).toHaveValue('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await shopper.seeResults();
  assert.equal((await lengthOf(page)) - steps, 1);
  assert.deepEqual(
    demo.searches(page).map(params => params.get('sort')),
    ['relevance', 'newest'],
  );
  await page.goBack();
  await expect(control).toHaveValue('relevance');
});

test('arrow keys on the closed sort keep their choice while another answer comes', async ({demo}) => {
  const {page, control} = await openControl(demo, 'combobox', 'Sort by');
  await control.press('ArrowDown');
  await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    await getStore().search({filters: {filter_available: ['true']}});
  });
  await expect(control).toHaveValue('price_asc');
  await expect(page).toHaveURL(/filter_available=true/);
  await expect(page).toHaveURL(/sort=price_asc/);
});

test('an order that is chosen from the opened sort is searched for at once', async ({demo}) => {
  const {page, control} = await openControl(demo, 'combobox', 'Sort by');
  await control.press('Space');
  for (let press = 0; press < 3; press++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(control).toHaveValue('newest');
  assert.equal(asked(page, 'sort'), 'newest');
});

test('Space on a value of a facet chooses and clears it, and keeps the focus', async ({demo}) => {
  const {page, control} = await openControl(demo, 'checkbox', /^Coast & Pine/);
  await control.press('Space');
  await expect(page).toHaveURL(/filter_vendor=Coast/);
  await expect(control).toBeChecked();
  await control.press('Space');
  await expect(page).not.toHaveURL(/filter_vendor/);
  await expect(control).not.toBeChecked();
  await expect(control).toBeFocused();
  await control.press('Space');
  await expect(page).toHaveURL(/filter_vendor=Coast/);
  await expect(control).toBeChecked();
});
