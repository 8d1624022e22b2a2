import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {chosenOptions} from '../../../src/core/filters/chosen-options.ts';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {matchRecord} from '../../../src/core/parts/narrow.ts';
import {article, body, product, variant} from '../../support/stores/bodies.ts';

const size = (value: string, changes: object) => variant({options: [{name: 'Size', value}], ...changes});

const shirt = {
  tags: ['Linen'],
  price_min: 50,
  price_max: 80,
  compare_at_price: 90,
  available: true,
  variants: [
    size('S', {price: 50, compare_at_price: 90, available: true}),
    size('M', {price: 80, compare_at_price: undefined, available: false}),
  ],
};

function match(record: Record<string, unknown>, filters: Filters) {
  const [item] = readResponse(body({results: [record]})).results;
  assert.ok(item);
  return matchRecord(item, filters, chosenOptions(filters));
}

const chosen = (value: string, filters: Filters = {}): Filters => ({
  filter_option_name: ['Size'],
  filter_option_value: [value],
  ...filters,
});

test('§2.2 variants: one variant has the chosen size, at the chosen price, in stock and on sale', () => {
  const record = product(shirt);
  assert.equal(match(record, chosen('S')), 'yes');
  assert.equal(match(record, chosen('M')), 'yes');
  assert.equal(match(record, chosen('L')), 'no');
  for (const [filters, fits] of [
    [{filter_price_max: ['60']}, 'S'],
    [{filter_price_min: ['60']}, 'M'],
    [{filter_available: ['true']}, 'S'],
    [{filter_on_sale: ['true']}, 'S'],
  ] as const) {
    for (const value of ['S', 'M'])
      assert.equal(match(record, chosen(value, filters)), value === fits ? 'yes' : 'no', toText(filters));
  }
});

test('a result has all chosen tags', () => {
  assert.equal(match(product(shirt), chosen('S', {filter_tags: ['Linen']})), 'yes');
  assert.equal(match(product(shirt), chosen('S', {filter_tags: ['Linen', 'Cotton']})), 'no');
});

test('§2.2 variants: a product without them is unknown, unless its own price, stock or sale is not what was chosen', () => {
  const record = product({...shirt, variants: undefined});
  assert.equal(match(record, chosen('S', {filter_price_min: ['60'], filter_on_sale: ['true']})), 'unknown');
  for (const filters of [{filter_price_min: ['81']}, {filter_price_max: ['49']}])
    assert.equal(match(record, chosen('S', filters)), 'no', toText(filters));
  assert.equal(match({...record, available: false}, chosen('S', {filter_available: ['true']})), 'no');
  assert.equal(match({...record, compare_at_price: null}, chosen('S', {filter_on_sale: ['true']})), 'no');
});

test('an article has no options', () => {
  assert.equal(match(article(), chosen('S')), 'no');
  assert.equal(match(article(), {}), 'yes');
});

const toText = (filters: Filters) => JSON.stringify(filters);
