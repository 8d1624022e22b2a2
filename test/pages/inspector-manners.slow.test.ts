import assert from 'node:assert/strict';
import {findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';
import {Inspector, openSearch} from './inspector.ts';

const STRICT =
  "default-src 'self'; script-src 'self'; style-src 'self'; require-trusted-types-for 'script'; " +
  "trusted-types lit-html 'allow-duplicates'";

test('the inspector works under a strict Content-Security-Policy with Trusted Types', async ({demo}) => {
  const page = await demo.openPage({inspector: true, locale: 'en'});
  await page.route('**/strict', route =>
    route.fulfill({
      headers: {'content-type': 'text/html', 'content-security-policy': STRICT},
      body: `<!doctype html><html lang="en"><title>Strict</title><script type="module"
        src="/assets/storefront-search.debug.js"></script><script type="module"
        src="/assets/storefront-search.js"></script><search-results query="jacket"></search-results>`,
    }),
  );
  await page.goto('./strict');
  const inspector = new Inspector(page);
  await inspector.open();
  await expect(inspector.line('“jacket” submit')).toContainText('200');
  await inspector.show('page');
  assert.deepEqual(demo.takeErrors(page), []);
});

for (const dark of [false, true]) {
  test(`axe finds no violation in the inspector in ${dark ? 'dark' : 'light'} colours`, async ({demo}) => {
    const {page, inspector} = await openSearch(demo, {state: 'garbage', dark});
    await inspector.open();
    await expect(inspector.line('§1.1')).toBeVisible();
    await inspector.lines.first().locator('summary').click();
    assert.deepEqual(await findViolations(page, 'storefront-search-debug'), []);
  });
}

test('the inspector passes on a refused fetch, and leaves no test value in storage', async ({demo}) => {
  const {page, inspector} = await openSearch(demo);
  await inspector.open();
  const refusal = await page.evaluate(() => {
    const answer = fetch('http://[');
    return answer.catch(({name}: Error) => name);
  });
  assert.equal(refusal, 'TypeError');
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter(key => /probe/.test(key))), []);
});

test('the inspector moves nothing on the page, closed or open', async ({demo}) => {
  const {inspector, shopper} = await openSearch(demo);
  await shopper.seeResults();
  const place = () => shopper.links.first().boundingBox();
  await expect(shopper.links.first()).toBeVisible();
  const before = await place();
  await inspector.open();
  assert.deepEqual(await place(), before);
});

test('a misspelt name in the theme is reported once, on the console and in the inspector', async ({demo}) => {
  const page = await demo.openPage({inspector: true, locale: 'en'});
  await page.route('**/misspelt', route =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Misspelt</title>
        <script type="application/json" data-storefront-search>{"messages": {"resultcount": "{count} found"}}</script>
        <script type="application/json" data-storefront-search>{"messages": {"more": "And more"}}</script>
        <script type="text/json" data-storefront-search>{"messages": {"more": "Yet more"}}</script>
        <script type="module" src="/assets/storefront-search.debug.js"></script>
        <script type="module" src="/assets/storefront-search.js"></script>
        <search-results query="jacket" pagesize="2">
          <template slot="empty"><p>Nothing</p></template><template slot="products"><p>A product</p></template>
        </search-results>
        <search-results instance="other" query="shirt" url-sync="off" pagesize="2"></search-results>
        <facet-panel instance="othr" collapsed="vendor"></facet-panel>`,
    }),
  );
  await page.goto('./misspelt');
  const inspector = new Inspector(page);
  await inspector.open();
  await expect(inspector.line('has no attribute "pagesize". Did you mean "page-size"?')).toHaveCount(1);
  await expect(inspector.line('has no text "resultcount". Did you mean "resultCount"?')).toHaveCount(1);
  await expect(inspector.line('uses no template with the slot "products"')).toHaveCount(1);
  await expect(
    inspector.line('no <search-results> has the instance "othr". Did you mean "other"?'),
  ).toHaveCount(1);
  await expect(
    inspector.line('"collapsed" contains the unknown name "vendor". Did you mean "vendors"?'),
  ).toHaveCount(1);
  await expect(inspector.line('another <script data-storefront-search> is not read')).toHaveCount(1);
  await expect(inspector.line('it must be a <script type="application/json">')).toHaveCount(1);
  assert.equal((await demo.hearErrors(page, 7)).length, 7);
});

test('a consent banner that throws is shown as a refusal, and breaks nothing', async ({demo}) => {
  const page = await demo.openPage({inspector: true, locale: 'en'});
  await page.addInitScript(() => {
    const analyticsProcessingAllowed = () => {
      throw new Error('The banner is broken.');
    };
    Object.assign(window, {Shopify: {customerPrivacy: {analyticsProcessingAllowed}}});
  });
  await page.goto('./search?q=jacket');
  const inspector = new Inspector(page);
  await inspector.open();
  await inspector.show('page');
  await expect(inspector.panel).toContainText(/consent\s*refused/);
});
