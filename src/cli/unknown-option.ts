import type {ParseArgsConfig} from 'node:util';
import {closest} from 'fastest-levenshtein';

/**
 * Explains an error of `parseArgs` in a few words. Of an unknown option it names the nearest known one.
 *
 * @returns `undefined` for another error, which is a bug.
 */
export function explainArguments(
  error: unknown,
  options: ParseArgsConfig['options'] = {},
): string | undefined {
  if (!(error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')))
    return undefined;
  const [, given] =
    error.code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? (/'(-[^'=]+)/.exec(error.message) ?? []) : [];
  if (given)
    return `Unknown option ${given}; the nearest one is --${closest(given.replace(/^-+/, ''), Object.keys(options))}`;
  // Keeps Node's first sentence only. The others are about positional arguments that start with a hyphen.
  return error.message.split(/\.(?: |$)/)[0] ?? error.message;
}
