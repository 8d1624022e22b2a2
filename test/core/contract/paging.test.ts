import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nextOffset, offsetOfPage, pageAt, previousOffset} from '../../../src/core/contract/paging.ts';

test('§4.1 paging 2, paging 1: the next page starts after the results that came', () => {
  assert.equal(nextOffset(0, 24, 100), 24);
  // A page that came short moves the next one no further than what was received.
  assert.equal(nextOffset(24, 20, 100), 44);
});

test('§4.1 paging 2: there is no next page when the total is reached', () => {
  assert.equal(nextOffset(0, 24, 24), undefined);
  assert.equal(nextOffset(24, 1, 25), undefined);
  assert.equal(nextOffset(24, 1, 26), 25);
});

test('§4.1 paging 3, §8.4: there is no next page at the offset ceiling, whatever the total says', () => {
  assert.equal(nextOffset(1976, 23, 9999), 1999);
  assert.equal(nextOffset(1976, 24, 9999), undefined);
  assert.equal(nextOffset(2000, 24, 9999), undefined);
});

test('an empty page has no next one: the same offset would be asked for ever', () => {
  assert.equal(nextOffset(48, 0, 100), undefined);
});

test('the page before is one page back, at the start at most', () => {
  assert.equal(previousOffset(48, 24), 24);
  assert.equal(previousOffset(10, 24), 0);
  assert.equal(previousOffset(0, 24), undefined);
});

test('a page number and its offset belong together', () => {
  for (const page of [1, 2, 3, 40]) assert.equal(pageAt(offsetOfPage(page, 24), 24), page);
});

test('§8.4, §4.1 offset: a page past the ceiling is the last one below it', () => {
  assert.equal(offsetOfPage(1_000_000, 24), 1992);
  assert.equal(offsetOfPage(41, 50), 1950);
});

test('a page below the first is the first', () => {
  assert.equal(offsetOfPage(0, 24), 0);
  assert.equal(offsetOfPage(-3, 24), 0);
});
