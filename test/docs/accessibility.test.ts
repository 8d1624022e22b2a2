import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';

const rows = readFileSync('docs/accessibility.md', 'utf8')
  .split('\n')
  .filter(line => /^\| \d/.test(line));

test('every criterion in the table of WCAG names an existing test', () => {
  const missing = rows.filter(row => {
    const [, file, name] = /`(test\/[\w/.-]+\.test\.ts)`: (.*) \|$/.exec(row) ?? [];
    return !file || !name || !readFileSync(file, 'utf8').includes(name);
  });
  assert.deepEqual(missing, []);
});

test('the table contains every criterion of WCAG 2.2 A and AA, or names it as not applicable', () => {
  const text = readFileSync('docs/accessibility.md', 'utf8');
  const named = new Set(text.match(/\d\.\d\.\d+/g));
  const missing = CRITERIA.filter(criterion => !named.has(criterion));
  assert.deepEqual(missing, []);
});

/** Levels A and AA; 4.1.1 is obsolete. */
const CRITERIA = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13
  2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8
  3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8
  4.1.2 4.1.3
`
  .trim()
  .split(/\s+/);
