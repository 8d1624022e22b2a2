import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {readdirSync, rmSync} from 'node:fs';
import type {Locator} from '@playwright/test';
import {readText, writeFile, writeTheme} from '../cli/plain-theme.ts';
import {findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';

/** A theme with the kit and colour schemes; each test reads a template with other settings. */
const theme = writeTheme({
  'locales/en.default.json': '{"general": {"search": "Search"}}',
  'config/settings_schema.json': JSON.stringify([
    {name: 'theme_info', theme_name: 'Tokens'},
    {
      name: 'Colours',
      settings: [
        {
          type: 'color_scheme_group',
          id: 'color_schemes',
          definition: [
            {type: 'color', id: 'background'},
            {type: 'color', id: 'text'},
          ],
          role: {background: 'background', text: 'text'},
        },
      ],
    },
  ]),
  'config/settings_data.json': JSON.stringify({
    current: {
      color_schemes: {
        'scheme-1': {settings: {background: '#ffffff', text: '#101010'}},
        'scheme-2': {settings: {background: '#203040', text: '#f0f0f0'}},
      },
    },
  }),
  'snippets/colors.liquid': `<style>
    {% for scheme in settings.color_schemes %}
      {% if forloop.first %}:root,{% endif %}
      .color-{{ scheme.id }} {
        --color-background: {{ scheme.settings.background.red }}, {{ scheme.settings.background.green }}, {{ scheme.settings.background.blue }};
        --color-foreground: {{ scheme.settings.text.red }}, {{ scheme.settings.text.green }}, {{ scheme.settings.text.blue }};
        background-color: rgb(var(--color-background));
        color: rgb(var(--color-foreground));
      }
    {% endfor %}
  </style>`,
});
execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'add', theme, '--yes']);
const layout = readText(theme, 'layout/theme.liquid');
writeFile(
  theme,
  'layout/theme.liquid',
  layout.replace(
    '</head>',
    '<meta name="viewport" content="width=device-width">{% render \'colors\' %}{% render \'storefront-search\' %}\n</head>',
  ),
);

// The merchant's own swatches would be shown whatever the option is called.
writeFile(theme, 'snippets/storefront-search-swatches.liquid', '');
writeTemplate('search.facets', 'page', {}, [
  {type: 'price_range'},
  {type: 'vendors', settings: {open: false}},
  {type: 'on_sale'},
  {type: 'product_types'},
]);
writeTemplate('search.banners', 'page', {page_size: 8}, [
  {
    type: 'banner',
    settings: {query: 'wool, linen', after: 3, heading: 'Linen <days>', text: 'Cool.', link: '/pages/about'},
  },
  {type: 'banner', settings: {after: 10, heading: 'Free shipping', wide: true}},
  {type: 'banner', settings: {after: 1}},
]);
writeTemplate('search.bar', 'page', {panel: 'bar', heading: 'Find it'}, [
  {type: 'vendors'},
  {type: 'price_range'},
]);
writeTemplate('search.listonly', 'page', {panel: 'none', show_count: false, show_sort: false});
writeTemplate('search.drawer', 'page', {panel: 'drawer'});
writeTemplate('search.quiet', 'page', {empty_list: false});
writeTemplate('search.cards', 'page', {
  columns_desktop: '3',
  columns_phone: '1',
  card_ratio: '3 / 4',
  quick_add: true,
  paging: 'pages',
});
writeTemplate('search.scheme', 'page', {color_scheme: 'scheme-2', panel: 'bar'});
writeTemplate('search.popular', 'page', {popular: 'linen, rain jacket\ntent、 ,'});
writeTemplate('search.swatches', 'page', {swatch_options: 'Size, finish'});
writeTemplate('collection.look', 'collection', {
  // Liquid can't sort.
  first_results: 'service',
  background: '#112233',
  text: '#ffeedd',
  padding_top: 60,
  padding_bottom: 8,
  sort: 'price_desc',
});

const look = {
  columns_desktop: '2',
  columns_phone: '1',
  card_ratio: '3 / 4',
  quick_add: true,
  background: '#112233',
  text: '#ffeedd',
  padding_top: 60,
  padding_bottom: 8,
};
writeTemplate('page.look', 'list', {...look, query: 'linen', heading: 'Summer', page_size: 8});
writeTemplate('product.look', 'related', {...look, heading: 'More of this', page_size: 3});
writeTemplate('search.app', 'page', {}, [
  {type: 'vendors'},
  {type: 'shopify://apps/reviews/blocks/stars/1'},
  {type: 'tags'},
]);
// A layout without the kit's snippet.
writeFile(
  theme,
  'layout/bare.liquid',
  layout.replace('</head>', '<meta name="viewport" content="width=device-width"></head>'),
);
writeFile(
  theme,
  'templates/search.bare.json',
  JSON.stringify({layout: 'bare', sections: {main: {type: 'storefront-search-page'}}, order: ['main']}),
);

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

