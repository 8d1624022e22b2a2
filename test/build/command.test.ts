import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {writeTheme} from '../cli/plain-theme.ts';

let folder: string;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'package-'));
  mkdirSync(join(folder, 'lib'));
  for (const part of ['src', 'dist']) symlinkSync(resolve(part), join(folder, part));
  execFileSync(process.execPath, ['src/tools/build/cli.mjs', join(folder, 'lib/cli')]);
});

after(() => rmSync(folder, {recursive: true}));

const run = (...args: string[]): string =>
  execFileSync(process.execPath, [join(folder, 'lib/cli/main.js'), ...args, '--yes'], {encoding: 'utf8'});

test('the command is built as two files and their licences', () => {
  assert.deepEqual(readdirSync(join(folder, 'lib/cli')).sort(), [
    'command.js',
    'main.js',
    'third-party-licenses.txt',
  ]);
});

test('the built command installs the kit into a theme', () => {
  const theme = writeTheme();
  assert.match(run('add', theme), /^Done\.$/m);
  rmSync(theme, {recursive: true});
});

test('the built command writes the app extension with its texts in each language', () => {
  const extension = join(folder, 'extension');
  assert.match(run('extension', extension), /^Done\.$/m);
  const locales = readdirSync(join(extension, 'locales'));
  for (const name of ['en.default.json', 'ja.json', 'zh-TW.json']) assert.ok(locales.includes(name), name);
});
