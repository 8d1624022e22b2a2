import assert from 'node:assert/strict';
import type {Locator, Page, Request} from '@playwright/test';
import sharp from 'sharp';
import {type Demo, expect, test} from './fixtures.ts';
import {shiftsOf, watchShifts} from './layout-shift.ts';
import {Shopper} from './shopper.ts';

/** A collection by the theme itself, and the same by the kit. */
const NATIVE = './collections/apparel';
const KIT = './collections/apparel?view=kit';
/** What a shopper chooses first, and the theme's own page of it. */
const BRAND = 'Coast & Pine';
const NATIVE_BRAND = `${NATIVE}?filter.p.vendor=${encodeURIComponent(BRAND)}`;
/** Requests for cards. */
const ASKED = /\/search\?q=id%3A.*section_id=collection\.kit__cards/;

/** Cards on the theme's own page. */
const OWN_CARDS = '#product-grid > li, .native > li, .product-grid > li';
/** Liquid's cards in the kit's list. */
const LIQUID_CARDS = '.storefront-search-fallback .storefront-search-grid > li';
const SYMBOLS = {JPY: '¥', USD: '$', EUR: '€'};

/** The share of pixels that may differ, of 1. */
const TOLERANCE = 0.001;
/** The difference of a colour, of 255, up to which pixels are alike: browsers sample the same picture differently at another place. */
const ALIKE = 8;

interface Card {
  readonly price: string;
  readonly picture: Buffer;
}

/** @param waits whether the list waits for the platform, however busy the machine is. */
async function openKit(demo: Demo, waits = true): Promise<{page: Page; asked: Request[]; shopper: Shopper}> {
  const page = await demo.openPage({locale: 'en'});
  const asked: Request[] = [];
  page.on('request', request => void (ASKED.test(request.url()) && asked.push(request)));
  await page.addInitScript(mayWait => {
    const {setTimeout} = window;
    const wait = (run: () => void, ms?: number) => setTimeout(run, mayWait && ms === 1500 ? 60_000 : ms);
    Object.assign(window, {setTimeout: wait});
  }, waits);
  await watchShifts(page);
  return {page, asked, shopper: new Shopper(page, 'en')};
}

/** Opens the collection by the kit, whose list is Liquid's, and chooses a brand: the service answers. */
async function openChosen(page: Page): Promise<void> {
  await page.goto(KIT);
  await page.locator('summary', {hasText: 'Brand'}).click();
  await page.getByRole('group', {name: 'Brand', exact: true}).getByLabel(BRAND).check();
  await new Shopper(page, 'en').seeResults();
}

const themeCards = (page: Page) => page.locator('.search-card[data-theme-card]');
const allCards = (page: Page) => page.locator('.search-card:not(.search-skeleton)');

/** The first cards on a page, by the path of their products. */
async function readCards(page: Page, items: string): Promise<Map<string, Card>> {
  const cards = await page.locator(items).all();
  const read = new Map<string, Card>();
  for (const card of cards.slice(0, 8)) {
    await card.scrollIntoViewIfNeeded();
    const picture = card.locator('img').first();
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    read.set(await pathOf(card), {price: await priceOf(card), picture: await card.screenshot()});
  }
  return read;
}

/** The prices of all cards on a page, by the path of their products. */
async function readPrices(page: Page, items: string): Promise<Map<string, string>> {
  const cards = await page.locator(items).all();
  return new Map(
    await Promise.all(
      cards.map(async (card): Promise<[string, string]> => [await pathOf(card), await priceOf(card)]),
    ),
  );
}

const pathOf = (card: Locator): Promise<string> =>
  card
    .locator('a[href*="/products/"]')
    .first()
    .evaluate((each: HTMLAnchorElement) => each.pathname);

async function priceOf(card: Locator): Promise<string> {
  const price = await card.locator('.price, product-price, .text-block.h6').first().textContent();
  return (price ?? '').replace(/\s+/g, ' ').trim();
}

async function shareOfOtherPixels(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(each => sharp(each).ensureAlpha().raw().toBuffer({resolveWithObject: true})),
  );
  assert.ok(a && b);
  assert.deepEqual([a.info.width, a.info.height], [b.info.width, b.info.height]);
  const channels = [...a.data.keys()].filter(
    index => Math.abs((a.data[index] ?? 0) - (b.data[index] ?? 0)) > ALIKE,
  );
  const others = new Set(channels.map(index => Math.floor(index / 4))).size;
  return others / (a.data.length / 4);
}

