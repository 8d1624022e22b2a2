import assert from 'node:assert/strict';
import {type Demo, expect, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

/** Opens an example in English, once its list is ready. */
async function open(demo: Demo, name: string, options: Parameters<typeof demo.openPage>[0] = {}) {
  const {page} = await demo.open(`./pages/example-${name}`, {locale: 'en', ...options});
  const list = page.locator('search-results').first();
  await seeState(list, 'ready');
  return {page, list};
}

test('the footer links to an index of the examples, which links to each of them', async ({demo}) => {
  const {page} = await demo.open('./', {locale: 'en'});
  await page.getByRole('contentinfo').getByRole('link', {name: 'Examples'}).click();
  await page.waitForURL(/\/en\/pages\/examples$/);
  for (const link of await page.getByRole('main').getByRole('link').all()) {
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href);
    assert.equal(answer.status(), 200);
    assert.match(await answer.text(), /<search-results/);
  }
});

test('the index says what each example is for, and shows the markup that its page holds', async ({demo}) => {
  const {page} = await demo.open('./pages/examples', {locale: 'en', viewport: 'phone'});
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

test('the wheel scrolls the page over a card’s swatches too', async ({demo}) => {
  const {page, list} = await open(demo, 'swatches');
  const swatches = list.locator('.search-swatches').first();
  await swatches.scrollIntoViewIfNeeded();
  await swatches.hover({position: {x: 5, y: 30}});
  const before = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before);
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
