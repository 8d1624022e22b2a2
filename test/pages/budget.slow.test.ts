import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** The caps of the contract, so that too many requests are refused. */
test.use({demoArguments: ['--caps', '20,50,125']});

/** Records each search of a context: when the browser sent it, in milliseconds, and the status of its answer. */
function watchSearches(page: Page): {at: number; status: number}[] {
  const searches: {at: number; status: number}[] = [];
  page.context().on('response', response => {
    if (!response.url().includes('/apps/searchapp/search?')) return;
    searches.push({at: response.request().timing().startTime, status: response.status()});
  });
  return searches;
}

/** Returns the maximum of requests in any ten seconds. */
const busiest = (times: readonly number[]) =>
  Math.max(...times.map(start => times.filter(time => time >= start && time < start + 10_000).length));

/** Sends searches for some seconds, far faster than any shopper. */
async function hammer(page: Page, word: string): Promise<void> {
  await page.evaluate(async text => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const end = performance.now() + 8000;
    for (let turn = 0; performance.now() < end; turn++) {
      // Each search has a store of its own, so that none overtakes another.
      void getStore(`${text} ${turn}`).search({query: `${text} ${turn}`});
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }, word);
}

test('§8 search visitor: two tabs together send at most 20 searches in ten seconds', async ({demo}) => {
  const page = await demo.openPage();
  const searches = watchSearches(page);
  const other = await page.context().newPage();
  await Promise.all([page.goto('./'), other.goto('./')]);
  await Promise.all([hammer(page, 'linen'), hammer(other, 'jacket')]);
  const most = busiest(searches.map(({at}) => at));
  assert.ok(most > 5 && most <= 20, `${most} searches in ten seconds`);
  assert.deepEqual(
    searches.filter(({status}) => status !== 200),
    [],
  );
});

test('§7 429, §7.3: after a 429 no tab sends what is typed, but what is submitted', async ({demo}) => {
  const page = await demo.openPage();
  const other = await page.context().newPage();
  await Promise.all([page.goto('./search?q=文具'), other.goto('./search?q=文具')]);
  const [shopper, elsewhere] = [new Shopper(page), new Shopper(other)];
  await shopper.seeResults(41);
  await elsewhere.seeResults(41);
  await demo.setState(page, 'rate-limited');
  await shopper.field.focus();
  await shopper.field.fill('ジャケット');
  await expect(page.locator('search-box')).toHaveAttribute('data-state', 'limited');
  await demo.setState(page, 'normal');
  const asked = demo.searches(page).length;
  for (const each of [elsewhere, shopper]) {
    await each.field.focus();
    await each.field.fill('リネン');
  }
  for (const tab of [page, other]) {
    await expect(tab.locator('search-box')).toHaveAttribute('data-state', 'limited');
  }
  assert.equal(demo.searches(page).length, asked);
  for (const each of [elsewhere, shopper]) {
    await each.submit('財布');
    await expect(each.count).toContainText('財布');
  }
  assert.equal(demo.searches(page).length, asked + 2);
});

test('§8.7 repeated: two lists of a page send the same search once', async ({demo}) => {
  const {page} = await demo.open('./cart');
  await page.evaluate(async () => {
    const {load} = await import('/assets/storefront-search.js' as string);
    for (const instance of ['a', 'b']) {
      const list = document.createElement('search-results');
      list.setAttribute('url-sync', 'off');
      list.setAttribute('query', 'リネン');
      list.setAttribute('instance', instance);
      document.body.append(list);
    }
    load();
  });
  const lists = page.locator('search-results');
  for (const index of [0, 1]) await seeState(lists.nth(index), 'ready');
  assert.equal(demo.searches(page).length, 1);
});
