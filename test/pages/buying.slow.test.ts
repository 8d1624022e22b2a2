import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {expect, test} from './fixtures.ts';

/** A demo store whose figures belong to these tests alone. */
test.use({demoArguments: ['--caps', '100000,100000,100000']});

type Language = 'ja' | 'en';

const WORDS = {
  ja: {
    add: 'カートに入れる',
    added: 'カートに追加しました。',
    quantity: '数量',
    checkOut: 'ご購入手続きへ',
    place: '注文を確定する',
  },
  en: {
    add: 'Add to cart',
    added: 'Added to your cart.',
    quantity: 'Quantity',
    checkOut: 'Check out',
    place: 'Place the order',
  },
} as const;

const ADDRESS = {
  email: 'hanako@example.jp',
  name: '山田 花子',
  postal_code: '150-0001',
  region: '東京都',
  street: '渋谷区神宮前1-2-3',
};

/** The figures of a term on the analytics page. */
interface TermFigures {
  readonly clicked: string;
  readonly added: string;
  readonly revenue: string;
}

async function addToCart(page: Page, quantity = 1, language: Language = 'ja'): Promise<void> {
  const words = WORDS[language];
  const product = page.locator('product-info');
  await product.getByLabel(words.quantity).fill(`${quantity}`);
  await product.getByRole('button', {name: words.add}).click();
  await expect(product.getByRole('status')).toHaveText(words.added);
}

/** Buys the cart. Returns the paid amount. */
async function checkOut(page: Page, language: Language = 'ja'): Promise<string> {
  await page.goto('./cart');
  await page.getByRole('button', {name: WORDS[language].checkOut}).click();
  for (const [field, text] of Object.entries(ADDRESS)) await page.locator(`#${field}`).fill(text);
  await page.getByRole('button', {name: WORDS[language].place}).click();
  await page.waitForURL(/\/thanks$/);
  return (await page.locator('dd.checkout__total').textContent()) ?? '';
}

/** Waits for the row of a term, because its events arrive by beacons. */
async function expectTerm(page: Page, term: string, figures: TermFigures): Promise<void> {
  await expect(async () => {
    await page.goto('./admin/analytics');
    const row = page.getByRole('row').filter({has: page.getByRole('link', {name: term, exact: true})});
    const [, clicked, , added, revenue] = await row.first().getByRole('cell').allTextContents();
    assert.deepEqual({clicked, added, revenue}, figures);
  }).toPass({timeout: 8000});
}

for (const [language, term] of [
  ['ja', 'ジャケット'],
  ['en', 'jacket'],
] as const) {
  test(`§6.1: a term gets exactly the revenue of two that are bought in ${language}`, async ({demo}) => {
    const {page, shopper} = await demo.open('./', {locale: language});
    await shopper.search(term);
    await page.waitForURL(/\/search\?q=/);
    await shopper.seeResults();
    await shopper.follow(shopper.links.nth(1));
    await addToCart(page, 2, language);
    const paid = await checkOut(page, language);
    assert.match(paid, /^¥[1-9][\d,]+$/);
    await expectTerm(page, term, {clicked: '1', added: '2', revenue: paid});
  });
}

test('§6.1: a purchase after a click on a suggestion is attributed to the typed text', async ({demo}) => {
  const {page, shopper} = await demo.open('./');
  await shopper.type('マグカップ');
  await shopper.follow(shopper.productOptions.first());
  await addToCart(page);
  const paid = await checkOut(page);
  await expectTerm(page, 'マグカップ', {clicked: '1', added: '1', revenue: paid});
});

test('§6.1: the later of two searches with a click on the product gets the purchase', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  for (const term of ['リネンテーラードジャケット', 'リネンテーラード']) {
    await shopper.visit(`./search?q=${term}`);
    await shopper.links.first().click();
    await page.waitForURL(/\/products\/linen-tailored-jacket/);
  }
  await addToCart(page);
  const paid = await checkOut(page);
  await expectTerm(page, 'リネンテーラード', {clicked: '1', added: '1', revenue: paid});
  await expectTerm(page, 'リネンテーラードジャケット', {clicked: '1', added: '0', revenue: '¥0'});
});

