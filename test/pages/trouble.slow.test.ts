import assert from 'node:assert/strict';
import type {Route} from '@playwright/test';
import type {State} from '../../demo/service/states.ts';
import {replaceConfiguration} from './configuration.ts';
import {Delays, holdFile} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

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
    const page = await demo.openPage({state});
    const shopper = new Shopper(page);
    await page.goto('./search?q=ジャケット');
    await seeState(shopper.results, becomes);
    const role = becomes === 'failed' ? 'alert' : 'status';
    await expect(shopper.results.getByRole(role).filter({hasText: says})).toBeVisible();
    await expect(shopper.links).toHaveCount(16);
    await expect(shopper.field).toHaveValue('ジャケット');
    await shopper.links.first().click();
    await page.waitForURL(/\/products\//);
  });

  test(`the typed text stays on ${what} while typing, with the store's suggestions, and Enter leads to its results`, async ({
    demo,
  }) => {
    const page = await demo.openPage({state});
    const shopper = new Shopper(page);
    await page.goto('./');
    await shopper.field.click();
    const answered = page.waitForResponse(/\/apps\/searchapp\/search/);
    await shopper.field.pressSequentially('ジャケット');
    await answered;
    await expect(shopper.productOptions).toHaveCount(4);
    await expect(shopper.field).toHaveValue('ジャケット');
    await shopper.field.press('Enter');
    await page.waitForURL(/\/search\?q=/);
    await expect(shopper.links).toHaveCount(16);
    await expect(shopper.field).toHaveValue('ジャケット');
  });
}

test('a search made offline is sent once the network is back', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./collections/apparel?sort=newest');
  await shopper.seeResults();
  const before = await shopper.links.count();
  await page.context().setOffline(true);
  await shopper.choice(shopper.words.brand, 'North Ridge').check();
  await expect(shopper.results.getByRole('alert')).toContainText('No connection.');
  // A further page of the results on screen does not belong to the new filter.
  await expect(shopper.results.getByRole('link', {name: 'Load more'})).toHaveCount(0);
  await expect(shopper.links).toHaveCount(before);
  await page.context().setOffline(false);
  await expect(shopper.results.getByRole('alert')).toHaveCount(0);
  await seeState(shopper.results, 'ready');
  await expect(shopper.links).not.toHaveCount(before);
  demo.takeErrors(page);
});

