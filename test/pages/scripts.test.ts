import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {holdFile} from './delays.ts';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** Inserts an element with attributes into the page's content, as a theme's script does. */
function insert(page: Page, tag: string, attributes: Readonly<Record<string, string>> = {}): Promise<void> {
  return page.locator('main').evaluate(
    (main, {tag, attributes}) => {
      const element = document.createElement(tag);
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      main.append(element);
    },
    {tag, attributes},
  );
}

/** Has the loader look for elements. */
const load = (page: Page): Promise<void> =>
  page.evaluate(async () => (await import('/assets/storefront-search.js' as string)).load());

test('a script reads the state of the page’s search, from the same object each time', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=ジャケット', {total: 16});
  const state = await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const {status, query, answer} = getStore().state;
    const [first, second] = [getStore('a'), getStore('a')];
    const isSame = [first === second, getStore() === getStore('default')];
    return [status, query.query, answer.total, getStore('another').state.status, ...isSame];
  });
  assert.deepEqual(state, ['ready', 'ジャケット', 16, 'idle', true, true]);
});

test('a subscriber that unsubscribes during its call, or before, is not called again', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=ジャケット', {total: 16});
  const calls = await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const store = getStore('another');
    const heard: string[] = [];
    await new Promise<void>(resolve => {
      const stop = store.subscribe(() => {
        heard.push('one');
        stop();
        resolve();
      });
    });
    store.subscribe(() => heard.push('two'))();
    await store.search({query: 'リネン'});
    return heard;
  });
  assert.deepEqual(calls, ['one']);
});

test('a subscriber whose code failed to load is connected later, unless it has left', async ({demo}) => {
  const page = await demo.openPage();
  await page.clock.install();
  const code = '**/store-*.js';
  await page.route(code, route => route.abort());
  await page.goto('./');
  let asked = 0;
  page.on('request', request => {
    if (/results-page/.test(request.url())) asked++;
  });
  const listen = (stops: boolean) =>
    page.evaluate(async stops => {
      const {getStore} = await import('/assets/storefront-search.js' as string);
      const stop = getStore().subscribe(({status}: {status: string}) => {
        document.body.dataset.calls = status;
      });
      await getStore()
        .search({query: 'リネン'})
        .catch(() => undefined);
      if (stops) stop();
    }, stops);
  // Messages about requests arrive in order, so this request comes after all earlier ones.
  const allAreTold = () => page.evaluate(() => fetch('./').then(() => undefined));
  await listen(true);
  await allAreTold();
  const before = asked;
  await page.clock.runFor(10_000);
  await allAreTold();
  assert.equal(asked, before);
  await listen(false);
  await page.unroute(code);
  await expect(async () => {
    await page.clock.runFor(2000);
    assert.equal(await page.locator('body').getAttribute('data-calls'), 'idle');
  }).toPass({timeout: 10_000});
  demo.takeErrors(page);
});

test('a page sends its first search while the code of its elements is on its way', async ({demo}) => {
  const page = await demo.openPage();
  const releases = await Promise.all(
    ['lit', 'store', 'results-page', 'schema', 'ja'].map(file => holdFile(page, `**/assets/${file}-*.js`)),
  );
  const leaving = page.waitForRequest('**/apps/searchapp/search?*');
  await page.goto('./search?q=ジャケット&sort=price_asc', {waitUntil: 'commit'});
  await leaving;
  for (const release of releases) release();
  await seeState(page.locator('search-results'), 'ready');
  // The list's own search joins the request.
  assert.equal(demo.searches(page).length, 1);
  assert.equal(demo.events(page).length, 1);
});

test('a page makes its first number format while the code of its elements is on its way', async ({demo}) => {
  const page = await demo.openPage();
  await page.addInitScript(() => {
    Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
      construct(target, args) {
        performance.mark('number format');
        return Reflect.construct(target, args);
      },
    });
  });
  const release = await holdFile(page, '**/assets/results-page-*.js');
  await page.goto('./search?q=ジャケット', {waitUntil: 'commit'});
  await page.waitForFunction(() => performance.getEntriesByName('number format').length > 0);
  release();
  await seeState(page.locator('search-results'), 'ready');
});

