import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {afterEach, mock} from 'node:test';
import {runCommand} from '../../src/cli/command.ts';
import {snapshot, writeTheme} from './plain-theme.ts';

const themes: string[] = [];

afterEach(() => {
  for (const folder of themes.splice(0)) rmSync(folder, {recursive: true});
});

/**
 * Writes a theme that is deleted after the test.
 *
 * @returns its folder.
 */
export function aTheme(more?: Readonly<Record<string, string>>): string {
  const folder = writeTheme(more);
  themes.push(folder);
  return folder;
}

/** Runs the command without a terminal. */
export async function run(...args: string[]): Promise<{code: number; output: string}> {
  const lines: unknown[] = [];
  const consoles = [mock.method(console, 'log'), mock.method(console, 'error')];
  for (const each of consoles) each.mock.mockImplementation(line => void lines.push(`${line}\n`));
  try {
    return {code: await runCommand(args), output: lines.join('')};
  } finally {
    for (const each of consoles) each.mock.restore();
  }
}

/**
 * Asserts that add fails and writes nothing.
 *
 * @returns its output.
 */
export async function refusal(theme: string): Promise<string> {
  const before = snapshot(theme);
  const {output, code} = await run('add', theme, '--yes');
  assert.equal(code, 1);
  assert.deepEqual(snapshot(theme), before);
  return output;
}