test('a search that lost its network is sent once the network is back, whatever code has not loaded', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
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

test('suggestions that failed offline are not requested again after the shopper has left the field', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./');
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

test('card templates do not count as results of the theme: an outage loads no page for them', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
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
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=jacket');
  await shopper.seeResults(16);
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

test('the first sync shows the store’s own results and says so, without a link to what is shown', async ({
  demo,
}) => {
  const page = await demo.openPage({state: 'first-sync', locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=jacket');
  await expect(shopper.results.getByText('These are the store’s standard results.')).toBeVisible();
  await expect(shopper.links).toHaveCount(16);
  await expect(page.getByRole('link', {name: 'See results from the store’s standard search'})).toHaveCount(0);
});

test('degraded results are shown below a banner, and a click on one leads to its product', async ({demo}) => {
  const page = await demo.openPage({state: 'degraded-results'});
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await seeState(shopper.results, 'degraded');
  const banner = '検索結果の一部が表示されないことや、絞り込み・並べ替えが反映されないことがあります';
  await expect(shopper.results.getByRole('status').filter({hasText: banner})).toBeVisible();
  await expect(page.locator('.search-card')).not.toHaveCount(0);
  await shopper.links.first().click();
  await page.waitForURL(/\/products\//);
});

test('elements step aside without the plan, log it once, and send nothing more', async ({demo}) => {
  const page = await demo.openPage({state: 'plan-missing'});
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
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
  const page = await demo.openPage({state: 'plan-missing'});
  const shopper = new Shopper(page);
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
  test(`a search from the results page on ${state} shows the store's own results in place`, async ({
    demo,
  }) => {
    const page = await demo.openPage();
    const shopper = new Shopper(page);
    await page.goto('./search?q=ジャケット');
    await shopper.seeResults(16);
    await demo.setState(page, state);
    await shopper.search('リネン');
    await seeState(shopper.results, status);
    await expect(shopper.links).toHaveCount(17);
    await expect(shopper.field).toHaveValue('リネン');
    await page.goBack();
    await expect(shopper.links).toHaveCount(16);
    await expect(shopper.field).toHaveValue('ジャケット');
    demo.takeErrors(page);
  });
}

test('a results page that the service can’t answer offers neither its own pages nor filters', async ({
  demo,
}) => {
  const page = await demo.openPage({state: 'failing', locale: 'en', viewport: 'phone'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=jacket&page=2');
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
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./search?q=jacket');
  await shopper.seeResults(16);
  await page.getByRole('button', {name: 'Filters'}).click();
  await demo.setState(page, state);
  await shopper.choice(shopper.words.brand, 'North Ridge').check();
  return {page, shopper, drawer: page.getByRole('dialog', {name: 'Filters'})};
}

test('a 503 for a filter keeps results, filters and the open filter drawer, and offers a retry', async ({
  demo,
}) => {
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

test('§7.3: a 429 for a filter is shown in the filter drawer, without a retry before the service’s pause is over', async ({
  demo,
}) => {
  const {page, drawer} = await failInDrawer(demo, 'rate-limited');
  await expect(drawer.getByRole('status')).toContainText('again in a moment');
  await expect(drawer.getByRole('button', {name: 'Try again'})).toHaveCount(0);
  await drawer.getByRole('button', {name: /^Show/}).click();
  await expect(drawer).toBeHidden();
  demo.takeErrors(page);
});

/** Opens a results page whose answer to the sort by newest is held back. */
async function openSlow(demo: Demo) {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  const delays = new Delays(params => params.get('sort') === 'newest');
  await delays.start(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
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
  const page = await demo.openPage({state: 'first-sync'});
  const shopper = new Shopper(page);
  await page.goto('./collections/apparel');
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

test('"Try again" recovers from a failed search', async ({demo}) => {
  const page = await demo.openPage({state: 'garbage'});
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await seeState(shopper.results, 'failed');
  await page.context().clearCookies({name: 'demo_state'});
  await page.getByRole('button', {name: '再試行'}).click();
  await shopper.seeResults(16);
});

test('a 429 keeps the previous results, and is retried automatically', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
  await page.route('**/apps/searchapp/search?*', route => route.fulfill({status: 429, body: ''}), {times: 1});
  await shopper.choice('ブランド', 'North Ridge').check();
  await seeState(shopper.results, 'limited');
  await expect(page.locator('.search-card')).toHaveCount(16);
  await shopper.seeResults(3);
});

test('a search without a network keeps the previous results, and names the network', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
  await page.route('**/apps/searchapp/search?*', route => route.abort('internetdisconnected'), {times: 1});
  await shopper.choice('ブランド', 'North Ridge').check();
  await expect(shopper.results.getByRole('alert')).toContainText('通信環境');
  await expect(page.locator('.search-card')).toHaveCount(16);
  await page.getByRole('button', {name: '再試行'}).click();
  await shopper.seeResults(3);
});

for (const [what, block] of [
  ['is not JSON', '{"endpoint": "/apps/searchapp/search",}'],
  ['contains an invalid value', '{"locale": "ja", "currency": "¥"}'],
] as const) {
  test(`a configuration that ${what} is logged once, and the page searches nevertheless`, async ({demo}) => {
    const page = await demo.openPage();
    const shopper = new Shopper(page);
    await replaceConfiguration(page, block);
    await page.goto('./search?q=ジャケット');
    await shopper.seeResults(16);
    await shopper.type('リネン');
    const errors = await demo.hearErrors(page);
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0] ?? '', /storefront-search: .*data-storefront-search/);
  });
}

test('an address with invalid values searches by the others, and logs them', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット&sort=best&page=-3&filter_price_min=abc&filter_content_type=shoe');
  await shopper.seeResults(16);
  await expect(shopper.sort).toHaveValue('relevance');
  const logged = (await demo.hearErrors(page, 4)).join('\n');
  for (const part of ['sort=best', 'page=-3', 'abc', 'shoe']) assert.ok(logged.includes(part), part);
  const [search] = demo.searches(page);
  for (const name of ['filter_price_min', 'filter_content_type']) assert.ok(!search?.has(name), name);
});

test('the service answers a limit that is not a number with a normal response', async ({demo}) => {
  const page = await demo.openPage();
  const response = await page.request.get(
    '/apps/searchapp/search?contract=v1&type=search&q=ジャケット&limit=abc',
  );
  assert.equal(response.status(), 200);
  const body = await response.json();
  assert.equal(body.limit, 8);
  assert.equal(body.results.length, 8);
});

test('a text that is too long is not sent, and a message is shown as long as it stays', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./');
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

test('the results without JavaScript are those of the store itself', async ({demo}) => {
  const page = await demo.openPage({javaScript: false});
  // Chromium logs an error about a transition between pages that it skips without scripts.
  await page.emulateMedia({reducedMotion: 'reduce'});
  const shopper = new Shopper(page);
  await page.goto('./');
  await shopper.field.fill('ジャケット');
  await shopper.field.press('Enter');
  await page.waitForURL(/\/search\?q=/);
  await expect(shopper.links).toHaveCount(16);
  await expect(shopper.field).toHaveValue('ジャケット');
});
