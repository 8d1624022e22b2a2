import {setTimeout} from 'node:timers/promises';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {isLocale} from '../../service/browser/config.ts';
import {parseArguments, UsageError} from '../arguments.ts';
import {type CheckOptions, checkStore} from './check-store.ts';
import {printReport} from './print-report.ts';
import {exitCodeOf} from './report.ts';

export const CHECK_USAGE = `Usage:
  storefront-search-elements check URL   checks the search service of the store at URL, and two of its pages

  --path PATH           the app proxy's path (default: the endpoint in the home page's configuration)
  --query TERM          what to search for (default: a product type of the store)
  --locale LANGUAGE     the language to search in, such as ja
  --password PASSWORD   opens a store that is behind its password page
  --json                prints the report as JSON
  --help, -h            prints this text

It sends at most 15 requests to the service. None of them counts as a shopper's search.
The exit code is 0 if nothing is broken, 1 if something is, and 2 if the store can't be checked.`;

/**
 * Runs `check` with its arguments.
 *
 * @returns the exit code.
 */
export async function runCheck(args: readonly string[]): Promise<0 | 1 | 2> {
  const options = readCheckArguments(args);
  if (!options) {
    console.log(CHECK_USAGE);
    return 0;
  }
  const progress = new ProgressLine(process.stderr);
  const report = await checkStore(options, {
    pause: setTimeout,
    now: () => performance.now(),
    onProgress: text => progress.show(text),
  });
  progress.clear();
  console.log(options.json ? JSON.stringify(report, null, 2) : printReport(report));
  return exitCodeOf(report);
}

/**
 * Reads the arguments; `undefined` for `--help`.
 *
 * @throws {UsageError} if an argument is invalid.
 */
export function readCheckArguments(
  args: readonly string[],
): (CheckOptions & {readonly json: boolean}) | undefined {
  const {values, positionals} = parseArguments(args, {options: OPTIONS});
  if (values.help) return undefined;
  const [store, ...more] = positionals;
  if (store === undefined || more.length > 0) {
    throw new UsageError('The command check needs one address, such as https://shop.example.');
  }
  const {path, query, locale, password, json} = values;
  validate(path, isPath, '--path must be a path such as /apps/searchapp/search.');
  validate(query, isTerm, `--query must be a term of 1 to ${MAX_QUERY_LENGTH} characters.`);
  validate(locale, isLocale, '--locale must be a language such as ja.');
  return {origin: originOf(store), path, query, locale, password, json};
}

const text = {type: 'string'} as const;
const flag = {type: 'boolean', default: false} as const;
const OPTIONS = {
  path: text,
  query: text,
  locale: text,
  password: text,
  json: flag,
  help: {...flag, short: 'h'},
} as const;

function validate(value: string | undefined, isValid: (value: string) => boolean, problem: string): void {
  if (value !== undefined && !isValid(value)) throw new UsageError(problem);
}

const isPath = (path: string): boolean => /^\/(?![/\\])[^?#]*$/.test(path);

function isTerm(query: string): boolean {
  return query.trim() !== '' && query.length <= MAX_QUERY_LENGTH;
}

/** Returns the origin of an address, which may lack its protocol, as in the address bar. */
function originOf(address: string): string {
  const url = address.includes('://') ? address : `https://${address}`;
  validate(
    url,
    isWebAddress,
    `The command check needs an address such as https://shop.example, not “${address}”.`,
  );
  return new URL(url).origin;
}

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);

/** The terminal that shows the progress, such as `process.stderr`. */
interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** A line of the terminal that each progress message overwrites. Writes nothing into a log file. */
export class ProgressLine {
  readonly #terminal: Terminal;

  constructor(terminal: Terminal) {
    this.#terminal = terminal;
  }

  show(text: string): void {
    // A longer text would wrap, and its first line would remain.
    if (this.#terminal.isTTY)
      this.#terminal.write(`\r${text.slice(0, (this.#terminal.columns ?? 80) - 1)}\u001b[K`);
  }

  clear(): void {
    this.show('');
  }
}
