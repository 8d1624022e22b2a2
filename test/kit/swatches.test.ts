import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {listLanguages} from '../../demo/storefront/language.ts';
import {createEngine} from '../../demo/storefront/liquid/engine.ts';
import {smallStore} from '../support/stores/small-storefront.ts';

const [, english = listLanguages(smallStore)[0]] = listLanguages(smallStore);
const SNIPPET = readFileSync('src/kit/snippets/storefront-search-swatches.liquid', 'utf8');

/** The swatches that the snippet writes for a page with these objects. */
const swatchesOf = (page: object): unknown => {
  const text = createEngine(english).parseAndRenderSync(SNIPPET, page).trim();
  return text ? JSON.parse(text) : undefined;
};

const NAVY = {value: 'gid://shopify/TaxonomyValue/1', label: 'Navy', swatch: {color: '#1d2b4f'}};
const categoryColours = {
  param_name: 'filter.v.t.shopify.color-pattern',
  label: 'Shop by shade',
  values: [NAVY],
};
const productWith = (swatch: object | null) => ({
  options_with_values: [
    {name: 'Size', values: [{name: 'M', swatch: null}]},
    {name: 'Colour', values: [{name: 'Navy', swatch}]},
  ],
});

test('a category’s colours are of the option that products have swatches for, by the words for them', () => {
  const products = [productWith(null), productWith(NAVY.swatch)];
  const expected = {Colour: {Navy: '#1d2b4f'}};
  assert.deepEqual(swatchesOf({collection: {filters: [categoryColours], products}}), expected);
  assert.deepEqual(swatchesOf({search: {filters: [categoryColours], results: products}}), expected);
});

test('a filter’s colours are left out if no product has swatches', () => {
  const collection = {filters: [categoryColours], products: [productWith(null)]};
  assert.equal(swatchesOf({collection}), undefined);
});
