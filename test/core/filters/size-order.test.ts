import assert from 'node:assert/strict';
import {test} from 'node:test';
import {inSizeOrder} from '../../../src/core/filters/size-order.ts';

/** Each list is in the order of sizes. */
const SCALES: Readonly<Record<string, readonly string[]>> = {
  letters: ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'],
  'letters with numbers': ['3XS', '2XS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL'],
  'Japanese letters': ['SS', 'S', 'M', 'L', 'LL', '3L', '4L', '5L', 'フリー'],
  'Japanese letters with a word': ['Sサイズ', 'Mサイズ', 'Lサイズ', 'フリーサイズ'],
  'full-width letters': ['Ｓ', 'Ｍ', 'Ｌ', 'ＸＬ'],
  'Japanese words': ['小', '中', '大', '特大'],
  words: ['X-Small', 'Small', 'Medium', 'Large', 'Extra Large', 'One size'],
  pairs: ['XS/S', 'S', 'S/M', 'M', 'M/L', 'L/XL'],
  'letters with a note': ['S (36)', 'M (38)', 'L (40)'],
  numbers: ['36', '38', '38.5', '40', '102'],
  'half numbers': ['7', '7½', '8', '8½', '10'],
  systems: ['EU 38', 'EU 40', 'US 7', 'US 7.5', 'US 10'],
  centimetres: ['9cm', '22.0cm', '22.5cm', '23 cm', '100cm'],
  'decimal commas': ['22,5 cm', '23 cm', '23,5 cm'],
  'mixed units': ['5mm', '2cm', '1m', '1.5m'],
  inches: ['26インチ', '27.5インチ', '29インチ'],
  weights: ['50g', '500 g', '1,000g', '1.5kg'],
  volumes: ['250ml', '500ml', '1L', '2L'],
  ages: ['6か月', '12か月', '2歳', '10歳'],
  ranges: ['22-23cm', '24-25cm', '26-27cm'],
  号: ['7号', '9号', '11号'],
  storage: ['64GB', '128GB', '1TB'],
};

for (const [name, sizes] of Object.entries(SCALES)) {
  test(`orders ${name} from small to large`, () => {
    assert.deepEqual(inSizeOrder(sizes.toReversed()), sizes);
  });
}

test('orders each scale for itself if an option mixes them', () => {
  assert.deepEqual(inSizeOrder(['L', '40', 'S', '38']), ['S', 'L', '38', '40']);
});

test('puts values that are no sizes last, in their own order', () => {
  assert.deepEqual(inSizeOrder(['Tall', 'L', 'Kids', 'S', 'M']), ['S', 'M', 'L', 'Tall', 'Kids']);
});

test('keeps the order of equal sizes', () => {
  assert.deepEqual(inSizeOrder(['LL', 'XL', 'S', 's']), ['S', 's', 'LL', 'XL']);
});

test('returns nothing for values that are mostly no sizes', () => {
  for (const values of [[], ['Navy', 'White'], ['Linen', 'M', 'Cotton', 'Silk'], ['10% off', 'Number 5']])
    assert.equal(inSizeOrder(values), undefined);
});
