import assert from 'node:assert/strict';
import type {Page} from 'playwright';
import {expect} from 'playwright/test';
import {type PageOptions, test, useDemo} from './demo.ts';
import {Shopper} from './shopper.ts';

const demo = useDemo();

const PATHS = ['./search?q=ジャケット&filter_vendor=North+Ridge', './collections/apparel'];

for (const path of PATHS) {
  test(`on a screen of 320 pixels nothing of ${path} has to be scrolled sideways`, async () => {
    const page = await open(path);
    await page.setViewportSize({width: 320, height: 640});
    assert.deepEqual(await overflowing(page), []);
  });

  test(`with letters twice as large nothing of ${path} is cut off`, async () => {
    const page = await open(path);
    await addRules(page, ':root { font-size: 200% }');
    assert.deepEqual(await overflowing(page), []);
    assert.deepEqual(await cutOff(page), []);
  });

  test(`with the shopper's own text spacing nothing of ${path} is cut off`, async () => {
    const page = await open(path);
    await addRules(
      page,
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    assert.deepEqual(await overflowing(page), []);
    assert.deepEqual(await cutOff(page), []);
  });

  for (const viewport of ['phone', 'desktop'] as const) {
    test(`every control of ${path} on a ${viewport} is 24 pixels wide and high at least`, async () => {
      const page = await open(path, {viewport});
      assert.deepEqual(await page.evaluate(findSmall), []);
    });
  }
}

test('on a tablet held upright the filters stand beside the list', async () => {
  const page = await open('./search?q=linen');
  await page.setViewportSize({width: 768, height: 1024});
  const [panel, list] = [page.locator('facet-panel'), page.locator('search-results')];
  await expect(panel.getByRole('radio').first()).toBeVisible();
  const [left, right] = [await panel.boundingBox(), await list.boundingBox()];
  assert.ok(left && right && left.x + left.width < right.x);
});

test('with forced colours the active suggestion and the focus can be told from the rest', async () => {
  const page = await demo.openPage();
  await page.emulateMedia({forcedColors: 'active'});
  const shopper = new Shopper(page);
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
  assert.equal(looks.filter(look => look === looks[active]).length, 1);
  // The demo's theme draws one ring around field and button.
  const rings = await shopper.field.evaluate(field =>
    [field, field.closest('form') ?? field].map(element => getComputedStyle(element).outlineStyle),
  );
  assert.ok(rings.some(ring => ring !== 'none'));
});

test('with reduced motion nothing of the elements moves while they search', async () => {
  const page = await demo.openPage({viewport: 'phone', state: 'slow'});
  await page.emulateMedia({reducedMotion: 'reduce'});
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await expect(shopper.results).toHaveAttribute('data-state', 'loading');
  assert.deepEqual(await page.evaluate(findMoving), []);
  await shopper.seeResults(16);
  await page.getByRole('button', {name: shopper.words.filters, exact: true}).click();
  assert.deepEqual(await page.evaluate(findMoving), []);
});

async function open(path: string, options?: PageOptions): Promise<Page> {
  const page = await demo.openPage(options);
  await page.goto(path);
  await expect(page.locator('search-results')).toHaveAttribute('data-state', 'ready');
  await expect(page.locator('facet-panel')).toHaveAttribute('data-state', 'ready');
  return page;
}

/** By a sheet that a script makes: the store's policy allows no style element. */
function addRules(page: Page, rules: string): Promise<void> {
  return page.evaluate(text => {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(element => element.shadowRoot ?? []),
    ];
    for (const root of roots) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    }
  }, rules);
}

/** What reaches beyond the page's width, where the page itself does. */
function overflowing(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const {scrollWidth, clientWidth} = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('*')]
      .filter(element => element.getBoundingClientRect().right > clientWidth + 1)
      .map(element => `${element.localName}.${element.className}`);
  });
}

/** Controls whose text is larger than they are. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const roots = [
      document,
      ...[...document.querySelectorAll('*')].flatMap(element => element.shadowRoot ?? []),
    ];
    return roots
      .flatMap(root => [
        ...root.querySelectorAll<HTMLElement>('button, label, select, legend, .search-card-title'),
      ])
      .filter(element => element.checkVisibility() && getComputedStyle(element).overflow !== 'visible')
      .filter(
        element =>
          element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1,
      )
      .filter(element => element.clientWidth > 1)
      .map(element => `${element.localName} ${element.textContent?.trim()}`);
  });
}

/** In the page: a control's own box, or its label's, which takes clicks for it. */
function findSmall(): string[] {
  const hosts = [...document.querySelectorAll('search-box, search-results, facet-panel')];
  return hosts
    .flatMap(host => [host, ...(host.shadowRoot ? [host.shadowRoot] : [])])
    .flatMap(root => [...root.querySelectorAll<HTMLElement>('button, select, input, summary, [role=option]')])
    .filter(element => element.checkVisibility({visibilityProperty: true}))
    .flatMap(element => {
      const target = element.closest('label') ?? (element as HTMLInputElement).labels?.[0] ?? element;
      const {width, height} = target.getBoundingClientRect();
      const name = `${element.localName} ${target.textContent?.trim() || element.ariaLabel}`;
      return width === 0 || (width >= 24 && height >= 24) ? [] : [`${name}: ${width} × ${height}`];
    });
}

/** In the page: what is animated for longer than one can see. */
function findMoving(): string[] {
  return document
    .getAnimations()
    .filter(({effect}) => Number(effect?.getComputedTiming().duration) > 10)
    .map(({effect}) => `${(effect as KeyframeEffect).target?.localName}`);
}
