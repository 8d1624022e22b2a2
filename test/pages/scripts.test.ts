import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {holdFile} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

/** Opens a page whose results are here. */
async function openResults(demo: Demo): Promise<Page> {
  const page = await demo.openPage();
  await page.goto('./search?q=ジャケット');
  await new Shopper(page).seeResults(16);
  return page;
}

/** Adds a module of the theme's own to every page, after ours. */
async function addModule(page: Page, text: string): Promise<void> {
  await page.route('**/assets/own.js', route => route.fulfill({contentType: 'text/javascript', body: text}));
  await page.route('**/search?*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const own = '<script type="module" src="/assets/own.js"></script></body>';
    await route.fulfill({response, body: (await response.text()).replace('</body>', own)});
  });
}

test('a script reads the state of the search that is on the page, though it has asked for nothing yet', async ({
  demo,
}) => {
  const page = await openResults(demo);
  const state = await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const {status, query, answer} = getStore().state;
    return [status, query.query, answer.total, getStore('another').state.status];
  });
  assert.deepEqual(state, ['ready', 'ジャケット', 16, 'idle']);
});

test('a script that asks twice for the store of an instance gets the same object', async ({demo}) => {
  const page = await openResults(demo);
  const same = await page.evaluate(async () => {
    const {getStore} = await import('/assets/storefront-search.js' as string);
    const [first, second, other] = [getStore('a'), getStore('a'), getStore()];
    return [first === second, other === getStore('default'), first === other];
  });
  assert.deepEqual(same, [true, true, false]);
});

test('a script that ends its listening while it is told is told no more, nor is one that ended it before', async ({
  demo,
}) => {
  const page = await openResults(demo);
  const told = await page.evaluate(async () => {
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
  assert.deepEqual(told, ['one']);
});

test('for a listener whose code could not be fetched it is fetched again, but for none that was taken away since', async ({
  demo,
}) => {
  const page = await demo.openPage();
  await page.clock.install();
  const code = '**/results-page-*.js';
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
        document.body.dataset.told = status;
      });
      await getStore()
        .search({query: 'リネン'})
        .catch(() => undefined);
      if (stops) stop();
    }, stops);
  // Requests are told in order.
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
    assert.equal(await page.locator('body').getAttribute('data-told'), 'idle');
  }).toPass({timeout: 10_000});
  demo.takeErrors(page);
});

test('the first search of a page leaves while the code of its elements is on its way', async ({demo}) => {
  const page = await demo.openPage();
  const releases = await Promise.all(
    ['results-page', 'schema', 'ja'].map(file => holdFile(page, `**/assets/${file}-*.js`)),
  );
  const leaving = page.waitForRequest('**/apps/searchapp/search?*');
  await page.goto('./search?q=ジャケット&sort=price_asc', {waitUntil: 'commit'});
  await leaving;
  for (const release of releases) release();
  await seeState(page.locator('search-results'), 'ready');
  // The list asks for nothing that has been asked for.
  assert.equal(demo.searches(page).length, 1);
  assert.equal(demo.events(page).length, 1);
});

test('the code of a box and of its suggestions is requested at once when the box is touched', async ({
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

test('elements that a script brings in later are loaded, a box without a field of its own too', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.goto('./pages/shipping');
  await page.evaluate(() => {
    document.querySelector('main')?.append(document.createElement('search-box'));
  });
  await expect(page.locator('main search-box').getByRole('combobox')).toBeVisible();
  await page.evaluate(() => {
    const list = document.createElement('search-results');
    list.setAttribute('url-sync', 'off');
    list.setAttribute('query', 'jacket');
    document.querySelector('main')?.append(list);
  });
  await expect(page.locator('main search-results').getByRole('listitem').first()).toBeVisible();
});

test('a box that the theme editor brings to a page of results is loaded', async ({demo}) => {
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

test('a script brings a publisher of its own, which is told in place of the platform’s', async ({demo}) => {
  const page = await demo.openPage();
  await addModule(
    page,
    `import {configure} from '/assets/storefront-search.js';
    const told = (globalThis.told = []);
    configure({publish: name => told.push(name)});`,
  );
  await page.goto('./search?q=ジャケット');
  await new Shopper(page).seeResults(16);
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'told'))).toEqual(['service_search']);
  assert.deepEqual(demo.events(page), []);
});
