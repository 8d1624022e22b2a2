import {dirname} from 'node:path';
import type {Path} from './locale-file.ts';

/**
 * A place of a theme that the kit may fill. A file is named by its path in the theme; a text by that of its locale file, `#`, and
 * the names that lead to it, with dots between them: `locales/ja.json#storefront_search.title`.
 */
export interface Place {
  readonly file: string;
  /** Where a text stands in its file. */
  readonly path?: Path;
}

export function readPlace(name: string): Place {
  const [file = '', path] = name.split('#');
  return {file, path: path?.split('.')};
}

export const isText = (place: string): boolean => place.includes('#');

export const textPlace = (file: string, path: Path): string => `${file}#${path.join('.')}`;

/** What holds a place, from the outside in: its folder, its locale file, the objects in that. */
export function holdersOf(name: string): string[] {
  const {file, path} = readPlace(name);
  if (!path) return [dirname(file)];
  return [dirname(file), file, ...path.slice(1).map((_, depth) => textPlace(file, path.slice(0, depth + 1)))];
}
