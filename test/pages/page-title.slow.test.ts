import assert from 'node:assert/strict';
import {expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

const TITLE = /^Search: jacket \(\d+\) – /;

test('the document’s title contains the query and the count, and follows Back and Forward', async ({
  demo,
}) => {
  const {page, shopper} = await demo.open('./search?q=jacket', {locale: 'en'});
  await expect(page).toHaveTitle(TITLE);
  const first = await page.title();
  await shopper.search('linen');
  await expect(page).toHaveTitle(/^Search: linen \(17\) – /);
  await page.goBack();
  await expect(page).toHaveTitle(first);
  await page.goForward();
  await expect(page).toHaveTitle(/^Search: linen \(17\) – /);
});

test('the title shows the count after a filter, and that nothing was found', async ({demo}) => {
  const {page, shopper} = await demo.open('./search?q=ジャケット');
  await expect(page).toHaveTitle(/^「ジャケット」の検索結果（16件）– /);
  await shopper.choice('ブランド', 'North Ridge').check();
  await expect(page).toHaveTitle(/^「ジャケット」の検索結果（3件）– /);
  await shopper.search('zzzz');
  await expect(page).toHaveTitle(/^「zzzz」の検索結果（0件）– /);
});

test('the title of a search for everything contains the star', async ({demo}) => {
  const {page} = await demo.open('./search?q=*');
  await expect(page).toHaveTitle(/^「\*」の検索結果（\d+件）– /);
});

test('the title is the theme’s own during an outage', async ({demo}) => {
  const {page, shopper} = await demo.open('./search?q=ジャケット', {state: 'failing'});
  const title = await page.title();
  await seeState(shopper.results, 'degraded');
  await expect(shopper.links).toHaveCount(16);
  await expect(page).toHaveTitle(title);
});

test('Back to the results from a product restores their title', async ({demo}) => {
  const {page, shopper} = await demo.open('./search?q=jacket', {locale: 'en'});
  await expect(page).toHaveTitle(TITLE);
  const title = await page.title();
  await shopper.follow(shopper.links.first());
  await expect(page).not.toHaveTitle(title);
  await page.goBack();
  await expect(page).toHaveTitle(title);
});

test('a removed list restores the title, unless another script has changed it', async ({demo}) => {
  const {page} = await demo.open('./search?q=jacket', {locale: 'en'});
  await expect(page).toHaveTitle(TITLE);
  const remove = () => page.locator('search-results').evaluate(list => list.remove());
  const own = await page.evaluate(
    async () => (await (await fetch(location.href)).text()).match(/<title>\s*(.*?)\s*</)?.[1],
  );
  await remove();
  await expect(page).toHaveTitle(own ?? '');
  await page.reload();
  await expect(page).toHaveTitle(TITLE);
  await page.evaluate(() => {
    document.title = 'A new message';
  });
  await remove();
  assert.equal(await page.title(), 'A new message');
});

test('the title has no count before a search', async ({demo}) => {
  const {page} = await demo.open('./search');
  await seeState(page.locator('search-results').first(), 'idle');
  await expect(page.locator('.storefront-search-count')).toHaveCount(0);
});

test('the heading says what was searched for, and follows searches in place and Back', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const heading = page.getByRole('heading', {level: 1});
  await page.goto('./search?q=jacket');
  await expect(heading).toHaveText('Results for “jacket”');
  await shopper.search('a <b> & "linen"');
  await expect(heading).toHaveText('Results for “a <b> & "linen"”');
  await page.goBack();
  await expect(heading).toHaveText('Results for “jacket”');
  await page.goto('./search');
  await expect(heading).toHaveText('Search');
});

test('the heading says what was searched for during an outage and without scripts', async ({demo}) => {
  for (const options of [{state: 'failing'}, {javaScript: false}] as const) {
    const {page} = await demo.open('./search?q=ジャケット', options);
    await expect(new Shopper(page).links).toHaveCount(16);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('「ジャケット」の検索結果');
  }
});
