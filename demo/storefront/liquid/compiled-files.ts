import {readFileSync} from 'node:fs';
import {versionOfText} from '../file-version.ts';
import {pathInTheme} from './theme-error.ts';
import {findThemeFile, listThemeFiles} from './theme-folder.ts';

/** Collects the `{% stylesheet %}` of all blocks, sections and snippets, like the platform. */
export function compileStyles(folders: readonly string[]): string {
  return collect(folders, 'stylesheet')
    .map(({path, code}) => `/* ${path} */\n${code}`)
    .join('\n');
}

/**
 * Collects the `{% javascript %}` of all files. The `<script>` lists in `data-files` those that its page runs, each in
 * a scope of its own.
 */
export function compileScripts(folders: readonly string[]): string {
  const parts = collect(folders, 'javascript').map(
    ({path, code}) => `if (files.includes(${JSON.stringify(path)})) run(() => {\n${code}\n});`,
  );
  return [PRELUDE, ...parts, '}'].join('\n');
}

/** The address of the compiled scripts, which changes when a script does. */
export const scriptAddress = (folders: readonly string[]): string =>
  `/platform/compiled/scripts.js?v=${versionOfText(compileScripts(folders))}`;

/** The tag of the compiled style sheet; empty if the theme has none. */
export function styleTag(folders: readonly string[]): string {
  const styles = compileStyles(folders);
  const href = `/platform/compiled/styles.css?v=${versionOfText(styles)}`;
  return styles && `<link rel="stylesheet" href="${href}" media="all">`;
}

/**
 * The tag of the scripts of one page; empty if none of its files has one.
 *
 * @param address that of the compiled scripts.
 */
export function scriptTag(folders: readonly string[], scripts: ReadonlySet<string>, address: string): string {
  const files = [...scripts].map(file => pathInTheme(folders, file));
  if (files.length === 0) return '';
  return `<script defer src="${address}" data-files="${files}"></script>`;
}

const PRELUDE = `{
const files = document.currentScript.dataset.files.split(',');
const run = script => {
  try {
    script();
  } catch (error) {
    console.error(error);
  }
};`;

/** The code between a tag and its end, of each file that has it. */
function collect(folders: readonly string[], tag: string): {readonly path: string; readonly code: string}[] {
  const pattern = new RegExp(`\\{%-?\\s*${tag}\\s*-?%\\}([\\s\\S]*?)\\{%-?\\s*end${tag}\\s*-?%\\}`);
  const paths = ['blocks', 'sections', 'snippets'].flatMap(name => listThemeFiles(folders, name));
  return paths.flatMap(path => {
    const source = readFileSync(findThemeFile(folders, path) ?? path, 'utf8');
    const code = pattern.exec(source)?.[1]?.trim();
    return code ? [{path, code}] : [];
  });
}
