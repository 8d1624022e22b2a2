import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import type {State} from '../../demo/service/states.ts';
import {holdFile} from './delays.ts';
import {composeText, type Demo, expect, startComposing, test} from './fixtures.ts';
import {framesPass} from './frames.ts';
import {Shopper} from './shopper.ts';

/** Opens a page on a phone, and touches the header's field to open the overlay. */
async function openOverlay(
  demo: Demo,
  path = './',
  locale: 'ja' | 'en' = 'ja',
  state: State = 'normal',
): Promise<[Page, Shopper]> {
  const {page, shopper} = await demo.open(path, {viewport: 'phone', locale, state});
  await shopper.field.click();
  await expect(closeButton(page, locale)).toBeVisible();
  return [page, shopper];
}

const closeButton = (page: Page, locale = 'ja') =>
  page.locator('search-box').getByRole('button', {name: locale === 'ja' ? '閉じる' : 'Close', exact: true});

const box = (page: Page) => page.locator('search-box').first();

/** Whether the search box covers the whole viewport. */
async function coversWindow(page: Page): Promise<boolean> {
  const place = await box(page).boundingBox();
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  return place?.x === 0 && place.y === 0 && place.width === width && place.height === height;
}

test('a touched field fills the screen of a phone, and keeps the focus and its text', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  assert.equal(await coversWindow(page), true);
  await expect(shopper.field).toBeFocused();
  await shopper.field.pressSequentially('リネン');
  await expect(shopper.options.first()).toBeVisible();
  await expect(shopper.field).toHaveValue('リネン');
});

test('the first tap opens the overlay, however soon its code is there', async ({demo}) => {
  for (let visit = 0; visit < 4; visit++) {
    const {page} = await demo.open('./', {viewport: 'phone'});
    await new Shopper(page).field.tap();
    await expect(closeButton(page)).toBeVisible();
    await page.close();
  }
});

test('a touched field stays in its place on a desktop', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await shopper.type('リネン');
  assert.equal(await coversWindow(page), false);
  await expect(closeButton(page)).toHaveCount(0);
});

test('a composition survives the opening of the overlay, and its text is requested once', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  await composeText(page, ['ｊ', 'じ', 'じゃけっと', 'ジャケット']);
  await expect(shopper.field).toHaveValue('ジャケット');
  await expect(shopper.options.first()).toBeVisible();
  assert.deepEqual(demo.queries(page), ['ジャケット']);
});

test('Back closes only the overlay: the page, its scroll position and the text stay', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo, 'search?q=リネン');
  const address = page.url();
  await shopper.field.fill('テント');
  await expect(shopper.options.first()).toBeVisible();
  await page.goBack();
  await expect(closeButton(page)).toHaveCount(0);
  assert.equal(await coversWindow(page), false);
  assert.equal(page.url(), address);
  await expect(shopper.field).toHaveValue('テント');
  await shopper.seeResults();
});

test('Back by two entries at once closes the overlay and shows the previous search', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=リネン', {viewport: 'phone'});
  const first = await shopper.links.first().textContent();
  await shopper.sort.selectOption('price_asc');
  await expect(page).toHaveURL(/sort=price_asc/);
  await shopper.seeResults();
  await expect(shopper.links.first()).not.toHaveText(`${first}`);
  await shopper.field.click();
  await expect(closeButton(page)).toBeVisible();
  await page.evaluate(() => history.go(-2));
  await expect(closeButton(page)).toHaveCount(0);
  await expect(shopper.sort).toHaveValue('relevance');
  await expect(shopper.links.first()).toHaveText(`${first}`);
});

const step = (page: Page) => page.evaluate(() => navigation.currentEntry?.index);

test('the button closes the overlay as Back does, and leaves no history entry', async ({demo}) => {
  const [page] = await openOverlay(demo, 'search?q=リネン');
  assert.equal(await step(page), 1);
  await closeButton(page).click();
  await expect(closeButton(page)).toHaveCount(0);
  await expect.poll(() => step(page)).toBe(0);
  assert.equal(new URL(page.url()).searchParams.get('q'), 'リネン');
});

test('a field with a text opens the overlay with suggestions from the page’s own answer', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo, './search?q=ジャケット');
  await expect(shopper.options.first()).toBeVisible();
  await expect(shopper.field).toHaveValue('ジャケット');
  assert.equal(demo.searches(page).length, 1);
});

for (const key of ['Enter', 'Escape'])
  test(`${key} on the overlay’s button closes it, and returns the focus to the field`, async ({demo}) => {
    const [page, shopper] = await openOverlay(demo);
    await closeButton(page).press(key);
    await expect(closeButton(page)).toHaveCount(0);
    await expect(shopper.field).toBeFocused();
  });

