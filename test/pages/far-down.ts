import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {recordExchanges} from './exchanges.ts';
import {type Demo, expect} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/**
 * Opens a list with two loaded pages, and scrolls to its 30th item.
 *
 * @param options of the demo's page.
 */
export async function openFar(
  demo: Demo,
  prepare: (page: Page) => Promise<void> = forbidPageCache,
  options: Parameters<Demo['openPage']>[0] = {},
) {
  const page = await demo.openPage(options);
  await prepare(page);
  const exchanges = await recordExchanges(page);
  const shopper = new Shopper(page);
  await shopper.visit('./search?q=文具', 41);
  await shopper.loadMore();
  await expect(shopper.links).toHaveCount(41);
  const link = shopper.links.nth(30);
  await link.focus();
  // The page may scroll smoothly, or only its main part.
  await link.evaluate(each => each.scrollIntoView({block: 'center', behavior: 'instant'}));
  assert.ok((await topOf(shopper.results)) < -(await page.evaluate(() => innerHeight)));
  return {page, exchanges, shopper, link, place: await topOf(link)};
}

/** Keeps a page out of the back/forward cache, so that Back loads it again. */
export async function forbidPageCache(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('unload', () => undefined));
}

/** Returns the position of an element in the viewport. The scroll offset says less, because cards out of view have no size yet. */
export const topOf = (element: Locator): Promise<number> =>
  element.evaluate(each => Math.round(each.getBoundingClientRect().top));

export async function seePlace(link: Locator, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(2);
}
