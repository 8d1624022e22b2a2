import assert from 'node:assert/strict';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {findDialect} from '../../../src/tools/docs/dialect.ts';
import {findDeadLinks} from '../../../src/tools/docs/links.ts';
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

test('words of the old dialect are reported, also over a line break', () => {
  assert.deepEqual(findDialect('Whoever is Told; it stands\nthere'), ['whoever', 'told', 'stands there']);
  assert.deepEqual(findDialect('recommended, departed, amendment'), []);
});

test('links to missing files and headings are reported, and links to other sites are not', t => {
  const folder = mkdtempSync(join(tmpdir(), 'docs-'));
  t.after(() => rmSync(folder, {recursive: true}));
  const page = join(folder, 'page.md');
  writeFileSync(
    page,
    '# A `<tag>` here\n\n<a id="own"></a>[1](#a-tag-here) [2](#own) [3](page.md) [4](https://example.com/#x)\n\n![5](gone.png) [6](#gone)',
  );
  assert.deepEqual(findDeadLinks(page), [
    `${page}: gone.png leads nowhere.`,
    `${page}: #gone leads nowhere.`,
  ]);
});
