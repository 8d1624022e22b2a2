import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** Opens a list whose second page is loaded, runs what another script does, opens a product of that page, and goes back. */
async function comeBack(page: Page, address: string, script: () => void): Promise<Shopper> {
  const shopper = new Shopper(page, 'en');
  await page.goto(address);
  await shopper.seeResults(35);
  await page.evaluate(script);
  await shopper.loadMore();
  await expect(shopper.links).toHaveCount(35);
  await expect(page).toHaveURL(/page=2/);
  await page.evaluate(script);
  await shopper.links.nth(30).click();
  await expect(page).toHaveURL(/\/products\//);
  await page.goBack();
  await shopper.seeResults(35);
  return shopper;
}

for (const [name, address, script] of [
  [
    'removes a parameter of its own',
    './search?q=shirt&fbclid=1',
    () => history.replaceState(history.state, '', location.href.replace('&fbclid=1', '')),
  ],
  ['drops the state of history entries', './search?q=shirt', () => history.replaceState({}, '')],
  [
    'adds an entry for the same page',
    './search?q=shirt',
    () => history.pushState({dialog: true}, '', `${location.href}&dialog=1`),
  ],
] as const)
  test(`Back leads to the opened product, without a request, although another script ${name}`, async ({
    demo,
  }) => {
    const page = await demo.openPage({locale: 'en'});
    // The list itself is to restore them, not the browser’s page cache.
    await page.addInitScript(() => addEventListener('unload', () => {}));
    const shopper = await comeBack(page, address, script);
    await expect(shopper.links).toHaveCount(35);
    await expect(shopper.links.nth(30)).toBeInViewport();
    await expect(shopper.links.nth(30)).toBeFocused();
    expect(demo.searches(page).filter(params => params.get('q') === 'shirt')).toHaveLength(2);
  });
