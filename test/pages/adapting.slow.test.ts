import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, expect, type PageOptions, test} from './fixtures.ts';
import {
  addRules,
  cutOff,
  doubleText,
  moving,
  OWN_SPACING,
  overflowing,
  slowDown,
  smallTargets,
} from './page-shapes.ts';
import {Shopper, seeState} from './shopper.ts';

/** A list that is the theme's has no state, and its filters are a form. */
const UNTOUCHED = './collections/apparel';
const PATHS = [
  './search?q=ジャケット&filter_vendor=North+Ridge',
  './collections/apparel?sort=newest',
  UNTOUCHED,
];

test('the filters and the sort of a list stay in sight, except at 400 % zoom', async ({demo}) => {
  const page = await open(demo, PATHS[0] ?? '');
  const row = page.locator('.storefront-search-layout[data-sticky] > :first-child');
  for (const [size, isSeen] of [
    [{width: 320, height: 640}, true],
    [{width: 320, height: 256}, false],
  ] as const) {
    await page.setViewportSize(size);
    await page.locator('.search-card').last().scrollIntoViewIfNeeded();
    await (isSeen ? expect(row).toBeInViewport() : expect(row).not.toBeInViewport());
  }
});

for (const path of PATHS) {
  test(`${path} needs no horizontal scrolling at a width of 320 px`, async ({demo}) => {
    const page = await open(demo, path);
    await page.setViewportSize({width: 320, height: 640});
    assert.deepEqual(await overflowing(page), []);
  });

  for (const viewport of ['phone', 'desktop'] as const) {
    test(`${path} cuts off no text at twice its size on a ${viewport}`, async ({demo}) => {
      const page = await open(demo, path, {viewport});
      await doubleText(page);
      await seeNothingCutOff(page);
    });
  }

  test(`${path} cuts off no text with the shopper's own text spacing`, async ({demo}) => {
    // On a phone, where lines are shortest.
    const page = await open(demo, path, {viewport: 'phone'});
    await addRules(page, OWN_SPACING);
    await seeNothingCutOff(page);
    await page.keyboard.press('Escape');
    await openDrawer(page);
    assert.deepEqual(await cutOff(page), []);
  });

  for (const viewport of ['phone', 'desktop'] as const) {
    test(`every control of ${path} on a ${viewport} is at least 24 px wide and high`, async ({demo}) => {
      const page = await open(demo, path, {viewport});
      const shopper = new Shopper(page);
      assert.deepEqual(await smallTargets(page), []);
      if (viewport === 'phone') {
        await openDrawer(page);
        assert.deepEqual(await smallTargets(page), []);
        await page.keyboard.press('Escape');
      }
      await shopper.type('ジャケット');
      assert.deepEqual(await smallTargets(page), []);
    });
  }
}

for (const [what, box, rules] of [
  [
    'a badge that is wider than its picture',
    '.search-card-media',
    '.search-badge { inline-size: 200%; text-align: end }',
  ],
  [
    'a list that is longer than its panel',
    '.search-panel',
    '.search-panel { max-block-size: 200px } .search-list { flex: none }',
  ],
  ['a field that is lower than its letters', 'input', "[part='amounts'] input { block-size: 10px }"],
  ['a choice that is wider than its group', '.facet', "[part='value'] { inline-size: 150% }"],
  [
    'a title of more lines than there is room for',
    '.search-card-title',
    '.search-card-title { block-size: 1em; min-block-size: 0 }',
  ],
] as const) {
  test(`the check reports ${what} as cut off`, async ({demo}) => {
    const page = await open(demo, './search?q=リネン');
    await new Shopper(page).type('リネン');
    assert.deepEqual(await cutOff(page), []);
    await addRules(page, rules);
    const found = await cutOff(page);
    assert.ok(found.length > 0 && found.every(text => text.includes(box)), `${found}`);
  });
}

