import assert from 'node:assert/strict';
import {test} from 'node:test';
import {drop, type FilterEntry, type Filters, filterEntries} from '../../../src/core/filters/filters.ts';
import {ignoredFilters} from '../../../src/core/filters/ignored-filters.ts';
import {countRefinements, refinements} from '../../../src/core/filters/refinements.ts';
import {createMoney} from '../../../src/core/money/money.ts';
import en from '../../../src/i18n/messages/en.ts';
import {createTranslate} from '../../../src/i18n/translator.ts';

const translate = createTranslate('en', en);
const yen = createMoney({locale: 'en', currency: 'JPY', baseCurrency: 'JPY'});
const dollars = createMoney({locale: 'en', currency: 'USD', baseCurrency: 'JPY', currencyRate: 0.01});
const names = (filters: Filters, money = yen) =>
  refinements(filterEntries(filters), translate, money).map(({name}) => name);

const named: readonly (readonly [string, Filters])[] = [
  ['Ember Camp', {filter_vendor: ['Ember Camp']}],
  ['上着', {filter_type: ['上着']}],
  ['¥500 or more', {filter_price_min: ['500']}],
  ['¥9,000 or less', {filter_price_max: ['9000']}],
  ['In stock', {filter_available: ['true']}],
  ['Sold out', {filter_available: ['false']}],
  ['On sale', {filter_on_sale: ['true']}],
  ['Not on sale', {filter_on_sale: ['false']}],
  ['Articles', {filter_content_type: ['article']}],
  ['Size: S', {filter_option_name: ['Size'], filter_option_value: ['S']}],
  ['1:50', {filter_metafield: ['custom.scale:1:50']}],
];

for (const [name, filters] of named) {
  test(`${JSON.stringify(filters)} is “${name}”`, () => assert.deepEqual(names(filters), [name]));
}

test('each tag and each metafield is a refinement of its own', () => {
  assert.deepEqual(names({filter_metafield: ['custom.a:x', 'custom.b:y'], filter_tags: ['夏', '麻']}), [
    '夏',
    '麻',
    'x',
    'y',
  ]);
});

test('both bounds of a price are one refinement, which is removed as a whole', () => {
  const filters = {filter_price_min: ['3000'], filter_available: ['true'], filter_price_max: ['9000']};
  assert.deepEqual(names(filters), ['¥3,000 – ¥9,000', 'In stock']);
  assert.deepEqual(names({filter_price_min: ['500'], filter_price_max: ['500']}), ['¥500']);
  assert.equal(countRefinements(filterEntries(filters)), 2);
  const [range] = refinements(filterEntries(filters), translate, yen);
  assert.deepEqual(drop(filters, range?.entries ?? []), {filter_available: ['true']});
});

test('prices are named in the shopper’s currency', () => {
  assert.deepEqual(names({filter_price_min: ['500']}, dollars), ['≈ $5 or more']);
});

test('dropping the entries of all refinements, one after the other, leaves no filter', () => {
  let filters: Filters = Object.assign({}, ...named.map(([, each]) => each));
  for (const {entries} of refinements(filterEntries(filters), translate, yen))
    filters = drop(filters, entries);
  assert.deepEqual(filters, {});
});

const chosen: FilterEntry[] = [
  ['filter_vendor', 'Nagi'],
  ['filter_metafield', 'custom.fit:loose'],
  ['filter_metafield', 'custom.scale:1:50'],
];
const counted = {content_types: [], price_range: [1, 9]};
const enabled = {...counted, metafields: [{name: 'custom.scale', values: [{value: '1:50', count: 2}]}]};

test('§4.1 metafield 5: a metafield filter was ignored if the answer lacks its facet', () => {
  assert.deepEqual(ignoredFilters(chosen, {degraded: false, total: 9, facets: enabled}), [chosen[1]]);
  const none = {...counted, metafields: []};
  assert.deepEqual(ignoredFilters(chosen, {degraded: false, total: 9, facets: none}), chosen.slice(1));
});

test('no filter counts as ignored without results, without an answer, or while the service is degraded', () => {
  assert.deepEqual(
    ignoredFilters(chosen, {degraded: false, total: 0, facets: {...counted, metafields: []}}),
    [],
  );
  assert.deepEqual(
    ignoredFilters(chosen, {degraded: true, total: 9, facets: {...counted, metafields: []}}),
    [],
  );
  assert.deepEqual(ignoredFilters(chosen, undefined), []);
});

test('no filter counts as ignored if the answer has lost its facets', () => {
  const lost = {content_types: [], price_range: null, metafields: []};
  assert.deepEqual(ignoredFilters(chosen, {degraded: false, total: 9, facets: lost}), []);
});