test('the overlay is a dialog, and the box gets the theme’s role and name back', async ({demo}) => {
  const {page} = await demo.open('./', {viewport: 'phone'});
  await box(page).evaluate(element => Object.assign(element, {role: 'search', ariaLabel: '店内検索'}));
  await new Shopper(page).field.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await closeButton(page).click();
  await expect(page.getByRole('search', {name: '店内検索'})).toBeVisible();
});

test('Escape closes the overlay, and pressed again clears the text', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  await shopper.field.fill('テント');
  await page.keyboard.press('Escape');
  await expect(closeButton(page)).toHaveCount(0);
  await expect(shopper.field).toHaveValue('テント');
  await page.keyboard.press('Escape');
  await expect(shopper.field).toHaveValue('');
});

test('the overlay opens, closes and searches if the browser refuses a history entry', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({viewport: 'phone'});
  await page.addInitScript(() => {
    history.pushState = () => {
      throw new DOMException('Too many calls', 'SecurityError');
    };
  });
  await page.goto('./');
  await shopper.field.click();
  await closeButton(page).click();
  await expect(closeButton(page)).toHaveCount(0);
  await expect(page).toHaveURL(`${demo.origin}/`);
  await shopper.field.click();
  await expect(closeButton(page)).toBeVisible();
  await shopper.field.fill('テント');
  await shopper.field.press('Enter');
  await page.waitForURL(/search\?.*q=/);
  await shopper.seeResults();
});

