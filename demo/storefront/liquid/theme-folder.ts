import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ThemeError} from './theme-error.ts';

/**
 * Where a theme lies, laid out as the platform lays out a theme: the demo's own, and after it the kit that developers
 * copy into theirs. A file of the theme goes before the kit's of the same name, as a copy that they changed does.
 */
export const themeFolders: readonly string[] = ['theme', 'kit'].map(name =>
  fileURLToPath(new URL(`../../${name}`, import.meta.url)),
);

/**
 * Whether it is the demo's own, beside which the built elements lie. Another has them copied into it, and is worked on
 * while it is shown.
 */
export const isOwnTheme = (folders: readonly string[]): boolean => folders === themeFolders;

/** Where a file of the theme lies, such as `templates/product.json`. */
export function findThemeFile(folders: readonly string[], path: string): string | undefined {
  return folders.map(folder => join(folder, path)).find(file => existsSync(file));
}

/** Reads a theme's JSON, below the note that the platform's editor puts on top. */
export function readThemeJson(path: string): unknown {
  return parseThemeJson(readFileSync(path, 'utf8').replace(/^\s*\/\*[\s\S]*?\*\//, ''), path);
}

/** @throws {ThemeError} which says that what is named so isn't JSON. */
export function parseThemeJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ThemeError(`${name}: not JSON (${error instanceof Error ? error.message : error}).`);
  }
}