/** Writes a template with one of the kit's sections. */
function writeTemplate(
  name: string,
  section: string,
  settings: object,
  blocks: readonly object[] = [],
): void {
  const entries = blocks.map((block, index) => [`block-${index}`, block] as const);
  const main = {
    type: `storefront-search-${section}`,
    settings,
    blocks: Object.fromEntries(entries),
    block_order: entries.map(([id]) => id),
  };
  writeFile(theme, `templates/${name}.json`, JSON.stringify({sections: {main}, order: ['main']}));
}

const groups = (panel: Locator) => panel.getByRole('group').or(panel.locator('[part~=toggle]'));

/** The number of cards in the first row. */
async function columnsOf(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll(items => items.map(item => item.getBoundingClientRect().top));
  return tops.filter(top => top === tops[0]).length;
}

test('the setting "Popular searches" offers its terms in the empty field', async ({demo}) => {
  const {page} = await demo.open('./search?view=popular', {locale: 'en'});
  const field = page.locator('search-box input[type=search]').first();
  await field.click();
  const group = page.getByRole('group', {name: 'Popular searches'});
  await expect(group.getByRole('option')).toHaveText(['linen', 'rain jacket', 'tent']);
  await field.press('ArrowDown');
  await field.press('ArrowDown');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=rain\+jacket|q=rain%20jacket/);
});

test('the blocks of a section are the filters, in their order, each open or closed', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=linen&view=facets', {locale: 'en'});
  const panel = page.locator('facet-panel');
  await expect(groups(panel).first()).toContainText('Price');
  const texts = await panel.locator('[part=disclosure], [part~=toggle]').allTextContents();
  const names = texts.map(text => text.replace(/\s*\(.*/s, '').trim());
  assert.deepEqual(names, ['Price', 'Brand', 'On sale', 'Type']);
  const button = (name: string) => panel.getByRole('button', {name, exact: true});
  await expect(button('Brand')).toHaveAttribute('aria-expanded', 'false');
  await expect(button('Price')).toHaveAttribute('aria-expanded', 'true');
});

test('the setting "Heading" is the heading of a results page without a search', async ({demo}) => {
  const {page} = await demo.open('./search?view=bar', {locale: 'en'});
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Find it');
});

test('the filters are a bar above the list, whose groups open over it', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=linen&view=bar', {locale: 'en'});
  const brand = page.getByRole('button', {name: 'Brand', exact: true});
  const price = page.getByRole('button', {name: 'Price', exact: true});
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
  assert.equal(await top(brand), await top(price));
  const grid = page.locator('.search-grid');
  const before = await top(grid);
  assert.ok((await top(brand)) < before);
  await brand.click();
  await expect(brand).toHaveAttribute('aria-expanded', 'true');
  assert.equal(await top(grid), before);
  assert.deepEqual(await findViolations(page, 'main'), []);
  await price.click();
  await expect(brand).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Escape');
  await expect(price).toHaveAttribute('aria-expanded', 'false');
  await expect(price).toBeFocused();
});

test('the filters are a drawer on a desktop too, whose button is in the row of the count', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=linen&view=drawer', {locale: 'en'});
  const open = await page.getByRole('button', {name: 'Filters'}).boundingBox();
  const sort = await shopper.sort.boundingBox();
  assert.ok(open && sort && Math.abs(open.y - sort.y) < 4 && open.x + open.width < sort.x);
});

test('cards have the columns, shape and quick add of the settings, as has the paging', async ({demo}) => {
  for (const [viewport, columns] of [
    ['desktop', 3],
    ['phone', 1],
  ] as const) {
    const {page} = await demo.openResults('./search?q=cotton&view=cards', {locale: 'en', viewport});
    assert.equal(await columnsOf(page.locator('.search-card')), columns);
    const picture = await page.locator('.search-card-media').first().boundingBox();
    assert.ok(picture && Math.abs(picture.width / picture.height - 3 / 4) < 0.01);
    await expect(page.locator('.search-quick-add').first()).toBeVisible();
    await expect(page.getByRole('navigation', {name: 'Pages of results'})).toBeVisible();
  }
});

