import assert from 'node:assert/strict';
import {test} from 'node:test';
import type {FilterEntry} from '../../../src/core/filters/filters.ts';
import {ignoredFilters} from '../../../src/core/filters/ignored-filters.ts';

const chosen: FilterEntry[] = [
  ['filter_vendor', 'Nagi'],
  ['filter_metafield', 'custom.fit:loose'],
  ['filter_metafield', 'custom.scale:1:50'],
];
const enabled = {metafields: [{name: 'custom.scale', values: [{value: '1:50', count: 2}]}]};

test('§4.1 metafield 5: a metafield filter was ignored if the answer lacks its facet', () => {
  assert.deepEqual(ignoredFilters(chosen, {degraded: false, total: 9, facets: enabled}), [chosen[1]]);
});

test('no filter counts as ignored without results, without an answer, or while the service is degraded', () => {
  assert.deepEqual(ignoredFilters(chosen, {degraded: false, total: 0, facets: {metafields: []}}), []);
  assert.deepEqual(ignoredFilters(chosen, {degraded: true, total: 9, facets: {metafields: []}}), []);
  assert.deepEqual(ignoredFilters(chosen, undefined), []);
});
