import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  checkMembers,
  compareCeiling,
  compareCount,
  compareIds,
  compareIgnored,
  compareMetafields,
  comparePages,
} from '../../../src/conformance/rules/compare-answers.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {BODY, product} from '../../support/stores/exchange.ts';
import {brokenOf} from './judge.ts';

/** An answer with products by their handles. */
function answer(handles: readonly string[], parts: object = {}) {
  const results = handles.map(handle => ({...product, handle, url: `/products/${handle}`}));
  return readResponse({...BODY, total: 9, results, ...parts});
}

test('§4.1 paging 1, §2.1 total, §2.3 stable: reports a page that is not a continuation of the search', () => {
  const first = answer(['a', 'b', 'c', 'd']);
  assert.deepEqual(brokenOf(comparePages(first, answer(['c', 'd', 'e', 'f']), 2)), []);
  assert.deepEqual(brokenOf(comparePages(first, answer(['a', 'b', 'c', 'd']), 2)), [
    '§4.1 paging 1: a page that starts 2 results later has /products/a in the place of /products/c',
  ]);
  assert.deepEqual(brokenOf(comparePages(first, answer(['c', 'd'], {total: 2}), 2)), [
    '§2.1 total: total is 9 on one page, and 2 on another',
  ]);
  const facets = {...BODY.facets, vendors: []};
  assert.deepEqual(brokenOf(comparePages(first, answer(['c', 'd'], {facets}), 2)), [
    '§2.3 stable: facets.vendors differs between two pages',
  ]);
});

test('§4.1 metafield 5: reports that a metafield which is not enabled finds nothing', () => {
  const ignored = (total: number) => brokenOf(compareIgnored(answer(['a']), answer([], {total})));
  assert.deepEqual(ignored(9), []);
  assert.deepEqual(ignored(0), ['§4.1 metafield 5: there are no results with the filter, and 9 without it']);
});

test('§4.1 filter_vendor: reports a number that differs from the facet’s count', () => {
  const vendor = {rule: '§4.1 filter_vendor', name: 'filter_vendor=Ember', count: 9} as const;
  assert.deepEqual(brokenOf(compareCount(vendor, answer([]))), []);
  assert.deepEqual(brokenOf(compareCount({...vendor, count: 3}, answer([]))), [
    '§4.1 filter_vendor: filter_vendor=Ember returned 9 results; the facet counted 3',
  ]);
});

test('§4.1 paging 3: reports a page past the ceiling that differs from the one at it', () => {
  const below = answer(['a', 'b', 'c'], {offset: 1999});
  const past = (...handles: string[]) => brokenOf(compareCeiling(below, answer(handles, {offset: 2000})));
  assert.deepEqual(past('b', 'c', 'd'), []);
  assert.deepEqual(past('d', 'e'), [
    '§4.1 paging 3: a page that starts 1 results later has /products/d in the place of /products/b',
  ]);
});

test('§4.1 filter_metafield, metafield 3: distinguishes ignored metafields from metafields that do not combine', () => {
  const pairs = [
    {name: 'custom.fit', value: 'loose', count: 5},
    {name: 'custom.lining', value: 'none', count: 3},
  ];
  const found = (total: number, count = total) => {
    const metafields = [{name: 'custom.lining', values: [{value: 'none', count}]}];
    const facets = {...BODY.facets, metafields};
    return brokenOf(compareMetafields(pairs, answer([]), answer([], {total, facets})));
  };
  assert.deepEqual(found(2), []);
  assert.deepEqual(found(9), ['§4.1 filter_metafield: the filter excluded none of the 9 results']);
  for (const broken of [found(5), found(3, 2)])
    assert.match(broken[0] ?? '', /^§4\.1 metafield 3: not all of the . results have custom.lining:none/);
});

test('§2.1 query_id: reports two searches with one id', () => {
  assert.deepEqual(brokenOf(compareIds(answer([]), answer([], {query_id: 'q-2'}))), []);
  assert.deepEqual(brokenOf(compareIds(answer([]), answer([]))), [
    '§2.1 query_id: two searches have the id q-1',
  ]);
});

test('§4.1 filter_collection: reports a result that is not in the collection', () => {
  assert.deepEqual(brokenOf(checkMembers(new Set(['a', 'b']), answer(['a']))), []);
  assert.deepEqual(brokenOf(checkMembers(new Set(['a']), answer(['a', 'b']))), [
    '§4.1 filter_collection: /products/b is not in the collection',
  ]);
});
