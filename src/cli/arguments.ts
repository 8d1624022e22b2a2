import {type ParseArgsConfig, parseArgs} from 'node:util';
import {CliError} from './cli-error.ts';

/** Wrong arguments. The message is one sentence. */
export class UsageError extends CliError {
  constructor(problem: string) {
    super(`${problem}: see --help.`);
  }
}

/** Parses arguments. @throws {UsageError} with Node's own reason. */
export function parseArguments<T extends ParseArgsConfig>(args: readonly string[], config: T) {
  try {
    return parseArgs({...config, args: [...args], allowPositionals: true as const});
  } catch (error) {
    // Only Node's first sentence: the rest is about positional arguments that begin with a hyphen.
    const [sentence = ''] = (error as Error).message.split(/\.(?: |$)/);
    throw new UsageError(sentence);
  }
}
