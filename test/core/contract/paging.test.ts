import assert from 'node:assert/strict';
import {test} from 'node:test';
import {nextOffset, offsetOfPage, pageAt, previousOffset} from '../../../src/core/contract/paging.ts';

test('§4.1 paging 2, paging 1: the next page starts after the received results', () => {
  assert.equal(nextOffset(0, 24, 100), 24);
  // After an incomplete page, the next one starts after the received results.
  assert.equal(nextOffset(24, 20, 100), 44);
});

test('§4.1 paging 2: there is no next page once the total is reached', () => {
  assert.equal(nextOffset(0, 24, 24), undefined);
  assert.equal(nextOffset(24, 1, 25), undefined);
  assert.equal(nextOffset(24, 1, 26), 25);
});

test('§4.1 paging 3, §8.4: there is no next page at the offset ceiling, whatever the total', () => {
  assert.equal(nextOffset(1976, 23, 9999), 1999);
  assert.equal(nextOffset(1976, 24, 9999), undefined);
  assert.equal(nextOffset(2000, 24, 9999), undefined);
});

test('an empty page has no next page, because its offset would repeat forever', () => {
  assert.equal(nextOffset(48, 0, 100), undefined);
});

test('the previous page starts one page earlier, at 0 at the lowest', () => {
  assert.equal(previousOffset(48, 24), 24);
  assert.equal(previousOffset(10, 24), 0);
  assert.equal(previousOffset(0, 24), undefined);
});

test('a page number and its offset convert into each other', () => {
  for (const page of [1, 2, 3, 40]) assert.equal(pageAt(offsetOfPage(page, 24), 24), page);
});

test('§8.4, §4.1 offset: a page past the ceiling is the last one below it', () => {
  assert.equal(offsetOfPage(1_000_000, 24), 1992);
  assert.equal(offsetOfPage(41, 50), 1950);
});

test('a page number below 1 means the first page', () => {
  assert.equal(offsetOfPage(0, 24), 0);
  assert.equal(offsetOfPage(-3, 24), 0);
});
