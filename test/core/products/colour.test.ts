import assert from 'node:assert/strict';
import {test} from 'node:test';
import {colourOf} from '../../../src/core/products/colour.ts';

const isCssColour = (name: string) => ['black', 'crimson', 'canvas'].includes(name);

for (const [name, css] of [
  ['Black', 'black'],
  ['ブラック', 'black'],
  ['黒色', 'black'],
  ['Off Crimson', undefined],
  ['crimson', 'crimson'],
  ['生成り', '#f0e7d0'],
  ['Canvas', ''],
  ['M', undefined],
  ['23.0cm', undefined],
] as const) {
  test(`“${name}” is ${css || 'no colour'}`, () => assert.equal(colourOf(name, isCssColour), css));
}
