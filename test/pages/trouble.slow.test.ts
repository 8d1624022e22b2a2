import assert from 'node:assert/strict';
import type {Route} from '@playwright/test';
import type {State} from '../../demo/service/states.ts';
import {Delays, holdFile} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

const FAULTS: readonly {state: State; what: string; becomes: string; says: string}[] = [
  {state: 'html', what: 'an HTML page', becomes: 'failed', says: '検索できませんでした。'},
  {state: 'garbage', what: 'truncated JSON', becomes: 'failed', says: '検索できませんでした。'},
  {
    state: 'rate-limited',
    what: 'a 429',
    becomes: 'limited',
    says: 'ストアの通常の検索結果を表示しています。',
  },
  {state: 'failing', what: 'a 503', becomes: 'degraded', says: 'ストアの通常の検索結果を表示しています。'},
  {
    state: 'first-sync',
    what: 'the first sync',
    becomes: 'degraded',
    says: 'ストアの通常の検索結果を表示しています。',
  },
];

for (const {state, what, becomes, says} of FAULTS) {
  test(`the store's own results return on ${what}, and a banner explains why`, async ({demo}) => {
    const {page, shopper} = await demo.open('./search?q=ジャケット', {state});
    await seeState(shopper.results, becomes);
    const role = becomes === 'failed' ? 'alert' : 'status';
    await expect(shopper.results.getByRole(role).filter({hasText: says})).toBeVisible();
    await expect(page.getByRole('link', {name: 'ストアの通常の検索の結果を見る'})).toHaveCount(0);
    await expect(shopper.links).toHaveCount(16);
    await expect(shopper.field).toHaveValue('ジャケット');
    await shopper.follow(shopper.links.first());
  });

  test(`the typed text and the store's suggestions stay on ${what}, and Enter works`, async ({demo}) => {
    const {page, shopper} = await demo.open('./', {state});
    await shopper.field.click();
    const answered = page.waitForResponse(/\/apps\/searchapp\/search/);
    await shopper.field.pressSequentially('ジャケット');
    await answered;
    await expect(shopper.productOptions).toHaveCount(4);
    await expect(shopper.field).toHaveValue('ジャケット');
    await shopper.confirm();
    await expect(shopper.links).toHaveCount(16);
    await expect(shopper.field).toHaveValue('ジャケット');
  });
}

test('a search that lost its network is sent once it is back, whatever code is missing', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/features-*.js');
  // Texts and prices depend on these files; until they load, Liquid's results stay on screen.
  const code = ['ja', 'schema', 'results-page'].map(name => page.waitForResponse(`**/${name}-*.js`));
  const loseNetwork = async (route: Route) => {
    for (const file of await Promise.all(code)) await file.finished();
    await page.context().setOffline(true);
    await route.abort();
  };
  await page.route('**/apps/searchapp/search?*', loseNetwork, {times: 1});
  await page.goto('./search?q=ジャケット');
  await seeState(shopper.results, 'failed');
  await page.context().setOffline(false);
  await shopper.seeResults();
  release();
  // The theme's results stay until the shopper asks for those that came late.
  await page.getByRole('button', {name: '16件を表示'}).click();
  await shopper.seeResults(16);
  demo.takeErrors(page);
});

test('suggestions that failed offline are not requested again once the field is left', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await shopper.field.click();
  await shopper.field.pressSequentially('リネン');
  await expect(shopper.options.first()).toBeVisible();
  await page.context().setOffline(true);
  await shopper.field.fill('文具');
  const box = page.locator('search-box').first();
  await expect(box).toHaveAttribute('data-state', 'failed');
  await shopper.field.blur();
  await expect(box).toHaveAttribute('data-state', 'idle');
  await expect(shopper.field).toHaveValue('文具');
  demo.takeErrors(page);
});

test('card templates are no results of the theme: an outage loads no page for them', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.results.evaluate(list => {
    for (const child of [...list.children]) if (!child.slot) child.remove();
    const template = document.createElement('template');
    template.slot = 'article';
    list.append(template);
    Reflect.set(globalThis, 'stays', true);
  });
  await demo.setState(page, 'failing');
  await shopper.submit('リネン');
  await seeState(shopper.results, 'degraded');
  assert.equal(await page.evaluate(() => Reflect.get(globalThis, 'stays')), true);
  demo.takeErrors(page);
});

