import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {holdFile} from './delays.ts';
import {expect, test} from './fixtures.ts';
import type {Look} from './look-theme.ts';
import {speak} from './other-page.ts';
import {Shopper} from './shopper.ts';

/** The cards in a row of the theme's own results, by the width of the screen. */
const COLUMNS: Readonly<Record<Look, Readonly<Record<1800 | 1440 | 1024 | 820, number>>>> = {
  dawn: {1800: 4, 1440: 4, 1024: 4, 820: 2},
  horizon: {1800: 5, 1440: 5, 1024: 3, 820: 3},
};

/** The search templates that `testLook` needs. */
export const LOOK_TEMPLATES = {
  search: {},
  'search.quick': {quick_add: true},
  'search.sidebar': {panel: 'auto'},
  'search.six': {columns_desktop: '6', columns_phone: '1'},
  'search.dark': {panel: 'auto', background: '#121212', text: '#f5f5f5'},
  'search.light': {panel: 'auto', background: '#fafafa', text: '#202020', padding_top: 28, padding_bottom: 0},
};

const styleOf = (part: Locator, name: string, pseudo?: string): Promise<string> =>
  part.evaluate(
    (element, [property, before]) => getComputedStyle(element, before).getPropertyValue(property as string),
    [name, pseudo] as const,
  );

/** The place of a part and its size, in whole pixels; `undefined` if it is not shown. */
async function placeOf(part: Locator): Promise<readonly number[] | undefined> {
  if (!(await part.isVisible())) return undefined;
  const {x, y, width, height} = (await part.boundingBox()) ?? {x: 0, y: 0, width: 0, height: 0};
  return [x, y, width, height].map(Math.round);
}

