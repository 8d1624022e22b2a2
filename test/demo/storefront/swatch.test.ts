import assert from 'node:assert/strict';
import {test} from 'node:test';
import {COLOURS} from '../../../demo/catalogue/own/words.ts';
import {choosePaint, PAINTS} from '../../../demo/catalogue/picture/paint.ts';
import {describeSwatch} from '../../../demo/storefront/objects/swatch.ts';

const swatch = (option: string, value: string) => describeSwatch(option, value)?.color.toString();

test('each colour of the catalogue has the swatch of its goods’ pictures, in both languages', () => {
  for (const [key, [ja, en]] of Object.entries(COLOURS)) {
    const paint = PAINTS[key as keyof typeof PAINTS];
    assert.ok(choosePaint(key, [], 0).surface.includes(paint), key);
    assert.equal(swatch('カラー', ja), paint);
    assert.equal(swatch('Color', en), paint);
  }
});

test('a colour that the catalogue does not have is the one that CSS has under its name', () => {
  assert.equal(swatch('Color', 'Purple'), '#800080');
});

test('a value that is no colour, or of another option, has no swatch', () => {
  assert.equal(swatch('Color', 'Two-tone'), undefined);
  assert.equal(swatch('Size', 'Blue'), undefined);
});
