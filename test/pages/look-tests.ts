import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {speak} from './other-page.ts';
import {Shopper} from './shopper.ts';

/** The search templates that `testLook` needs. */
export const LOOK_TEMPLATES = {
  search: {},
  'search.quick': {quick_add: true},
  'search.dark': {background: '#121212', text: '#f5f5f5'},
  'search.light': {background: '#fafafa', text: '#202020', padding_top: 28, padding_bottom: 0},
};

const styleOf = (part: Locator, name: string, pseudo?: string): Promise<string> =>
  part.evaluate(
    (element, [property, before]) => getComputedStyle(element, before).getPropertyValue(property as string),
    [name, pseudo] as const,
  );

/** The tests that every look of a theme has to pass. */
export function testLook(): void {
  for (const [view, text, scheme] of [
    ['dark', 'rgb(245, 245, 245)', 'dark'],
    ['light', 'rgb(32, 32, 32)', 'light'],
  ] as const) {
    test(`the section’s text colour is that of its heading, field, titles, prices and slider, and fields are ${view}`, async ({
      demo,
    }) => {
      const page = await demo.openPage({locale: 'en'});
      await page.goto(`./search?q=linen&view=${view}`);
      await new Shopper(page, 'en').seeResults();
      const card = page.locator('.search-card').first();
      for (const part of [
        page.getByRole('heading', {level: 1}),
        page.locator('.storefront-search-own input'),
        card.locator('h2 a, .text-block.paragraph p'),
        card.locator('.price').first(),
      ])
        assert.equal(await styleOf(part, 'color'), text);
      const slider = page.locator('facet-panel [part~=slider]');
      await expect(slider).toBeVisible();
      assert.equal(await styleOf(slider, 'border-top-color', '::after'), text);
      const radio = page.locator('facet-panel input[type=radio]').first();
      assert.equal(await styleOf(radio, 'color-scheme'), scheme);
    });
  }

  test('a heading keeps its distance from the edge of a section with a background', async ({demo}) => {
    for (const viewport of ['desktop', 'phone'] as const) {
      const page = await demo.openPage({locale: 'en', viewport});
      await page.goto('./search?q=linen&view=dark');
      await new Shopper(page, 'en').seeResults();
      assert.ok((await distance(page, '.storefront-search-page', 'h1')) >= 24);
    }
  });

  test('the space above and below a section is what its settings say, by default and after one step', async ({
    demo,
  }) => {
    for (const viewport of ['desktop', 'phone'] as const) {
      const page = await demo.openPage({locale: 'en', viewport});
      for (const [path, space] of [
        ['./search?q=linen', '24px'],
        ['./search?q=linen&view=light', '28px 0px'],
      ] as const) {
        await page.goto(path);
        await expect(page.locator('.storefront-search-page')).toHaveCSS('padding-block', space);
      }
    }
  });

  test('quick add keeps the theme’s own card, with its badge and price, and adds a button that works', async ({
    demo,
  }) => {
    const page = await demo.openPage({locale: 'en'});
    const shopper = new Shopper(page, 'en');
    const first = page.locator('.search-card').first();
    const shapeOf = async () => {
      await shopper.seeResults();
      const badge = first.locator('.badge, .product-badges__badge').first();
      return [await badge.textContent(), await first.locator('.price').first().textContent()];
    };
    await page.goto('./search?q=jacket&sort=price_desc&filter_on_sale=true&filter_available=true');
    const without = await shapeOf();
    await page.goto('./search?q=jacket&sort=price_desc&filter_on_sale=true&filter_available=true&view=quick');
    assert.deepEqual(await shapeOf(), without);
    await expect(page.locator('.search-card .search-card-media')).toHaveCount(0);
    await first.getByRole('button', {name: /^(Choose options|Add to cart)/}).click();
    await expect(
      page
        .getByRole('dialog')
        .or(first.getByRole('button', {name: /Added/}))
        .first(),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/search\?/);
  });

  test('the text of the search field keeps its distance from the edge in right-to-left pages', async ({
    demo,
  }) => {
    const page = await demo.openPage({locale: 'en'});
    await page.goto('./search?q=linen');
    const field = page.locator('.storefront-search-own input');
    const starts = await distanceInline(field, 'left');
    await speak(page, 'en', 'rtl');
    await page.goto('./search?q=linen');
    assert.equal(await distanceInline(field, 'right'), starts);
    assert.ok(starts >= 14);
  });
}

/** Where the text of a field begins, from the side of the form's border. */
function distanceInline(field: Locator, side: 'left' | 'right'): Promise<number> {
  return field.evaluate((input, from) => {
    const form = (input as HTMLInputElement).form as HTMLFormElement;
    const [inner, outer] = [input, form].map(element => element.getBoundingClientRect()[from]);
    const padding = Number.parseFloat(getComputedStyle(input).getPropertyValue(`padding-${from}`));
    return Math.round(Math.abs((inner ?? 0) - (outer ?? 0)) + padding);
  }, side);
}

async function distance(page: Page, outer: string, inner: string): Promise<number> {
  const [section, heading] = await Promise.all([outer, inner].map(part => page.locator(part).boundingBox()));
  return (heading?.y ?? 0) - (section?.y ?? 0);
}
