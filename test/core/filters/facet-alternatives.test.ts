import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Facets, readResponse} from '../../../src/core/contract/schema.ts';
import {
  type FilteredFacets,
  withAlternatives,
  withAnswer,
} from '../../../src/core/filters/facet-alternatives.ts';
import {type Facet, type FacetLists, facetsOf} from '../../../src/core/filters/facets.ts';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {body, facets as facetsBody} from '../../support/stores/bodies.ts';

const values = (...names: string[]) => names.map((value, index) => ({value, count: 9 - index}));
const read = (changes: Record<string, unknown>): Facets =>
  readResponse(body({facets: facetsBody(changes)})).facets;
/** What is known from other answers; nothing by default. */
const others = (
  cached: (filters: Filters) => Facets | undefined = () => undefined,
  latest: readonly Facet[] = [],
  seeds: FacetLists = {},
) => ({
  with(filters: Filters) {
    const facets = cached(filters);
    return facets && {facets: facetsOf(facets), filters};
  },
  latest,
  seeds: facetsOf(seeds),
});

/** Facets as lists like those of an answer. */
function listsOf(facets: readonly Facet[]) {
  const plain = (id: string) => facets.find(facet => facet.id === id)?.values;
  const named = (kind: string) =>
    facets
      .filter(({facet}) => facet === kind)
      .map(({name, label, values}) => (label === undefined ? {name, values} : {name, label, values}));
  return {
    vendors: plain('vendors'),
    product_types: plain('product_types'),
    content_types: plain('content_types'),
    tags: plain('tags'),
    variant_options: named('variant_options'),
    metafields: named('metafields'),
  };
}

const alternatives = (
  {facets, filters}: {readonly facets: Facets; readonly filters: Filters},
  chosen: Filters,
  known: ReturnType<typeof others>,
) => listsOf(withAlternatives({facets: facetsOf(facets), filters}, chosen, known));

/** What an answer tells, after what is known. */
const told = (
  known: readonly Facet[],
  {facets, filters}: {readonly facets: Facets; readonly filters: Filters},
) => withAnswer(known, {facets: facetsOf(facets), filters} satisfies FilteredFacets);

test('a selected vendor is shown with its alternatives and their counts', () => {
  const asked: Filters[] = [];
  const filters = {filter_vendor: ['Nagi'], filter_tags: ['夏']};
  const found = alternatives(
    {facets: read({vendors: values('Nagi')}), filters},
    filters,
    others(each => {
      asked.push(each);
      return read({vendors: values('Coast', 'Nagi'), tags: values('冬')});
    }),
  );
  assert.deepEqual(found.vendors, values('Coast', 'Nagi'));
  assert.deepEqual(asked, [{filter_tags: ['夏']}]);
  assert.notDeepEqual(found.tags, values('冬'), 'Tags combine: those that came are those that can be added.');
});

test('an option is shown as without its own values, and another one as received, uncounted: no variant may have both', () => {
  const came = [
    {name: 'Size', values: values('M')},
    {name: 'Color', values: values('Red', 'Blue')},
  ];
  const known = [
    {name: 'Size', values: values('S', 'M')},
    {name: 'Color', values: values('Red', 'Blue', 'Green')},
  ];
  const filters = {filter_option_name: ['Size'], filter_option_value: ['M']};
  const found = alternatives(
    {facets: read({variant_options: came}), filters},
    filters,
    others(() => read({variant_options: known})),
  );
  assert.deepEqual(found.variant_options, [
    known[0],
    {name: 'Color', values: [{value: 'Red'}, {value: 'Blue'}]},
  ]);
});

test('an answer that counts what each option gives beside the others is shown as it is', () => {
  const came = [
    {
      name: 'Size',
      values: [
        {value: 'S', count: 2},
        {value: 'M', count: 0},
      ],
    },
    {name: 'Color', values: values('Red', 'Blue')},
  ];
  const filters = {filter_option_name: ['Size', 'Color'], filter_option_value: ['S', 'Red']};
  const answer = {
    facets: facetsOf(read({variant_options: came})),
    filters,
    countsAlternatives: true,
  };
  assert.deepEqual(listsOf(withAlternatives(answer, filters, others())).variant_options, came);
});

test('a metafield is shown as without its own value, and other metafields as received', () => {
  const came = [
    {name: 'custom.origin', values: values('Kyoto')},
    {name: 'custom.care', values: values('Dry')},
  ];
  const known = [
    {name: 'custom.origin', values: values('Kyoto', 'Nara')},
    {name: 'custom.care', values: values('Dry', 'Wash')},
  ];
  const filters = {filter_metafield: ['custom.origin:Kyoto']};
  const found = alternatives(
    {facets: read({metafields: came}), filters},
    filters,
    others(() => read({metafields: known})),
  );
  assert.deepEqual(found.metafields, [known[0], came[1]]);
});

