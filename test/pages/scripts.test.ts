import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {holdFile} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** Opens a page, and waits for its results. */
async function openResults(demo: Demo): Promise<Page> {
  const page = await demo.openPage();
  await page.goto('./search?q=ジャケット');
  await new Shopper(page).seeResults(16);
  return page;
}

/** Adds a theme's module to every page, before the elements' script, which may else have its answer before the module is there. */
async function addModule(page: Page, text: string): Promise<void> {
  await page.route('**/assets/own.js', route => route.fulfill({contentType: 'text/javascript', body: text}));
  await page.route('**/search?*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const own = '<head><script type="module" src="/assets/own.js"></script>';
    await route.fulfill({response, body: (await response.text()).replace('<head>', own)});
  });
}

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

test('a script reads the state of the page’s search without requesting anything', async ({demo}) => {
  const page = await openResults(demo);
  const state = await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const {status, query, answer} = getStore().state;
    return [status, query.query, answer.total, getStore('another').state.status];
  });
  assert.deepEqual(state, ['ready', 'ジャケット', 16, 'idle']);
});

test('a script gets the same object for an instance each time', async ({demo}) => {
  const page = await openResults(demo);
  const same = await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const [first, second, other] = [getStore('a'), getStore('a'), getStore()];
    return [first === second, other === getStore('default'), first === other];
  });
  assert.deepEqual(same, [true, true, false]);
});

test('a subscriber that unsubscribes during its call, or before, is not called again', async ({demo}) => {
  const page = await openResults(demo);
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

test('a subscriber whose code failed to load is connected later, unless it has unsubscribed', async ({
  demo,
}) => {
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

test('the first search of a page leaves while the store, lit and the code of its elements are on their way', async ({
  demo,
}) => {
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

test('the first number format of a page is made while the code of its elements is on its way', async ({
  demo,
}) => {
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

test('the code of a search box and of its suggestions is requested at once when the box is touched', async ({
  demo,
}) => {
  const page = await demo.openPage();
  const release = await holdFile(page, '**/assets/search-box-*.js');
  await page.goto('./');
  const requests = ['opened-box', 'schema', 'ja'].map(file => page.waitForRequest(`**/assets/${file}-*.js`));
  await new Shopper(page).field.hover();
  await Promise.all(requests);
  release();
});

test('`load()` loads the elements that a script has inserted; later ones of a loaded kind need no call', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.goto('./pages/shipping');
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

test('elements that are parsed after the loader has run are loaded when the document is parsed', async ({
  demo,
}) => {
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
    const page = await demo.openPage({locale: 'en'});
    await page.addInitScript(() => {
      MutationObserver.prototype.observe = new Proxy(MutationObserver.prototype.observe, {
        apply(observe, observer, [node, options]) {
          if (node.contains(document.body)) performance.mark('observes the document');
          return Reflect.apply(observe, observer, [node, options]);
        },
      });
    });
    await page.goto(path);
    const shopper = new Shopper(page, 'en');
    await shopper.type('linen');
    await expect(shopper.productOptions.first()).toBeVisible();
    const marks = await page.evaluate(() => performance.getEntriesByName('observes the document').length);
    assert.equal(marks, 0);
  });
}

test('a search box that the theme editor inserts into a results page is loaded', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.goto('./search?q=jacket');
  await new Shopper(page, 'en').seeResults(16);
  await page.evaluate(() => {
    const main = document.querySelector('main');
    main?.append(document.createElement('search-box'));
    main?.dispatchEvent(new CustomEvent('shopify:section:load', {bubbles: true}));
  });
  await expect(page.locator('main search-box').getByRole('combobox')).toBeVisible();
});

test('a script’s own publisher replaces the platform’s', async ({demo}) => {
  const page = await demo.openPage();
  await addModule(
    page,
    `import {configure} from '/assets/storefront-search.js';
    const calls = (globalThis.calls = []);
    configure({publish: name => calls.push(name)});`,
  );
  await page.goto('./search?q=ジャケット');
  await new Shopper(page).seeResults(16);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'calls'))).toEqual(['service_search']);
  assert.deepEqual(demo.events(page), []);
});
