import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {after} from 'node:test';

/** Texts of a theme's files by their paths. */
export type Files = Readonly<Record<string, string>>;

/** Writes a theme to a temporary folder, which is removed after the test file. */
export function writeTheme(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  after(() => rmSync(folder, {recursive: true}));
  for (const [path, text] of Object.entries({...BARE, ...files})) {
    mkdirSync(dirname(join(folder, path)), {recursive: true});
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

/** A page with a single section, `main`. */
export function pageOf(use: object = {}): string {
  return JSON.stringify({sections: {main: {type: 'main', ...use}}, order: ['main']});
}

/** The files that every theme needs. */
const BARE: Files = {
  'assets/theme.css': '',
  'layout/theme.liquid': '<html>{{ content_for_layout }}</html>',
  'sections/main.liquid': '',
  'templates/index.json': pageOf(),
};
