import assert from 'node:assert/strict';
import {test} from 'node:test';
import fc from 'fast-check';
import {priceScale} from '../../../src/core/money/price-scale.ts';

test('a scale of yen has round steps, and contains all prices', () => {
  assert.deepEqual(priceScale(2980, 20800, 0), {min: 2800, max: 20800, step: 200});
  assert.deepEqual(priceScale(100, 130, 0), {min: 100, max: 130, step: 1});
});

test('a scale of dollars may have steps of cents', () => {
  assert.deepEqual(priceScale(4.99, 6.5, 2), {min: 4.98, max: 6.5, step: 0.02});
});

test('a single price has no scale', () => {
  assert.equal(priceScale(980, 980, 0), undefined);
});

test('every scale contains its prices in at most 102 whole steps of the currency', () => {
  const price = fc.integer({min: 0, max: 10_000_000});
  fc.assert(
    fc.property(price, price, fc.constantFrom(0, 2, 3), (one, other, digits) => {
      const [lowest, highest] = [Math.min(one, other), Math.max(one, other)].map(each => each / 10 ** digits);
      const scale = priceScale(lowest ?? 0, highest ?? 0, digits);
      if (!scale) return one === other;
      const steps = (scale.max - scale.min) / scale.step;
      const isWhole = Math.abs(steps - Math.round(steps)) < 1e-6;
      return scale.min <= Number(lowest) && scale.max >= Number(highest) && steps < 102.5 && isWhole;
    }),
  );
});