test('§6.1: a product added to the cart from a result is attributed to its search', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=リネンシャツ');
  await shopper.results.evaluate(results => results.setAttribute('quick-add', ''));
  await shopper.results
    .getByRole('button', {name: /^オプションを選択/})
    .first()
    .click();
  const dialog = shopper.results.getByRole('dialog');
  await dialog.getByRole('button', {name: WORDS.ja.add}).click();
  await expect(page.locator('cart-count')).toHaveText('1');
  const paid = await checkOut(page);
  assert.match(paid, /^¥[1-9][\d,]+$/);
  await expectTerm(page, 'リネンシャツ', {clicked: '0', added: '1', revenue: paid});
});

test('a product bought without a click on a result is not attributed to a search', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=文具&filter_content_type=product');
  await page.goto((await shopper.links.first().getAttribute('href')) ?? '');
  // The list of related products searches as well.
  await shopper.results.scrollIntoViewIfNeeded();
  await shopper.seeResults();
  await addToCart(page);
  await checkOut(page);
  await expectTerm(page, '文具', {clicked: '0', added: '0', revenue: '¥0'});
  await expect(async () => {
    const sent = await (await page.request.get('/pixel/events')).text();
    assert.match(sent, /product_added_to_cart/);
    assert.match(sent, /checkout_completed/);
    assert.doesNotMatch(sent, /attribution/);
  }).toPass({timeout: 8000});
});

test('an order is published to the pixel once, however often its page is loaded', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=水筒&filter_content_type=product');
  await shopper.follow(shopper.links.first());
  await addToCart(page);
  const paid = await checkOut(page);
  for (let times = 0; times < 2; times++) await page.reload();
  await expectTerm(page, '水筒', {clicked: '1', added: '1', revenue: paid});
});

test('§6.2: a shopper who refuses analytics can buy, and the pixel receives nothing', async ({demo}) => {
  const {page, shopper} = await demo.openShopper();
  await page.addInitScript(() => {
    Object.assign(globalThis, {
      Shopify: {customerPrivacy: {analyticsProcessingAllowed: () => false}},
    });
  });
  await shopper.visit('./search?q=テント&filter_content_type=product');
  await shopper.follow(shopper.links.first());
  await addToCart(page);
  await checkOut(page);
  assert.deepEqual(await (await page.request.get('/pixel/events')).json(), []);
  assert.equal(await page.evaluate(() => localStorage.getItem('service-pixel')), null);
});

test('a checkout without an address names the missing fields, and focuses the message', async ({demo}) => {
  const {page} = await demo.open('./products/linen-tailored-jacket', {viewport: 'phone'});
  await addToCart(page);
  await page.goto('./cart');
  await page.getByRole('button', {name: WORDS.ja.checkOut}).click();
  await page.getByRole('button', {name: WORDS.ja.place}).click();
  await expect(page.getByRole('alert')).toBeFocused();
  await page
    .getByRole('alert')
    .getByRole('link', {name: /お名前/})
    .click();
  await expect(page.getByLabel('お名前')).toBeFocused();
  await expect(page.getByLabel('お名前')).toHaveAccessibleDescription(/入力してください/);
  // The browser logs the page's status 422.
  assert.equal(demo.takeErrors(page).length, 1);
});

for (const dark of [false, true]) {
  test(`axe finds no violation from the cart to the analytics page with the ${dark ? 'dark' : 'light'} colour scheme`, async ({
    demo,
  }) => {
    const page = await demo.openPage({dark, viewport: dark ? 'phone' : 'desktop'});
    const found: string[] = [];
    const look = async () => found.push(...(await findViolations(page)));
    await page.goto('./products/linen-tailored-jacket');
    await addToCart(page);
    await page.goto('./cart');
    await look();
    await page.goto('./checkout');
    await look();
    await page.getByRole('button', {name: WORDS.ja.place}).click();
    await expect(page.getByRole('alert')).toBeFocused();
    await look();
    demo.takeErrors(page);
    await checkOut(page);
    await look();
    await page.goto('./admin/analytics');
    await look();
    assert.deepEqual(found, []);
  });
}
