import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import {speak} from './other-page.ts';
import {addRules, cutOff, doubleText, OWN_SPACING, overflowing, smallTargets} from './page-shapes.ts';
import {Shopper, seeState} from './shopper.ts';

interface Place {
  readonly left: number;
  readonly right: number;
  readonly width: number;
  readonly height: number;
}

async function placeOf(locator: Locator): Promise<Place> {
  await expect(locator).toBeVisible();
  return locator.evaluate(element => {
    const {left, right, width, height} = element.getBoundingClientRect();
    return {left, right, width, height};
  });
}

/** Opens a page in Hebrew, which is written from right to left. */
async function openRtl(
  demo: Demo,
  path: string,
  viewport: 'desktop' | 'phone' = 'desktop',
): Promise<[Page, Shopper]> {
  const page = await demo.openPage({locale: 'en', viewport});
  await speak(page, 'he', 'rtl');
  await page.goto(path);
  await seeState(page.locator('search-results').first(), 'ready');
  return [page, new Shopper(page, 'en')];
}

test('suggestions start at the right in right-to-left pages: picture, title, price', async ({demo}) => {
  const [page, shopper] = await openRtl(demo, './search?q=linen');
  await shopper.enterField();
  await shopper.field.fill('linen');
  const option = page.locator('.search-option:has(img)').first();
  const [whole, picture, title, price] = await Promise.all(
    [option, option.locator('img'), option.locator('bdi'), option.locator('span')].map(placeOf),
  );
  assert.ok(whole && picture && title && price);
  assert.equal(Math.round(whole.right - picture.right), 10);
  assert.equal(Math.round(picture.left - title.right), 12);
  assert.ok(title.left > price.right);
  assert.equal(Math.round(price.left - whole.left), 10);
});

test('the price before a sale is below the price on a phone, and beside it on a desktop', async ({demo}) => {
  for (const viewport of ['phone', 'desktop'] as const) {
    const {page} = await demo.open('./search?q=リネン', {viewport});
    await new Shopper(page).type('ジャケット');
    const option = page.locator('.search-option:has(s)').first();
    const [now, before, title] = await Promise.all(
      [option.locator('data'), option.locator('s'), option.locator('bdi')].map(part => part.boundingBox()),
    );
    assert.ok(now && before && title);
    assert.equal(before.y > now.y + now.height / 2, viewport === 'phone');
    assert.ok(title.width > before.width);
  }
});

test('badges, swatches and facets start at the right in right-to-left pages', async ({demo}) => {
  const [page] = await openRtl(demo, './search?q=リネン');
  const badge = page.locator('.search-badge:visible').first();
  const [mark, picture] = await Promise.all(
    [badge, page.locator('.search-card-media:has(.search-badge:not([hidden]))').first()].map(placeOf),
  );
  assert.ok(mark && picture && picture.right - mark.right < 16);
  const swatches = page.locator('.search-swatches').first();
  const [row, first] = await Promise.all([swatches, swatches.locator('label').first()].map(placeOf));
  assert.ok(row && first && row.right - first.right < 2);
  const value = page.locator('facet-panel label:has([part=count])').first();
  const [line, control, count] = await Promise.all(
    [value, value.locator('input'), value.locator('[part=count]')].map(placeOf),
  );
  assert.ok(line && control && count && line.right - control.right < 4 && count.left - line.left < 4);
});

test('the filter drawer opens from the left in right-to-left pages', async ({demo}) => {
  const [page] = await openRtl(demo, './search?q=linen', 'phone');
  await page.locator('facet-panel [part=open]').click();
  const drawer = page.locator('facet-panel dialog');
  await expect.poll(async () => (await placeOf(drawer)).left).toBe(0);
  assert.ok((await placeOf(drawer)).right < 390);
});

test('the button of the phone overlay is at the left in right-to-left pages', async ({demo}) => {
  const [page, shopper] = await openRtl(demo, './search?q=linen', 'phone');
  await shopper.field.click();
  const close = await placeOf(page.locator('.search-close'));
  assert.ok(close.left < 16);
});

