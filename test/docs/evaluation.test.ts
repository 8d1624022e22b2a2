import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

const ROW = /^\| [^|]+ \| ([^|]+) \| ([^|]+) \| \[[^\]]+\]\(([^)]+)\) \|$/gm;

test('each figure of the evaluation stands in the page that its row names', () => {
  const rows = [...readFileSync('docs/evaluation.md', 'utf8').matchAll(ROW)];
  assert.ok(rows.length > 3);
  for (const [row, ours = '', others = '', page = ''] of rows) {
    const source = readFileSync(`docs/${page}`, 'utf8');
    for (const figure of [ours, ...others.split(', ')].map(text => /\d+( kB| ms)?/.exec(text)?.[0] ?? text)) {
      assert.ok(source.includes(`| ${figure} `), `${figure} is not in ${page}: ${row}`);
    }
  }
});
