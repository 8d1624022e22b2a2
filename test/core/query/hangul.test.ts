import assert from 'node:assert/strict';
import {test} from 'node:test';
import {spellHangul} from '../../../src/core/query/hangul.ts';

for (const [typed, word] of [
  ['ㅂ', '바구니'],
  ['바', '바구니'],
  ['박', '바구니'],
  ['바구', '바구니'],
  ['달', '달걀'],
  ['닭', '달걀'],
  ['고', '과일'],
  ['괄', '과라'],
  ['값', '갑사'],
] as const) {
  test(`${typed}, as it is composed, begins ${word}`, () => {
    assert.ok(spellHangul(word).startsWith(spellHangul(typed)));
  });
}

test('other syllables do not begin a word', () => {
  for (const typed of ['북', '박이', '반'])
    assert.ok(!spellHangul('바구니').includes(spellHangul(typed)), typed);
});

test('text in other scripts stays as it is', () => {
  assert.equal(spellHangul('Linen ガーゼ 亚麻'), 'Linen ガーゼ 亚麻');
});
