import type {Page} from '@playwright/test';
import {holdFile} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {LOADER, openSearchPage} from './other-page.ts';
import {Shopper, seeState} from './shopper.ts';

/** Opens a results page with another search box. */
const openWith = (page: Page, box: string) =>
  openSearchPage(page, `${LOADER}${box}<search-results></search-results>`);

/** Opens a results page, and searches from its box, which keeps the focus. */
async function searchTwice(demo: Demo) {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {total: 16});
  await shopper.search('リネン');
  await shopper.seeResults(17);
  return {page, shopper};
}

test('Back restores the page’s query in a search box that has kept the focus', async ({demo}) => {
  const {shopper} = await searchTwice(demo);
  await shopper.goBack(16);
  await expect(shopper.field).toHaveValue('ジャケット');
  await expect(shopper.field).toBeFocused();
});

test('Back restores the page’s query in a search box whose suggestions load afterwards', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/assets/opened-box-*.js');
  await shopper.visit('./search?q=ジャケット', 16);
  await shopper.submit('リネン');
  await shopper.seeResults(17);
  await shopper.goBack(16);
  release();
  await expect(shopper.field).toHaveValue('ジャケット');
});

test('Back keeps a text typed since the search, with and without the focus', async ({demo}) => {
  const {shopper} = await searchTwice(demo);
  await shopper.field.pressSequentially('シャツ');
  await shopper.goBack(16);
  await expect(shopper.field).toHaveValue('リネンシャツ');
  await shopper.field.blur();
  await expect(shopper.field).toHaveValue('リネンシャツ');
});

test('a search box without a form shows the page’s query although its code comes late', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const release = await holdFile(page, '**/assets/search-box-*.js');
  await openWith(page, '<search-box></search-box>');
  await shopper.seeResults(16);
  release();
  await expect(shopper.field).toHaveValue('ジャケット');
});

test('a field named q, of any type, shows the page’s query before it is used', async ({demo}) => {
  const page = await demo.openPage();
  const field = '<input type="text" name="q" aria-label="Search">';
  await openWith(page, `<search-box><form role="search" action="/search">${field}</form></search-box>`);
  await new Shopper(page).seeResults(16);
  await expect(new Shopper(page).field).toHaveValue('ジャケット');
});

test('the link to the store’s own search keeps its query, though nothing is found', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  // The features around a list load after its first paint.
  const surrounded = () => page.waitForResponse('**/assets/features-*.js');
  await Promise.all([surrounded(), page.goto('./search?q=linen')]);
  await shopper.search('qqqqzz');
  await Promise.all([
    surrounded(),
    page.getByRole('link', {name: 'See results from the store’s standard search'}).click(),
  ]);
  await seeState(shopper.results, 'idle');
  await expect(page.getByText('Nothing was found for “qqqqzz”')).toBeVisible();
  await expect(shopper.field).toHaveValue('qqqqzz');
});

test('Liquid’s empty result is not shown before the service answers', async ({demo}) => {
  const {page} = await demo.open('./search?q=qqqqzz', {locale: 'en', state: 'slow'});
  await expect(page.locator('search-results')).toHaveAttribute('data-state', 'loading');
  await expect(page.locator('.storefront-search-none')).toBeHidden();
});
