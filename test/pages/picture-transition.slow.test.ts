import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import {speak} from './other-page.ts';
import {Shopper} from './shopper.ts';

const NAME = 'product-picture';
const STYLES = `@view-transition {navigation: auto} .moving {view-transition-name: ${NAME}; inline-size: 40px; block-size: 40px}`;

interface Options {
  readonly allowed?: boolean;
  readonly attribute?: boolean;
  readonly reduced?: boolean;
}

/** Keeps what a page's transition moves, once it has begun; `null` if the page came without one. Runs in the page. */
function recordTransition(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [sheet];
  const read = () => document.getAnimations().map(({effect}) => (effect as KeyframeEffect).pseudoElement);
  addEventListener('pagereveal', ({viewTransition}) => {
    const moved = viewTransition?.ready.then(read, () => null) ?? null;
    Object.assign(window, {moved});
  });
}

/** Opens results whose pages have a view transition between them, as a theme does it. */
async function openResults(demo: Demo, {allowed = true, attribute = true, reduced = false}: Options = {}) {
  const {page, shopper} = await demo.openShopper({locale: 'en', motion: !reduced});
  await speak(page, 'en', 'ltr', html =>
    html.includes('data-title=')
      ? html.replace(
          '<search-results',
          attribute ? `<search-results data-picture-transition="${NAME}"` : '<search-results',
        )
      : html.replace(/<main[^>]*>/, '$&<div class="moving"></div>'),
  );
  await page.addInitScript(recordTransition, allowed ? STYLES : '');
  await shopper.visit('./search?q=linen');
  await shopper.seeFeatures();
  return {page, shopper};
}

/** The parts of the transition to this page. */
const partsOf = async (page: Page): Promise<string[]> => {
  const found = await page.evaluate(() => Reflect.get(window, 'moved') as Promise<string[] | null> | null);
  return found ?? [];
};

/** The first card with a picture. */
const card = (page: Page) => page.locator('.search-card:has(img)').first();

async function openProduct(page: Page): Promise<void> {
  await card(page).getByRole('link').click();
  await page.waitForURL(/\/products\//);
  await page.waitForFunction(() => 'moved' in window);
}

const OLD_PICTURE = `::view-transition-old(${NAME})`;

test('the picture of the clicked card moves to its product, and has no name after Back', async ({demo}) => {
  const {page, shopper} = await openResults(demo);
  await openProduct(page);
  assert.ok((await partsOf(page)).includes(OLD_PICTURE));
  await shopper.goBack();
  await expect(card(page).locator('img')).toBeVisible();
  const named = page.locator('[data-view-transition-triggered], [style*="view-transition-name"]');
  await expect(named).toHaveCount(0);
});

test('no picture moves without attribute or theme’s transitions, or with reduced motion', async ({demo}) => {
  for (const options of [{attribute: false}, {allowed: false}, {reduced: true}]) {
    const {page} = await openResults(demo, options);
    await openProduct(page);
    assert.ok(!(await partsOf(page)).includes(OLD_PICTURE), JSON.stringify(options));
  }
});

test('no picture moves to a page that another link leads to', async ({demo}) => {
  const {page} = await openResults(demo);
  const link = card(page).getByRole('link');
  await link.evaluate(element =>
    element.addEventListener('click', event => event.preventDefault(), {once: true}),
  );
  await link.click();
  await page.getByRole('contentinfo').getByRole('link').first().click();
  await page.waitForFunction(() => 'moved' in window && !document.querySelector('.search-card'));
  assert.ok(!(await partsOf(page)).includes(OLD_PICTURE));
});

test('a card that the theme has marked itself is the one that moves', async ({demo}) => {
  const {page} = await openResults(demo);
  await page.evaluate(() => {
    const marked = () => document.querySelectorAll('[data-view-transition-triggered]');
    document.querySelector('h1')?.setAttribute('data-view-transition-triggered', 'true');
    addEventListener('pageswap', () => sessionStorage.setItem('marked', `${marked().length}`));
  });
  await openProduct(page);
  assert.equal(await page.evaluate(() => sessionStorage.getItem('marked')), '1');
});

test('the theme finds the mark of the picture as the page is left, even if it is first', async ({demo}) => {
  const {page} = await openResults(demo);
  await page.addInitScript(() =>
    addEventListener('pageswap', () => {
      const picture = document.querySelector<HTMLElement>('[data-view-transition-triggered]');
      sessionStorage.setItem('marked', `${picture?.localName} ${picture?.dataset.viewTransitionType}`);
    }),
  );
  await page.reload();
  await new Shopper(page, 'en').seeFeatures();
  await openProduct(page);
  assert.equal(await page.evaluate(() => sessionStorage.getItem('marked')), `img ${NAME}`);
});
