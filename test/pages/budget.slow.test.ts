import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** With the caps of the contract: whoever sends too much is refused. */
test.use({demoArguments: ['--caps', '20,50,125']});

/** What became of each search of a context: when the browser sent it, in milliseconds, and the answer's status. */
function watchSearches(page: Page): {at: number; status: number}[] {
  const searches: {at: number; status: number}[] = [];
  page.context().on('response', response => {
    if (!response.url().includes('/apps/searchapp/search?')) return;
    searches.push({at: response.request().timing().startTime, status: response.status()});
  });
  return searches;
}

/** The most that any ten seconds see. */
const busiest = (times: readonly number[]) =>
  Math.max(...times.map(start => times.filter(time => time >= start && time < start + 10_000).length));

/** Searches for one thing after another, far faster than any shopper, for some seconds. */
async function hammer(page: Page, word: string): Promise<void> {
  await page.evaluate(async text => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const end = performance.now() + 8000;
    for (let turn = 0; performance.now() < end; turn++) {
      // Each by a store of its own, which overtakes none.
      void getStore(`${text} ${turn}`).search({query: `${text} ${turn}`});
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }, word);
}

test('§8 search visitor: two tabs together never send more than 20 searches in ten seconds', async ({
  demo,
}) => {
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

test('§7 429, §7.3: after a 429 typing asks nothing in any tab, and a submitted search is still answered', async ({
  demo,
}) => {
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

test('§8.7 repeated: what two lists of a page ask at the same time is sent once', async ({demo}) => {
  const page = await demo.openPage();
  await page.goto('./cart');
  await page.evaluate(() => {
    for (const instance of ['a', 'b']) {
      const list = document.createElement('search-results');
      list.setAttribute('url-sync', 'off');
      list.setAttribute('query', 'リネン');
      list.setAttribute('instance', instance);
      document.body.append(list);
    }
  });
  const lists = page.locator('search-results');
  for (const index of [0, 1]) await seeState(lists.nth(index), 'ready');
  assert.equal(demo.searches(page).length, 1);
});

test('§8.7 repeated: going back to a text that was answered asks nothing', async ({demo}) => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./');
  await shopper.type('財布');
  await shopper.field.pressSequentially('入');
  await expect.poll(() => demo.searches(page).length).toBe(2);
  await expect(page.locator('search-box')).toHaveAttribute('data-state', /ready|empty/);
  await shopper.field.press('Backspace');
  await expect(shopper.productOptions.first()).toContainText('財布');
  await expect(page.locator('search-box')).toHaveAttribute('data-state', 'ready');
  assert.equal(demo.searches(page).length, 2);
});

test('§8.7 debounce: text typed without a rest is asked for once', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./');
  await shopper.field.focus();
  await expect(shopper.field).toHaveRole('combobox');
  await shopper.field.evaluate(field => {
    for (const letter of 'linen jacket') {
      (field as HTMLInputElement).value += letter;
      field.dispatchEvent(new InputEvent('input', {bubbles: true, data: letter}));
    }
  });
  await expect(shopper.suggestions).toBeVisible();
  assert.deepEqual(
    demo.searches(page).map(params => params.get('q')),
    ['linen jacket'],
  );
});
