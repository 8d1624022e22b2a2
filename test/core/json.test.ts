import assert from 'node:assert/strict';
import {afterEach, describe, test} from 'node:test';
import {toJson} from '../../src/core/json.ts';
import {addToJson} from '../support/page/foreign-to-json.ts';

const DATA = {
  recent: ['linen', '“tent”', ''],
  nested: [[1, -0.5], {tags: ['夏', null, true]}],
  empty: [[], {}],
  missing: undefined,
};

describe('JSON of plain data', () => {
  let undo = () => {};
  afterEach(() => undo());

  test('is what JSON.stringify writes', () => {
    for (const value of [DATA, [undefined], 'x', 5, null]) assert.equal(toJson(value), JSON.stringify(value));
  });

  for (const owner of ['arrays', 'objects', 'everything'] as const) {
    test(`is the same if a library gives ${owner} a toJSON`, () => {
      const expected = JSON.stringify(DATA);
      undo = addToJson(owner);
      assert.notEqual(JSON.stringify(DATA), expected);
      assert.equal(toJson(DATA), expected);
    });
  }
});
