import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {Delays} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {Inspector, openSearch} from './inspector.ts';
import {LOADER, openSearchPage} from './other-page.ts';
import {refuse} from './several-values/refusal.ts';
import {Shopper} from './shopper.ts';

const INSPECTOR = '<script type="module" src="/assets/storefront-search.debug.js"></script>';
const RESULTS = '<search-results query="ジャケット"></search-results>';

async function openOwnPage(demo: Demo, body: string): Promise<{page: Page; inspector: Inspector}> {
  const page = await demo.openPage({inspector: true});
  await openSearchPage(page, `${INSPECTOR}${body}`);
  return {page, inspector: new Inspector(page)};
}

/** Opens the inspector, then the details of a line. */
async function openLine(inspector: Inspector, text: string | RegExp): Promise<void> {
  if (await inspector.panel.isHidden()) await inspector.open();
  await inspector.line(text).locator('summary').click();
}

test('the inspector shows that a search shares the request of the same search in flight', async ({demo}) => {
  const page = await demo.openPage({inspector: true});
  const delays = await Delays.start(page, () => true);
  const second = '<search-results instance="other" url-sync="off" query="ジャケット"></search-results>';
  await openSearchPage(page, `${INSPECTOR}${LOADER}${RESULTS}${second}`);
  const inspector = new Inspector(page);
  await openLine(inspector, 'shared');
  await expect(inspector.line('shared')).toContainText(/It shares the request of line \d+\./);
  delays.release('ジャケット');
  await expect(inspector.line('shared')).toContainText('16 results');
  assert.equal(demo.searches(page).length, 1);
});

test('the inspector shows one line for a search whose handed-over answer is of no use', async ({demo}) => {
  const page = await demo.openPage({inspector: true});
  await page.addInitScript(() => {
    const params =
      'contract=v1&type=search&q=%E3%82%B8%E3%83%A3%E3%82%B1%E3%83%83%E3%83%88&locale=ja&limit=24&offset=0&sort=relevance';
    const handed = {params, limit: 24, response: {degraded: 'no'}, at: Date.now()};
    sessionStorage.setItem('storefront-search.v1.handover', JSON.stringify(handed));
  });
  await page.goto('./search?q=ジャケット');
  const inspector = new Inspector(page);
  await openLine(inspector, '“ジャケット”');
  await inspector.show('requests');
  await expect(inspector.line('“ジャケット”')).toContainText('16 results');
  await expect(inspector.lines.filter({hasText: '“ジャケット”'})).toHaveCount(1);
  await expect(inspector.line('“ジャケット”')).not.toContainText('cached');
  const sent = new URLSearchParams(demo.searches(page)[0]);
  sent.delete('session_id');
  // Otherwise the answer would not be for this search.
  assert.match(
    sent.toString(),
    /^contract=v1&type=search&q=[^&]+&locale=ja&limit=24&offset=0&sort=relevance$/,
  );
});

test('the inspector shows that a search was aborted because another one overtook it', async ({demo}) => {
  const page = await demo.openPage({inspector: true});
  const delays = await Delays.start(page, params => params.get('q') === 'リネン');
  await page.goto('./search?q=ジャケット');
  const [shopper, inspector] = [new Shopper(page), new Inspector(page)];
  await shopper.seeResults(16);
  await shopper.submit('リネン');
  await expect.poll(() => delays.holds('リネン')).toBe(true);
  await shopper.submit('財布');
  await openLine(inspector, '“リネン”');
  await expect(inspector.line('“リネン”')).toContainText('no answer');
  await expect(inspector.line('“リネン”')).toContainText('A newer search replaced it');
  delays.release('リネン');
});

test('the inspector shows that a newer search replaced one that waited for the budget', async ({demo}) => {
  const {page, inspector, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    for (let turn = 1; turn <= 12; turn++) void getStore(`list ${turn}`).search({query: `linen ${turn}`});
    void getStore('list 12').search({query: 'cotton'});
  });
  await openLine(inspector, '“linen 12”');
  await expect(inspector.line('“linen 12”')).toContainText(
    'a newer search replaced it while it waited for the request budget',
  );
});

