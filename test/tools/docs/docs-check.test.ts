import assert from 'node:assert/strict';
import {test} from 'node:test';
import {findLongSentences} from '../../../src/tools/docs/sentences.ts';

const words = (count: number) => Array.from({length: count}, (_, place) => `word${place}`).join(' ');

test('a sentence of 30 words passes, and one of 31 is reported', () => {
  assert.deepEqual(findLongSentences(`${words(30)}.`), []);
  assert.deepEqual(findLongSentences(`Short. A ${words(30)}.`), [`A ${words(30)}.`]);
});

test('sentences of lists and tables are checked, and code is not', () => {
  const long = words(31);
  assert.equal(findLongSentences(`- ${long}`).length, 1);
  assert.equal(findLongSentences(`| a |\n|---|\n| ${long} |`).length, 1);
  assert.deepEqual(findLongSentences(`\`\`\`text\n${long}\n\`\`\`\n\nUse \`${long}\`.`), []);
});
