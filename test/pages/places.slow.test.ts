import assert from 'node:assert/strict';
import {clickEvent, openRecorded, recordExchanges, searchEvent} from './exchanges.ts';
import {expect, test} from './fixtures.ts';

test('§1.9, §4.1 q *: a collection page browses it, without a query in the address', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const exchanges = await recordExchanges(page);
  await page.goto('./collections/apparel');
  await shopper.choice('ブランド', 'North Ridge').check();
  await expect(page).toHaveURL(/\/collections\/apparel\?filter_vendor=[^&]+$/);
  await shopper.seeResults();
  await page.getByRole('checkbox', {name: '在庫あり'}).check();
  await expect(page).toHaveURL(/\/collections\/apparel\?filter_vendor=[^&]+&filter_available=true$/);
  await shopper.seeResults();
  await expect.poll(() => exchanges.length).toBe(2);
  for (const {params} of exchanges) {
    assert.equal(params.get('q'), '*');
    assert.equal(params.get('filter_collection'), 'apparel');
    assert.ok(!params.has('filter_content_type'));
  }
  assert.deepEqual(demo.events(page), exchanges.map(searchEvent));
  await expect(shopper.facet('種類')).toHaveCount(0);
});

test('a collection page offers the tags and options that browse does not count', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./collections/apparel?sort=newest');
  await expect(shopper.facet('サイズを選ぶ').getByRole('checkbox')).not.toHaveCount(0);
  await shopper.facet('色で選ぶ').getByLabel('ネイビー').check();
  await expect(page).toHaveURL(/filter_option_name=/);
  await shopper.seeResults();
  await shopper.facet('タグ').getByRole('checkbox', {name: '夏'}).check();
  await expect(page).toHaveURL(/filter_tags=/);
  const last = () => demo.searches(page).at(-1);
  await expect.poll(() => last()?.get('filter_tags')).toBe('夏');
  assert.equal(last()?.get('filter_option_value'), 'ネイビー');
});

test('§2.2 variant use 1: a card leads to the variant of the filtered colour', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.choice('カラー', 'ネイビー').check();
  await shopper.seeResults(13);
  await shopper.links.first().click();
  await page.waitForURL(/\/products\/[\w-]+\?variant=\d+$/);
  const variant = new URL(page.url()).searchParams.get('variant');
  await expect(page.locator('product-info input[name="id"]')).toHaveValue(variant ?? '');
  await expect(page.getByRole('link', {name: 'ネイビー'})).toHaveAttribute('aria-current', 'true');
});

test('§1.9: a product page shows related products, and publishes a click on one', async ({demo}) => {
  const {page, shopper, exchanges} = await openRecorded(demo, './products/wool-tailored-jacket');
  const [related] = exchanges;
  assert.ok(related);
  assert.equal(related.params.get('q'), '*');
  assert.ok(related.params.get('filter_type'));
  const others = related.body.results.filter(({handle}) => handle !== 'wool-tailored-jacket');
  await expect(shopper.links).toHaveText(others.slice(0, 5).map(({title}) => title));
  await expect(shopper.chips).toBeHidden();
  const third = related.body.results.findIndex(({handle}) => handle === others[2]?.handle);
  await shopper.links.nth(2).click();
  await page.waitForURL(`**/products/${others[2]?.handle}`);
  // The position in the list that the shopper sees.
  assert.deepEqual(demo.events(page).slice(0, 2), [searchEvent(related), clickEvent(related, third, 2)]);
});

test('§1.9: a campaign page shows its fixed search, and keeps the address unchanged', async ({demo}) => {
  const {page, shopper, exchanges} = await openRecorded(demo, './pages/summer-campaign?utm_source=mail');
  await expect(shopper.links).toHaveCount(12);
  assert.equal(page.url(), `${demo.origin}/pages/summer-campaign?utm_source=mail`);
  const [campaign, ...more] = exchanges;
  assert.ok(campaign);
  assert.deepEqual(more, []);
  assert.equal(campaign.params.get('filter_on_sale'), 'true');
  assert.equal(campaign.params.get('sort'), 'newest');
  assert.deepEqual(demo.events(page), [searchEvent(campaign)]);
});
