import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {forbidPageCache, openFar, seePlace, topOf} from './far-down.ts';
import {type Demo, expect, test} from './fixtures.ts';

/** Style sheets of themes that change how a page scrolls. */
const STYLES: Readonly<Record<string, string>> = {
  'scrolls smoothly': '* {scroll-behavior: smooth}',
  'scrolls its main part only':
    'body {display: grid; grid-template-rows: auto 1fr; block-size: 100vh; margin: 0; overflow: hidden} body > * {min-block-size: 0} main {overflow: auto; grid-row: 2 / 9} body > :not(header, main):not(:first-child) {display: none}',
  'scrolls its body': 'html, body {block-size: 100%; overflow: auto}',
  'scrolls its main part smoothly': 'main {block-size: 90vh; overflow: auto; scroll-behavior: smooth}',
};

/** Has every page of the store styled so. */
async function style(page: Page, css: string): Promise<void> {
  await forbidPageCache(page);
  await page.addInitScript(text => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
}

/** Opens a list on a page with this style sheet, and scrolls far down. */
const openStyled = (demo: Demo, css: string) => openFar(demo, page => style(page, css), {motion: true});

for (const [how, css] of Object.entries(STYLES)) {
  test(`Back finds its place on a page that ${how}`, async ({demo}) => {
    const {page, shopper, link, place} = await openStyled(demo, css);
    await link.press('Enter');
    await page.waitForURL(/\/products\//);
    await page.waitForLoadState();
    await page.goBack();
    await expect(shopper.links).toHaveCount(41);
    await seePlace(link, place);
  });

  test(`another query begins at the top of a page that ${how}, at once`, async ({demo}) => {
    const {page, shopper} = await openStyled(demo, css);
    const before = await topOf(shopper.results);
    assert.ok(before < 0, `${before}`);
    const top = page.evaluate(
      () =>
        new Promise<number>(resolve =>
          document.addEventListener(
            'search-start',
            ({target}) => resolve((target as Element).getBoundingClientRect().top),
            {once: true},
          ),
        ),
    );
    await page.evaluate(async () => {
      const {getStore} = await import('/assets/storefront-search.js' as string);
      void getStore().search({query: 'リネン'});
    });
    assert.ok((await top) >= 0, `${await top}`);
  });
}