test('the facets stay as received if no alternatives are known or nothing is selected', () => {
  const facets = read({vendors: values('Nagi')});
  const inStock = {filter_available: ['true']};
  const unasked = others(() => assert.fail('Nothing is chosen.'));
  assert.deepEqual(alternatives({facets, filters: inStock}, inStock, unasked), listsOf(facetsOf(facets)));
  const nagi = {filter_vendor: ['Nagi']};
  assert.deepEqual(alternatives({facets, filters: nagi}, nagi, others()), listsOf(facetsOf(facets)));
});

test('a brand in the address of a page is shown with the theme’s brands, which have no counts', () => {
  const filters = {filter_vendor: ['Nagi']};
  const seeds = {vendors: [{value: 'Coast'}, {value: 'Nagi'}]};
  const facets = read({vendors: values('Nagi')});
  const shown = (latest: FacetLists) =>
    alternatives(
      {facets, filters},
      filters,
      others(() => undefined, facetsOf(latest), seeds),
    ).vendors;
  assert.deepEqual(shown({}), [{value: 'Coast'}, ...values('Nagi')]);
  assert.deepEqual(shown({vendors: [{value: 'Nagi'}]}), values('Nagi'));
  const inStock = {filter_available: ['true']};
  assert.deepEqual(
    alternatives(
      {facets, filters: inStock},
      inStock,
      others(() => undefined, [], seeds),
    ).vendors,
    values('Nagi'),
  );
});

test('with two filters each group keeps the values of the latest answer without its own, uncounted but for the chosen one', () => {
  let latest = told([], {
    facets: read({vendors: values('A', 'B'), product_types: values('X', 'Y')}),
    filters: {},
  });
  latest = told(latest, {
    facets: read({vendors: values('A'), product_types: values('Y', 'Z')}),
    filters: {filter_vendor: ['A']},
  });
  const filters = {filter_vendor: ['A'], filter_type: ['Y']};
  const answer = {facets: read({vendors: values('A'), product_types: values('Y')}), filters};
  const found = alternatives(
    answer,
    filters,
    others(() => undefined, latest),
  );
  assert.deepEqual(found.vendors, [{value: 'A', count: 9}, {value: 'B'}]);
  assert.deepEqual(found.product_types, [{value: 'Y', count: 9}, {value: 'Z'}]);
});

test('with an option and another filter, an option keeps its other values, uncounted', () => {
  const all = [
    {name: 'Size', values: values('S', 'M')},
    {name: 'Color', values: values('Red', 'Blue')},
  ];
  const latest = told([], {facets: read({variant_options: all}), filters: {}});
  const filters = {filter_option_name: ['Size'], filter_option_value: ['M'], filter_available: ['true']};
  const now = [
    {name: 'Size', values: [{value: 'M', count: 3}]},
    {name: 'Color', values: [{value: 'Red', count: 2}]},
  ];
  const found = alternatives(
    {facets: read({variant_options: now}), filters},
    filters,
    others(() => undefined, latest),
  );
  assert.deepEqual(found.variant_options, [
    {name: 'Size', values: [{value: 'S'}, {value: 'M', count: 3}]},
    {name: 'Color', values: [{value: 'Red'}]},
  ]);
});

test('with two metafields each keeps the values of the latest answer without its own', () => {
  const named = (...origins: string[]) => [
    {name: 'custom.origin', values: values(...origins)},
    {name: 'custom.care', values: values('Dry', 'Wash')},
  ];
  let latest = told([], {facets: read({metafields: named('Kyoto', 'Nara')}), filters: {}});
  const origin = {filter_metafield: ['custom.origin:Kyoto']};
  latest = told(latest, {facets: read({metafields: named('Kyoto')}), filters: origin});
  const filters = {filter_metafield: ['custom.origin:Kyoto', 'custom.care:Dry']};
  const now = [
    {name: 'custom.origin', values: values('Kyoto')},
    {name: 'custom.care', values: values('Dry')},
  ];
  const found = alternatives(
    {facets: read({metafields: now}), filters},
    filters,
    others(() => undefined, latest),
  );
  assert.deepEqual(
    found.metafields.map(group => group.values),
    [
      [{value: 'Kyoto', count: 9}, {value: 'Nara'}],
      [{value: 'Dry', count: 9}, {value: 'Wash'}],
    ],
  );
});
