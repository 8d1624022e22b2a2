import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {saveEmbeds, type ThemeName, writeThemeWithoutKit} from './extension-theme.ts';
import {type Demo, expect, type PageOptions, test} from './fixtures.ts';

/** The parts of a theme's search that the tests use. */
interface SearchOfTheme {
  readonly page: Page;
  readonly box: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** Links of the theme's own suggestions. */
  readonly own: Locator;
  /** Requests for the theme's own suggestions. */
  readonly requests: readonly string[];
  /** Warnings on the console. */
  readonly warnings: readonly string[];
  open(): Promise<void>;
  /** Opens the search and types a text, key by key. */
  type(text: string): Promise<void>;
}

/** The tests of the app extension that each theme has to pass, none of whose own files is changed. */
export function testExtension(name: ThemeName): void {
  const theme = writeThemeWithoutKit(name);
  test.use({demoArguments: ['--theme', theme, '--extension']});
  test.afterAll(() => rmSync(theme, {recursive: true}));

  test('the theme’s form suggests what the service finds, and the theme nothing', async ({demo}) => {
    const search = await visit(demo, {});
    await search.type('linen');
    await expect(search.options.first()).toBeVisible();
    await search.field.press('ArrowDown');
    await expect(search.field).toHaveAttribute('aria-activedescendant', /search-suggestions/);
    await search.field.press('Enter');
    await expect(search.page).toHaveURL(/\/products\//);
    assert.deepEqual(search.requests, []);
  });

  test('the theme’s form suggests what the service finds beside the inspector too', async ({demo}) => {
    const search = await visit(demo, {inspector: true});
    await search.type('linen');
    await expect(search.options.first()).toBeVisible();
    assert.deepEqual(search.warnings, []);
  });

  test('a collection that arrives slowly has the app’s box and answers its address', async ({demo}) => {
    const pages = await demo.arrivingPages('<body');
    const page = await demo.openPage({locale: 'en'});
    await page.goto(`${pages.origin}/en/collections/apparel?view=blocks&sort=newest`, {waitUntil: 'commit'});
    // The same module: it has run when it is imported.
    await page
      .locator('script[src*="/storefront-search-embed.js"]')
      .evaluate(({src}: HTMLScriptElement) => import(src));
    await expect(page.locator('html')).toHaveAttribute('data-storefront-search-asked');
    pages.release();
    await expect(page.locator('search-box[data-adopted]').first()).toBeAttached();
    await expect(page.locator('.search-card').first()).toBeVisible();
  });

  test('the platform answers in the block, and not the theme, what the service refuses', async ({demo}) => {
    const {page} = await visit(demo, {}, undefined, './search?q=shirt&view=blocks');
    const list = page.locator('search-results').first();
    await expect(list).toHaveAttribute('data-state', 'ready');
    await demo.setState(page, 'rate-limited');
    const filters = {filter_vendor: ['Nagi Clothing']};
    await list.evaluate(
      (element, chosen) => void Reflect.get(element, 'store').search({filters: chosen}),
      filters,
    );
    await expect(list.locator('[slot=platform]').getByRole('listitem')).toHaveCount(10);
    await expect(page.getByRole('main').getByRole('listitem').locator('visible=true')).toHaveCount(10);
    demo.takeErrors(page);
  });

  test('Enter leads to the theme’s results page, with the theme’s own parameters', async ({demo}) => {
    const search = await visit(demo, {});
    await search.type('linen');
    await expect(search.options.first()).toBeVisible();
    await search.field.press('Enter');
    await expect(search.page).toHaveURL(/\/en\/search\?q=linen/);
    assert.deepEqual(search.requests, []);
  });

  test('Escape closes the suggestions, clears the field, then closes the theme’s dialog', async ({demo}) => {
    const search = await visit(demo, {});
    await search.type('linen');
    await expect(search.options.first()).toBeVisible();
    await search.field.press('Escape');
    await expect(search.options.first()).toBeHidden();
    await expect(search.field).toHaveValue('linen');
    await search.field.press('Escape');
    await expect(search.field).toHaveValue('');
    await expect(search.field).toBeVisible();
    await search.field.press('Escape');
    await expect(search.field).toBeHidden();
  });

  test('on a phone the box fills the screen, and its × gives back the page', async ({demo}) => {
    const search = await visit(demo, {viewport: 'phone'});
    await search.open();
    await search.field.tap();
    await expect(search.page.locator('search-box:popover-open')).toBeVisible();
    await search.field.pressSequentially('linen');
    await expect(search.options.first()).toBeVisible();
    await search.page.locator('.search-close').tap();
    await expect(search.page.locator('search-box:popover-open')).toHaveCount(0);
    assert.equal(await search.page.evaluate(() => document.documentElement.style.overflow), '');
  });

  test('the theme’s own suggestions answer the typed text without the plan (§5.3)', async ({demo}) => {
    const search = await visit(demo, {state: 'plan-missing'});
    await search.type('linen');
    await expect(search.own.first()).toBeVisible();
    await expect(search.box).toHaveAttribute('data-adopted', 'aside');
    await demo.hearErrors(search.page);
  });

  for (const [what, files] of [
    ['the elements’ loader', '**/extensions/**/storefront-search.js'],
    ['the code of the search box', /\/extensions\/.*\/(search-box|lit|page|store)-[0-9A-Z]{8}\.js/],
    ['the code of the suggestions', /\/extensions\/.*\/opened-box-[0-9A-Z]{8}\.js/],
  ] as const) {
    test(`the theme’s own suggestions answer if ${what} can’t be loaded`, async ({demo}) => {
      const search = await visit(demo, {}, page => page.route(files, route => route.abort()));
      await search.type('linen');
      await expect(search.own.first()).toBeVisible();
      // The loader goes on trying.
      await search.page.close();
      demo.takeErrors(search.page);
    });
  }

  test('an embed that is off leaves no trace: the theme’s own suggestions answer', async ({demo}) => {
    const restore = saveEmbeds(theme, {disabled: true});
    const search = await visit(demo, {});
    restore();
    await search.type('linen');
    await expect(search.own.first()).toBeVisible();
    await expect(
      search.page.locator('search-box, [data-adopted], [src*="storefront-search-embed"]'),
    ).toHaveCount(0);
    assert.equal(await search.page.evaluate(() => customElements.get('search-box')), undefined);
    assert.deepEqual(demo.searches(search.page), []);
  });

  test('the theme’s form keeps its place and its width in the theme’s dialog', async ({demo}) => {
    const restore = saveEmbeds(theme, {disabled: true});
    const plain = await visit(demo, {});
    restore();
    await plain.open();
    const place = await placeOf(plain.page);
    const search = await visit(demo, {});
    await search.open();
    await expect(search.box).toHaveAttribute('data-adopted', 'on');
    await expect.poll(() => placeOf(search.page)).toEqual(place);
  });

  test('an embed that is switched on twice works once, and the console says so', async ({demo}) => {
    const restore = saveEmbeds(theme, {}, {});
    const search = await visit(demo, {});
    restore();
    await search.open();
    await expect(search.page.locator('search-box search-box')).toHaveCount(0);
    await search.field.pressSequentially('linen');
    await expect(search.options.first()).toBeVisible();
    assert.equal(search.warnings.filter(text => /embed is on this page twice/.test(text)).length, 1);
  });

  test('the merchant’s settings reach the box: suggestions, popular searches, selector', async ({demo}) => {
    const restore = saveEmbeds(theme, {
      settings: {suggestions: 3, popular: 'tent, linen', forms: 'form[role=search]'},
    });
    const search = await visit(demo, {});
    restore();
    await search.open();
    await search.field.press('ArrowDown');
    await expect(search.page.getByRole('option', {name: 'tent', exact: true})).toBeVisible();
    await search.field.pressSequentially('linen');
    await expect(search.page.getByRole('group', {name: 'Products'}).getByRole('option')).toHaveCount(3);
  });

  test('the block’s results and filters replace the theme’s, which answer without them', async ({demo}) => {
    const {page} = await visit(demo, {}, undefined, './search?q=linen&view=blocks');
    const list = page.locator('[data-storefront-search-app="page"] search-results');
    await expect(list).toHaveAttribute('data-state', 'ready');
    await expect(page.locator('facet-panel').getByRole('group').first()).toBeVisible();
    await expect(themeResults(page)).toHaveCount(0);
    await expect(list.locator('.search-card').first()).toBeVisible();
    const refused = await visit(demo, {state: 'plan-missing'}, undefined, './search?q=linen&view=blocks');
    await expect(refused.page.locator('[data-storefront-search-app="page"] search-results')).toHaveAttribute(
      'data-state',
      'unavailable',
    );
    await expect(themeResults(refused.page).first()).toBeVisible();
    await expect(refused.page.locator('.storefront-search-fallback .storefront-search-grid')).toBeHidden();
    const plain = await visit(demo, {javaScript: false}, undefined, './search?q=linen&view=blocks');
    await expect(themeResults(plain.page).first()).toBeVisible();
    await expect(plain.page.locator('.storefront-search-fallback .storefront-search-grid')).toBeHidden();
    await demo.hearErrors(refused.page);
  });

  test('the theme’s own results of a search are not painted while the service may answer, and shown if its code can’t be loaded', async ({
    demo,
  }) => {
    const hold = (page: Page) => page.route('**/storefront-search-embed.js*', route => route.abort());
    const {page} = await visit(demo, {}, hold, './search?q=linen&view=blocks');
    const skeletons = page.locator('.storefront-search-skeleton');
    await expect(skeletons.first()).toBeVisible();
    await expect(themeResults(page)).toHaveCount(0);
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(themeResults(page).first()).toBeVisible();
    await expect(skeletons.first()).toBeHidden();
    await demo.hearErrors(page);
  });

  test('a collection shows the theme’s products under the block’s filters until a choice', async ({demo}) => {
    for (const javaScript of [true, false]) {
      const {page} = await visit(demo, {javaScript}, undefined, './collections/apparel?view=blocks');
      await expect(themeResults(page).first()).toBeVisible();
      await expect(page.locator('.storefront-search-filters')).toBeVisible();
      await expect(page.getByRole('combobox', {name: 'Sort by'})).toHaveCount(1);
      await expect(page.locator('.storefront-search-fallback .storefront-search-grid')).toBeHidden();
      if (!javaScript) continue;
      await page.locator('[data-facet=vendors] > summary').click();
      await page.getByRole('checkbox', {name: /^Nagi Clothing/}).check();
      await expect(page.locator('.search-card').first()).toBeVisible();
      await expect(themeResults(page)).toHaveCount(0);
      await page.goBack();
      await expect(themeResults(page).first()).toBeVisible();
    }
  });

  test('the theme’s own products of a collection follow the block’s line on a phone', async ({demo}) => {
    const {page} = await visit(demo, {viewport: 'phone'}, undefined, './collections/apparel?view=blocks');
    const block = page.locator('[data-storefront-search-app="page"]');
    const [line, whole, products] = await Promise.all(
      [block.getByRole('combobox', {name: 'Sort by'}), block, themeResults(page).first()].map(part =>
        part.boundingBox(),
      ),
    );
    assert.ok(line && whole && products);
    const gap = whole.y + whole.height - line.y - line.height;
    assert.ok(gap < 100, `${gap} px below the line`);
    assert.ok(products.y >= whole.y + whole.height, 'The products are not below the block.');
  });

  test('the block’s fallback is not painted before the theme’s products replace it', async ({demo}) => {
    const pages = await demo.arrivingPages('id="product-grid"');
    const page = await demo.openPage({locale: 'en'});
    await page.goto(`${pages.origin}/en/collections/apparel?view=blocks`, {waitUntil: 'commit'});
    const block = page.locator('[data-storefront-search-app="page"]');
    await expect(block.getByRole('combobox', {name: 'Sort by'})).toBeVisible();
    await expect(block.locator('.storefront-search-fallback > ul').first()).toHaveCSS('visibility', 'hidden');
    pages.release();
    await expect(themeResults(page).first()).toBeVisible();
  });

  test('a block’s list with the theme’s cards takes them from the theme’s results', async ({demo}) => {
    const {page} = await visit(demo, {}, undefined, './search?q=linen&view=blocks');
    const list = page.locator('[data-storefront-search-app="page"] search-results');
    await expect(list).toHaveAttribute('data-state', 'ready');
    await expect(list).toHaveAttribute('data-cards-section', /\w/);
    await list.evaluate(element => element.setAttribute('cards', 'theme'));
    await expect(list.locator('.search-card[data-theme-card]').first()).toBeVisible();
  });

  if (name !== 'dawn') return;
  test('a block in Dawn’s section for apps has the margins of that section only', async ({demo}) => {
    const {page} = await visit(demo, {}, undefined, './search?q=linen&view=blocks');
    const block = page.locator('[data-storefront-search-app="page"]');
    await expect(block.locator('.search-card').first()).toBeVisible();
    const left = (part: Locator) => part.evaluate(element => element.getBoundingClientRect().left);
    assert.equal(await left(block.locator('search-results')), await left(block));
    assert.ok((await left(block)) > 0);
  });
}

/** Where the open search's form is in its dialog, and its width. */
const placeOf = (page: Page): Promise<readonly number[]> =>
  page.locator('dialog[open] form, details[open] form').evaluate(form => {
    const around = form.closest('dialog, [role=dialog]')?.getBoundingClientRect();
    const {x, y, width} = form.getBoundingClientRect();
    return [x - (around?.x ?? 0), y - (around?.y ?? 0), width].map(Math.round);
  });

/** The visible links to products in the theme's own results. */
const themeResults = (page: Page): Locator =>
  page.locator(':is(#product-grid, results-list) a[href*="/products/"]').filter({visible: true});

async function visit(
  demo: Demo,
  options: PageOptions,
  prepare?: (page: Page) => Promise<unknown>,
  path = './',
): Promise<SearchOfTheme> {
  const page = await demo.openPage({locale: 'en', ...options});
  const [requests, warnings]: [string[], string[]] = [[], []];
  page.on('request', request => {
    if (request.url().includes('/search/suggest?')) requests.push(request.url());
  });
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await prepare?.(page);
  await page.goto(path);
  const dialog = page.locator('dialog[open], details[open]');
  const field = dialog.locator('input[type=search]');
  const open = () => openSearch(page);
  return {
    page,
    requests,
    warnings,
    box: dialog.locator('search-box'),
    field,
    options: dialog.locator('search-box [role=option]'),
    own: dialog.locator('form a[href*="/products/"]'),
    open,
    async type(text) {
      await open();
      await field.pressSequentially(text);
    },
  };
}

/** Opens the theme's search by the first of its buttons that is in reach. */
async function openSearch(page: Page): Promise<void> {
  const buttons = page
    .locator('header, .header')
    .locator('summary[aria-label=Search], button[aria-label=Search]');
  await buttons.filter({visible: true}).last().click();
  await expect(page.locator('dialog[open], details[open]').locator('input[type=search]')).toBeFocused();
}
