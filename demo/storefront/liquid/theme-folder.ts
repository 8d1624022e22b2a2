import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {findNodeAtLocation, getNodeValue, type JSONPath} from 'jsonc-parser';
import {parseJson} from '../../../src/cli/json.ts';
import {stateOfFile} from '../file-version.ts';
import {ThemeError} from './theme-error.ts';

/**
 * The folders of the demo's theme: its own files first, then the kit that developers copy into a theme. A theme file
 * overrides the kit's file of the same name.
 */
export const themeFolders: readonly string[] = ['demo/theme', 'src/kit'].map(name =>
  fileURLToPath(new URL(`../../../${name}`, import.meta.url)),
);

/**
 * Whether the folders are the demo's theme, next to which the built elements are served. Another theme has its own
 * copy of them, and is read again after each change, because its developer may be editing it.
 */
export const isOwnTheme = (folders: readonly string[]): boolean => folders === themeFolders;

/** Finds a file of the theme, such as `templates/product.json`. */
export function findThemeFile(folders: readonly string[], path: string): string | undefined {
  return folders.map(folder => join(folder, path)).find(file => existsSync(file));
}

/** Lists the paths of the files in one folder of the theme, such as `sections`, sorted by name. */
export function listThemeFiles(folders: readonly string[], name: string): readonly string[] {
  const found = folders.map(folder => join(folder, name)).filter(folder => existsSync(folder));
  return [...new Set(found.flatMap(folder => readdirSync(folder)))].toSorted().map(file => `${name}/${file}`);
}

/** Changes whenever a file of the theme changes, except the assets, which are read for every request. */
export function versionOf(folders: readonly string[]): string {
  const names = ['layout', 'templates', 'sections', 'blocks', 'snippets', 'config', 'locales'];
  const paths = names.flatMap(name => listThemeFiles(folders, name));
  return paths.map(path => stateOfFile(findThemeFile(folders, path) ?? path)).join();
}

/** Reads a theme's JSON file, which may contain comments. */
export function readThemeJson(path: string): unknown {
  return parseThemeJson(readFileSync(path, 'utf8'), path);
}

/** @throws {ThemeError} if the text is not valid JSON. */
export function parseThemeJson(text: string, name: string): unknown {
  try {
    return getNodeValue(parseJson(text));
  } catch (error) {
    throw new ThemeError(`${name} is not valid JSON (${error instanceof Error ? error.message : error}).`);
  }
}

export function lineInJson(path: string, keys: JSONPath): number {
  const text = readFileSync(path, 'utf8');
  const node = findNodeAtLocation(parseJson(text), keys);
  return text.slice(0, node?.offset ?? 0).split('\n').length;
}
