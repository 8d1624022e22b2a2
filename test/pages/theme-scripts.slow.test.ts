import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {writeTheme} from '../cli/plain-theme.ts';
import {expect, test} from './fixtures.ts';

/** A theme whose scripts use the platform's features for them. */
const theme = writeTheme({
  'layout/theme.liquid': `<!doctype html>
<html lang="{{ request.locale.iso_code }}">
  <head>
    <title>{{ page_title }}</title>
    <script type="importmap">
      {"imports": {"@shopify/events": "https://cdn.shopify.com/storefront/standard-events.js"}}
    </script>
    {{ content_for_header }}
    <script type="module" src="{{ 'theme.js' | asset_url }}"></script>
  </head>
  <body>
    {% section 'count' %}
    <main>{{ content_for_layout }}</main>
  </body>
</html>`,
  'assets/theme.js': `import * as events from '@shopify/events';
    window.events = events;
    window.heard = [];
    for (const name of Object.values(events.StandardEvents)) {
      document.addEventListener(name, event => window.heard.push(event));
    }
    customElements.define('viewed-product', events.createViewEventElement());
    customElements.define('seen-product', events.createViewEventElement(HTMLElement, {defaultTrigger: 'intersect'}));`,
  'sections/count.liquid': `{{ cart.item_count }}
    {% stylesheet %} #shopify-section-count {color: rgb(1, 2, 3)} {% endstylesheet %}
    {% javascript %} document.documentElement.dataset.counted = 'yes'; {% endjavascript %}`,
  'sections/main-product.liquid': `{% assign data = product | standard_event_data: 'view', context: 'page' | escape %}
    <viewed-product view-event-payload="{{ data }}"></viewed-product>
    <div style="height: 300vh"></div><seen-product view-event-payload="{{ data }}">below</seen-product>`,
  'templates/product.json': '{"sections": {"main": {"type": "main-product"}}, "order": ["main"]}',
  'templates/collection.json': '{"sections": {}, "order": []}',
});

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

test('a section’s styles and script load with the page', async ({demo}) => {
  const {page} = await demo.open('./products/linen-tailored-jacket');
  await expect(page.locator('html')).toHaveAttribute('data-counted', 'yes');
  await expect(page.locator('#shopify-section-count')).toHaveCSS('color', 'rgb(1, 2, 3)');
});

test('a script gets a section with the changed cart, and the pixel receives the addition', async ({demo}) => {
  const {page} = await demo.open('./products/linen-tailored-jacket');
  const html = await page.evaluate(async () => {
    const {variants} = await (await fetch('/products/linen-tailored-jacket.js')).json();
    const body = new FormData();
    body.set('id', variants[0].id);
    body.set('quantity', '2');
    body.set('sections', 'count');
    const response = await fetch('/cart/add', {
      method: 'POST',
      body,
      headers: {Accept: 'application/javascript'},
    });
    return (await response.json()).sections.count;
  });
  assert.match(html, /id="shopify-section-count"[^>]*>2\s/);
  const sent = async () => (await page.request.get('/pixel/events')).text();
  await expect.poll(sent).toMatch(/product_added_to_cart.*"quantity":2/);
});

test('a theme’s standard events work without the platform’s network', async ({demo}) => {
  const page = await demo.openPage();
  await page.goto(
    './collections/summer?filter.p.vendor=A&filter.v.price.gte=10&filter.v.option.color=&sort_by=price-ascending',
  );
  await page.waitForFunction(() => 'events' in window);
  const heard = await page.evaluate(async () => {
    const {CollectionUpdateEvent, ProductSelectEvent} = Reflect.get(window, 'events');
    const {promise, resolve} = CollectionUpdateEvent.createPromise();
    const update = new CollectionUpdateEvent({
      collection: {id: 7, handle: 'summer', productsCount: 1},
      productFilters: CollectionUpdateEvent.parseProductFilters(),
      sortKey: CollectionUpdateEvent.getSortKey(),
      promise,
    });
    document.body.dispatchEvent(update);
    resolve({productsCount: 3, variant: {id: 5}});
    const {collection, productFilters, sortKey, type} = Reflect.get(window, 'heard')[0];
    return {
      collection,
      productFilters,
      sortKey,
      type,
      result: await update.promise,
      gid: ProductSelectEvent.createGid('Product', 'gid://shopify/Product/1'),
    };
  });
  assert.deepEqual(heard, {
    collection: {id: 'gid://shopify/Collection/7', handle: 'summer', productsCount: 1},
    productFilters: [{productVendor: 'A'}, {price: {min: 10}}],
    sortKey: 'PRICE',
    type: 'shopify:collection:update',
    result: {productsCount: 3, variant: {id: 'gid://shopify/ProductVariant/5'}},
    gid: 'gid://shopify/Product/1',
  });
});

test('a cart of the AJAX API converts to one of the events', async ({demo}) => {
  const {page} = await demo.open('./collections/summer');
  await page.waitForFunction(() => 'events' in window);
  const cart = await page.evaluate(() => {
    const items = [{key: 'a', quantity: 2, final_line_price: 500}];
    const response = {token: 't', item_count: 2, total_price: 500, currency: 'JPY', items};
    return Reflect.get(window, 'events').CartViewEvent.createCartFromAjaxResponse(response);
  });
  const cost = {totalAmount: {amount: '5.00', currencyCode: 'JPY'}};
  assert.deepEqual(cart, {
    id: 'gid://shopify/Cart/t',
    totalQuantity: 2,
    cost,
    lines: [{id: 'gid://shopify/CartLine/a', quantity: 2, cost}],
    discountCodes: [],
  });
});

test('an element reports a view when it is connected, or scrolled into view', async ({demo}) => {
  const {page} = await demo.open('./products/linen-tailored-jacket');
  const targets = () =>
    page.evaluate(() => {
      const heard: readonly Event[] = Reflect.get(window, 'heard') ?? [];
      return heard.map(({target, type}) => `${type} ${target instanceof Element ? target.localName : ''}`);
    });
  await expect.poll(targets).toEqual(['shopify:product:view viewed-product']);
  await page.locator('seen-product').scrollIntoViewIfNeeded();
  await expect
    .poll(targets)
    .toEqual(['shopify:product:view viewed-product', 'shopify:product:view seen-product']);
});