/** The tests that the cards of each theme have to pass. */
export function testThemeCards(): void {
  test('an untouched collection lists the products of the theme’s page, and asks nothing', async ({demo}) => {
    const native = await demo.openPage({locale: 'en'});
    await native.goto(NATIVE);
    const own = await readPrices(native, OWN_CARDS);
    const {page, asked} = await openKit(demo);
    await page.goto(KIT, {waitUntil: 'networkidle'});
    const shown = await readPrices(page, LIQUID_CARDS);
    assert.equal(shown.size, 12);
    assert.deepEqual([...shown.keys()], [...own.keys()].slice(0, 12));
    for (const [path, price] of shown) assert.ok(own.get(path)?.endsWith(price), `${path}: ${price}`);
    await expect(page.locator('.search-card')).toHaveCount(0);
    assert.deepEqual([asked.length, demo.searches(page).length], [0, 0]);
    assert.deepEqual(await shiftsOf(page), []);
  });

  test('a filtered collection shows the theme’s cards, equal in every pixel and price', async ({demo}) => {
    const native = await demo.openPage({locale: 'en'});
    await native.goto(NATIVE_BRAND);
    const own = await readCards(native, OWN_CARDS);
    const {page, asked} = await openKit(demo);
    await openChosen(page);
    await expect(themeCards(page)).toHaveCount(12);
    // The open filter covers cards.
    await page.keyboard.press('Escape');
    // Each place is kept until the theme's card fits.
    await expect(page.locator('.search-card[style^="block-size"]')).toHaveCount(0);
    // A place stays as high as the list's own card, which the machine's fonts may make higher than the theme's.
    await allCards(page).evaluateAll(cards => {
      for (const card of cards as HTMLElement[]) card.style.minBlockSize = '';
    });
    const shown = await readCards(page, '.search-card');
    assert.equal(shown.size, 8);
    for (const [path, {price, picture}] of shown) {
      const other = own.get(path);
      assert.ok(other, `${path} is not on the theme’s own page`);
      assert.equal(price, other.price);
      const share = await shareOfOtherPixels(picture, other.picture);
      assert.ok(share <= TOLERANCE, `${path}: ${share * 100} % of the pixels differ`);
    }
    assert.equal(asked.length, 1);
    // Scripts in cards run in Liquid's fallback, as on the theme's own page, and not again.
    const [runs, scripts] = await page.evaluate(() => [
      [...document.documentElement.childNodes].filter(node => node instanceof Comment && node.data === 'ran')
        .length,
      document.querySelectorAll('search-results > :not(.search-grid) script:not([type])').length,
    ]);
    assert.equal(runs, scripts);
    // A second visit knows how much higher the theme's cards are.
    await page.reload();
    await expect(themeCards(page)).toHaveCount(12);
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, {value}) => all + value, 0);
    assert.ok(sum < 0.005, `the page moved by ${sum}: ${JSON.stringify(shifts)}`);
  });

  test('the theme’s cards have its own page’s prices, in each currency of the shopper', async ({demo}) => {
    for (const [currency, symbol] of Object.entries(SYMBOLS)) {
      const {page} = await openKit(demo);
      await page.goto(`${NATIVE_BRAND}&currency=${currency}`);
      const own = await readPrices(page, OWN_CARDS);
      // The platform has kept the currency in a cookie.
      await openChosen(page);
      await expect(themeCards(page)).toHaveCount(12);
      const shown = await readPrices(page, '.search-card');
      assert.equal(shown.size, 12);
      for (const [path, price] of shown) {
        assert.equal(price, own.get(path));
        assert.ok(price.includes(symbol), `${price} is not in ${currency}`);
      }
    }
  });

  test('§6: a click on the theme’s card is published, and Back shows it without a search', async ({demo}) => {
    const {page, asked, shopper} = await openKit(demo);
    await openChosen(page);
    await expect(themeCards(page)).toHaveCount(12);
    await shopper.loadMore();
    await expect(themeCards(page)).toHaveCount(24);
    assert.equal(asked.length, 2);
    const searches = demo.searches(page).length;
    const card = themeCards(page).nth(13);
    await card.locator('a[href*="/products/"]').first().click();
    await page.waitForURL(/\/products\//);
    await expect.poll(() => demo.clicks(page).length).toBe(1);
    const [{payload} = {payload: {}}] = demo.clicks(page);
    assert.equal(Reflect.get(payload, 'position'), 13);
    const events = demo.events(page).length;
    await page.goBack();
    await expect(themeCards(page)).toHaveCount(24);
    assert.equal(demo.searches(page).length, searches);
    assert.equal(demo.events(page).length, events);
  });

  test('the list’s own cards stay if the platform fails, is slow, or has another page', async ({demo}) => {
    for (const answer of ['failure', 'slow', 'other'] as const) {
      const {page, shopper} = await openKit(demo, false);
      let isLeft = () => {};
      const left = new Promise<void>(resolve => {
        isLeft = resolve;
      });
      await page.route(ASKED, async route => {
        if (answer === 'failure') await route.abort();
        else if (answer === 'other')
          await route.fulfill({body: '<ul><li><a href="/products/x">x</a></li></ul>'});
        else await left;
      });
      const isAsked = (request: Request) => ASKED.test(request.url());
      const ended =
        answer === 'other'
          ? page.waitForEvent('requestfinished', isAsked)
          : page.waitForEvent('requestfailed', isAsked);
      await openChosen(page);
      await ended;
      await expect(allCards(page)).toHaveCount(12);
      await expect(themeCards(page)).toHaveCount(0);
      await expect(shopper.links.first()).toBeVisible();
      isLeft();
      demo.takeErrors(page);
    }
  });

  test('a product that the platform does not return keeps our card, its title as text', async ({demo}) => {
    const {page} = await openKit(demo);
    const hostile = '<img src=x onerror="document.documentElement.dataset.ran = true">';
    await page.route('**/apps/searchapp/search?*', async route => {
      const response = await route.fetch();
      const json = await response.json();
      json.results[2].title = hostile;
      await route.fulfill({json});
    });
    await page.route(ASKED, async route => {
      const response = await route.fetch();
      const parts = (await response.text()).split('<template data-storefront-search-card=');
      await route.fulfill({
        body: parts.filter((_, index) => index !== 3).join('<template data-storefront-search-card='),
      });
    });
    await openChosen(page);
    await expect(themeCards(page)).toHaveCount(11);
    const own = page.locator('.search-card:not([data-theme-card])');
    await expect(own).toHaveCount(1);
    await expect(own).toContainText('<img src=x');
    assert.equal(await page.evaluate(() => document.documentElement.dataset.ran), undefined);
  });
}