test('the facet panel is beside the list on a tablet in portrait orientation', async ({demo}) => {
  const page = await open(demo, './search?q=linen');
  await page.setViewportSize({width: 768, height: 1024});
  const [panel, list] = [page.locator('facet-panel'), page.locator('search-results')];
  await expect(panel.getByRole('checkbox').first()).toBeVisible();
  const [left, right] = [await panel.boundingBox(), await list.boundingBox()];
  assert.ok(left && right && left.x + left.width < right.x);
});

test('forced colours distinguish the active suggestion and the focus', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  await page.emulateMedia({forcedColors: 'active'});
  await page.goto('./');
  await shopper.type('ジャケット');
  await shopper.field.press('ArrowDown');
  const looks = await shopper.options.evaluateAll(options =>
    options.map(option => {
      const {outlineStyle, outlineColor, backgroundColor} = getComputedStyle(option);
      return [outlineStyle, outlineColor, backgroundColor].join();
    }),
  );
  const active = await shopper.options.evaluateAll(options =>
    options.findIndex(option => option.ariaSelected === 'true'),
  );
  assert.match(looks[active] ?? '', /^solid,/);
  assert.equal(looks.filter(look => look === looks[active]).length, 1);
  // The demo's theme draws one focus ring around field and button.
  const rings = await shopper.field.evaluate(field =>
    [field, field.closest('form') ?? field].map(element => getComputedStyle(element).outlineStyle),
  );
  assert.ok(rings.some(ring => ring !== 'none'));
});

test('dark forced colours leave the typed text readable in the suggestions', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await page.goto('./');
  await shopper.type('ジャケット');
  const [ink, ground] = await shopper.options
    .locator('mark')
    .first()
    .evaluate(mark => [getComputedStyle(mark).color, getComputedStyle(mark).backgroundColor]);
  assert.match(ground ?? '', /^rgb\(/);
  assert.notEqual(ink, ground);
});

test('no element moves with reduced motion, neither during a search nor when the filter drawer opens', async ({
  demo,
}) => {
  const {page, shopper} = await demo.openShopper({viewport: 'phone', state: 'slow'});
  await page.emulateMedia({reducedMotion: 'reduce'});
  await slowDown(page);
  await page.goto('./search?q=ジャケット');
  await expect(shopper.results).toHaveAttribute('data-state', 'loading');
  assert.deepEqual(await moving(page), []);
  await shopper.seeResults(16);
  await shopper.search('リネン');
  await expect(shopper.results).toHaveAttribute('data-state', 'refreshing');
  assert.deepEqual(await moving(page), []);
  await shopper.seeResults();
  await openDrawer(page);
  assert.deepEqual(await moving(page), []);
});

test('the filter drawer slides in without reduced motion', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({motion: true, viewport: 'phone'});
  await slowDown(page);
  await shopper.visit('./search?q=ジャケット', 16);
  await openDrawer(page);
  assert.deepEqual(await moving(page), ['dialog']);
});

async function open(demo: Demo, path: string, options?: PageOptions): Promise<Page> {
  const {page} = await demo.open(path, options);
  if (path === UNTOUCHED) return page;
  await seeState(page.locator('search-results'), 'ready');
  await expect(page.locator('facet-panel')).toHaveAttribute('data-state', 'ready');
  return page;
}

async function openDrawer(page: Page): Promise<void> {
  await page.getByRole('button', {name: /^絞り込み/}).click();
  const form = page.getByRole('form', {name: '絞り込み'});
  await expect(page.getByRole('dialog', {name: '絞り込み'}).or(form)).toBeVisible();
}

/** Checks the page, and the list below its search field. */
async function seeNothingCutOff(page: Page): Promise<void> {
  assert.deepEqual(await overflowing(page), []);
  assert.deepEqual(await cutOff(page), []);
  await new Shopper(page).type('ジャケット');
  assert.deepEqual(await cutOff(page), []);
}
