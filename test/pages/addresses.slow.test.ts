import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

for (const refused of ['pushState', 'replaceState'] as const) {
  test(`results appear even if the browser refuses ${refused}, as WebKit may`, async ({demo}) => {
    const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
    await page.evaluate(name => {
      history[name] = () => {
        throw new DOMException('Attempt to use it more than 100 times per 10 seconds', 'SecurityError');
      };
    }, refused);
    await shopper.choice('ブランド', 'North Ridge').check();
    await shopper.seeResults(3);
    await shopper.search('リネン');
    await shopper.seeResults(17);
    await expect(shopper.links).toHaveCount(17);
  });
}

/** Opens a page whose list starts with the newest products in stock. */
async function openStart(demo: Demo): Promise<Page> {
  const page = await demo.openPage();
  await page.route('**/search?*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const start = '<search-results sort="newest" filters="filter_available=true" ';
    await route.fulfill({response, body: (await response.text()).replace('<search-results', start)});
  });
  return page;
}

/** Expects all products, sorted by relevance, at the matching address. */
async function seeAll(page: Page): Promise<void> {
  const shopper = new Shopper(page);
  await shopper.seeResults(17);
  await expect(shopper.sort).toHaveValue('relevance');
  await expect(shopper.chips).toHaveCount(0);
  await expect(page).toHaveURL(/&sort=relevance&filter_available=$/);
}

test('a reload, Back and a link keep the selection instead of the list’s initial filters', async ({demo}) => {
  const page = await openStart(demo);
  const shopper = new Shopper(page);
  await page.goto('./search?q=リネン');
  await expect(page).toHaveURL(/sort=newest&filter_available=true/);
  await shopper.seeResults();
  await shopper.chips.getByRole('button', {name: shopper.words.clearAll}).click();
  await shopper.sort.selectOption('relevance');
  await seeAll(page);
  await page.reload();
  await seeAll(page);
  await page.goto('./cart');
  await page.goBack();
  await seeAll(page);
  const friend = await openStart(demo);
  await friend.goto(page.url());
  await seeAll(friend);
});

const LINKS = [
  ['a query', './search?q=ジャケット'],
  ['filters', './search?q=ジャケット&filter_vendor=North+Ridge&filter_tags=夏,春'],
  [
    'an option and a price',
    './search?q=ジャケット&filter_price_max=30000&filter_option_name=カラー&filter_option_value=ネイビー',
  ],
  ['a sort', './search?q=リネン&sort=price_desc&filter_available=true&filter_on_sale=true'],
  ['a collection', './collections/apparel?filter_vendor=Nagi+Clothing&sort=newest'],
  ['a page', './search?q=文具&sort=price_asc&page=2'],
] as const;

for (const [what, path] of LINKS) {
  test(`a link to ${what} shows the same to another shopper`, async ({demo}) => {
    const [mine, theirs] = [await demo.openPage(), await demo.openPage()];
    const address = `${path}${path.includes('?') ? '&' : '?'}utm_source=mail`;
    const shoppers = [new Shopper(mine), new Shopper(theirs)] as const;
    await mine.goto(address);
    await seeState(shoppers[0].results, /ready|empty/);
    await theirs.goto(mine.url());
    await seeState(shoppers[1].results, /ready|empty/);
    assert.equal(theirs.url(), mine.url());
    assert.equal(new URL(mine.url()).searchParams.get('utm_source'), 'mail');
    await expect(shoppers[1].count).toHaveText((await shoppers[0].count.textContent()) ?? '');
    await expect(shoppers[1].links).toHaveText(await shoppers[0].links.allTextContents());
    const [sent] = demo.searches(theirs);
    for (const [name, value] of demo.searches(mine)[0] ?? []) {
      if (name !== 'session_id') assert.equal(sent?.get(name), value, name);
    }
  });
}

test('a lone surrogate is left out of the query, and of the link to the store’s search', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.submit('zzzz\ud83d');
  await seeState(shopper.results, 'empty');
  await expect(page.getByRole('link', {name: 'ストアの通常の検索の結果を見る'})).toHaveAttribute(
    'href',
    /search\?q=zzzz/,
  );
});
