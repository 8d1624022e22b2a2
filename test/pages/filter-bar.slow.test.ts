import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

async function openPhone(demo: Demo, path: string, locale: 'ja' | 'en' = 'en'): Promise<[Page, Shopper]> {
  const {page, shopper} = await demo.open(path, {locale, viewport: 'phone'});
  await seeState(shopper.results, /ready|empty/);
  return [page, shopper];
}

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  assert.ok(box);
  return {...box, right: box.x + box.width, bottom: box.y + box.height};
};

for (const locale of ['ja', 'en'] as const)
  test(`the button and the chips are one row as wide as a phone’s page, in ${locale}`, async ({demo}) => {
    const [page] = await openPhone(demo, './search?q=リネン&filter_vendor=Coast %26 Pine', locale);
    await expect(page.locator('facet-panel [part=open]')).toHaveText(/^(Filters|絞り込み) \(1\)$/);
    const [button, chip, clear] = await Promise.all(
      ['[part=open]', '[part=chip]', '[part=clear-all]'].map(part =>
        boxOf(page.locator(`facet-panel ${part}`)),
      ),
    );
    assert.ok(button && chip && clear);
    assert.ok(chip.y < button.bottom && button.y < chip.bottom);
    assert.ok(chip.x > button.right && chip.right < 374, 'The chip is not in sight.');
    const toolbar = await boxOf(page.locator('search-results [part=toolbar]'));
    assert.ok(toolbar.y >= button.bottom && toolbar.y - button.bottom < 16);
  });

test('chips that do not fit scroll in their row, and the page does not', async ({demo}) => {
  const [page] = await openPhone(
    demo,
    './search?q=linen&filter_price_min=3000&filter_price_max=9000&filter_available=true&filter_type=Bags',
  );
  const chips = page.locator('facet-panel [part=chips]');
  const [width, whole, mask] = await chips.evaluate(row => [
    row.clientWidth,
    row.scrollWidth,
    getComputedStyle(row).maskImage,
  ]);
  assert.ok(Number(whole) > Number(width));
  assert.match(String(mask), /gradient/);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  await page.locator('facet-panel [part=clear-all]').focus();
  await expect.poll(() => chips.evaluate(row => row.scrollLeft)).toBeGreaterThan(0);
});

test('in large text the chips wrap below the button, and nothing stays over the list', async ({demo}) => {
  const [page] = await openPhone(demo, './search?q=linen&filter_price_min=3000&filter_available=true');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const [button, chip] = await Promise.all(
    ['[part=open]', '[part=chip]'].map(part => boxOf(page.locator(`facet-panel ${part}`).first())),
  );
  assert.ok(button && chip && chip.y >= button.bottom);
  const position = await page
    .locator('search-results [part=toolbar]')
    .evaluate(toolbar => getComputedStyle(toolbar).position);
  assert.equal(position, 'static');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
});

test('what is shown for no results has the whole width of a phone', async ({demo}) => {
  for (const filter of ['&filter_price_min=30000', '&filter_price_min=30000&filter_available=true', '']) {
    const [page] = await openPhone(demo, `./search?q=${filter ? 'shirt' : 'qqzzqq'}${filter}`);
    const text = await boxOf(page.locator('search-results [part=empty]').first());
    assert.ok(text.width > 300, `${text.width} px`);
    const panel = page.locator('facet-panel [part=open]');
    if (filter) assert.ok(text.y >= (await boxOf(panel)).bottom);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 390);
  }
});

test('what is shown for no results keeps its distance from the chips above it', async ({demo}) => {
  const [page] = await openPhone(demo, './search?q=shirt&filter_price_min=30000');
  const text = await boxOf(page.locator('search-results [part=empty-text]'));
  const chip = await boxOf(page.locator('facet-panel [part=chip]').first());
  assert.ok(text.y - chip.bottom >= 24, `${text.y - chip.bottom} px`);
});

