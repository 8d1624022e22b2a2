import assert from 'node:assert/strict';
import {test} from 'node:test';
import {Composition} from '../../../src/core/query/composition.ts';

const held = (...steps: string[]): boolean => {
  const composition = new Composition();
  for (const text of steps) composition.update(text);
  return composition.held;
};

const converted = {
  hiragana: 'じゃ',
  katakana: 'ジャ',
  'half-width katakana': 'ｼﾞｬ',
  kanji: '上',
  hangul: 'ㅎ',
  bopomofo: 'ㄕ',
};

for (const [script, text] of Object.entries(converted)) {
  test(`${script} under composition is held`, () => assert.ok(held(text)));
}

test('the full-width letters at the start of a Japanese composition are held', () => {
  assert.ok(held('ｊ'));
  assert.ok(held('？'));
});

test('Latin under composition, as on Android, is not held', () => {
  assert.ok(!held('j', 'ja', 'jac', 'jacket'));
  assert.ok(!held('café', 'naïve', '50%'));
  assert.ok(!held('Привет'));
});

test('nothing is held before a composition or in an empty one', () => {
  assert.ok(!held());
  assert.ok(!held(''));
});

test('a held composition stays held to its end, whatever it turns into', () => {
  assert.ok(held('じゃけ', 'jacket'));
});

test('the end of a composition releases it, for the next one too', () => {
  const composition = new Composition();
  composition.update('じゃ');
  composition.end();
  assert.ok(!composition.held);
  composition.update('ja');
  assert.ok(!composition.held);
});
