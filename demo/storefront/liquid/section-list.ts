import type {BlockUse} from './block.ts';
import {ThemeError} from './theme-error.ts';
import {findThemeFile, readThemeJson} from './theme-folder.ts';

/** A JSON template or section group: sections by id, and their order. */
export interface SectionList {
  /** The layout of a template; `theme` by default, `false` for none. */
  readonly layout?: string | false;
  /** The location of a section group, such as `header`. */
  readonly type?: string;
  readonly sections: Readonly<Record<string, BlockUse>>;
  readonly order: readonly string[];
  /** The file itself. */
  readonly path: string;
}

/** Reads a section list of the theme, such as `templates/product`. */
export function readSections(folders: readonly string[], file: string): SectionList {
  const list = findSections(folders, file);
  if (!list) throw new ThemeError(`The theme has no ${file}.json.`);
  return list;
}

/** Reads a section list that the theme may lack. */
export function findSections(folders: readonly string[], file: string): SectionList | undefined {
  const path = findThemeFile(folders, `${file}.json`);
  return path === undefined ? undefined : {...(readThemeJson(path) as SectionList), path};
}
