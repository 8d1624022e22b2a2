import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import type {Shopper} from './shopper.ts';

/** Opens a page on a phone and types into the header's field. */
async function typeOnPhone(demo: Demo, text: string): Promise<[Page, Shopper]> {
  const {page, shopper} = await demo.open('./', {viewport: 'phone'});
  await shopper.enterField();
  await shopper.field.fill(text);
  return [page, shopper];
}

/** Puts the on-screen keyboard away as "Done" does on iOS: the field loses the focus, and nothing gets it. */
const putKeyboardAway = (shopper: Shopper) => shopper.field.blur();

test('suggestions stay when the shopper puts the on-screen keyboard away', async ({demo}) => {
  const [page, shopper] = await typeOnPhone(demo, 'リネン');
  await expect(shopper.options.first()).toBeVisible();
  await expect(page.getByRole('group', {name: '検索キーワードの候補'})).toBeVisible();
  const count = await shopper.options.count();
  await putKeyboardAway(shopper);
  await expect(shopper.options).toHaveCount(count);
  await expect(shopper.suggestions).toBeVisible();
  await shopper.follow(shopper.productOptions.first());
});

test('suggestions that arrive after the on-screen keyboard was put away are shown', async ({demo}) => {
  const [, shopper] = await typeOnPhone(demo, 'リネン');
  await putKeyboardAway(shopper);
  await expect(shopper.options.first()).toBeVisible();
});

test('the message that nothing is found stays when the on-screen keyboard is put away', async ({demo}) => {
  const [page, shopper] = await typeOnPhone(demo, 'zzzzqqq');
  const hint = page.locator('search-box .search-hint');
  await expect(hint).toContainText('zzzzqqq');
  await putKeyboardAway(shopper);
  await expect(hint).toBeVisible();
});

test('the message that a search failed stays when the on-screen keyboard is put away', async ({demo}) => {
  const [page, shopper] = await typeOnPhone(demo, '');
  await page.context().setOffline(true);
  await shopper.field.fill('リネン');
  const hint = page.locator('search-box .search-hint');
  await expect(hint).toHaveText(/接続|ネットワーク/);
  demo.takeErrors(page);
  await putKeyboardAway(shopper);
  await expect(hint).toBeVisible();
});

test('the list of a phone on its side stays without the keyboard, until a touch outside', async ({demo}) => {
  const [page, shopper] = await typeOnPhone(demo, '');
  await page.goBack();
  await page.setViewportSize({width: 844, height: 390});
  await page.goto('./');
  await shopper.type('リネン');
  await expect(shopper.options.first()).toBeVisible();
  await putKeyboardAway(shopper);
  await expect(shopper.options.first()).toBeVisible();
  await page.touchscreen.tap(5, 380);
  await expect(shopper.suggestions).toBeHidden();
});

test('a list left by a touch outside does not open when its suggestions arrive', async ({demo}) => {
  const [page, shopper] = await typeOnPhone(demo, '');
  await page.goBack();
  await page.setViewportSize({width: 844, height: 390});
  await page.goto('./');
  await shopper.enterField();
  const answered = page.waitForResponse('**/apps/**');
  await shopper.field.fill('リネン');
  await putKeyboardAway(shopper);
  await page.touchscreen.tap(5, 380);
  await (await answered).finished();
  await expect(page.locator('search-box')).toHaveAttribute('data-state', 'ready');
  await expect(shopper.suggestions).toBeHidden();
});
