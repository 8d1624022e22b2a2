import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {recordExchanges} from './exchanges.ts';
import {expect, test} from './fixtures.ts';

test('the keyboard alone reaches a product: Tab to the field, type, choose by arrows, Enter', async ({
  demo,
}) => {
  const {page, shopper} = await demo.openShopper();
  const exchanges = await recordExchanges(page);
  await page.goto('./');
  await tabTo(page, shopper.field);
  await page.keyboard.insertText('ジャケット');
  await expect(shopper.productOptions).toHaveCount(6);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp']) await page.keyboard.press(key);
  await expect(shopper.field).toBeFocused();
  await expect(shopper.productOptions.nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(shopper.field).toHaveAttribute(
    'aria-activedescendant',
    (await shopper.productOptions.nth(1).getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/products/${exchanges[0]?.body.results[1]?.handle}`);
});

test('Escape in a modal dialog closes the suggestions, clears the field, then closes it', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append(document.querySelector('search-box') ?? '');
    dialog.showModal();
  });
  const dialog = page.getByRole('dialog');
  await shopper.type('ジャケット');
  await page.keyboard.press('Escape');
  await expect(shopper.suggestions).toBeHidden();
  await expect(shopper.field).toHaveValue('ジャケット');
  await page.keyboard.press('Escape');
  await expect(shopper.field).toHaveValue('');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('Tab reaches a facet, Space selects in it and keeps the focus, and its chip removes the selection', async ({
  demo,
}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  // Not the first value of its group, so that its position changes when the others disappear.
  const brand = shopper.choice('ブランド', 'North Ridge');
  await tabTo(page, brand);
  await page.keyboard.press('Space');
  await shopper.seeResults(3);
  await expect(brand).toBeChecked();
  await expect(brand).toBeFocused();
  await page.getByRole('button', {name: 'North Ridgeの絞り込みを解除'}).press('Enter');
  await shopper.seeResults(16);
  await expect(brand).not.toBeChecked();
});

test('Enter on a chip removes its filter, and the focus stays among the chips', async ({demo}) => {
  const {page, shopper} = await demo.open(
    './search?q=ジャケット&filter_vendor=North+Ridge&filter_on_sale=true',
  );
  await page.getByRole('button', {name: 'セールの絞り込みを解除'}).press('Enter');
  await shopper.seeResults(3);
  await expect(page.getByRole('button', {name: 'すべて解除'})).toBeFocused();
  await page.keyboard.press('Enter');
  await shopper.seeResults(16);
  await expect(page).toHaveURL(`${demo.origin}/search?q=${encodeURIComponent('ジャケット')}`);
});

test('the filter drawer of a phone keeps the focus inside, and returns it on closing', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {viewport: 'phone', total: 16});
  const opener = page.getByRole('button', {name: '絞り込み', exact: true});
  await opener.press('Enter');
  const drawer = page.getByRole('dialog', {name: '絞り込み'});
  await expect(drawer).toBeVisible();
  await drawer.getByLabel('North Ridge').check();
  await shopper.seeResults(3);
  await expect(drawer.getByLabel('North Ridge')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('button', {name: '絞り込み (1)'})).toBeFocused();
});

for (const mode of ['auto', 'bar'])
  test(`the first Tab into a panel of mode ${mode} shows a link that leads past the filters, to the list`, async ({
    demo,
  }) => {
    const {page} = await demo.openResults('./search?q=shirt', {locale: 'en'});
    const panel = page.locator('facet-panel');
    await panel.evaluate((element, value) => element.setAttribute('mode', value), mode);
    await expect(panel.locator('[part=disclosure]').first()).toBeVisible();
    const link = panel.getByRole('link', {name: 'Skip to results'});
    const height = await panel.evaluate(element => element.getBoundingClientRect().height);
    await tabTo(page, link);
    await page.keyboard.press('Shift+Tab');
    assert.equal(await panel.evaluate(element => element.matches(':focus-within')), false);
    await page.keyboard.press('Tab');
    await expect(link).toHaveCSS('clip-path', 'none');
    assert.equal(await panel.evaluate(element => element.getBoundingClientRect().height), height);
    const address = page.url();
    await page.keyboard.press('Enter');
    await expect(page.locator('search-results [part=count]')).toBeFocused();
    assert.equal(page.url(), address);
    await tabTo(page, page.getByRole('link', {name: 'Gingham Oxford Shirt'}).first(), 8);
  });

async function tabTo(page: Page, control: Locator, most = 40): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await control.evaluate(element => element.matches(':focus'))) return;
  }
  assert.fail('Tab does not lead there.');
}
