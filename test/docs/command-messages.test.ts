import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {test} from 'node:test';

/** The code of the command and of its checks, with the texts as they are printed. */
const source = ['src/cli', 'src/conformance', 'src/service/console']
  .flatMap(folder =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map(path => `${folder}/${path}`),
  )
  .filter(path => path.endsWith('.ts'))
  .map(path => readFileSync(path, 'utf8').replaceAll('\\', ''))
  .join('\n');

for (const [page, section] of [
  ['docs/check.md', 'Messages'],
  ['docs/troubleshooting.md', 'The command'],
] as const) {
  const [, text = ''] = readFileSync(page, 'utf8').split(`\n## ${section}\n`);
  const [tables = ''] = text.split('\n## ');
  // A cell may have two messages.
  const cells = [...tables.matchAll(/^\| (`.+?) \|/gm)].map(([, cell = '']) => cell);
  const messages = cells.flatMap(cell => cell.slice(1, -1).split('`, `'));
  test(`${page} has a table of the command’s messages`, () => assert.ok(messages.length > 9));
  for (const message of messages) {
    test(`the command says “${message}”, as ${page} has it`, () => {
      for (const part of message.split('…')) assert.ok(source.includes(part.trim()), part);
    });
  }
}