test('a phone loads the facets of a panel when the shopper opens its drawer', async ({demo}) => {
  const page = await demo.openPage({viewport: 'phone'});
  const files: string[] = [];
  page.on('request', request => files.push(request.url()));
  const features = page.waitForResponse('**/assets/features-*.js');
  await page.goto('./search?q=ジャケット');
  await new Shopper(page).seeResults(16);
  await (await features).finished();
  assert.deepEqual(
    files.filter(file => /(facets|dialogs)-/.test(file)),
    [],
  );
  await page.locator('facet-panel [part=open]').click();
  await expect(page.locator('facet-panel dialog [part=facet]').first()).toBeVisible();
  assert.ok(files.some(file => /facets-/.test(file)));
});

test('a search box that is touched requests its code and that of suggestions at once', async ({demo}) => {
  const page = await demo.openPage();
  const release = await holdFile(page, '**/assets/search-box-*.js');
  await page.goto('./');
  const requests = ['opened-box', 'schema', 'ja'].map(file => page.waitForRequest(`**/assets/${file}-*.js`));
  await new Shopper(page).field.hover();
  await Promise.all(requests);
  release();
});

test('`load()` loads inserted elements; later ones of a loaded kind need no call', async ({demo}) => {
  const {page} = await demo.open('./pages/shipping', {locale: 'en'});
  await insert(page, 'search-box');
  await load(page);
  await expect(page.locator('main search-box').getByRole('combobox')).toBeVisible();
  const listOf = (query: string) => insert(page, 'search-results', {'url-sync': 'off', query});
  await listOf('jacket');
  await load(page);
  await expect(page.locator('[query=jacket]').getByRole('listitem').first()).toBeVisible();
  await listOf('linen');
  await expect(page.locator('[query=linen]').getByRole('listitem').first()).toBeVisible();
});

test('elements parsed after the loader has run are loaded when the document is parsed', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const [early, list] = [
    '<script type="module" async src="/assets/storefront-search.js"></script>',
    '<script src="/held.js"></script><search-results url-sync="off" query="jacket"></search-results>',
  ];
  await page.route('**/early', route => route.fulfill({contentType: 'text/html', body: early + list}));
  const release = await holdFile(page, '**/held.js');
  await page.goto('./early', {waitUntil: 'commit'});
  await page.evaluate(() => import('/assets/storefront-search.js' as string));
  assert.equal(await page.evaluate(() => document.readyState), 'loading');
  release();
  await expect(page.locator('search-results').getByRole('listitem').first()).toBeVisible();
  demo.takeErrors(page);
});

for (const [what, path] of [
  ['without a list', './pages/shipping'],
  ['of results', './search?q=jacket'],
] as const) {
  test(`a page ${what} has no observer of the whole document`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper({locale: 'en'});
    await page.addInitScript(() => {
      MutationObserver.prototype.observe = new Proxy(MutationObserver.prototype.observe, {
        apply(observe, observer, [node, options]) {
          if (node.contains(document.body)) performance.mark('observes the document');
          return Reflect.apply(observe, observer, [node, options]);
        },
      });
    });
    await page.goto(path);
    await shopper.type('linen');
    await expect(shopper.productOptions.first()).toBeVisible();
    const marks = await page.evaluate(() => performance.getEntriesByName('observes the document').length);
    assert.equal(marks, 0);
  });
}

test('a search box that the theme editor inserts into a results page is loaded', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=jacket', {locale: 'en', total: 16});
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.append(document.createElement('search-box'));
    main?.dispatchEvent(new CustomEvent('shopify:section:load', {bubbles: true}));
  });
  await expect(page.locator('main search-box').getByRole('combobox')).toBeVisible();
});
