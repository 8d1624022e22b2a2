import assert from 'node:assert/strict';
import {holdFile} from './delays.ts';
import {composeText, type Demo, expect, startComposing, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** Opens the home page with a clock that a test can move, and puts the caret into its search box. */
async function openBox(demo: Demo, locale: 'en' | 'ja') {
  const page = await demo.openPage({locale});
  const shopper = new Shopper(page, locale);
  await page.clock.install();
  await page.goto('./');
  await shopper.field.click();
  // The code of suggestions is there: loaded later, it would wait for a clock that stands still.
  await expect(page.locator('search-box .search-panel').first()).toBeAttached();
  return {page, shopper};
}

test('a visit to the home page requests nothing from the service, and loads only the loader and the shortcut keys', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const scripts: string[] = [];
  page.on('request', request => {
    const {pathname} = new URL(request.url());
    // The inspector belongs to the demo, not to a store.
    if (/\/assets\/.*(?<!\.debug)\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.goto('./', {waitUntil: 'networkidle'});
  assert.deepEqual(scripts.sort(), [
    '/assets/storefront-search-shortcuts.js',
    '/assets/storefront-search.js',
    '/assets/theme.js',
  ]);
  assert.equal(demo.searches(page).length, 0);
  assert.equal(demo.events(page).length, 0);
});

test('twelve characters typed at a steady pace make one request', async ({demo}) => {
  const {page, shopper} = await openBox(demo, 'en');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const character of 'linen jacket') {
    await page.keyboard.type(character);
    await page.clock.runFor(120);
  }
  await page.clock.runFor(300);
  await expect(shopper.suggestions).toBeVisible();
  assert.deepEqual(
    demo.searches(page).map(params => params.get('q')),
    ['linen jacket'],
  );
});

test('a text typed in three bursts has suggestions 300 ms after the last key of each, at the latest', async ({
  demo,
}) => {
  const {page, shopper} = await openBox(demo, 'en');
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [burst, query] of [
    ['lin', 'lin'],
    ['en j', 'linen j'],
    ['acket', 'linen jacket'],
  ] as const) {
    const answered = page.waitForResponse(
      response => new URL(response.url()).searchParams.get('q') === query,
    );
    await page.keyboard.type(burst);
    await page.clock.runFor(300);
    await answered;
    await expect(shopper.suggestions).toBeVisible();
    await expect(shopper.suggestions).not.toHaveAttribute('data-stale');
    await page.clock.runFor(300);
  }
  assert.equal(demo.searches(page).length, 3);
});

test('while the service refuses, suggestions are the store’s own, and open their product', async ({demo}) => {
  const page = await demo.openPage({state: 'rate-limited'});
  const shopper = new Shopper(page);
  await page.goto('./');
  await shopper.type('リネン');
  await expect(shopper.productOptions).toHaveCount(4);
  await expect(shopper.suggestions).not.toHaveAttribute('data-stale');
  await expect(page.locator('.search-hint')).toHaveText('ストアの通常の検索結果を表示しています。');
  await shopper.productOptions.first().click();
  await page.waitForURL(/\/products\//);
  assert.deepEqual([demo.events(page), demo.clicks(page)], [[], []]);
});

test('a composition is not requested before it is committed', async ({demo}) => {
  const {page, shopper} = await openBox(demo, 'ja');
  const session = await startComposing(page, ['ｊ', 'じ', 'じゃ', 'じゃけ', 'じゃけっと', 'ジャケット']);
  await page.clock.runFor(1000);
  assert.equal(demo.searches(page).length, 0);
  await session.send('Input.insertText', {text: 'ジャケット'});
  await expect(shopper.productOptions).toHaveCount(6);
  assert.deepEqual(
    demo.searches(page).map(params => params.get('q')),
    ['ジャケット'],
  );
});

test('the Enter that commits a composition does not submit; the next one does', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./');
  await shopper.field.click();
  await expect(shopper.field).toHaveRole('combobox');
  await composeText(page, ['ｊ', 'じ', 'じゃ', 'じゃけっと', 'ジャケット']);
  await expect(shopper.suggestions).toBeVisible();
  assert.equal(page.url(), `${demo.origin}/`);
  await shopper.field.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await shopper.seeResults(16);
});

test('a text composed while the code was loading is requested', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  const release = await holdFile(page, '**/assets/search-box-*.js');
  await page.goto('./');
  await shopper.field.click();
  await composeText(page, ['ｊ', 'じゃけっと', 'ジャケット']);
  release();
  await expect(shopper.productOptions).toHaveCount(6);
  await expect(shopper.field).toHaveValue('ジャケット');
});

test('a text whose debounce ends while suggestions load is requested when they have loaded', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  const release = await holdFile(page, '**/assets/opened-box-*.js');
  await page.clock.install();
  await page.goto('./');
  await shopper.field.click();
  await expect(shopper.field).toHaveRole('combobox');
  await shopper.field.fill('ジャケット');
  await page.clock.runFor(1000);
  assert.equal(demo.searches(page).length, 0);
  release();
  await expect(shopper.productOptions).toHaveCount(6);
  assert.equal(demo.searches(page).length, 1);
});

test('the field is as the theme wrote it while the code of suggestions can’t be loaded, and a combobox when it can', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const {field} = new Shopper(page);
  await page.goto('./');
  const before = await field.evaluate(input => input.outerHTML);
  const file = '**/assets/opened-box-*.js';
  await page.route(file, route => route.abort());
  const failed = page.waitForEvent('requestfailed', request => request.resourceType() === 'script');
  await field.click();
  await failed;
  await expect.poll(() => field.evaluate(input => input.outerHTML)).toBe(before);
  await page.unroute(file);
  await expect(field).toHaveRole('combobox');
  demo.takeErrors(page);
});

test('recent searches show in a field that had the focus before their code loaded', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  const release = await holdFile(page, '**/assets/opened-box-*.js');
  await page.addInitScript(() => localStorage.setItem('storefront-search.v1.recent', '["テント"]'));
  await page.goto('./');
  await shopper.field.focus();
  await expect(shopper.field).toHaveRole('combobox');
  release();
  await expect(page.getByRole('group', {name: '最近の検索'}).getByRole('option')).toHaveText(['テント']);
});

test('a text typed during a request is kept, and the older answer is not shown', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  let release = (): void => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/apps/searchapp/search?*', async route => {
    if (new URL(route.request().url()).searchParams.get('q') === 'リネン') await held;
    await route.continue().catch(() => {});
  });
  await page.goto('./');
  await shopper.field.click();
  const sent = page.waitForRequest(/\/apps\/searchapp\/search/);
  await shopper.field.fill('リネン');
  await sent;
  await shopper.field.fill('リネンシャツ');
  await expect(shopper.options.last()).toBeVisible();
  release();
  await expect(shopper.field).toHaveValue('リネンシャツ');
  const searched = demo.events(page).map(({payload}) => payload.query);
  assert.deepEqual(searched, ['リネンシャツ']);
});
