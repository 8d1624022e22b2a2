import assert from 'node:assert/strict';
import {test} from 'node:test';
import {plainAmount} from '../../../src/core/money/price-scale.ts';

const AMOUNTS: Readonly<Record<string, readonly string[]>> = {
  '2000': [
    '2000',
    '٢٠٠٠',
    '٢٬٠٠٠',
    '۲۰۰۰',
    '۲٬۰۰۰',
    '२०००',
    '२,०००',
    '๒๐๐๐',
    '２０００',
    '２，０００円',
    '2,000',
    '2.000 €',
  ],
  '2000.5': ['٢٬٠٠٠٫٥', '۲٬۰۰۰٫۵', '2,000.5', '2.000,5 €', '2 000,5 zł', '2’000.5', '2\u202f000,5'],
  '12.5': ['12.5', '12,5', '١٢٫٥', '१२.५', '๑๒.๕', '１２．５', '$12.5', '12,5 €'],
  '100000': ['1,00,000', '१,००,०००', '100.000', '１００，０００'],
  '1234567': ['1,234,567', '1.234.567', '١٬٢٣٤٬٥٦٧', '1 234 567'],
  '0.75': ['0.75', '0,75', '٠٫٧٥'],
  '500': ['500.', '500,-', '¥500', '٥٠٠ ر.س'],
  '-5': ['-5', '−5', '-٥'],
};

for (const [plain, texts] of Object.entries(AMOUNTS)) {
  test(`writes ${plain} for ${texts.join(' | ')}`, () => {
    for (const text of texts) assert.equal(plainAmount(text, 2), plain, text);
  });
}

test('takes three digits after a point for decimals if the currency has three', () => {
  assert.equal(plainAmount('1.250', 3), '1.250');
  assert.equal(plainAmount('١٫٢٥٠', 3), '1.250');
  assert.equal(plainAmount('1,250', 3), '1250');
});

test('has the letter that a key typed if it is no digit', () => {
  for (const [typed, plain] of [
    [',', ','],
    ['.', '.'],
    ['-', '-'],
    ['e', 'e'],
    ['٫', '.'],
    ['٬', ''],
    ['', ''],
  ] as const)
    assert.equal(plainAmount(typed, 2), plain);
});
