import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {rmSync} from 'node:fs';
import {readText, writeFile, writeTheme} from '../cli/plain-theme.ts';
import {findViolations} from './axe.ts';
import {holdFile} from './delays.ts';
import {expect, test} from './fixtures.ts';

/** A theme like Dawn, changed by the steps of the README. */
const theme = writeTheme({'locales/en.default.json': '{"general": {"search": "Search"}}'});
execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'add', theme, '--yes']);
const TEXTS = `{% capture texts %}{"more": "つづき"}{% endcapture %}`;
edit('layout/theme.liquid', '</head>', `${TEXTS}{% render 'storefront-search', messages: texts %}\n</head>`);
edit('sections/header.liquid', /<form[\s\S]*<\/form>/, "{% render 'storefront-search-box' %}");
edit('templates/search.json', 'main-search', 'storefront-search-page');
writeFile(
  theme,
  'templates/collection.json',
  JSON.stringify({
    sections: {main: {type: 'storefront-search-collection', settings: {show_title: false}}},
    order: ['main'],
  }),
);

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

test('a theme with the kit offers suggestions, and leads to its results page', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await shopper.type('ジャケット');
  await expect(shopper.productOptions).toHaveCount(6);
  await shopper.confirm(16);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('「ジャケット」の検索結果');
});

test('the kit uses the theme’s own texts', async ({demo}) => {
  const {page} = await demo.open('./search?q=文具');
  await expect(page.getByRole('link', {name: 'つづき'})).toBeVisible();
});

test('a page without results knows the merchant’s swatches, for its other products', async ({demo}) => {
  const {page} = await demo.open('./search?q=ぬふぬふ');
  const config = await page.locator('script[data-storefront-search]').textContent();
  const {swatches} = JSON.parse(config ?? '');
  await page.goto('./search?q=リネン');
  const other = await page.locator('script[data-storefront-search]').textContent();
  for (const [option, values] of Object.entries(JSON.parse(other ?? '').swatches))
    for (const [value, color] of Object.entries(values as object))
      assert.equal(swatches[option]?.[value], color);
});

test('the kit’s search page has a form of its own, whose searches it shows in place', async ({demo}) => {
  const {page, shopper} = await demo.open('./search');
  const field = page.getByRole('main').locator('input[name=q]');
  await field.fill('リネン');
  await field.press('Enter');
  await shopper.seeResults(17);
  assert.equal(new URL(page.url()).searchParams.get('q'), 'リネン');
  // The header has a form of this role too.
  await expect(page.getByRole('search', {name: '検索', exact: true})).toHaveCount(1);
  assert.deepEqual(
    (await findViolations(page)).filter(violation => violation.startsWith('landmark')),
    [],
  );
});

test('the kit’s results page loads its code beside the loader, and nothing twice', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  const asked: string[] = [];
  page.on('request', request => {
    if (/\/assets\/.*-[0-9A-Z]{8}\.js$/.test(request.url())) asked.push(request.url());
  });
  const release = await holdFile(page, '**/assets/storefront-search.js*');
  await page.goto('./search?q=ジャケット', {waitUntil: 'commit'});
  await expect.poll(() => asked.join()).toMatch(/\/ja-/);
  const early = [...asked];
  assert.match(early.join(), /results-page/);
  release();
  await shopper.seeResults(16);
  const loaders = page.locator('head link[rel=modulepreload]');
  const hrefs = await loaders.evaluateAll(links => links.map(link => (link as HTMLLinkElement).href));
  assert.ok(hrefs.length > 1);
  for (const href of hrefs) assert.ok(early.includes(href), href);
  assert.deepEqual(asked, [...new Set(asked)]);
});

test('the kit’s collection pages can be filtered by tags that only Liquid knows', async ({demo}) => {
  const {page, shopper} = await demo.open('./collections/apparel', {locale: 'en'});
  await shopper.choice(shopper.words.brand, 'Coast & Pine').check();
  await shopper.seeResults();
  await expect(page).toHaveURL(/filter_vendor=/);
  await expect(shopper.facet(shopper.words.tags)).toBeVisible();
  // The banner above shows the title already.
  await expect(page.getByRole('heading', {level: 1})).toHaveCount(0);
});

test('the kit’s pages show Liquid’s results without scripts, page by page', async ({demo}) => {
  const {page} = await demo.open('./collections/apparel', {javaScript: false});
  await expect(page.getByRole('listitem')).toHaveCount(24);
  await page.getByRole('link', {name: 'もっと見る'}).click();
  await expect(page).toHaveURL(/page=2/);
  await page.getByRole('search').getByRole('searchbox').fill('ジャケット');
  await page.getByRole('search').getByRole('button').click();
  await expect(page.locator('.storefront-search-count')).toHaveText('16件');
});

function edit(path: string, text: string | RegExp, replacement: string): void {
  writeFile(theme, path, readText(theme, path).replace(text, replacement));
}

test('a collection tells search engines its products in order, page by page', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', javaScript: false});
  const readList = async (address: string) => {
    await page.goto(address);
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  };
  const first = await readList('./collections/apparel');
  assert.deepEqual([first['@type'], first.name], ['ItemList', 'Apparel']);
  const second = await readList('./collections/apparel?page=2');
  const positions = [...first.itemListElement, ...second.itemListElement].map(({position}) => position);
  assert.deepEqual(
    positions,
    positions.map((_, index) => index + 1),
  );
  assert.ok(positions.length > 24 && positions.length <= first.numberOfItems, `${positions}`);
  const [{name, url}] = second.itemListElement;
  assert.match(new URL(url).pathname, /^\/en\/products\/[\w-]+$/);
  await expect(page.locator('.storefront-search-fallback li').first()).toContainText(name);
});
