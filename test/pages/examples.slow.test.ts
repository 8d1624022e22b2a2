import assert from 'node:assert/strict';
import {type Demo, expect, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

/** Opens an example in English, once its list is ready. */
async function open(demo: Demo, name: string, options: Parameters<typeof demo.openPage>[0] = {}) {
  const page = await demo.openPage({locale: 'en', ...options});
  await page.goto(`./pages/example-${name}`);
  const list = page.locator('search-results').first();
  await seeState(list, 'ready');
  return {page, list};
}

test('the footer links to an index of the examples, which links to each of them', async ({demo}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.goto('./');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Examples'}).click();
  await page.waitForURL(/\/en\/pages\/examples$/);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    assert.equal(answer.status(), 200);
    assert.match(await answer.text(), /<search-results/);
  }
});

test('the index says what each example is for, and shows the markup that its page holds', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone'});
  await page.goto('./pages/examples');
  const examples = page.getByRole('main').locator('.example');
  await expect(examples).toHaveCount(14);
  for (const example of await examples.all()) {
    const purpose = (await example.getByRole('paragraph').textContent()) ?? '';
    assert.match(purpose, /^[A-Z].{30,}\.$/);
    await example.locator('summary').click();
    const markup = (await example.locator('pre').textContent()) ?? '';
    const href = await example.getByRole('link').getAttribute('href');
    const answer = await page.request.get(new URL(href ?? '', page.url()).href);
    assert.deepEqual(elementsIn(markup), elementsIn(await answer.text()), href ?? '');
  }
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.equal(await overflow(), 0);
});

/** Lists the panels and lists of a page, with their attributes and the names of their slotted content. */
function elementsIn(html: string): readonly string[] {
  const elements =
    html.match(/<(?:search-results|facet-panel|template slot(?!="start")|span slot)[^>]*>/g) ?? [];
  return elements.map(tag =>
    tag
      .replace(/\s*data-skip-[\w-]+/g, '')
      .replace(/\s+/g, ' ')
      .replace(' >', '>'),
  );
}

test('a swatch in a card shows its variant, and the card’s link leads to it', async ({demo}) => {
  const {page, list} = await open(demo, 'swatches');
  const swatch = list.getByRole('radio').nth(1);
  await swatch.focus();
  const card = list
    .getByRole('listitem')
    .filter({has: page.locator(':checked')})
    .first();
  await expect(card.getByRole('link')).toHaveAttribute('href', /\?variant=\d+$/);
});

test('the wheel scrolls the page over a card’s swatches too', async ({demo}) => {
  const {page, list} = await open(demo, 'swatches');
  const swatches = list.locator('.search-swatches').first();
  await swatches.scrollIntoViewIfNeeded();
  await swatches.hover({position: {x: 5, y: 30}});
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
});

test('the theme’s own cards come from its template, and a click on one is published', async ({demo}) => {
  const {page, list} = await open(demo, 'templates');
  const link = list.locator('.own-card').nth(1).getByRole('link');
  await link.click();
  await page.waitForURL(/\/products\//);
  assert.deepEqual(
    demo.clicks(page).map(({payload}) => payload.position),
    [1],
  );
});

test('a product with options is added in a dialog, and the theme’s cart counts it', async ({demo}) => {
  const {page, list} = await open(demo, 'quick-add', {viewport: 'phone'});
  await list
    .getByRole('button', {name: /^Choose options/})
    .first()
    .click();
  const dialog = list.getByRole('dialog');
  await dialog.getByRole('button', {name: 'Add to cart'}).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('cart-count')).toHaveText('1');
});

test('a focused button in a card has its whole ring, and the card has none', async ({demo}) => {
  const {page, list} = await open(demo, 'quick-add');
  await page.keyboard.press('Tab');
  const button = list.getByRole('button', {name: /^Choose options/}).first();
  await button.focus();
  const card = list.getByRole('listitem').first();
  const [reach, room] = await card.evaluate(item => {
    const {outlineWidth, outlineOffset} = getComputedStyle(document.activeElement ?? item);
    const margin = getComputedStyle(item).getPropertyValue('overflow-clip-margin');
    return [Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset), Number.parseFloat(margin)];
  });
  assert.ok(reach && room && reach <= room, `${reach} <= ${room}`);
  const link = card.getByRole('link');
  const ring = () => link.evaluate(element => getComputedStyle(element, '::after').outlineStyle);
  assert.equal(await ring(), 'none');
  await link.focus();
  assert.equal(await ring(), 'solid');
  await expect(link).toHaveCSS('outline-style', 'none');
});

test('numbered pages have addresses, Back leads to the previous one, and the heading gets the focus', async ({
  demo,
}) => {
  const {page, list} = await open(demo, 'pages');
  const first = await list.getByRole('listitem').first().getByRole('link').textContent();
  await list.getByRole('link', {name: 'Page 2'}).click();
  await expect(list.getByRole('heading', {name: /^Page 2 of/})).toBeFocused();
  await expect(page).toHaveURL(/page=2/);
  await page.goBack();
  await expect(list.getByRole('listitem').first().getByRole('link')).toHaveText(first ?? '');
});

test('an infinite list is a feed, and its footer can be reached', async ({demo}) => {
  const {page, list} = await open(demo, 'infinite');
  const articles = list.getByRole('feed').getByRole('article');
  const footer = page.getByRole('contentinfo');
  await expect(async () => {
    await footer.scrollIntoViewIfNeeded();
    await expect(articles).toHaveCount(32, {timeout: 500});
  }).toPass({timeout: 10_000});
  await footer.scrollIntoViewIfNeeded();
  await expect(footer).toBeInViewport();
  await list.getByRole('link', {name: 'Load more'}).click();
  await expect(articles.nth(39)).toBeAttached();
});

test('the selected number of columns is kept for the next page', async ({demo}) => {
  const {page, list} = await open(demo, 'columns');
  await list.getByRole('radio', {name: '4 columns'}).check();
  const columns = () =>
    list
      .locator('.search-grid')
      .evaluate(grid => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
  await expect.poll(columns).toBe(4);
  await page.reload();
  await expect(list.getByRole('radio', {name: '4 columns'})).toBeChecked();
  await expect.poll(columns).toBe(4);
});

test('embedded lists search when they come near the viewport, and their clicks are attributed', async ({
  demo,
}) => {
  const {page} = await open(demo, 'embedded', {viewport: 'phone'});
  const lists = page.locator('search-results');
  await expect(lists).toHaveCount(3);
  await lists.nth(2).scrollIntoViewIfNeeded();
  await seeState(lists.nth(2), 'ready');
  const queries = new Set(demo.events(page).map(({payload}) => payload.query_id));
  assert.equal(queries.size, demo.searches(page).length);
});
