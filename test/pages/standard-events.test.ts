import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {Delays, holdFile} from './delays.ts';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** The parts of the platform's standard events that a listener such as an app reads. */
interface ReceivedEvent {
  readonly type: string;
  readonly target: string;
  readonly search?: Record<string, unknown>;
  readonly collection?: Record<string, unknown>;
  readonly productFilters?: unknown;
  readonly sortKey?: string;
  readonly detail: Record<string, unknown>;
  /** The outcome of the promise: a result, or the name of an error. */
  readonly outcome?: unknown;
}

/** Listens like an app, from the start. */
async function listen(page: Page): Promise<() => Promise<ReceivedEvent[]>> {
  await page.addInitScript(() => {
    const received: Record<string, unknown>[] = [];
    Object.assign(window, {received});
    for (const type of ['shopify:search:update', 'shopify:collection:update']) {
      document.addEventListener(type, event => {
        const {search, collection, productFilters, sortKey, detail, promise} = event as unknown as Record<
          string,
          unknown
        >;
        const target = (event.target as Element).localName;
        const entry: Record<string, unknown> = {
          type,
          target,
          search,
          collection,
          productFilters,
          sortKey,
          detail,
        };
        received.push(entry);
        // An unhandled rejection here is no error of the page.
        const ours = (promise as Promise<unknown>).then(
          outcome => ({outcome}),
          ({name}: Error) => ({outcome: name}),
        );
        void ours.then(({outcome}) => Object.assign(entry, {outcome}));
      });
    }
  });
  return () => page.evaluate(() => JSON.parse(JSON.stringify(Reflect.get(window, 'received'))));
}

/** Opens a results page, and waits for the features around its list. */
async function openSearch(page: Page, path: string): Promise<Shopper> {
  const shopper = new Shopper(page, 'en');
  await shopper.visit(path);
  await shopper.seeFeatures();
  return shopper;
}

test('searches and filters are dispatched as shopify:search:update, with their result', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const received = await listen(page);
  const shopper = await openSearch(page, './search?q=jacket');
  assert.deepEqual(await received(), [], 'a page that is opened is no update');
  await shopper.choice('Brand', 'North Ridge').check();
  await shopper.seeResults(3);
  await shopper.sort.selectOption('price_desc');
  await expect(page).toHaveURL(/sort=price_desc/);
  await shopper.seeResults(3);
  await shopper.search('linen');
  await shopper.seeResults(17);
  const [filtered, sorted, searched, ...more] = await received();
  assert.deepEqual(more, []);
  const productFilters = [{productVendor: 'North Ridge'}];
  const filters = {filter_vendor: ['North Ridge']};
  assert.deepEqual(filtered, {
    type: 'shopify:search:update',
    target: 'search-results',
    search: {query: 'jacket', productFilters, sortKey: 'RELEVANCE'},
    detail: {filters, sort: 'relevance'},
    outcome: {totalCount: 3},
  });
  assert.deepEqual(sorted?.search, {query: 'jacket', productFilters, sortKey: 'PRICE'});
  assert.deepEqual(sorted?.detail, {filters, sort: 'price_desc'});
  assert.deepEqual(searched?.search, {query: 'linen', sortKey: 'RELEVANCE'});
  assert.deepEqual(searched?.outcome, {totalCount: 17});
});

test('filters and sort of a collection are dispatched as shopify:collection:update', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const received = await listen(page);
  await page.goto('./collections/apparel');
  const whole = Number.parseInt((await page.locator('.storefront-search-count').textContent()) ?? '', 10);
  const highest = page.locator('[name="filter.v.price.lte"]');
  if (!(await highest.isVisible())) await page.locator('summary', {hasText: shopper.words.price}).click();
  await highest.fill('9000');
  await highest.press('Tab');
  await expect(page).toHaveURL(/filter_price_max=9000/);
  await shopper.seeResults();
  await expect.poll(async () => (await received())[0]?.outcome).toBeTruthy();
  const [update] = await received();
  const left = Number((await shopper.count.textContent())?.match(/\d+/)?.[0]);
  assert.ok(left < whole);
  const {collection = {}, ...rest} = update ?? {};
  assert.match(String(collection.id), /^gid:\/\/shopify\/Collection\/\d+$/);
  assert.deepEqual({...collection, id: ''}, {id: '', handle: 'apparel', productsCount: whole});
  assert.deepEqual(rest, {
    type: 'shopify:collection:update',
    target: 'search-results',
    productFilters: [{price: {max: 9000}}],
    detail: {filters: {filter_price_max: ['9000']}, sort: 'relevance'},
    outcome: {productsCount: left},
  });
});

test('the first filter of a collection is dispatched although its code comes late', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const received = await listen(page);
  const release = await holdFile(page, '**/features-*.js');
  await page.goto('./collections/apparel');
  const other = page.waitForResponse(/\/theme-list-[0-9A-Z]+\.js/);
  const sort = page.locator('[name="sort_by"]').filter({visible: true});
  await sort.focus();
  await (await other).finished();
  await sort.selectOption('price-ascending');
  release();
  await shopper.seeResults();
  await expect
    .poll(async () => (await received()).map(({type}) => type))
    .toEqual(['shopify:collection:update']);
});

test('an overtaken search’s promise rejects with AbortError, a failed one’s with its own', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const received = await listen(page);
  const delays = await Delays.start(page, params => params.get('sort') === 'price_asc');
  const shopper = await openSearch(page, './search?q=jacket');
  await shopper.sort.selectOption('price_asc');
  await expect.poll(() => delays.holds('jacket')).toBe(true);
  await shopper.sort.selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await shopper.seeResults();
  delays.release('jacket');
  await page.route('**/apps/searchapp/search?*', route => route.abort('internetdisconnected'), {times: 1});
  await shopper.sort.selectOption('price_desc');
  await expect(shopper.results.getByRole('alert')).toBeVisible();
  const total = Number((await shopper.count.textContent())?.match(/\d+/)?.[0]);
  const outcomes = async () =>
    (await received()).map(({outcome}) => (outcome as {totalCount?: number})?.totalCount ?? outcome);
  await expect.poll(outcomes).toEqual(['AbortError', total, 'SearchError']);
});

test('embedded lists, “Load more” and lists that the theme silences dispatch nothing', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const received = await listen(page);
  await page.goto('./pages/example-embedded');
  await seeState(page.locator('search-results').first(), 'ready');
  await page.evaluate(async () => {
    const list = document.querySelector('search-results') as HTMLElement & {
      store: {search: (patch: object) => Promise<void>};
    };
    await list.store.search({sort: 'newest'});
  });
  const shopper = await openSearch(page, './collections/apparel?filter_available=true');
  await shopper.loadMore();
  await expect(page).toHaveURL(/page=2/);
  await shopper.seeResults();
  await shopper.results.evaluate(list => list.setAttribute('data-standard-events', 'off'));
  await shopper.sort.selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await shopper.seeResults();
  assert.deepEqual(await received(), []);
});
