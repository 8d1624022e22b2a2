import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readMeasures} from '../../../src/core/filters/measures.ts';
import {holdsMeasures, inSizeOrder} from '../../../src/core/filters/size-order.ts';

const inOrder = (values: readonly string[], locale: string) =>
  inSizeOrder(values, holdsMeasures(values) ? readMeasures(values, locale) : undefined);

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
  fractions: ['1/4 in', '1/2 in', '3/4 in', '1 in', '1 1/2 in', '2 in'],
  'fractions of one letter': ['¼"', '½"', '¾"', '1"', '1½"', '2"'],
  'fractions with hyphens': ['1/8', '1/4', '3/8', '1/2', '5/8', '1', '1-1/4', '1 1/2'],
  'spoons and cups': ['3/4 cup', '1 cup', '1 1/2 cups'],
  'scales of models': ['1/144', '1/100', '1/60'],
  'ages with a slash': ['1/2', '3/4', '5/6', '7/8', '9/10', '11/12'],
  'waist and length': ['28/30', '29/32', '30/30', '30/32', '32/34'],
  'waist and length with letters': ['W28 L30', 'W28 L32', 'W30/L32', 'W32 L30'],
  'months and years': ['0-3 months', '3-6 months', '12-18 months', '1-2 years', '2-3 years', '10-12 years'],
  'babies and toddlers': ['NB', '0-3M', '3-6M', '9M', '12M', '18M', '24M', '2T', '3T', '4T', '5Y'],
  'Japanese ages': ['新生児', '0〜3ヶ月', '3〜6カ月', '6か月', '12ヵ月', '1歳半', '2歳', '3-4歳', '10歳'],
  'ranges with a word': ['2 to 3 years', '4 to 5 years', '10 to 12 years'],
  'regions with a slash': ['EU 36 / US 5', 'EU 38 / US 7', 'EU 38.5 / US 7.5', 'EU 40 / US 9'],
  'regions in brackets': ['US 7 (EU 38)', 'US 7.5 (EU 38.5)', 'US 10 (EU 43)'],
  'half sizes of a region': ['UK 3½', 'UK 4', 'UK 10'],
  'all units of length': ['5 mm', '1 cm', '2 in', '1 ft', '1 m'],
  'feet and inches': ['5 ft', '5 ft 6 in', '5\'8"', '6 ft'],
  'pounds and ounces': ['1 lb', '1 lb 8 oz', '2 lb'],
  bras: ['70A', '70B', '75AA', '75A', '75B', '75C', '75DD', '75E', '80A'],
  'Japanese bras': ['A65', 'A70', 'A75', 'B65', 'B70', 'C70'],
  'width and height': ['10×20cm', '10×30cm', '20×20cm', '100x200 cm'],
  'width and height with units': ['10cm x 20cm', '10 cm x 30 cm', '20 x 20 cm', '1m x 2m'],
  尺: ['5寸', '1尺', '1尺5寸', '2尺'],
  合: ['1合', '2合', '5合', '1升'],
  'numerals in kanji': ['一人用', '2人用', '三人用', '十二人用'],
  'sake in kanji': ['一合', '五合', '一升', '二升'],
  'open ranges': ['Under 5 kg', '5-10 kg', '10-20 kg', '20+ kg'],
  'open Japanese ranges': ['5kg以下', '5〜10kg', '10kg', '10kg以上'],
  'points and decimal commas': ['0,5 kg', '1,0 kg', '1,5 kg', '1.000 kg'],
  temperatures: ['-15°C', '-5°C', '0°C', '10°C'],
  'letters with a slash and a number': ['S/36', 'M/38', 'L/40', 'XL/42'],
  'ranges of letters': ['XS-S', 'S-M', 'M-L', 'L-XL'],
  screws: ['M3', 'M4', 'M6', 'M8', 'M10'],
  models: ['iPhone 12', 'iPhone 12 Pro', 'iPhone 13', 'iPhone 13 Pro Max', 'iPhone 14'],
  packs: ['Pack of 2', 'Pack of 6', 'Pack of 12'],
  'Arabic digits': ['٥٠٠ml', '١L', '٢L'],
};

for (const [name, sizes] of Object.entries(SCALES)) {
  test(`orders ${name} from small to large`, () => {
    assert.deepEqual(inOrder(sizes.toReversed(), 'en'), sizes);
  });
}

/** Lists whose units only their language names. */
const NAMED: Readonly<Record<string, readonly string[]>> = {
  ja: ['50ミリリットル', '500ml', '1リットル', '1.8L'],
  'ja-JP': ['15㌢', '20センチメートル', '8インチ', '1㍍'],
  de: ['6 Monate', '9 Monate', '1 Jahr', '2 bis 3 Jahre', '10 Jahre'],
  fr: ['3 mois', '6 mois', '1 an', '2 ans', '10 ans'],
  ru: ['500 мл', '1 л', '1,5 л'],
  ar: ['٥٠٠ مل', '١ لتر', '٢ لتر'],
  pl: ['30 centymetrów', '1 metr', '2 metry'],
};

for (const [locale, sizes] of Object.entries(NAMED)) {
  test(`orders values with the names that CLDR has for units in ${locale}`, () => {
    assert.deepEqual(inOrder(sizes.toReversed(), locale), sizes);
  });
}

test('orders each scale for itself if an option mixes them', () => {
  assert.deepEqual(inOrder(['L', '40', 'S', '38'], 'en'), ['S', 'L', '38', '40']);
});

test('puts values that are no sizes last, in their own order', () => {
  assert.deepEqual(inOrder(['Tall', 'L', 'Kids', 'S', 'M'], 'en'), ['S', 'M', 'L', 'Tall', 'Kids']);
});

test('keeps the order of equal sizes', () => {
  assert.deepEqual(inOrder(['LL', 'XL', 'S', 's'], 'en'), ['S', 's', 'LL', 'XL']);
});

test('returns nothing for values that are mostly no sizes', () => {
  for (const values of [
    [],
    ['Navy', 'White'],
    ['Linen', 'M', 'Cotton', 'Silk'],
    ['10% off', 'Number 5'],
    ['100% Cotton', '50% Wool', 'Silk'],
    ['Twin', '7 ft'],
    ['Model A1', 'Linen', 'Cotton'],
    ['三つ編み', '一体型', '二重織'],
  ])
    assert.equal(inOrder(values, 'en'), undefined);
});

test('knows letters and plain numbers without the code for measures, and nothing else with a number in it', () => {
  const isPlain = (values: readonly string[]) => !holdsMeasures(values);
  const plain = Object.entries(SCALES).filter(([, values]) => isPlain(values));
  assert.deepEqual(
    plain.map(([name]) => name),
    [
      'letters',
      'letters with numbers',
      'Japanese letters',
      'Japanese letters with a word',
      'full-width letters',
      'Japanese words',
      'words',
      'pairs',
      'letters with a note',
      'numbers',
      'letters with a slash and a number',
      'ranges of letters',
      'screws',
    ],
  );
  assert.ok(['Navy', 'White', 'Linen'].every(value => isPlain([value, 'M', '36'])));
  assert.ok(isPlain(['500ml']), 'A single value needs no order.');
});
