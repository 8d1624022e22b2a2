import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** Counts the view transitions of a page from its start. */
async function openExample(page: Page, path = './pages/example-transitions'): Promise<Shopper> {
  await page.addInitScript(() => {
    const {startViewTransition} = document;
    Object.assign(window, {transitions: 0});
    document.startViewTransition = function (...how) {
      Reflect.set(window, 'transitions', Reflect.get(window, 'transitions') + 1);
      return startViewTransition.apply(this, how);
    };
  });
  const shopper = new Shopper(page, 'en');
  await shopper.visit(path);
  await shopper.seeFeatures();
  return shopper;
}

const transitions = (page: Page) => page.evaluate(() => Reflect.get(window, 'transitions'));

async function sortBy(page: Page, shopper: Shopper, sort: string): Promise<void> {
  await shopper.sort.focus();
  await shopper.sort.selectOption(sort);
  await expect(page).toHaveURL(new RegExp(`sort=${sort}`));
  await shopper.seeResults();
}

test('new results appear with a view transition, further pages without one', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', motion: true});
  const shopper = await openExample(page);
  const first = await shopper.links.first().textContent();
  await sortBy(page, shopper, 'price_desc');
  await expect(shopper.links.first()).not.toHaveText(first ?? '');
  await expect(shopper.sort).toBeFocused();
  assert.equal(await transitions(page), 1);
  await shopper.loadMore();
  await expect(shopper.links).toHaveCount(24);
  await expect(shopper.links.nth(12)).toBeFocused();
  assert.equal(await transitions(page), 1);
  await page.waitForFunction(
    () => !document.querySelector<HTMLElement>('.search-grid')?.style.viewTransitionName,
  );
});

test('there is no transition with reduced motion, nor without the list’s attribute', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', motion: true});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await sortBy(page, await openExample(page), 'price_desc');
  assert.equal(await transitions(page), 0);
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await sortBy(page, await openExample(page, './search?q=linen'), 'price_desc');
  assert.equal(await transitions(page), 0);
});

test('results appear even if the browser can’t capture the old state', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', motion: true});
  const shopper = await openExample(page);
  await page.evaluate(() => {
    document.startViewTransition = () =>
      ({
        ready: new Promise(() => {}),
        updateCallbackDone: new Promise(() => {}),
        finished: new Promise(() => {}),
        skipTransition() {},
      }) as unknown as ViewTransition;
  });
  const first = await shopper.links.first().textContent();
  await sortBy(page, shopper, 'price_desc');
  await expect(shopper.links.first()).not.toHaveText(first ?? '');
});

test('results appear without an error if the browser skips a transition', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', motion: true});
  const shopper = await openExample(page);
  await page.evaluate(() => {
    document.startViewTransition = how => {
      const broken = () => Promise.reject(new DOMException('Transition was aborted', 'InvalidStateError'));
      const {update} = how as StartViewTransitionOptions;
      void update?.();
      return {ready: broken(), updateCallbackDone: broken(), finished: broken()} as unknown as ViewTransition;
    };
  });
  const first = await shopper.links.first().textContent();
  await sortBy(page, shopper, 'price_desc');
  await expect(shopper.links.first()).not.toHaveText(first ?? '');
  await page.waitForFunction(
    () => !document.querySelector<HTMLElement>('.search-grid')?.style.viewTransitionName,
  );
});
