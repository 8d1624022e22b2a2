import {relative} from 'node:path';
import {LiquidError} from 'liquidjs';

/** An error of a theme that the demo cannot render, in one sentence. */
export class ThemeError extends Error {}

/**
 * Explains which part of a theme the demo's Liquid cannot render, with its file and line.
 *
 * @returns the error unchanged if the theme did not cause it.
 */
export function toThemeError(error: unknown, folders: readonly string[]): unknown {
  if (!LiquidError.is(error)) return toMissingFile(error);
  const {token, originalError} = error;
  // Reports the innermost file, not the ones that render it.
  if (LiquidError.is(originalError)) return toThemeError(originalError, folders);
  const [line] = token.getPosition();
  const where = token.file === undefined ? 'The theme' : pathInTheme(folders, token.file);
  const message = originalError?.message ?? error.message.replace(/, file:.*$/s, '');
  return new ThemeError(`${where}, line ${line}: the demo’s Liquid can’t render this (${message}).`);
}

/** The path of a file inside the theme, such as `sections/header.liquid`. */
export function pathInTheme(folders: readonly string[], file: string): string {
  const paths = folders.map(folder => relative(folder, file));
  return paths.find(path => !path.startsWith('..')) ?? file;
}

/** A missing layout that JSON names, for which there is no line of Liquid. */
function toMissingFile(error: unknown): unknown {
  const [, name] = (error instanceof Error && MISSING.exec(error.message)) || [];
  return name === undefined ? error : new ThemeError(`The theme has no ${name}.liquid.`);
}

const MISSING = /^ENOENT: Failed to lookup "([^"]+)"/;
