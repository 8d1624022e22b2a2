import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Facets, readResponse} from '../../../src/core/contract/schema.ts';
import {facetAlternatives} from '../../../src/core/filters/facet-alternatives.ts';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {body, facets as facetsBody} from '../../support/bodies.ts';

const values = (...names: string[]) => names.map((value, index) => ({value, count: 9 - index}));
const read = (changes: Record<string, unknown>): Facets =>
  readResponse(body({facets: facetsBody(changes)})).facets;

test('a selected vendor is shown with its alternatives and their counts', () => {
  const asked: Filters[] = [];
  const filters = {filter_vendor: ['Nagi'], filter_tags: ['夏']};
  const found = facetAlternatives(read({vendors: values('Nagi')}), filters, others => {
    asked.push(others);
    return read({vendors: values('Coast', 'Nagi'), tags: values('冬')});
  });
  assert.deepEqual(found.vendors, values('Coast', 'Nagi'));
  assert.deepEqual(asked, [{filter_vendor: undefined, filter_tags: ['夏']}]);
  assert.notDeepEqual(found.tags, values('冬'), 'Tags combine: those that came are those that can be added.');
});

test('only one option can be selected in all, so every option group is shown as without it', () => {
  const all = [
    {name: 'Size', values: values('S', 'M')},
    {name: 'Color', values: values('Red', 'Blue')},
  ];
  const filters = {filter_option_name: ['Size'], filter_option_value: ['M']};
  const found = facetAlternatives(read({variant_options: []}), filters, () => read({variant_options: all}));
  assert.deepEqual(found.variant_options, all);
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
  const found = facetAlternatives(read({metafields: came}), {filter_metafield: ['custom.origin:Kyoto']}, () =>
    read({metafields: known}),
  );
  assert.deepEqual(found.metafields, [known[0], came[1]]);
});

test('the facets stay as received if no alternatives are known or nothing is selected', () => {
  const facets = read({vendors: values('Nagi')});
  const known = () => assert.fail('Nothing is chosen.');
  assert.deepEqual(facetAlternatives(facets, {filter_available: ['true']}, known), facets);
  assert.deepEqual(
    facetAlternatives(facets, {filter_vendor: ['Nagi']}, () => undefined),
    facets,
  );
});
