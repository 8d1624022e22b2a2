import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {watchScripts} from './own-scripts.ts';

/** What the scripts of a page do, counted on the root element: `data-timers` that fired, `data-writes` into storage. */
function countWork(): void {
  const count = (name: string) => {
    const {dataset} = document.documentElement;
    dataset[name] = `${Number(dataset[name] ?? 0) + 1}`;
  };
  const watch = <T extends (run: () => void, ...rest: unknown[]) => unknown>(set: T): T =>
    new Proxy(set, {
      apply(target, self, [run, ...rest]) {
        const counted = () => {
          count('timers');
          run();
        };
        return Reflect.apply(target, self, [counted, ...rest]);
      },
    });
  Object.assign(globalThis, {
    setTimeout: watch(setTimeout as never),
    setInterval: watch(setInterval as never),
  });
  Storage.prototype.setItem = new Proxy(Storage.prototype.setItem, {
    apply(target, self, texts) {
      count('writes');
      return Reflect.apply(target, self, texts);
    },
  });
}

/** Opens a page under a virtual clock, and lets two minutes pass. */
async function openForTwoMinutes(page: Page, path: string): Promise<void> {
  await openCounted(page, path);
  await page.clock.runFor(120_000);
}

async function openCounted(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.addInitScript(countWork);
  await page.goto(path);
}

/** How many timers fire within ten further minutes. */
async function timersLater(page: Page): Promise<number> {
  const timers = async () => Number((await page.locator('html').getAttribute('data-timers')) ?? 0);
  const before = await timers();
  await page.clock.runFor(600_000);
  return (await timers()) - before;
}

test('an untouched page requests the loader and the shortcut keys, and stores nothing', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  const scripts = watchScripts(page);
  await openForTwoMinutes(page, './pages/shipping');
  assert.deepEqual(scripts.sort(), ['storefront-search-shortcuts.js', 'storefront-search.js']);
  assert.deepEqual(demo.searches(page), []);
  await expect(page.locator('html')).not.toHaveAttribute('data-writes');
});

test('a page whose search box is untouched has no timer after two minutes', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  await openForTwoMinutes(page, './pages/shipping');
  assert.equal(await timersLater(page), 0);
});

test('a page of results without a publisher stops looking for one after two minutes', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  await page.route(/platform/, route => route.fulfill({contentType: 'text/javascript', body: ''}));
  await openCounted(page, './search?q=jacket');
  await shopper.seeResults(16);
  await shopper.seeFeatures();
  // Not before: minutes that pass at once would time the answer out, and end before the code that comes last.
  await page.clock.runFor(120_000);
  assert.equal(await timersLater(page), 0);
});