test('the link to the previous page is at the right in right-to-left pages', async ({demo}) => {
  const [page] = await openRtl(demo, './pages/example-pages?page=2');
  const [previous, next] = await Promise.all(
    [page.locator('[part=page]').first(), page.locator('[part=page]').last()].map(placeOf),
  );
  assert.ok(previous && next && previous.left > next.right);
});

test('forced colours distinguish selected values, and give every control a border', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('./pages/example-columns');
  const list = page.locator('search-results').first();
  await seeState(list, 'ready');
  const outlineOf = (locator: Locator) => locator.evaluate(element => getComputedStyle(element).outlineStyle);
  assert.equal(await outlineOf(list.locator('[part=columns] label:has(:checked)')), 'solid');
  assert.equal(await outlineOf(list.locator('[part=columns] label:not(:has(:checked))').first()), 'none');
  // Forced colours remove backgrounds but keep borders.
  const icon = list.locator('[part=columns] i').first();
  assert.equal(
    await icon.evaluate(element => getComputedStyle(element).borderInlineStart),
    '1px solid rgb(0, 0, 0)',
  );
  await page.goto('./search?q=linen');
  const track = page.locator('facet-panel [part=slider]');
  assert.equal(await track.evaluate(slider => getComputedStyle(slider, '::after').borderTopWidth), '4px');
  const swatch = page.locator('.search-swatch').first();
  await swatch.getByRole('radio').check();
  assert.equal(await outlineOf(swatch), 'solid');
});

test('all crosses are drawn alike, also in forced colours', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('./pages/example-quick-add');
  await page
    .getByRole('button', {name: /^Choose options/})
    .first()
    .click();
  const crosses = [await crossOf(page.getByRole('dialog').getByRole('button', {name: 'Close'}))];
  await page.goto('./search?q=linen&filter_available=true');
  crosses.push(await crossOf(page.getByRole('button', {name: 'Remove filter In stock'})));
  await page.locator('facet-panel [part=open]').click();
  crosses.push(await crossOf(page.getByRole('button', {name: 'Close'})));
  await page.evaluate(() => localStorage.setItem('storefront-search.v1.recent', '["linen"]'));
  await page.goto('./');
  await new Shopper(page, 'en').field.click();
  crosses.push(
    await crossOf(page.getByRole('button', {name: 'Close'})),
    await crossOf(page.getByRole('button', {name: 'Forget “linen”'})),
  );
  for (const {text, lines, size} of crosses) {
    assert.ok(!text.includes('×'));
    assert.equal(lines, 'solid');
    // Browsers round borders down to whole pixels.
    assert.ok(size > 0.28 && size <= 0.34, `${size}`);
  }
});

/** Returns the text of a button, and the lines that its cross is cut from: their style, and their width in em. */
async function crossOf(button: Locator): Promise<{text: string; lines: string; size: number}> {
  await expect(button).toBeVisible();
  return button.evaluate(element => {
    const {borderTopStyle, borderTopWidth, fontSize} = getComputedStyle(element, '::after');
    const size = Number.parseFloat(borderTopWidth) / Number.parseFloat(fontSize);
    return {text: element.textContent ?? '', lines: borderTopStyle, size};
  });
}

test('forced colours keep the colour of a swatch', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  await page.emulateMedia({forcedColors: 'active'});
  await shopper.visit('./search?q=linen');
  const colour = page.locator('.search-swatch svg').first();
  assert.equal(await colour.evaluate(element => getComputedStyle(element).forcedColorAdjust), 'none');
});

/** More paths, in addition to those of `adapting.slow.test.ts`. */
const PATHS = [
  './search?q=linen&filter_available=true',
  './search?q=qqzzqq',
  './pages/example-quick-add',
  './pages/example-pages?page=2',
  './pages/example-columns',
  './pages/example-hostile?q=linen',
];