test('the inspector shows that nothing is sent after a refusal of the shop’s plan', async ({demo}) => {
  const {page, inspector} = await openSearch(demo, {state: 'plan-missing'});
  await openLine(inspector, '403');
  await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    void getStore('other').search({query: 'linen'});
  });
  await openLine(inspector, '“linen”');
  await expect(inspector.line('“linen”')).toContainText('Not sent: plan_required.');
  assert.match((await demo.hearErrors(page)).join(), /plan/);
});

test('the inspector lists a request of another script to another path of the app proxy', async ({demo}) => {
  const {page, inspector, shopper} = await openSearch(demo);
  await shopper.seeResults();
  await page.evaluate(() => fetch('/en/apps/searchapp/search?contract=v1&type=search&q=boots'));
  await openLine(inspector, '“boots”');
  await expect(inspector.line('“boots”')).toContainText(
    'Sent by another script, not by the search elements.',
  );
});

test('the inspector lists the events that the page’s own publisher receives', async ({demo}) => {
  const publisher = `<script type="module">
    import {configure} from '/assets/storefront-search.js';
    configure({publish: (name, {query}) => document.body.append(name + ' ' + query)});
  </script>`;
  const {page, inspector} = await openOwnPage(demo, `${publisher}${LOADER}${RESULTS}`);
  await expect(page.getByText('service_search ジャケット')).toBeVisible();
  await inspector.open();
  await inspector.show('events');
  await expect(inspector.line('service_search')).toContainText('✓');
});

test('the console warns that the inspector could not read what the pixel received', async ({demo}) => {
  const page = await demo.openPage({inspector: true, locale: 'en'});
  await page.route('**/pixel/events', route => route.fulfill({body: '<!doctype html>'}));
  const warning = page.waitForEvent('console', message => message.type() === 'warning');
  await page.goto('./');
  assert.match(
    (await warning).text(),
    /^The inspector could not read the events that the pixel received: SyntaxError/,
  );
});

test('the inspector shows one search of several parts, and each part with its request', async ({demo}) => {
  const {page, inspector, shopper} = await openSearch(demo);
  await shopper.seeResults(16);
  await shopper.choice('Brand', 'North Ridge').check();
  await shopper.seeResults(3);
  await shopper.choice('Brand', 'Coast & Pine').check();
  await shopper.seeResults(10);
  await inspector.open();
  await inspector.show('requests');
  const whole = inspector.line('parts');
  await expect(whole).toContainText('10 results');
  await whole.locator('summary').click();
  await expect(whole).toContainText(/One search of 2 parts, since no request can hold its filters/);
  const [, first = '', second = ''] = /lines (\d+) and (\d+)/.exec((await whole.textContent()) ?? '') ?? [];
  for (const [id, brand, how] of [
    [first, 'North Ridge', 'cached'],
    [second, 'Coast & Pine', '200'],
  ] as const) {
    const part = inspector.lines.filter({has: page.getByText(id, {exact: true})});
    await part.locator('summary').click();
    for (const text of [/It is a part of the search of line \d+\./, brand, how])
      await expect(part).toContainText(text);
  }
  assert.equal(demo.searches(page).length, 3);
});

test('the inspector says of a search with a missing part that results are missing', async ({demo}) => {
  const {page, inspector, shopper} = await openSearch(demo);
  await shopper.seeResults(16);
  await shopper.choice('Brand', 'North Ridge').check();
  await shopper.seeResults(3);
  await refuse(page, 'Coast & Pine');
  await shopper.choice('Brand', 'Coast & Pine').check();
  await expect(shopper.results.getByRole('button', {name: 'Try again'})).toBeVisible();
  await openLine(inspector, 'parts');
  await expect(inspector.line('parts')).toContainText('Results of a part are missing.');
  await expect(inspector.line('429')).toHaveCount(1);
});
