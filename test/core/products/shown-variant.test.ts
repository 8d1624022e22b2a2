import assert from 'node:assert/strict';
import {test} from 'node:test';
import {answerOf} from '../../../src/core/contract/answer.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {asSearched, matchingVariant, numericId} from '../../../src/core/products/shown-variant.ts';
import {article, body, product, variant} from '../../support/stores/bodies.ts';

test('§2.2 product_id: the number is the last part of a global id', () => {
  assert.equal(numericId('gid://shopify/Product/1234567890'), '1234567890');
  assert.equal(numericId('gid://shopify/Product/1234567890abc'), undefined);
  assert.equal(numericId('1234567890'), undefined);
});

const shirt = product({
  title: 'Linen Shirt',
  url: '/products/linen-shirt',
  variants: [
    variant({id: '1', title: 'White / M'}),
    variant({id: '2', title: 'Navy / M', image_url: '/navy.jpg', price: 900, compare_at_price: undefined}),
  ],
});

/** The first result of a search as it is shown. */
function shownFor(query: string, results: readonly object[] = [shirt], total = results.length) {
  const request = {query, filters: {}, sort: 'relevance', limit: 24, offset: 0} as const;
  const response = readResponse(body({query, results, total}));
  const answer = answerOf({request, response, sessionId: undefined, at: 0});
  const [hit] = answer.hits;
  assert.ok(hit);
  return asSearched(hit.item, answer);
}

for (const query of ['Navy / M', 'navy m', 'Linen Shirt - Navy / M', 'ＮＡＶＹ／Ｍ'])
  test(`§2.2 variant use 1: a search for “${query}” whose only product has a variant of that title shows the variant`, () => {
    const shown = shownFor(query, [shirt, article()]);
    assert.ok(shown.content_type === 'product');
    assert.deepEqual(
      [shown.url, shown.image_url, shown.price_min, shown.price_max, shown.compare_at_price],
      ['/products/linen-shirt?variant=2', '/navy.jpg', 900, 900, null],
    );
  });

test('a search for a product’s title, for more than a variant’s title, or for everything shows the product', () => {
  const dash = product({variants: [variant({title: '–'})]});
  for (const query of ['Linen Shirt', 'Navy / M / XL'])
    assert.equal(shownFor(query).url, '/products/linen-shirt', query);
  assert.equal(shownFor('*', [dash]).url, '/products/linen-jacket');
});

test('a variant’s title chooses nothing if further products are found, also on other pages', () => {
  const other = product({product_id: 'gid://shopify/Product/9'});
  assert.equal(shownFor('Navy / M', [shirt, other]).url, '/products/linen-shirt');
  assert.equal(shownFor('Navy / M', [shirt], 30).url, '/products/linen-shirt');
});

/** A product in two colours and sizes. The last one of each colour is in stock. */
const coloured = (...colours: string[]) =>
  product({
    url: '/products/shirt',
    variants: colours.flatMap((colour, index) =>
      ['S', 'M'].map((size, place) =>
        variant({
          id: `${index}${size}`,
          available: place === 1,
          options: [
            {name: 'Color', value: colour},
            {name: 'Size', value: size},
          ],
        }),
      ),
    ),
  });

for (const [query, colours, id] of [
  ['navy linen shirt', ['White', 'Navy'], '1M'],
  ['Linen shirt, NAVY', ['White', 'Navy'], '1M'],
  ['navy linen shirt S', ['White', 'Navy'], '1S'],
  ['off-white shirt', ['Navy', 'Off-White'], '1M'],
  ['リネンシャツ 紺', ['白', '紺'], '1M'],
  ['紺のリネンシャツ', ['白', '紺'], '1M'],
  ['ネイビーのシャツ', ['ホワイト', 'ネイビー'], '1M'],
] as const)
  test(`§2.2 variant use 1: “${query}” shows each product as the variant that has the typed options, and can be bought`, () => {
    const other = product({product_id: 'gid://shopify/Product/9'});
    assert.equal(shownFor(query, [coloured(...colours), other]).url, `/products/shirt?variant=${id}`);
  });

test('a part of a word names no option', () => {
  for (const query of ['navyblue shirt', 'women’s shirt', 'レッドウィング'])
    assert.equal(shownFor(query, [coloured('Navy', 'レッド')]).url, '/products/shirt', query);
});

test('of the variants with the chosen option, the one with the typed one is shown', () => {
  const [item] = readResponse(body({results: [coloured('White', 'Navy')]})).results;
  assert.ok(item?.content_type === 'product');
  const filters = {filter_option_name: ['Size'], filter_option_value: ['S']};
  assert.equal(matchingVariant(item, filters, 'navy shirt')?.id, '1S');
});