test('a section has the colours, the space and the sort of its settings', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./collections/apparel?view=look', {locale: 'en'});
  const section = page.locator('.storefront-search-page');
  await expect(section).toHaveCSS('background-color', 'rgb(17, 34, 51)');
  await expect(section).toHaveCSS('color', 'rgb(255, 238, 221)');
  await expect(section).toHaveCSS('padding-block', '60px 8px');
  await expect(shopper.sort).toHaveValue('price_desc');
});

test('a section has its colour scheme, and so have the panels that open over it', async ({demo}) => {
  const {page} = await demo.openResults('./search?q=linen&view=scheme', {locale: 'en'});
  const section = page.locator('.storefront-search-page');
  await expect(section).toHaveCSS('background-color', 'rgb(32, 48, 64)');
  await expect(section).toHaveCSS('color', 'rgb(240, 240, 240)');
  await page.getByRole('button', {name: 'Brand', exact: true}).click();
  const values = page.locator('facet-panel').locator('[part=values]').first();
  await expect(values).toHaveCSS('background-color', 'rgb(32, 48, 64)');
  await expect(values).toHaveCSS('color', 'rgb(240, 240, 240)');
});

test('only the options of the setting are shown as swatches, in the list and the filters', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const cards = page.locator('.search-swatches');
  const colours = cards.locator('circle').or(page.locator('facet-panel').locator('[data-swatch]'));
  await shopper.visit('./search?q=linen&view=facets');
  await expect(colours).not.toHaveCount(0);
  await shopper.visit('./search?q=linen&view=swatches');
  await expect(cards.first()).toBeVisible();
  await expect(colours).toHaveCount(0);
});

test('products to browse can be switched off', async ({demo}) => {
  const {page} = await demo.open('./search?q=zzzz&view=quiet', {locale: 'en'});
  await expect(page.getByText('Nothing found for “zzzz”.')).toBeVisible();
  await expect(page.locator('.storefront-search-browse')).toHaveCount(0);
});

test('products to browse are shown under a heading without sort and “Load more”', async ({demo}) => {
  const {page} = await demo.open('./search?q=zzzz&view=drawer', {locale: 'en'});
  const browse = page.locator('.storefront-search-browse');
  await expect(browse.getByRole('heading', {name: 'Featured products'})).toBeVisible();
  await expect(browse.locator('.search-card')).toHaveCount(12);
  await expect(browse.getByRole('combobox', {name: 'Sort by'})).toHaveCount(0);
  await expect(browse.getByRole('link', {name: 'Load more'})).toHaveCount(0);
  await page.route('**/apps/searchapp/search?*', async route => {
    const answer = await route.fetch();
    await route.fulfill({json: {...(await answer.json()), results: [], total: 0}});
  });
  await page.goto('./search?q=zzzzy&view=drawer');
  await expect(page.locator('search-results[data-state=empty]').first()).toBeVisible();
  await expect(page.locator('search-results search-results')).toHaveAttribute('data-state', 'empty');
  await expect(browse).toBeHidden();
});

for (const [path, heading, count] of [
  ['./pages/about?view=look', 'Summer', 8],
  // The answer's third product is the page's own.
  ['./products/linen-tailored-jacket?view=look', 'More of this', 2],
] as const) {
  test(`the section “${heading}” has the heading, number, columns, image ratio, colors and space of its settings`, async ({
    demo,
  }) => {
    for (const [viewport, columns] of [
      ['desktop', 2],
      ['phone', 1],
    ] as const) {
      const {page} = await demo.open(path, {locale: 'en', viewport});
      const cards = page.locator('.search-card');
      await expect(cards).toHaveCount(count);
      await expect(page.getByRole('heading', {level: 2, name: heading})).toBeVisible();
      assert.equal(await columnsOf(cards), columns);
      const picture = await page.locator('.search-card-media').first().boundingBox();
      assert.ok(picture && Math.abs(picture.width / picture.height - 3 / 4) < 0.01);
      await expect(page.locator('.search-quick-add').first()).toBeVisible();
      const section = page.locator('.storefront-search-list');
      await expect(section).toHaveCSS('background-color', 'rgb(17, 34, 51)');
      await expect(section).toHaveCSS('color', 'rgb(255, 238, 221)');
      await expect(section).toHaveCSS('padding-block', '60px 8px');
    }
  });
}

test('a block of an app is no filter', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen&view=app', {locale: 'en', javaScript: false});
  await expect(page.locator('facet-panel')).toHaveAttribute('facets', 'vendors tags');
});

