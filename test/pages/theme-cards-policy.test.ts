import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import {forbid} from './security-policy.ts';
import {Shopper} from './shopper.ts';

/** Opens results with the theme's own cards, under the policy that the demo sends with each page. */
async function openCards(
  demo: Demo,
  ...forbidden: readonly string[]
): Promise<{page: Page; asked: string[]}> {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  if (forbidden.length > 0) await forbid(page, ...forbidden);
  // The platform has the time that it needs, however busy the machine is.
  await page.addInitScript(() => {
    const {setTimeout} = window;
    const wait = (run: () => void, ms?: number) => setTimeout(run, ms === 1500 ? 60_000 : ms);
    Object.assign(window, {setTimeout: wait});
  });
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('section_id=')) asked.push(request.url());
  });
  await shopper.visit('./search?q=linen');
  await shopper.results.evaluate(list => list.setAttribute('cards', 'theme'));
  return {page, asked};
}

const violations = (demo: Demo, page: Page): string[] =>
  demo.errors(page).filter(error => error.startsWith('Against the security policy'));

test('the theme’s own cards are shown under the documented Content-Security-Policy', async ({demo}) => {
  const {page} = await openCards(demo);
  await expect(page.locator('.search-card[data-theme-card]').first()).toBeVisible();
});

test('a policy without “storefront-search” costs the cards, and is reported once', async ({demo}) => {
  const {page, asked} = await openCards(demo, ' storefront-search');
  await expect.poll(() => violations(demo, page)).toHaveLength(1);
  const shopper = new Shopper(page, 'en');
  await shopper.sort.selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await shopper.seeResults();
  assert.deepEqual(asked, []);
  await expect(page.locator('[data-theme-card]')).toHaveCount(0);
  const [violation, ...others] = violations(demo, page);
  assert.match(`${violation}`, /trusted-types forbids .* storefront-search/);
  assert.deepEqual(others, []);
  demo.takeErrors(page);
});
