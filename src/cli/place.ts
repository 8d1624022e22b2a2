import {dirname} from 'node:path';
import type {Path} from './locale-file.ts';

/**
 * A place in a theme for a file or a text of the kit. A file's name is its path in the theme; a text's name is the path of
 * its locale file, `#`, and its keys joined by dots: `locales/ja.json#storefront_search.title`.
 */
export interface Place {
  readonly file: string;
  /** The keys of a text in its file. */
  readonly path?: Path;
}

export function readPlace(name: string): Place {
  const [file = '', path] = name.split('#');
  return {file, path: path?.split('.')};
}

export const isText = (place: string): boolean => place.includes('#');

export const textPlace = (file: string, path: Path): string => `${file}#${path.join('.')}`;

/** Returns the containers of a place, outermost first: its folder, its locale file, and the objects in it. */
export function containersOf(name: string): string[] {
  const {file, path} = readPlace(name);
  if (!path) return [dirname(file)];
  return [dirname(file), file, ...path.slice(1).map((_, depth) => textPlace(file, path.slice(0, depth + 1)))];
}