test('offline is reported even if the code for other failures was never loaded', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=jacket', {locale: 'en', total: 16});
  await page.context().setOffline(true);
  await shopper.results.getByRole('combobox').selectOption('price_asc');
  await expect(shopper.results.getByRole('alert')).toContainText('No connection.');
  await expect(shopper.links).toHaveCount(16);
  await expect(shopper.results.getByRole('button', {name: 'Try again'})).toBeEnabled();
  // Missing files are requested again every 2 s, as long as there is no network.
  await page.context().setOffline(false);
  await seeState(shopper.results, 'ready');
  demo.takeErrors(page);
});

test('elements step aside without the plan, log it once, and send nothing more', async ({demo}) => {
  const {page, shopper} = await demo.open('./search?q=ジャケット', {state: 'plan-missing'});
  await seeState(shopper.results, 'unavailable');
  await expect(shopper.links).toHaveCount(16);
  await shopper.field.click();
  await shopper.field.fill('リネン');
  await expect(page.locator('search-box')).toHaveAttribute('data-state', 'unavailable');
  const errors = await demo.hearErrors(page);
  assert.equal(errors.length, 1);
  assert.match(errors[0] ?? '', /plan_required.*Pro/);
  assert.equal(demo.searches(page).length, 1);
});

test('a search on the results page without the plan is the theme’s own', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({state: 'plan-missing'});
  const planLogged = () => page.waitForEvent('console', message => message.text().includes('plan_required'));
  const firstLog = planLogged();
  await page.goto('./search?q=ジャケット');
  await seeState(shopper.results, 'unavailable');
  await firstLog;
  const secondLog = planLogged();
  await shopper.field.fill('リネン');
  await shopper.field.press('Enter');
  await expect(shopper.links).toHaveCount(17);
  await secondLog;
  assert.equal(new URL(page.url()).searchParams.get('q'), 'リネン');
  demo.takeErrors(page);
});

for (const [state, status] of [
  ['failing', 'degraded'],
  ['first-sync', 'degraded'],
  ['plan-missing', 'unavailable'],
] as const) {
  const offers = status === 'degraded' ? 'offers a retry' : 'offers none';
  test(`a search from the results page on ${state} shows the store's results in place, and ${offers}`, async ({
    demo,
  }) => {
    const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
    await demo.setState(page, state);
    await shopper.search('リネン');
    await seeState(shopper.results, status);
    await expect(shopper.links).toHaveCount(17);
    const retry = shopper.results.getByRole('button', {name: '再試行'});
    await expect(retry).toHaveCount(status === 'degraded' ? 1 : 0);
    await expect(shopper.field).toHaveValue('リネン');
    await page.goBack();
    await expect(shopper.links).toHaveCount(16);
    await expect(shopper.field).toHaveValue('ジャケット');
    demo.takeErrors(page);
  });
}

test('a results page that the service can’t answer offers neither pages nor filters', async ({demo}) => {
  const {page, shopper} = await demo.open('./search?q=jacket&page=2', {
    state: 'failing',
    locale: 'en',
    viewport: 'phone',
  });
  await seeState(shopper.results, 'degraded');
  await expect(shopper.results.getByText('These are the store’s standard results')).toBeVisible();
  // The only one is the theme's, to the page before in its own results.
  await expect(page.getByRole('link', {name: 'Show previous'})).toHaveClass('storefront-search-more');
  await demo.setState(page, 'degraded-results');
  await page.goto('./search?q=jacket');
  await seeState(shopper.results, 'degraded');
  await expect(shopper.links).not.toHaveCount(0);
  await expect(page.getByRole('button', {name: 'Filters'})).toHaveCount(0);
});

/** Opens the filter drawer on a phone, switches the service to a state, and selects a brand. */
async function failInDrawer(demo: Demo, state: State) {
  const {page, shopper} = await demo.openResults('./search?q=jacket', {
    locale: 'en',
    viewport: 'phone',
    total: 16,
  });
  await page.getByRole('button', {name: 'Filters'}).click();
  await demo.setState(page, state);
  await shopper.choice(shopper.words.brand, 'North Ridge').check();
  return {page, shopper, drawer: page.getByRole('dialog', {name: 'Filters'})};
}

test('a 503 for a filter keeps results, filters and the drawer, and offers a retry', async ({demo}) => {
  const {page, shopper, drawer} = await failInDrawer(demo, 'failing');
  await seeState(shopper.results, 'failed');
  await expect(shopper.choice(shopper.words.brand, 'North Ridge')).toBeChecked();
  await expect(drawer.getByRole('status')).toHaveText('We couldn’t complete your search.');
  await expect(drawer.getByRole('status')).toHaveCSS('clip-path', 'none');
  await expect(drawer.getByRole('button', {name: /^Show/})).toHaveCount(0);
  await demo.setState(page, 'normal');
  const answer = await holdFile(page, '**/apps/searchapp/search?*');
  await drawer.getByRole('button', {name: 'Try again'}).click();
  await expect(drawer.getByRole('button', {name: 'Try again'})).toHaveCount(0);
  await expect(drawer.getByRole('status')).not.toHaveText(/complete your search/);
  answer();
  await drawer.getByRole('button', {name: 'Show 3 results'}).click();
  await seeState(shopper.results, 'ready');
  await expect(shopper.links).toHaveCount(3);
  demo.takeErrors(page);
});

