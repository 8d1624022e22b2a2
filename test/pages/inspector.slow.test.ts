import assert from 'node:assert/strict';
import type {Locator} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Inspector, openSearch} from './inspector.ts';
import {Shopper} from './shopper.ts';

test('the inspector is closed at first, and Escape closes it and returns the focus', async ({demo}) => {
  const {page, inspector} = await openSearch(demo);
  await expect(inspector.toggle).toHaveAttribute('aria-expanded', 'false');
  await inspector.open();
  await inspector.show('requests');
  await page.keyboard.press('Escape');
  await expect(inspector.panel).toBeHidden();
  await expect(inspector.toggle).toBeFocused();
});

test('each search shows why it was sent, or why not', async ({demo}) => {
  const {inspector, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await shopper.enterField();
  await shopper.type('linen');
  await shopper.type('cotton');
  await shopper.type('linen');
  await inspector.open();
  await inspector.show('requests');
  await expect(inspector.line('“jacket” submit').first()).toContainText('200');
  await expect(inspector.line('“linen” typing').first()).toContainText('cached');
  await expect(inspector.line('“linen” typing').last()).toContainText('200');
  await inspector.line('“linen” typing').first().locator('summary').click();
  await expect(inspector.line('no request was sent')).toBeVisible();
  await expect(inspector.panel.getByRole('meter', {name: 'Budget'})).toBeVisible();
});

test('the inspector finds no violation in a visit of searches, pages, clicks and Back', async ({demo}) => {
  const page = await demo.openPage({inspector: true});
  const [shopper, inspector] = [new Shopper(page), new Inspector(page)];
  await shopper.visit('./search?q=文具');
  await shopper.loadMore();
  await expect(shopper.links).toHaveCount(41);
  await shopper.links.first().click();
  await page.waitForURL('**/products/**');
  await shopper.goBack();
  await shopper.search('ジャケット');
  await shopper.seeResults(16);
  await inspector.open();
  await inspector.show('events');
  await expect(inspector.line('service_result_clicked')).toHaveCount(1);
  await expect(inspector.line('service_search').first()).toContainText('✓');
  await inspector.show('requests');
  await expect(inspector.line('“ジャケット” submit')).toContainText('16 results');
  await expect(inspector.line('“ジャケット” submit')).toContainText('✓');
  await inspector.show('violations');
  await expect(inspector.panel.getByText('Nothing yet.')).toBeVisible();
});

test('the inspector finds no violation in a link beyond the last page', async ({demo}) => {
  const page = await demo.openPage({inspector: true});
  const [shopper, inspector] = [new Shopper(page), new Inspector(page)];
  await shopper.visit('./search?q=ジャケット&page=40', 16);
  await inspector.open();
  await inspector.show('requests');
  await expect(inspector.line('200')).toHaveCount(2);
  await inspector.show('violations');
  await expect(inspector.panel.getByText('Nothing yet.')).toBeVisible();
});

test('violations of the service are listed with their section', async ({demo}) => {
  const {inspector} = await openSearch(demo, {state: 'garbage'});
  await inspector.open();
  await expect(inspector.line('§1.1 the body is not valid JSON')).toBeVisible();
  await expect(inspector.toggle).toContainText('1 ✗');
  await inspector.switchService('html');
  await inspector.open();
  await expect(
    inspector.line('§1.1 the answer must be JSON, but text/html; charset=utf-8 was sent'),
  ).toBeVisible();
});

test('violations of the page are listed with their section', async ({demo}) => {
  const {page, inspector, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await page.evaluate(() => {
    Reflect.get(globalThis, 'Shopify').analytics.publish('service_result_clicked', {
      query_id: 'none',
      position: 1,
    });
    return fetch('/apps/searchapp/search?contract=v1&type=search&q=jacket&limit=80&session_id=s');
  });
  await inspector.open();
  await inspector.show('violations');
  // The pixel refuses the event, too.
  assert.match((await demo.hearErrors(page)).join(), /400/);
  await expect(inspector.line('§6.3 no answer with the query_id none was received')).toBeVisible();
  await expect(inspector.line('§6 measurement_proof: Invalid input')).toBeVisible();
  await expect(
    inspector.line('§4.1 limit limit must be a whole number from 1 to 50 (§8.3), not “80”'),
  ).toBeVisible();
  await expect(inspector.line(/§6\.2 service_search was not published/)).toBeVisible();
});

test('the switch selects each state of the service, and a first sync ends by itself', async ({demo}) => {
  const {page, inspector} = await openSearch(demo);
  await inspector.open();
  await inspector.switchService('failing');
  await inspector.open();
  await expect(inspector.line('503')).toBeVisible();
  await inspector.switchService('first-sync');
  await inspector.open();
  await expect(inspector.line('search-degraded').first()).toBeVisible();
  const cookie = (await page.context().cookies()).find(({name}) => name === 'demo_state');
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  assert.ok(seconds > 0 && seconds <= 60);
});

test('the inspector on a phone leaves the list in sight while a state is selected', async ({demo}) => {
  const {page, inspector} = await openSearch(demo, {viewport: 'phone'});
  const first = page.locator('search-results').getByRole('listitem').first();
  for (const state of ['rate-limited', 'degraded-results', 'failing', 'normal']) {
    await inspector.open();
    await inspector.switchService(state);
    await inspector.open();
    await expect(inspector.panel.getByLabel('Service')).toHaveValue(state);
    await expect(inspector.panel.getByLabel('Service')).toBeInViewport({ratio: 1});
    await expect.poll(() => heightInSight(first, inspector.panel)).toBeGreaterThan(48);
    await inspector.toggle.click();
  }
});

/** How much of a card stands above the inspector. */
async function heightInSight(card: Locator, panel: Locator): Promise<number> {
  const [top, edge] = [await card.boundingBox(), await panel.boundingBox()];
  return top && edge ? edge.y - top.y : 0;
}

test('suggestions that pause after a 429 are shown next to the budget', async ({demo}) => {
  const {inspector} = await openSearch(demo, {state: 'rate-limited'});
  await inspector.open();
  await expect(inspector.panel.getByText(/no suggestions for \d+ s after a 429/)).toBeVisible();
});

test('entries of the previous page are listed once on the next, with the pixel’s events', async ({demo}) => {
  const {page, inspector, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await shopper.links.first().click();
  await page.waitForURL('**/products/**');
  await inspector.open();
  await inspector.show('events');
  const click = inspector.line('service_result_clicked');
  await expect(click).toHaveCount(1);
  await click.locator('summary').click();
  await expect(click).toContainText('This happened on an earlier page');
});

test('a late inspector reports it, and lists the requests that the browser recorded', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({inspector: true, locale: 'en'});
  await page.route('**/storefront-search.debug.js', route => route.abort());
  await shopper.visit('./search?q=jacket');
  await page.unrouteAll();
  await page.evaluate(() => import(`/assets/storefront-search.debug.js${'?late'}`));
  demo.takeErrors(page);
  const inspector = new Inspector(page);
  await inspector.open();
  await expect(
    inspector.panel.getByText(/started after \d+ ms\. It did not see .* of 1 earlier search\./),
  ).toBeVisible();
  await expect(inspector.line('“jacket”')).toContainText('200');
  await shopper.choice(shopper.words.brand, 'Coast & Pine').check();
  await expect(inspector.line('“jacket” refine')).toContainText('200');
});

test('the inspector shows the page’s configuration, elements with states, and files', async ({demo}) => {
  const {inspector, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await inspector.open();
  await inspector.show('page');
  for (const fact of [
    /endpoint\s*\/apps\/searchapp\/search/,
    /locale\s*en/,
    /<search-results .*page-size="24".*> ready/,
    /default\s*ready/,
    /assets\/storefront-search\.js/,
  ]) {
    await expect(inspector.panel).toContainText(fact);
  }
});

test('the copied report is JSON with everything except the bodies', async ({demo}) => {
  const {page, inspector} = await openSearch(demo, {state: 'garbage'});
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await inspector.open();
  await expect(inspector.line('§1.1')).toBeVisible();
  await inspector.panel.getByRole('button', {name: 'Copy report'}).click();
  await expect(inspector.panel.getByRole('status')).toHaveText('Copied.');
  const report = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  assert.equal(report.page.config.locale, 'en');
  assert.deepEqual(
    report.violations.map(({section, by}: {section: string; by: string}) => [section, by]),
    [['§1.1', 'service']],
  );
});
