import assert from 'node:assert/strict';
import {test} from 'node:test';
import {asciiDigits} from '../../../src/core/query/digits.ts';

for (const system of Intl.supportedValuesOf('numberingSystem')) {
  const digits = new Intl.NumberFormat(`en-u-nu-${system}`, {useGrouping: false}).format(9876543210);
  if (!/^\p{Nd}{10}$/u.test(digits)) continue;
  test(`reads the digits of ${system}: ${digits}`, () => assert.equal(asciiDigits(digits), '9876543210'));
}

test('leaves letters, fractions and kanji as they are', () => {
  for (const text of ['½ kg', '三枚', 'a1', '㎏', '①']) assert.equal(asciiDigits(text), text);
});
