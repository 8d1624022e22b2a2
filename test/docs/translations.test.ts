import assert from 'node:assert/strict';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';
import {marked, type Tokens} from 'marked';

const PAGES = readdirSync('docs/ja').filter(name => name !== 'README.md');

test('a page in Japanese has the code of its English page', () => {
  assert.ok(PAGES.length > 3);
  for (const page of PAGES) assert.deepEqual(codesOf(`docs/ja/${page}`), codesOf(`docs/${page}`), page);
});

test('a table in Japanese has the settings and files of its English table', () => {
  for (const page of PAGES) assert.deepEqual(namesOf(`docs/ja/${page}`), namesOf(`docs/${page}`), page);
});

test('each page in Japanese is in its list of guides', () => {
  const list = readFileSync('docs/ja/README.md', 'utf8');
  for (const page of PAGES) assert.ok(list.includes(`](${page})`), page);
});

function tokensOf(file: string) {
  assert.ok(existsSync(file), `${file} is missing`);
  return marked.lexer(readFileSync(file, 'utf8'));
}

/** The code blocks, in lists too. */
function codesOf(file: string): string[] {
  const codes: string[] = [];
  marked.walkTokens(tokensOf(file), token => {
    if (token.type === 'code') codes.push(token.text);
  });
  return codes;
}

/** The code in the first column of each table. */
function namesOf(file: string): string[][] {
  const tables = tokensOf(file).filter((token): token is Tokens.Table => token.type === 'table');
  return tables.map(({rows}) => rows.map(([first]) => (first?.text.match(/`[^`]+`/g) ?? []).join(' ')));
}
