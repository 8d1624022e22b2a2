import assert from 'node:assert/strict';
import {Drawer, openSearch} from './drawer.ts';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

test('the drawer is closed at first; Escape closes it again and gives the focus back', async ({demo}) => {
  const {page, drawer} = await openSearch(demo);
  await expect(drawer.toggle).toHaveAttribute('aria-expanded', 'false');
  await drawer.open();
  await drawer.show('requests');
  await page.keyboard.press('Escape');
  await expect(drawer.panel).toBeHidden();
  await expect(drawer.toggle).toBeFocused();
});

test('each search says why it was sent, or why it was not', async ({demo}) => {
  const {drawer, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await shopper.field.click();
  await expect(shopper.field).toHaveRole('combobox');
  await shopper.type('linen');
  await shopper.type('cotton');
  await shopper.type('linen');
  await drawer.open();
  await drawer.show('requests');
  await expect(drawer.line('“jacket” submit').first()).toContainText('200');
  await expect(drawer.line('“linen” typing').first()).toContainText('cached');
  await expect(drawer.line('“linen” typing').last()).toContainText('200');
  await drawer.line('“linen” typing').first().locator('summary').click();
  await expect(drawer.line('nothing was sent')).toBeVisible();
  await expect(drawer.panel.getByRole('meter', {name: 'Budget'})).toBeVisible();
});

test('nothing is found against a shopper who searches, refines, goes on, clicks and comes back', async ({
  demo,
}) => {
  const page = await demo.openPage({drawer: true});
  const [shopper, drawer] = [new Shopper(page), new Drawer(page)];
  await page.goto('./search?q=文具');
  await shopper.seeResults();
  await shopper.loadMore();
  await expect(shopper.links).toHaveCount(41);
  await shopper.links.first().click();
  await page.waitForURL('**/products/**');
  await page.goBack();
  await shopper.seeResults();
  await shopper.search('ジャケット');
  await shopper.seeResults(16);
  await drawer.open();
  await drawer.show('events');
  await expect(drawer.line('service_result_clicked')).toHaveCount(1);
  await expect(drawer.line('service_search').first()).toContainText('✓');
  await drawer.show('requests');
  await expect(drawer.line('“ジャケット” submit')).toContainText('16 hits');
  await expect(drawer.line('“ジャケット” submit')).toContainText('✓');
  await drawer.show('violations');
  await expect(drawer.panel.getByText('Nothing yet.')).toBeVisible();
});

test('nothing is found against a link to a page beyond the last, whose answer is given up for the first', async ({
  demo,
}) => {
  const page = await demo.openPage({drawer: true});
  const [shopper, drawer] = [new Shopper(page), new Drawer(page)];
  await page.goto('./search?q=ジャケット&page=40');
  await shopper.seeResults(16);
  await drawer.open();
  await drawer.show('requests');
  await expect(drawer.line('200')).toHaveCount(2);
  await drawer.show('violations');
  await expect(drawer.panel.getByText('Nothing yet.')).toBeVisible();
});

test('what the service gets wrong is listed with its section', async ({demo}) => {
  const {drawer} = await openSearch(demo, {state: 'garbage'});
  await drawer.open();
  await expect(drawer.line('§1.1 the body is no JSON')).toBeVisible();
  await expect(drawer.toggle).toContainText('1 ✗');
  await drawer.switchService('html');
  await drawer.open();
  await expect(drawer.line('§1.1 text/html; charset=utf-8 came')).toBeVisible();
});

test('what the page gets wrong is listed with its section', async ({demo}) => {
  const {page, drawer, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await page.evaluate(() => {
    Reflect.get(globalThis, 'Shopify').analytics.publish('service_result_clicked', {
      query_id: 'none',
      position: 1,
    });
    return fetch('/apps/searchapp/search?contract=v1&type=search&q=jacket&limit=80&session_id=s');
  });
  await drawer.open();
  await drawer.show('violations');
  // The pixel refuses the event, too.
  assert.match((await demo.hearErrors(page)).join(), /400/);
  await expect(drawer.line('§6.3 query_id none was never received')).toBeVisible();
  await expect(drawer.line('§6 measurement_proof: Invalid input')).toBeVisible();
  await expect(drawer.line('§4.1 limit is an integer from 1 to 50 (§8.3), not “80”')).toBeVisible();
  await expect(drawer.line(/§6\.2 service_search was not published/)).toBeVisible();
});

test('the switch plays each state of the service, and a first sync ends by itself', async ({demo}) => {
  const {page, drawer} = await openSearch(demo);
  await drawer.open();
  await drawer.switchService('failing');
  await drawer.open();
  await expect(drawer.line('503')).toBeVisible();
  await drawer.switchService('first-sync');
  await drawer.open();
  await expect(drawer.line('search-degraded').first()).toBeVisible();
  const cookie = (await page.context().cookies()).find(({name}) => name === 'demo_state');
  const seconds = (cookie?.expires ?? 0) - Date.now() / 1000;
  assert.ok(seconds > 0 && seconds <= 60);
});

test('suggestions that rest after a 429 are told beside the budget', async ({demo}) => {
  const {drawer} = await openSearch(demo, {state: 'rate-limited'});
  await drawer.open();
  await expect(drawer.panel.getByText(/suggestions rest for \d+ s after a 429/)).toBeVisible();
});

test('what was seen on the page before is listed on the next, once, with what the pixel received', async ({
  demo,
}) => {
  const {page, drawer, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await shopper.links.first().click();
  await page.waitForURL('**/products/**');
  await drawer.open();
  await drawer.show('events');
  const click = drawer.line('service_result_clicked');
  await expect(click).toHaveCount(1);
  await click.locator('summary').click();
  await expect(click).toContainText('Seen on an earlier page');
});

test('a drawer that comes late says so, and lists what the browser kept', async ({demo}) => {
  const page = await demo.openPage({drawer: true, locale: 'en'});
  await page.route('**/storefront-search.debug.js', route => route.abort());
  await page.goto('./search?q=jacket');
  const shopper = new Shopper(page, 'en');
  await shopper.seeResults();
  await page.unrouteAll();
  await page.evaluate(() => import(`/assets/storefront-search.debug.js${'?late'}`));
  demo.takeErrors(page);
  const drawer = new Drawer(page);
  await drawer.open();
  await expect(drawer.panel.getByText(/came \d+ ms late: 1 searches had been sent/)).toBeVisible();
  await expect(drawer.line('“jacket”')).toContainText('200');
  await shopper.choice(shopper.words.brand, 'Coast & Pine').check();
  await expect(drawer.line('“jacket” refine')).toContainText('200');
});

test('the page’s configuration, its elements with their state, and its files can be read', async ({demo}) => {
  const {drawer, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await drawer.open();
  await drawer.show('page');
  for (const fact of [
    /endpoint\s*\/apps\/searchapp\/search/,
    /locale\s*en/,
    /<search-results .*page-size="24".*> ready/,
    /default\s*ready/,
    /assets\/storefront-search\.js/,
  ]) {
    await expect(drawer.panel).toContainText(fact);
  }
});

test('the report that is copied is JSON with everything but the bodies', async ({demo}) => {
  const {page, drawer} = await openSearch(demo, {state: 'garbage'});
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await drawer.open();
  await expect(drawer.line('§1.1')).toBeVisible();
  await drawer.panel.getByRole('button', {name: 'Copy report'}).click();
  await expect(drawer.panel.getByRole('status')).toHaveText('Copied.');
  const report = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  assert.equal(report.page.config.locale, 'en');
  assert.deepEqual(
    report.violations.map(({section, by}: {section: string; by: string}) => [section, by]),
    [['§1.1', 'service']],
  );
});