test('§7.3: a 429 for a filter is shown in the drawer, without a retry before its pause', async ({demo}) => {
  const {page, drawer} = await failInDrawer(demo, 'rate-limited');
  await expect(drawer.getByRole('status')).toContainText('again in a moment');
  await expect(drawer.getByRole('button', {name: 'Try again'})).toHaveCount(0);
  await drawer.getByRole('button', {name: /^Show/}).click();
  await expect(drawer).toBeHidden();
  demo.takeErrors(page);
});

/** Opens a results page whose answer to the sort by newest is held back. */
async function openSlow(demo: Demo) {
  const {page, shopper} = await demo.openShopper();
  const delays = await Delays.start(page, params => params.get('sort') === 'newest');
  await shopper.visit('./search?q=ジャケット', 16);
  return {page, shopper, delays};
}

test('a slow answer dims the pictures and is announced, and then the count is announced', async ({demo}) => {
  const {shopper, delays} = await openSlow(demo);
  const picture = shopper.results.locator('.search-grid img').first();
  await shopper.sort.selectOption('newest');
  await expect(shopper.count).toHaveText('検索しています…');
  await expect(picture).toHaveCSS('opacity', '0.6');
  await expect(shopper.links).toHaveCount(16);
  delays.release('ジャケット');
  await expect(shopper.count).toContainText('16件');
  await expect(picture).toHaveCSS('opacity', '1');
});

test('a search without an answer in 20 seconds fails, and offers a retry', async ({demo}) => {
  const {page, shopper, delays} = await openSlow(demo);
  await page.clock.install();
  await shopper.sort.selectOption('newest');
  await expect.poll(() => delays.holds('ジャケット')).toBe(true);
  await page.clock.runFor(19_000);
  await expect(shopper.results).toHaveAttribute('data-state', 'refreshing');
  await page.clock.runFor(2_000);
  await seeState(shopper.results, 'failed');
  await expect(shopper.links).toHaveCount(16);
  await page.unroute('**/apps/searchapp/search?*');
  await shopper.results.getByRole('button', {name: '再試行'}).click();
  await page.clock.runFor(1_000);
  await seeState(shopper.results, 'ready');
  demo.takeErrors(page);
});

test('an outage is not mentioned where nobody searched', async ({demo}) => {
  const {page, shopper} = await demo.open('./collections/apparel', {state: 'first-sync'});
  await shopper.more.hover();
  await expect(shopper.results).toHaveAttribute('data-state', 'idle');
  await expect(shopper.links.first()).toBeVisible();
  const banner = shopper.results.getByText('ストアの通常の検索結果を表示しています。');
  await expect(banner).toHaveCount(0);
  await page.goto('./products/cotton-open-collar-shirt');
  await shopper.results.scrollIntoViewIfNeeded();
  await seeState(shopper.results, 'degraded');
  await expect(shopper.links.first()).toBeVisible();
  await expect(banner).toHaveCount(0);
  // The message explains why all products are shown despite the brand in the address.
  await page.goto('./collections/apparel?filter_vendor=North+Ridge');
  await expect(banner).toBeVisible();
});

test('a 429 keeps the previous results, and is retried automatically', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await page.route('**/apps/searchapp/search?*', route => route.fulfill({status: 429, body: ''}), {times: 1});
  await shopper.choice('ブランド', 'North Ridge').check();
  await seeState(shopper.results, 'limited');
  await expect(page.locator('.search-card')).toHaveCount(16);
  await shopper.seeResults(3);
});

test('a text that is too long is not sent, and a message is shown as long as it stays', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await shopper.field.click();
  await expect(page.getByRole('combobox', {name: 'ストア内を検索'})).toBeVisible();
  await shopper.field.fill('あ'.repeat(201));
  await expect(page.getByRole('search')).toBeVisible();
  await expect(page.getByText('200文字以内').first()).toBeVisible();
  await shopper.field.press('Enter');
  await expect(shopper.field).toHaveValue('あ'.repeat(201));
  assert.equal(page.url(), `${demo.origin}/`);
  assert.equal(demo.searches(page).length, 0);
});
