import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, describe, test} from 'node:test';
import {DataFolderError, openData} from '../../../demo/storefront/data-folder.ts';
import {bought, clicked, jacket, Shop, searched} from './support/shop.ts';

const shop = new Shop();

async function fill(visitor: string, quantity = 1, id = jacket.variant): Promise<void> {
  await shop.send(visitor, '/cart/add', new URLSearchParams({id, quantity: `${quantity}`}));
}

async function cartOf(visitor: string): Promise<{item_count: number; items: {quantity: number}[]}> {
  return JSON.parse(await shop.read(visitor, '/cart.js'));
}

const numberIn = (html: string) => Number(/#(\d+)/.exec(html.replace(/&#\d+;/g, ''))?.[1]);

describe('the checkout', () => {
  test('numbers an order, empties the cart, and shows the order to its visitor only', async () => {
    await fill('buyer', 2);
    const response = await shop.checkOut('buyer');
    assert.equal(response.status, 303);
    const thanks = response.headers.get('Location') ?? '';
    const html = await shop.read('buyer', thanks);
    assert.ok(numberIn(html) > 1000);
    assert.match(html, /¥39,600/);
    assert.match(html, /渋谷区神宮前1-2-3/);
    assert.equal((await cartOf('buyer')).item_count, 0);
    const stranger = await shop.app.request(thanks, {headers: {Cookie: 'demo_visitor=stranger'}});
    assert.equal(stranger.status, 404);
  });

  test('places one order for a checkout that is submitted twice', async () => {
    await fill('hasty');
    const token = await shop.openCheckout('hasty');
    const answers = await Promise.all([1, 2].map(() => shop.checkOut('hasty', {token})));
    const [first, second] = answers.map(response => response.headers.get('Location') ?? '');
    assert.equal(first, second);
    await fill('next');
    const next = (await shop.checkOut('next')).headers.get('Location') ?? '';
    const numbers = [await shop.read('hasty', first ?? ''), await shop.read('next', next)].map(numberIn);
    assert.equal(numbers[1], (numbers[0] ?? 0) + 1);
  });

  test('redirects an empty cart back to the cart page', async () => {
    const response = await shop.app.request('/en/checkout');
    assert.equal(response.headers.get('Location'), '/en/cart');
    assert.equal((await shop.checkOut('nobody')).headers.get('Location'), '/checkout');
  });

  for (const [path, missing, malformed] of [
    ['/checkout', 'お名前を入力してください', 'メールアドレスの形式をご確認ください'],
    ['/en/checkout', 'Name: please fill this in', 'Email: this doesn’t look complete'],
  ] as const) {
    test(`${path} reports missing and malformed values next to their fields, and keeps the input`, async () => {
      await fill(`careless ${path}`);
      const response = await shop.checkOut(`careless ${path}`, {name: ' ', email: 'hanako@'}, path);
      const html = await response.text();
      assert.equal(response.status, 422);
      for (const text of [missing, malformed]) assert.equal(html.split(text).length - 1, 2, text);
      assert.match(
        html,
        /id="email"[^>]*value="hanako@"[^>]*aria-invalid=true[^>]*aria-describedby="email-note"/,
      );
      assert.match(html, /id="street"[^>]*value="渋谷区神宮前1-2-3"/);
      assert.equal((await cartOf(`careless ${path}`)).item_count, 1);
    });
  }

  test('accepts full-width characters and the postal mark 〒', async () => {
    await fill('wide');
    const response = await shop.checkOut('wide', {postal_code: '〒１５０－０００１', email: 'ｈ@example.jp'});
    assert.equal(response.status, 303);
    assert.match(await shop.read('wide', response.headers.get('Location') ?? ''), />山田 花子<br>150-0001/);
  });

  test('escapes the shopper’s input', async () => {
    await fill('hostile');
    const response = await shop.checkOut('hostile', {name: '<script>1</script>', street: ''});
    assert.doesNotMatch(await response.text(), /<script>1/);
  });
});

describe('stock', () => {
  /** Derived from the variant id: 5 + 5003 mod 36. */
  const stock = 40;
  const large = '5003';

  test('limits the cart to the stock', async () => {
    await fill('greedy', 99, large);
    assert.equal((await cartOf('greedy')).item_count, stock);
    assert.match(await shop.read('greedy', '/en/cart'), /Only 40 left/);
    const headers = {Cookie: 'demo_visitor=greedy', 'Content-Type': 'application/json'};
    const body = JSON.stringify({id: Number(large), quantity: 1});
    const response = await shop.app.request('/en/cart/add.js', {method: 'POST', headers, body});
    assert.equal(response.status, 422);
    assert.match(((await response.json()) as {description: string}).description, /only 40 of 'Linen Jacket'/);
  });

  test('removes what another shopper bought in the meantime, with a message', async () => {
    await fill('slow', 5, large);
    await fill('quick', stock - 3, large);
    const token = await shop.openCheckout('slow');
    await shop.checkOut('quick');
    const response = await shop.checkOut('slow', {token}, '/en/checkout');
    assert.equal(response.status, 422);
    assert.match(await response.text(), /There is less left than you wanted/);
    assert.equal((await cartOf('slow')).item_count, 3);
    await shop.checkOut('slow');
    assert.match(await shop.read('slow', '/en/products/jacket?variant=5003'), /Sold out/);
  });
});

describe('a data folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-'));
  after(() => rmSync(folder, {recursive: true}));

  test('keeps orders, figures and the key for the next run', async () => {
    const first = new Shop(openData(folder));
    const attribution = first.attribution('query');
    const order = await first.buyJackets('shopper');
    for (const event of [searched(attribution), clicked(attribution), bought(order, attribution)]) {
      await first.publish('shopper', event);
    }
    const figures = first.figures();
    first.data.database.close();
    const second = new Shop(openData(folder));
    assert.deepEqual(second.figures(), figures);
    assert.equal(figures.totals.revenue, 1_980_000);
    assert.equal(second.attribution('query').measurement_proof, attribution.measurement_proof);
    assert.equal(await second.buyJackets('shopper'), 'gid://shopify/Order/1002');
    second.data.database.close();
  });

  test('reports an unusable path in one sentence', () => {
    writeFileSync(join(folder, 'file'), '');
    assert.throws(() => openData(join(folder, 'file')), DataFolderError);
  });
});
