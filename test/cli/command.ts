import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {rmSync} from 'node:fs';
import {afterEach} from 'node:test';
import {promisify} from 'node:util';
import {snapshot, writeTheme} from './plain-theme.ts';

const themes: string[] = [];

afterEach(() => {
  for (const folder of themes.splice(0)) rmSync(folder, {recursive: true});
});

/** A theme that is gone after the test. */
export function aTheme(more?: Readonly<Record<string, string>>): string {
  const folder = writeTheme(more);
  themes.push(folder);
  return folder;
}

/** Runs the command, with nobody to ask. */
export async function run(...args: string[]): Promise<{code: number; output: string}> {
  const command = ['--import', 'tsx', 'src/cli/main.ts', ...args];
  try {
    const {stdout, stderr} = await promisify(execFile)(process.execPath, command);
    return {code: 0, output: stdout + stderr};
  } catch (error) {
    const {code, stdout, stderr} = error as {code: number; stdout: string; stderr: string};
    return {code, output: stdout + stderr};
  }
}

/** Has the command refuse to add the kit to a theme, and write nothing. @returns what it says. */
export async function refusal(theme: string): Promise<string> {
  const before = snapshot(theme);
  const {output, code} = await run('add', theme, '--yes');
  assert.equal(code, 1);
  assert.deepEqual(snapshot(theme), before);
  return output;
}
