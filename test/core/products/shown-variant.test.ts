import assert from 'node:assert/strict';
import {test} from 'node:test';
import {numericId} from '../../../src/core/products/shown-variant.ts';

test('§2.2 product_id: the number is the last part of a global id', () => {
  assert.equal(numericId('gid://shopify/Product/1234567890'), '1234567890');
  assert.equal(numericId('gid://shopify/Product/1234567890abc'), undefined);
  assert.equal(numericId('1234567890'), undefined);
});
