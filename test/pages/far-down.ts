import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {recordExchanges} from './exchanges.ts';
import {type Demo, expect} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** A list of two pages, of which the second was asked for, and a shopper at its 30th item. */
export async function openFar(demo: Demo, prepare: (page: Page) => Promise<void> = forbidPageCache) {
  const page = await demo.openPage();
  await prepare(page);
  const exchanges = await recordExchanges(page);
  const shopper = new Shopper(page);
  await page.goto('./search?q=文具');
  await shopper.seeResults(41);
  await shopper.loadMore();
  await expect(shopper.links).toHaveCount(41);
  const link = shopper.links.nth(30);
  await link.focus();
  await link.scrollIntoViewIfNeeded();
  assert.ok(await page.evaluate(() => scrollY > innerHeight));
  return {page, exchanges, shopper, link, place: await topOf(link)};
}

/** A page that the browser may not keep as it is when it is left, so that Back loads it again. */
export async function forbidPageCache(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener('unload', () => undefined));
}

/** Where on the screen a part of the page is. Not how far the page is scrolled: cards out of sight have no size of their own. */
export const topOf = (element: Locator): Promise<number> =>
  element.evaluate(each => Math.round(each.getBoundingClientRect().top));

export async function seePlace(link: Locator, place: number): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(link)) - place)).toBeLessThan(2);
}