test('a search from the overlay leads to its results, and Back to the page without it', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  await shopper.field.fill('テント');
  await shopper.field.press('Enter');
  await page.waitForURL(/search\?.*q=/);
  await shopper.seeResults();
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${demo.origin}/`);
  assert.equal(await coversWindow(page), false);
});

for (const [what, leave] of [
  ['the search was made', (field: Locator) => field.press('Enter')],
  ['the field was left', (field: Locator) => field.blur()],
] as const) {
  test(`the overlay does not open when its code loads after ${what}`, async ({demo}) => {
    const {page, shopper} = await demo.openResults('./search?q=リネン', {viewport: 'phone'});
    const release = await holdFile(page, '**/assets/opened-box-*.js');
    const brought = page.waitForResponse('**/assets/opened-box-*.js');
    await shopper.enterField();
    await shopper.field.fill('テント');
    await leave(shopper.field);
    release();
    await (await brought).finished();
    await framesPass(page, 3);
    await expect(closeButton(page)).toHaveCount(0);
    assert.equal(await coversWindow(page), false);
    await shopper.field.blur();
    await shopper.field.click();
    await expect(closeButton(page)).toBeVisible();
  });
}

test('a search from the overlay on the results page is made in place, as one step', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo, 'search?q=リネン');
  await shopper.field.fill('テント');
  await shopper.field.press('Enter');
  await expect(closeButton(page)).toHaveCount(0);
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('テント');
  await shopper.seeResults();
  await page.goBack();
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('リネン');
  await shopper.seeResults();
});

test('a suggestion from the overlay is counted, and Back leads to the page without it', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  await shopper.field.fill('テント');
  await shopper.follow(shopper.productOptions.first());
  await expect.poll(() => demo.clicks(page)).toHaveLength(1);
  await page.goBack();
  await expect.poll(() => page.url()).toBe(`${demo.origin}/`);
});

test('the page behind the overlay neither scrolls nor changes its height', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  await shopper.field.fill('リネン');
  await expect(shopper.options.first()).toBeVisible();
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 900);
  await framesPass(page, 1);
  assert.equal(await page.evaluate(() => scrollY), before);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.goBack();
  await expect(closeButton(page)).toHaveCount(0);
  assert.equal(await page.evaluate(() => document.documentElement.scrollHeight), height);
});

const row = (page: Page) => box(page).locator('.search-submit');
const hint = (page: Page) => box(page).locator('.search-hint');

test('a text that is too long stays in the overlay on Enter, with focus and message', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo, './', 'en');
  await shopper.field.fill('x'.repeat(205));
  await shopper.field.press('Enter');
  await expect(hint(page)).toHaveText(/200 characters/);
  await framesPass(page, 2);
  await expect(closeButton(page, 'en')).toBeVisible();
  await expect(shopper.field).toBeFocused();
  await expect(hint(page)).toBeVisible();
});

for (const state of ['rate-limited', 'plan-missing', 'html', 'failing'] as const) {
  test(`the overlay offers the search itself when the service is ${state}`, async ({demo}) => {
    const [page, shopper] = await openOverlay(demo, './', 'en', state);
    await shopper.field.fill('linen');
    await expect(page.locator('search-box')).not.toHaveAttribute('data-state', /idle|loading/);
    await expect(row(page)).toHaveText('Search for “linen”');
    await expect(page.locator('search-box')).not.toContainText('Searching…');
    // The box logs the missing plan, before the page is left, and the results page again.
    if (state === 'plan-missing') await demo.hearErrors(page);
    await row(page).click();
    await page.waitForURL(/search\?.*q=linen/);
    if (state === 'plan-missing') await demo.hearErrors(page);
    demo.takeErrors(page);
  });
}

test('the overlay offers to search for a text while it is composed', async ({demo}) => {
  const [page] = await openOverlay(demo);
  await startComposing(page, ['ｊ', 'じ', 'じゃけっと']);
  await expect(row(page)).toHaveText('「じゃけっと」を検索');
  await row(page).click();
  await page.waitForURL(url => url.searchParams.get('q') === 'じゃけっと');
});

test('the overlay opens offline with a message, and offers the search', async ({demo}) => {
  const {page, shopper} = await demo.open('./', {viewport: 'phone', locale: 'en'});
  // The code is there, by an earlier use of the box.
  await shopper.field.focus();
  await expect(shopper.field).toHaveRole('combobox');
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({name}) => /opened-box/.test(name)),
  );
  await page.context().setOffline(true);
  await shopper.field.tap();
  await expect(closeButton(page, 'en')).toBeVisible();
  await expect(hint(page)).toHaveText(/No connection/);
  await shopper.field.fill('linen');
  await expect(row(page)).toHaveText('Search for “linen”');
  await expect(hint(page)).toHaveText(/No connection/);
  // The code of the platform's suggestions can't be loaded.
  await demo.hearErrors(page);
});

test('the overlay’s button returns the focus by touch too, without list and keyboard', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  await page.evaluate(() => localStorage.setItem('storefront-search.v1.recent', '["テント"]'));
  await closeButton(page).tap();
  await expect(closeButton(page)).toHaveCount(0);
  await expect(shopper.field).toBeFocused();
  await expect(shopper.field).toHaveAttribute('inputmode', 'none');
  await expect(shopper.options).toHaveCount(0);
  await shopper.field.tap();
  await expect(closeButton(page)).toBeVisible();
  await expect(shopper.field).not.toHaveAttribute('inputmode');
});

test('the overlay shows that a slow search is under way', async ({demo}) => {
  const {page, shopper} = await demo.open('./', {viewport: 'phone', locale: 'en', state: 'slow'});
  await shopper.field.click();
  await expect(closeButton(page, 'en')).toBeVisible();
  await shopper.field.fill('linen');
  await expect(hint(page)).toHaveText('Searching…');
  await expect(shopper.options.first()).toBeVisible();
  await expect(hint(page)).toBeHidden();
});

test('the overlay shows that the shopper is offline, and suggestions once online', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo, './', 'en');
  // The code has loaded by now.
  await shopper.field.fill('tent');
  await expect(shopper.options.first()).toBeVisible();
  await page.context().setOffline(true);
  await shopper.field.fill('linen');
  await expect(hint(page)).toHaveText(/No connection/);
  await page.context().setOffline(false);
  await expect(hint(page)).toBeHidden();
  await expect(shopper.options.first()).toContainText(/linen/i);
  demo.takeErrors(page);
});

test('the list in the overlay scrolls to its last suggestion', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  await shopper.field.fill('ギフト');
  await expect(shopper.options.first()).toBeVisible();
  await shopper.options.last().scrollIntoViewIfNeeded();
  await expect(shopper.options.last()).toBeInViewport();
  await expect(shopper.field).toBeInViewport();
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test('the overlay leaves room for the on-screen keyboard', async ({demo}) => {
  const [page] = await openOverlay(demo);
  await page.evaluate(() => {
    const view = visualViewport as VisualViewport;
    Object.defineProperty(view, 'height', {get: () => 400, configurable: true});
    Object.defineProperty(view, 'offsetTop', {get: () => 40, configurable: true});
    view.dispatchEvent(new Event('resize'));
  });
  await expect.poll(async () => (await box(page).boundingBox())?.height).toBe(400);
  assert.equal((await box(page).boundingBox())?.y, 40);
});

test('the overlay offers recent searches, and a touch forgets one', async ({demo}) => {
  const [page, shopper] = await openOverlay(demo);
  for (const query of ['持ち運びに便利で軽くて雨に強い二人用のドームテント', 'テント']) {
    await shopper.field.fill(query);
    await shopper.field.press('Enter');
    await page.waitForURL(/search\?.*q=/);
    await page.goto('./');
    await shopper.field.click();
    await expect(closeButton(page)).toBeVisible();
  }
  await expect(page.getByRole('option', {name: 'テント', exact: true}).first()).toBeVisible();
  const forget = page.getByRole('button', {name: '「テント」を履歴から削除', exact: true});
  await expect(forget).toBeInViewport({ratio: 1});
  await forget.click();
  const recent = page.getByRole('group', {name: '最近の検索'});
  await expect(recent.getByRole('option')).toHaveCount(1);
});
