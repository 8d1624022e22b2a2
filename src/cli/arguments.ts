import {type ParseArgsConfig, parseArgs} from 'node:util';
import {closest} from 'fastest-levenshtein';
import {CliError} from './cli-error.ts';

/** The arguments are invalid. The message says what is wrong, and points to the help. */
export class UsageError extends CliError {
  /** @param problem a whole sentence. */
  constructor(problem: string) {
    super(`${problem} See --help.`);
  }
}

/**
 * Parses arguments.
 *
 * @throws {UsageError} with the reason.
 */
export function parseArguments<T extends ParseArgsConfig>(args: readonly string[], config: T) {
  try {
    return parseArgs({...config, args: [...args], allowPositionals: true as const});
  } catch (error) {
    const problem = explainArguments(error, config.options);
    if (problem === undefined) throw error;
    throw new UsageError(problem);
  }
}

/**
 * Explains an error of `parseArgs` in a sentence or two. For an unknown option it suggests the nearest known one.
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
    return `Unknown option ${given}. Did you mean --${closest(given.replace(/^-+/, ''), Object.keys(options))}?`;
  // Keeps Node's first sentence only. The others are about positional arguments that start with a hyphen.
  return `${error.message.split(/\.(?: |$)/)[0]}.`;
}
