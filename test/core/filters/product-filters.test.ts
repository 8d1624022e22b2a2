import assert from 'node:assert/strict';
import {test} from 'node:test';
import {productFilters} from '../../../src/core/filters/product-filters.ts';

const unchanged = (amount: number) => amount;

test('each filter becomes a filter of the platform with a single key', () => {
  assert.deepEqual(
    productFilters(
      {
        filter_vendor: ['Nagi'],
        filter_type: ['Shirt'],
        filter_tags: ['summer', 'linen'],
        filter_available: ['false'],
        filter_option_name: ['Size'],
        filter_option_value: ['M'],
        filter_metafield: ['custom.care:wash: 30 °C'],
      },
      unchanged,
    ),
    [
      {productVendor: 'Nagi'},
      {productType: 'Shirt'},
      {tag: 'summer'},
      {tag: 'linen'},
      {available: false},
      {variantOption: {name: 'Size', value: 'M'}},
      {productMetafield: {namespace: 'custom', key: 'care', value: 'wash: 30 °C'}},
    ],
  );
});

test('the price bounds become one filter, in the shopper’s currency', () => {
  const inDollars = (yen: number) => yen / 100;
  assert.deepEqual(productFilters({filter_price_max: ['9000']}, inDollars), [{price: {max: 90}}]);
  assert.deepEqual(productFilters({filter_price_min: ['0'], filter_price_max: ['9000']}, inDollars), [
    {price: {min: 0, max: 90}},
  ]);
});

test('a filter without a counterpart on the platform is left out', () => {
  const filters = {filter_on_sale: ['true'], filter_content_type: ['product'], filter_collection: ['summer']};
  assert.deepEqual(productFilters(filters, unchanged), []);
});
