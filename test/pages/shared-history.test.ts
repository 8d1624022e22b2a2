import {expect, test} from './fixtures.ts';

test('Back leads to the opened product although a script adds entries for the same page', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  // The list itself is to restore them, not the browser’s page cache.
  await page.addInitScript(() => addEventListener('unload', () => {}));
  const addEntry = () => history.pushState({dialog: true}, '', `${location.href}&dialog=1`);
  await shopper.visit('./search?q=shirt', 35);
  await page.evaluate(addEntry);
  await shopper.loadMore();
  await expect(shopper.links).toHaveCount(35);
  await expect(page).toHaveURL(/page=2/);
  await page.evaluate(addEntry);
  await shopper.follow(shopper.links.nth(30));
  await shopper.goBack(35);
  await expect(shopper.links).toHaveCount(35);
  await expect(shopper.links.nth(30)).toBeInViewport();
  await expect(shopper.links.nth(30)).toBeFocused();
  expect(demo.queries(page).filter(query => query === 'shirt')).toHaveLength(2);
});
