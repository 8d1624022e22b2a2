import {parseArguments, UsageError} from './arguments.ts';
import {runCheck} from './check/check-command.ts';
import {CliError, explain} from './cli-error.ts';
import {confirm} from './confirm.ts';
import {RECORD, readInstallRecord} from './install-record.ts';
import {readKit} from './kit.ts';
import {needsFile, textsFor} from './locales.ts';
import {apply, isWork, plan, type Step} from './plan.ts';
import {type Action, beforeRemoving, describePlan, nextSteps, USAGE} from './texts.ts';
import {Theme} from './theme.ts';

/**
 * Runs the command with its arguments.
 *
 * @returns the exit code: 1 after an error that the developer can fix, which the console explains; 2 for wrong arguments, and
 * for a store that can't be checked.
 */
export async function runCommand(args: readonly string[]): Promise<0 | 1 | 2> {
  try {
    const [first, ...others] = args;
    if (first === 'check') return await runCheck(others);
    const command = readArguments(args);
    if (command) await change(command);
    else console.log(USAGE);
    return 0;
  } catch (error) {
    const message = explain(error);
    if (!message) throw error;
    console.error(message);
    return error instanceof UsageError ? 2 : 1;
  }
}

interface Command {
  readonly action: Action;
  readonly folder: string;
  readonly yes: boolean;
  readonly dryRun: boolean;
}

/** Prints the plan for the theme, asks for confirmation, and applies it. */
async function change({action, folder, yes, dryRun}: Command): Promise<void> {
  const theme = await Theme.open(folder);
  const record = await readInstallRecord(theme);
  const steps = await plan(theme, action === 'add' ? await kitFor(theme) : new Map(), record);
  const warning = action === 'remove' ? await beforeRemoving(theme) : '';
  console.log(describePlan(theme, action, steps) + warning);
  refuseConflicts(steps);
  if (dryRun) return console.log('Nothing was written: this was a dry run.');
  if (!steps.some(isWork) && action === 'add') return console.log('Nothing is left to do.');
  if (!yes && !(await confirm())) {
    throw new CliError('Nothing was written: it was not confirmed. `--yes` confirms it beforehand.');
  }
  await apply(theme, steps, record, action === 'remove');
  console.log(await nextSteps(theme, action, folder));
}

async function kitFor(theme: Theme): Promise<ReadonlyMap<string, string>> {
  const {files, texts} = await readKit();
  const needed = [...files].filter(([place]) => needsFile(theme.locales, place));
  return new Map([...needed, ...textsFor(theme.locales, texts)]);
}

function refuseConflicts(steps: readonly Step[]): void {
  const conflicts = steps.filter(({kind}) => kind === 'conflict').map(({place}) => place);
  if (conflicts.length === 0) return;
  const [are, they] = conflicts.length > 1 ? ['are', 'they are'] : ['is', 'it is'];
  throw new CliError(
    `Nothing was written: ${conflicts.join(', ')} ${are} there already, and not as this program writes it: ${they} another's, or what you changed and \`remove\` left, or an older version's, if the record of it, ${RECORD}, is lost. Rename or delete what you don't need of it, and run this again.`,
  );
}

/**
 * Reads the arguments; `undefined` for `--help`.
 *
 * @throws {UsageError} if an argument is invalid.
 */
function readArguments(args: readonly string[]): Command | undefined {
  const {values, positionals} = parseArguments(args, {options: OPTIONS});
  const [action, folder, ...more] = positionals;
  if (values.help) return undefined;
  if (action !== 'add' && action !== 'remove') {
    throw new UsageError(
      `${action ? `“${action}” is no action` : 'An action is missing'}; there are add, remove and check`,
    );
  }
  if (folder === undefined || more.length > 0) throw new UsageError(`${action} takes the path of one theme`);
  return {action, folder, yes: values.yes, dryRun: values['dry-run']};
}

const flag = {type: 'boolean', default: false} as const;
const OPTIONS = {yes: flag, 'dry-run': flag, help: {...flag, short: 'h'}} as const;