for (const filter of ['', '&filter_available=true'])
  test(`filters, count and sort of a phone stay while the list scrolls with “${filter}”`, async ({demo}) => {
    const [page] = await openPhone(demo, `./search?q=linen${filter}`);
    const parts = [
      'facet-panel [part=open]',
      'search-results [part=count]',
      'search-results [part=sort] select',
    ];
    await page.locator('.search-card a').nth(10).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
    for (const part of parts) {
      const locator = page.locator(part);
      const {y, bottom} = await boxOf(locator);
      assert.ok(y >= 0 && bottom < 120, `${part} is at ${y}`);
      // Nothing of the list is over it.
      const isOnTop = await locator.evaluate(element => {
        const {left, top, width, height} = element.getBoundingClientRect();
        const root = element.getRootNode() as ShadowRoot;
        return root.elementFromPoint(left + width / 2, top + height / 2) === element;
      });
      assert.ok(isOnTop, part);
    }
    await page.locator('facet-panel [part=open]').click();
    await expect(page.getByRole('dialog', {name: 'Filters'})).toBeVisible();
  });

test('a search for other filters brings the first card below the bar', async ({demo}) => {
  const [page, shopper] = await openPhone(demo, './search?q=linen&filter_available=true');
  await page.evaluate(() => scrollTo({top: 1500, behavior: 'instant'}));
  await shopper.sort.focus();
  await shopper.sort.selectOption('newest');
  await expect(page).toHaveURL(/sort=newest/);
  await shopper.seeResults();
  const bar = await boxOf(page.locator('search-results [part=toolbar]'));
  await expect
    .poll(async () => (await boxOf(page.locator('.search-card').first())).y)
    .toBeGreaterThan(bar.bottom - 1);
});

test('an empty list has the whole width, because the panel has nothing to show', async ({demo}) => {
  const {page} = await demo.open('./search?q=zzqqzz', {locale: 'en'});
  const {results} = new Shopper(page, 'en');
  await seeState(results, 'empty');
  const list = await boxOf(results);
  const layout = await boxOf(page.locator('.storefront-search-layout'));
  assert.ok(Math.abs(list.width - layout.width) < 1, `${list.width} of ${layout.width}`);
});

for (const [state, status] of [
  ['first-sync', 'degraded'],
  ['plan-missing', 'unavailable'],
] as const)
  test(`the theme’s filters stand beside its results while the service is “${state}”`, async ({demo}) => {
    const {page} = await demo.open('./search?q=linen', {locale: 'en', state});
    const {results} = new Shopper(page, 'en');
    await seeState(results, status);
    const filters = await boxOf(page.locator('.storefront-search-filters'));
    assert.ok(filters.right < (await boxOf(results)).x, 'The filters are not beside the list.');
    await page.locator('.storefront-search-filters').getByLabel('Nagi Clothing').check();
    await results.getByRole('button', {name: 'Apply'}).click();
    await expect(page).toHaveURL(/filter\.p\.vendor=Nagi/);
    await expect(page.locator('.storefront-search-fallback .storefront-search-grid > li')).toHaveCount(4);
    // Each page logs the missing plan once.
    if (state === 'plan-missing') await demo.hearErrors(page, 2);
    demo.takeErrors(page);
  });

for (const width of [768, 820, 1000])
  test(`price fields show their amounts whole, ${width} px wide`, async ({demo}) => {
    const page = await demo.openPage({locale: 'en'});
    await page.setViewportSize({width, height: 800});
    await page.goto('./search?q=linen');
    const fields = page.locator('facet-panel .field');
    await expect(fields).toHaveCount(2);
    for (const field of await fields.all()) {
      const [room, needed] = await field.evaluate(element => [
        element.clientWidth,
        (element.lastElementChild as HTMLElement).scrollWidth,
      ]);
      assert.ok(Number(needed) <= Number(room), `${needed} px in ${room} px`);
    }
  });