test('a page without the kit’s snippet keeps its columns, and the editor names the line', async ({demo}) => {
  for (const [viewport, columns] of [
    ['desktop', 4],
    ['phone', 2],
  ] as const) {
    const {page} = await demo.open('./search?q=linen&view=bare', {locale: 'en', viewport});
    assert.equal(
      await columnsOf(page.locator('.storefront-search-fallback .storefront-search-grid > li')),
      columns,
    );
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(width <= 0, `${width} px wider than the screen`);
    await expect(page.locator('.storefront-search-page .page-width')).toHaveCSS('padding-inline', '20px');
    await expect(page.locator('.storefront-search-form').first()).toHaveCSS('display', 'flex');
    await expect(page.locator('.storefront-search-form svg').first()).toHaveCSS('fill', 'none');
    await expect(page.getByText('layout/theme.liquid')).toHaveCount(0);
    await page.goto('./search?q=linen&view=bare&design_mode=true');
    await expect(page.getByRole('alert')).toHaveText("layout/theme.liquid: {% render 'storefront-search' %}");
    await page.goto('./search?q=linen&view=facets&design_mode=true');
    await expect(page.getByText('layout/theme.liquid')).toBeHidden();
  }
});

test('filters, count and sort can be switched off, and then the list has the whole width', async ({demo}) => {
  for (const viewport of ['desktop', 'phone'] as const) {
    const {page, shopper} = await demo.openResults('./search?q=linen&view=listonly', {
      locale: 'en',
      viewport,
    });
    await expect(page.locator('facet-panel')).toHaveCount(0);
    await expect(shopper.sort).toHaveCount(0);
    // Announced, but not seen.
    await expect(shopper.count).toHaveText(/^17 results/);
    await expect(shopper.count).toHaveCSS('clip-path', 'inset(50%)');
    const [list, section] = await Promise.all(
      ['search-results', '.storefront-search-layout'].map(part => page.locator(part).boundingBox()),
    );
    assert.equal(list?.width, section?.width);
  }
});

test('no sort is cut on a phone, in any language', async ({demo}) => {
  const {shopper} = await demo.openResults('./search?q=linen&view=facets', {locale: 'en', viewport: 'phone'});
  const names = await sortNames();
  assert.ok(names.length > 100);
  const cut = await shopper.sort.evaluate((select: HTMLSelectElement, texts) => {
    const {paddingInlineStart, paddingInlineEnd, font} = getComputedStyle(select);
    const canvas = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.font = font;
    const padding = Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd);
    const option = select.selectedOptions[0] as HTMLOptionElement;
    return texts.filter(text => {
      option.textContent = text;
      // The chevron is in the padding. The width is a whole number, and that of the text is not.
      return canvas.measureText(text).width + padding > select.clientWidth + 1;
    });
  }, names);
  assert.deepEqual(cut, []);
});

/** The names of all sorts in all languages. */
async function sortNames(): Promise<string[]> {
  const files = readdirSync('src/i18n/messages');
  const languages: {default: Record<string, unknown>}[] = await Promise.all(
    files.map(file => import(`../../src/i18n/messages/${file}`)),
  );
  return languages.flatMap(({default: messages}) =>
    Object.entries(messages).flatMap(([key, text]) =>
      key.startsWith('sort_') && typeof text === 'string' ? [text] : [],
    ),
  );
}

test('the blocks “Content between results” are in the list, and cost no filter', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=linen&view=banners', {locale: 'en', total: 17});
  const banners = page.locator('.search-banner');
  const readPlaces = () =>
    banners.evaluateAll(all => all.map(each => [...(each.parentElement?.children ?? [])].indexOf(each)));
  await expect(banners).toHaveText(['Linen <days>Cool.']);
  assert.deepEqual(await readPlaces(), [3]);
  await expect(banners.getByRole('link', {name: 'Linen <days> Cool.'})).toHaveAttribute(
    'href',
    '/pages/about',
  );
  await shopper.loadMore();
  await expect(banners).toHaveText(['Linen <days>Cool.', 'Free shipping']);
  // Ten results and the banner before it.
  assert.deepEqual(await readPlaces(), [3, 11]);
  await expect(groups(page.locator('facet-panel')).nth(2)).toBeVisible();
  await shopper.visit('./search?q=cotton&view=banners');
  await expect(banners).toHaveCount(0);
  assert.deepEqual(await findViolations(page), []);
});