for (const path of PATHS) {
  test(`${path} needs no horizontal scrolling on a small screen`, async ({demo}) => {
    const page = await open(demo, path);
    for (const [width, height] of NARROW) {
      await page.setViewportSize({width, height});
      assert.deepEqual(await overflowing(page), [], `${width} px`);
    }
  });

  test(`${path} cuts off no text at twice its size`, async ({demo}) => {
    const page = await open(demo, path);
    await doubleText(page);
    assert.deepEqual(await overflowing(page), []);
    assert.deepEqual(await cutOff(page), []);
    await page.setViewportSize({width: 320, height: 640});
    assert.deepEqual(await overflowing(page), []);
  });

  test(`${path} cuts off no text with the shopper’s own text spacing`, async ({demo}) => {
    const page = await open(demo, path, 'phone');
    await addRules(page, OWN_SPACING);
    assert.deepEqual(await overflowing(page), []);
    assert.deepEqual(await cutOff(page), []);
  });

  test(`every target on ${path} is at least 24 px wide and high`, async ({demo}) => {
    assert.deepEqual(await smallTargets(await open(demo, path, 'phone')), []);
  });
}

/** The widths of WCAG 2.2, 1.4.10, and of a desktop at 200 %. */
const NARROW = [
  [320, 640],
  [640, 400],
] as const;

for (const [width, height] of NARROW) {
  test(`the list of suggestions fits into a page ${width} px wide`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper({locale: 'en'});
    await page.setViewportSize({width, height});
    await page.goto('./search?q=linen');
    await shopper.type('linen');
    const panel = await placeOf(page.locator('.search-panel'));
    assert.ok(panel.left >= 0 && panel.right <= width);
  });
}

async function open(demo: Demo, path: string, viewport: 'desktop' | 'phone' = 'desktop'): Promise<Page> {
  const {page} = await demo.open(path, {locale: 'en', viewport});
  const list = page.locator('search-results').first();
  await seeState(list, /ready|empty/);
  await expect(list.locator('[part=count]').first()).toHaveText(/\d/);
  return page;
}

test('fields, lists and dialogs are dark if the theme’s colour scheme is dark', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./pages/example-hostile?q=linen', {
    locale: 'en',
    dark: true,
  });
  const isDark = (locator: Locator) =>
    locator.evaluate(element => {
      const [red = 255, green = 255, blue = 255] =
        getComputedStyle(element).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
      return red + green + blue < 150;
    });
  await shopper.type('linen');
  assert.ok(await isDark(page.locator('.search-panel')));
  await page.keyboard.press('Escape');
  assert.ok(await isDark(shopper.sort));
  await page
    .getByRole('button', {name: /^Choose options/})
    .first()
    .click();
  assert.ok(await isDark(page.getByRole('dialog')));
});

const ROOM = [
  ['./pages/example-columns', 360, '2 4', false],
  ['./pages/example-columns', 360, '1 2', true],
  ['./pages/example-columns', 768, '2 4', true],
  ['./search?q=linen', 768, '2 4', false],
  ['./search?q=linen', 1280, '2 4', true],
] as const;

for (const [address, width, columns, shown] of ROOM) {
  test(`${columns} columns are ${shown ? '' : 'not '}offered at ${address}, ${width} px`, async ({demo}) => {
    const page = await demo.openPage({locale: 'en'});
    await page.setViewportSize({width, height: 800});
    await page.route(/example-columns|search\?/, async route => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replace(/ columns="[^"]*"/, '')
        .replace('<search-results', `<search-results columns="${columns}"`);
      await route.fulfill({response, body});
    });
    await page.goto(address);
    const choice = page.locator('search-results [part=columns]');
    await expect(choice).toBeAttached();
    await expect(choice).toBeVisible({visible: shown});
  });
}

