import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {ThemeError} from './theme-error.ts';

/**
 * The folders of the demo's theme: its own files first, then the kit that developers copy into a theme. A theme file
 * overrides the kit's file of the same name.
 */
export const themeFolders: readonly string[] = ['theme', 'kit'].map(name =>
  fileURLToPath(new URL(`../../${name}`, import.meta.url)),
);

/**
 * Whether the folders are the demo's theme, next to which the built elements are served. Another theme has its own
 * copy of them, and is read again for every page, because its developer may be editing it.
 */
export const isOwnTheme = (folders: readonly string[]): boolean => folders === themeFolders;

/** Finds a file of the theme, such as `templates/product.json`. */
export function findThemeFile(folders: readonly string[], path: string): string | undefined {
  return folders.map(folder => join(folder, path)).find(file => existsSync(file));
}

/** Reads a theme's JSON file, skipping the comment that the platform's editor adds. */
export function readThemeJson(path: string): unknown {
  return parseThemeJson(readFileSync(path, 'utf8').replace(/^\s*\/\*[\s\S]*?\*\//, ''), path);
}

/** @throws {ThemeError} if the text is not valid JSON. */
export function parseThemeJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ThemeError(`${name}: not JSON (${error instanceof Error ? error.message : error}).`);
  }
}
