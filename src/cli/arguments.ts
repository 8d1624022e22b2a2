import {type ParseArgsConfig, parseArgs} from 'node:util';
import {CliError} from './cli-error.ts';

/** The arguments are invalid. The message is one sentence. */
export class UsageError extends CliError {
  constructor(problem: string) {
    super(`${problem}: see --help.`);
  }
}

/**
 * Parses arguments.
 *
 * @throws {UsageError} with Node's own reason.
 */
export function parseArguments<T extends ParseArgsConfig>(args: readonly string[], config: T) {
  try {
    return parseArgs({...config, args: [...args], allowPositionals: true as const});
  } catch (error) {
    // Keeps Node's first sentence only. The others are about positional arguments that start with a hyphen.
    const [sentence = ''] = (error as Error).message.split(/\.(?: |$)/);
    throw new UsageError(sentence);
  }
}
