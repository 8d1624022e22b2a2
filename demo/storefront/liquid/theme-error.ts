import {relative} from 'node:path';
import {LiquidError} from 'liquidjs';

/** A theme that can't be rendered here, in one sentence. */
export class ThemeError extends Error {}

/**
 * What a theme does that the demo's Liquid explanations, and where.
 *
 * @returns the error itself where it is none of the theme's.
 */
export function toThemeError(error: unknown, folders: readonly string[]): unknown {
  if (!LiquidError.is(error)) return toMissingFile(error);
  const {token, originalError} = error;
  // What stands in a file is told by that file, however many render it.
  if (LiquidError.is(originalError)) return toThemeError(originalError, folders);
  const [line] = token.getPosition();
  const where = token.file === undefined ? 'The theme' : pathIn(folders, token.file);
  const message = originalError?.message ?? error.message.replace(/, file:.*$/s, '');
  return new ThemeError(`${where}, line ${line}: ${explain(message)}.`);
}

/** A section or layout that JSON names, and so no line of Liquid. */
function toMissingFile(error: unknown): unknown {
  const [, name] = (error instanceof Error && MISSING.exec(error.message)) || [];
  return name === undefined ? error : new ThemeError(`The theme has no ${name}.liquid.`);
}

const MISSING = /^ENOENT: Failed to lookup "([^"]+)"/;

function explain(message: string): string {
  const explanations = [
    [/^undefined filter: (.+)$/, (name: string) => `the demo’s Liquid has no filter “${name}”`],
    [/^tag "(.+)" not found$/, (name: string) => `the demo’s Liquid has no tag “${name}”`],
    [MISSING, (name: string) => `the theme has no “${name}”`],
  ] as const;
  for (const [pattern, describe] of explanations) {
    const [, name] = pattern.exec(message) ?? [];
    if (name !== undefined) return describe(name);
  }
  return `the demo’s Liquid can’t render this (${message})`;
}

function pathIn(folders: readonly string[], file: string): string {
  const paths = folders.map(folder => relative(folder, file));
  return paths.find(path => !path.startsWith('..')) ?? file;
}