/** The tests that every look of a theme has to pass. */
export function testLook(look: Look): void {
  for (const [view, text, scheme] of [
    ['dark', 'rgb(245, 245, 245)', 'dark'],
    ['light', 'rgb(32, 32, 32)', 'light'],
  ] as const) {
    test(`all parts of a ${view} section have its text colour, and fields are ${view}`, async ({demo}) => {
      const {page} = await demo.openResults(`./search?q=linen&view=${view}`, {locale: 'en'});
      const card = page.locator('.search-card').first();
      for (const part of [
        page.getByRole('heading', {level: 1}),
        page.locator('.storefront-search-own input'),
        card.locator('h3 a, .text-block.paragraph p'),
        card.locator('.price').first(),
      ])
        assert.equal(await styleOf(part, 'color'), text);
      const slider = page.locator('facet-panel [part~=slider]');
      await expect(slider).toBeVisible();
      assert.equal(await styleOf(slider, 'border-top-color', '::after'), text);
      const box = page.locator('facet-panel [part=facets] input[type=checkbox]').first();
      assert.equal(await styleOf(box, 'color-scheme'), scheme);
    });
  }

  for (const [view, ground] of [
    ['dark', [18, 18, 18]],
    ['light', [250, 250, 250]],
  ] as const) {
    test(`unchecked boxes have the colour of the ${view} section, checked ones another`, async ({demo}) => {
      for (const viewport of ['desktop', 'phone'] as const) {
        const {page} = await demo.openResults(`./search?q=linen&view=${view}`, {locale: 'en', viewport});
        if (viewport === 'phone') await page.locator('facet-panel [part=open]').click();
        const panel = page.locator('facet-panel');
        const control = panel.locator('[part=facets] input[type=checkbox]:not([data-swatch])').first();
        assert.deepEqual(await paintedAt(control), ground, viewport);
        await control.check();
        await expect.poll(() => paintedAt(control)).not.toEqual(ground);
      }
    });
  }

  test('the list of a desktop keeps its place while the rest of the page arrives', async ({demo}) => {
    const pages = await demo.arrivingPages('</search-results>');
    const page = await demo.openPage({locale: 'en'});
    await page.goto(`${pages.origin}/en/search?q=jacket`, {waitUntil: 'commit'});
    const list = page.locator('search-results');
    const top = () => list.evaluate(element => element.getBoundingClientRect().top);
    await page.locator('.storefront-search-fallback li').nth(3).waitFor({state: 'attached'});
    const before = await top();
    pages.release();
    await new Shopper(page, 'en').seeResults();
    assert.equal(await top(), before);
  });

  test('filters, count and sort are one line of plain words above the cards of a desktop', async ({demo}) => {
    for (const width of [1800, 1440, 1024, 820] as const) {
      const page = await demo.openPage({locale: 'en'});
      await page.setViewportSize({width, height: 900});
      await page.goto('./search?q=linen');
      await new Shopper(page, 'en').seeResults();
      const parts = [
        ...(await page.locator('facet-panel .bar > [part=facets] > *').all()),
        page.locator('search-results [part=count]'),
        page.locator('search-results [part=sort] select'),
      ];
      const boxes = await Promise.all(parts.map(part => part.boundingBox()));
      const middles = boxes.map(box => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
      assert.ok(Math.max(...middles) - Math.min(...middles) <= 2, `${width}: ${middles}`);
      // From the start to the end of the line, without one over another.
      const places = boxes.map(box => [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)] as const);
      for (const [index, [start]] of places.entries()) assert.ok(start >= (places[index - 1]?.[1] ?? 0));
      assert.ok((places.at(-1)?.[1] ?? 0) <= width);
      const count = page.locator('search-results [part=count]');
      assert.equal(await styleOf(count, 'text-align'), 'end');
      const brand = page.getByRole('button', {name: 'Brand', exact: true});
      await expect(brand).toHaveCSS('border-top-width', '0px');
      const sort = page.locator('search-results [part=sort] select');
      await expect(sort).toHaveCSS('border-top-color', 'rgba(0, 0, 0, 0)');
      await expect(sort).toHaveCSS('appearance', 'none');
      await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results');
      await expect(page.locator('search-results [part=count]')).toHaveText('17 results');
      // The first row has as many cards as the theme's own grid on this screen.
      assert.equal(await columnsOf(page), COLUMNS[look][width], `${width}`);
    }
  });

  test('lines and texts of the groups of a sidebar start at the margin of the page', async ({demo}) => {
    const {page} = await demo.openResults('./search?q=linen&view=sidebar', {locale: 'en'});
    const facet = page.locator('facet-panel [part~=facet]').first();
    const [margin, inset] = [await page.locator('h1').boundingBox(), await styleOf(facet, 'left', '::after')];
    const [group, text] = await Promise.all(
      [facet, facet.locator('[part=disclosure]')].map(p => p.boundingBox()),
    );
    assert.ok(margin && group && text);
    assert.equal(Math.round(group.x + Number.parseFloat(inset)), Math.round(margin.x));
    // The button has room for its ring of focus.
    const room = Number.parseFloat(await styleOf(facet.locator('[part=disclosure]'), 'padding-left'));
    assert.equal(Math.round(text.x + room), Math.round(margin.x));
  });

  test('the text of price fields on a desktop is as large as that of other filters', async ({demo}) => {
    const {page} = await demo.openResults('./search?q=linen&view=sidebar', {locale: 'en'});
    const panel = page.locator('facet-panel');
    const value = panel.locator('[part=value]').first();
    assert.equal(
      await styleOf(panel.locator('[part=amount] input').first(), 'font-size'),
      await styleOf(value, 'font-size'),
    );
  });

  test('the box of a filter and the middle of its text are on one line', async ({demo}) => {
    const {page} = await demo.openResults('./search?q=linen&view=sidebar', {locale: 'en'});
    const value = page.locator('facet-panel [part=value]').first();
    const [middle, box] = await value.evaluate(middlesOf);
    assert.ok(Math.abs((middle ?? 0) - (box ?? 0)) <= 1, `${middle} and ${box}`);
  });

  test('the section’s numbers of columns go before those of the theme', async ({demo}) => {
    for (const [viewport, width, columns] of [
      ['desktop', 1440, 6],
      ['phone', 390, 1],
    ] as const) {
      const page = await demo.openPage({locale: 'en', viewport});
      await page.setViewportSize({width, height: 900});
      await page.goto('./search?q=linen&view=six');
      await new Shopper(page, 'en').seeResults();
      assert.equal(await columnsOf(page), columns, viewport);
    }
  });

  test('“Filters” on a phone has its icon, and a bar counts the chosen filters', async ({demo}) => {
    const {page} = await demo.openResults('./search?q=linen', {locale: 'en', viewport: 'phone'});
    const open = page.locator('facet-panel [part=open]');
    assert.equal(await styleOf(open, 'inline-size', '::before'), '16px');
    const desktop = await demo.openPage({locale: 'en'});
    await desktop.goto('./search?q=linen');
    await new Shopper(desktop, 'en').seeResults();
    await desktop.getByRole('button', {name: 'Brand', exact: true}).click();
    const list = desktop.locator('.search-grid');
    const before = await list.boundingBox();
    await desktop.getByRole('checkbox', {name: /^Nagi Clothing/}).check();
    await expect(desktop.getByRole('button', {name: 'Brand (1)'})).toBeVisible();
    await expect(desktop.locator('facet-panel [part=chip]')).toBeVisible();
    const chip = await desktop.locator('facet-panel [part=chip]').boundingBox();
    const after = await list.boundingBox();
    // One line of chips, between the bar and the cards, and starting with them.
    assert.ok(before && after && chip && after.y - before.y === 44);
    assert.equal(chip.x, before.x);
    assert.ok(chip.y >= before.y - 24 && chip.y + chip.height <= after.y);
  });

  test('the results’ filter button and sort are where Liquid has painted them', async ({demo}) => {
    for (const viewport of ['phone', 'desktop'] as const) {
      const page = await demo.openPage({locale: 'en', viewport});
      const release = await holdFile(page, '**/results-page-*.js');
      await page.goto('./search?q=linen', {waitUntil: 'commit'});
      const painted = page.locator('.storefront-search-waiting b');
      await expect(painted).toHaveText('Relevance');
      const button = page.locator('.storefront-search-open');
      if (viewport === 'phone') await expect(button).toBeVisible();
      const before = [await placeOf(painted), await placeOf(button)];
      await expect(page.locator('.storefront-search-count')).toBeHidden();
      release();
      await new Shopper(page, 'en').seeResults();
      if (look === 'horizon') await expect(page.locator('search-results [part=columns]')).toBeVisible();
      const after = [
        await placeOf(page.locator('search-results [part=sort] select')),
        await placeOf(page.locator('facet-panel [part=open]')),
      ];
      assert.deepEqual(after, before, viewport);
    }
  });

  test('the count and the first card stay where the fallback had them, also if filtered', async ({demo}) => {
    // Horizon shows no count on a phone.
    for (const viewport of look === 'horizon' ? (['desktop'] as const) : (['desktop', 'phone'] as const))
      for (const filters of ['', '&filter_available=true']) {
        const page = await demo.openPage({locale: 'en', viewport});
        const answer = await holdFile(page, '**/apps/searchapp/search?*');
        await page.goto(`./search?q=linen&view=sidebar${filters}`);
        const layout = page.locator('.storefront-search-layout');
        await expect(layout.locator('search-results')).toHaveAttribute('data-state', 'loading');
        await expect(layout.locator('facet-panel')).toHaveAttribute('data-state', 'loading');
        const count = layout
          .locator('.storefront-search-count, [part=count]')
          .locator('visible=true')
          .first();
        const before = await startOf(count);
        const top = await layout
          .locator('.storefront-search-grid, .search-grid')
          .locator('visible=true')
          .first()
          .boundingBox();
        answer();
        await new Shopper(page, 'en').seeResults();
        const after = layout.locator('search-results [part=toolbar] > [part=count]');
        assert.equal(await startOf(after), before, `${viewport}${filters}`);
        assert.equal(
          (await layout.locator('.search-grid').boundingBox())?.y,
          top?.y,
          `${viewport}${filters}`,
        );
      }
  });

  test('a heading keeps its distance from the edge of a section with a background', async ({demo}) => {
    for (const viewport of ['desktop', 'phone'] as const) {
      const {page} = await demo.openResults('./search?q=linen&view=dark', {locale: 'en', viewport});
      assert.ok((await distance(page, '.storefront-search-page', 'h1')) >= 24);
    }
  });

  test('the space above and below a section is what its settings say, also by default', async ({demo}) => {
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

  test('quick add keeps the theme’s card, badge and price, and adds a button that works', async ({demo}) => {
    const {page, shopper} = await demo.openShopper({locale: 'en'});
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

  test('the search field’s text keeps its distance from the edge in right-to-left pages', async ({demo}) => {
    const {page} = await demo.open('./search?q=linen', {locale: 'en'});
    const field = page.locator('.storefront-search-own input');
    const starts = await distanceInline(field, 'left');
    await speak(page, 'en', 'rtl');
    await page.goto('./search?q=linen');
    assert.equal(await distanceInline(field, 'right'), starts);
    assert.ok(starts >= 14);
  });
}

/** The middle of a value's capital letters and that of its box, from the top of the page. Runs in the page. */
function middlesOf(value: Element): [letters: number, box: number] {
  const box = (value.querySelector('input') as Element).getBoundingClientRect();
  const text = value.querySelector('input ~ *') as Element;
  const mark = document.createElement('span');
  // An empty inline block stands on the baseline.
  mark.style.cssText = 'display: inline-block; inline-size: 1px; block-size: 1cap';
  text.append(mark);
  const letters = mark.getBoundingClientRect();
  mark.remove();
  return [(letters.top + letters.bottom) / 2, (box.top + box.bottom) / 2];
}

/** The number of cards in the first row. */
export const columnsOf = (page: Page): Promise<number> =>
  page.locator('.search-card').evaluateAll(cards => {
    const tops = cards.map(card => card.getBoundingClientRect().top);
    return tops.filter(top => top === tops[0]).length;
  });

/** The colour in the middle of a control, as the browser paints it. */
async function paintedAt(control: Locator): Promise<number[]> {
  await control.scrollIntoViewIfNeeded();
  const picture = await control.screenshot({animations: 'disabled'});
  return control.evaluate(async (_, base64) => {
    const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(bitmap, -Math.floor(bitmap.width / 2), -Math.floor(bitmap.height / 2));
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  }, picture.toString('base64'));
}

/** Where the text of an element would begin, if there is any yet. */
const startOf = (part: Locator): Promise<number> =>
  part.evaluate(element => {
    const {paddingInlineStart} = getComputedStyle(element);
    return Math.round(element.getBoundingClientRect().left + Number.parseFloat(paddingInlineStart));
  });

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