test('the choice of columns is of finger height on a touch screen', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  await page.setViewportSize({width: 800, height: 800});
  await page.goto('./pages/example-columns');
  const {width, height} = await placeOf(page.locator('search-results [part=columns] label').first());
  assert.deepEqual([width, height], [44, 44]);
});

test('sizes that do not fit a phone’s card scroll, in the same height as those that fit', async ({demo}) => {
  const {page} = await demo.open('./search?q=ブーツ', {viewport: 'phone'});
  const row = page.locator('.search-swatches').filter({hasText: '27.5cm'}).first();
  const last = row.locator('label').last();
  await expect(last).toBeVisible();
  // Scrolls like a finger: a script could scroll even clipped content.
  const [scrolls, place] = await row.evaluate(element => [
    getComputedStyle(element).overflowX,
    element.parentElement?.offsetHeight,
  ]);
  assert.equal(scrolls, 'auto');
  assert.equal(place, 32);
  await last.getByRole('radio').focus();
  const [whole, size] = [await placeOf(row), await placeOf(last)];
  assert.ok(size.right <= whole.right + 0.5 && size.left >= whole.left);
});

test('a phone’s card shows how many sizes it leaves out, beside those that scroll', async ({demo}) => {
  const page = await demo.openPage({viewport: 'phone'});
  await page.route('**/apps/searchapp/search?*', async route => {
    const response = await route.fetch();
    const answer = await response.json();
    for (const item of answer.results)
      item.variants = ['22', '23', '24', '25', '26', '27', '28', '29', '30'].map((size, index) => ({
        ...item.variants[0],
        variant_id: `${900 + index}`,
        options: [{name: 'サイズ', value: `${size}.0cm`}],
      }));
    await route.fulfill({response, json: answer});
  });
  await page.goto('./search?q=ブーツ');
  const options = page.locator('.search-card-options').first();
  await expect(options.getByRole('radio')).toHaveCount(6);
  const [all, rest] = [await placeOf(options), await placeOf(options.getByText('+3', {exact: true}))];
  assert.ok(rest.right <= all.right && rest.left >= all.left);
});

for (const [language, rootSize] of [
  ['de', '100%'],
  ['ru', '100%'],
  ['pl', '100%'],
  ['ja', '200%'],
] as const) {
  test(`the footer of a filter drawer breaks no word, in ${language} at ${rootSize}`, async ({demo}) => {
    const page = await demo.openPage({viewport: 'phone'});
    await page.setViewportSize({width: 360, height: 740});
    await speak(page, language);
    await page.goto('./search?q=リネン&filter_available=true');
    await seeState(page.locator('search-results').first(), 'ready');
    await page.evaluate(size => {
      document.documentElement.style.fontSize = size;
    }, rootSize);
    await page.locator('facet-panel [part=open]').click();
    const clear = page.locator('facet-panel [part=clear]');
    await expect(clear).toBeVisible();
    for (const button of [clear, page.locator('facet-panel [part=show]')]) {
      const lines = await button.evaluate(element => {
        const text = document.createRange();
        text.selectNodeContents(element);
        return new Set([...text.getClientRects()].map(({top}) => top)).size;
      });
      assert.equal(lines, 1);
    }
  });
}

for (const dark of [false, true]) {
  test(`the hint of a price field is readable in ${dark ? 'dark' : 'light'} colours`, async ({demo}) => {
    const {page} = await demo.open('./search?q=ジャケット', {dark});
    const amount = page.locator('facet-panel .field > span').first();
    await expect(amount).toBeVisible();
    const ratio = await amount.evaluate(field => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
      const luminance = () => {
        const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(value =>
          value > 10 ? ((value / 255 + 0.055) / 1.055) ** 2.4 : value / 3295,
        );
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const {color, opacity} = getComputedStyle(field);
      canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
      canvas.fillRect(0, 0, 1, 1);
      const ground = luminance();
      canvas.globalAlpha = Number(opacity);
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const text = luminance();
      return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
    });
    assert.ok(ratio >= 4.5, `${ratio}`);
  });
}
