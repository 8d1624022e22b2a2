import {type ParseArgsConfig, parseArgs} from 'node:util';
import {CliError} from './cli-error.ts';
import {explainArguments} from './unknown-option.ts';

/** The arguments are invalid. The message is one sentence. */
export class UsageError extends CliError {
  constructor(problem: string) {
    super(`${problem}: see --help.`);
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
