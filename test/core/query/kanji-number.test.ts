import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readKanjiNumber} from '../../../src/core/query/kanji-number.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  三: 3,
  十: 10,
  十二: 12,
  二十: 20,
  二十四: 24,
  百: 100,
  百五十: 150,
  二百五十: 250,
  千二百: 1200,
  二〇: 20,
  一〇〇: 100,
  零: 0,
};

for (const [kanji, number] of Object.entries(NUMBERS))
  test(`reads ${kanji} as ${number}`, () => assert.equal(readKanjiNumber(kanji), number));
