import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';

/** Opens results, and the field of the lowest price in its place. */
async function openField(demo: Demo): Promise<{page: Page; field: Locator}> {
  const {page} = await demo.openResults('./search?q=linen', {locale: 'en'});
  const field = page.getByRole('spinbutton', {name: 'Lowest price'});
  await field.focus();
  return {page, field};
}

for (const typed of ['٣٠٠٠', '۳۰۰۰', '३०००', '๓๐๐๐', '３０００'])
  test(`a price field takes ${typed} as 3000`, async ({demo}) => {
    const {page, field} = await openField(demo);
    await page.keyboard.type(typed);
    await expect(field).toHaveValue('3000');
    await field.press('Enter');
    await expect(page).toHaveURL(/filter_price_min=3000(&|$)/);
  });

for (const pasted of ['٣٬٠٠٠', '۳٬۰۰۰', '3,000', '３，０００円', '¥3,000'])
  test(`a price field takes a pasted ${pasted} as 3000, in place of what is selected`, async ({demo}) => {
    const {page, field} = await openField(demo);
    await page.keyboard.type('12');
    await field.press('Control+a');
    await page.keyboard.insertText(pasted);
    await expect(field).toHaveValue('3000');
    await page.keyboard.type('٥');
    await expect(field).toHaveValue('30005');
  });

test('a price field goes on to refuse letters', async ({demo}) => {
  const {page, field} = await openField(demo);
  await page.keyboard.type('abc');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  assert.equal(demo.searches(page).length, 1);
});
