import {parseArguments, UsageError} from './arguments.ts';
import {runCheck} from './check/check-command.ts';
import {CliError, explain} from './cli-error.ts';
import {hasColorSchemes, withColorSchemes} from './color-schemes.ts';
import {confirm} from './confirm.ts';
import {listHandEdits} from './hand-edits.ts';
import {RECORD, readInstallRecord} from './install-record.ts';
import {KIT, type Kit, readKit, withBundle, withChunks} from './kit.ts';
import {needsFile, textsFor, untranslated} from './locales.ts';
import {apply, isWork, plan, type Step} from './plan.ts';
import {describePreset, type Look, readLook, recognizePreset} from './preset.ts';
import {
  type Action,
  describeHandEdits,
  describeMissing,
  describePlan,
  describeSize,
  describeTraces,
  USAGE,
  undoLine,
} from './texts.ts';
import {Theme} from './theme.ts';
import {findTraces} from './traces.ts';

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
  readonly bundle: boolean;
  readonly yes: boolean;
  readonly dryRun: boolean;
}

/** Prints the plan for the theme, asks for confirmation, and applies it. */
async function change(command: Command): Promise<void> {
  const theme = await Theme.open(command.folder);
  if (command.action === 'add') await add(theme, command);
  else await remove(theme, command);
}

async function add(theme: Theme, command: Command): Promise<void> {
  const [kit, preset] = await Promise.all([readKit(), recognizePreset(theme)]);
  const wanted = await contentsFor(theme, kit, preset.look, command.bundle);
  const record = await readInstallRecord(theme);
  const steps = await plan(theme, wanted, record);
  const notes = [
    `Theme: ${describePreset(preset)}`,
    ...(theme.locales.note ? [theme.locales.note] : []),
    ...describeMissing(untranslated(theme.locales, kit.texts)),
  ];
  console.log([...notes, describePlan(theme.folder, 'add', steps), describeSize(wanted)].join('\n'));
  refuseConflicts(steps);
  if (!steps.some(isWork)) console.log('Nothing is left to copy.');
  else if (await isConfirmed(command)) {
    await apply(theme, steps, record, false);
    console.log('Done.');
  }
  const edits = describeHandEdits(await listHandEdits(theme, preset.look));
  console.log([edits, undoLine(command.folder)].filter(text => text !== '').join('\n\n'));
}

async function remove(theme: Theme, command: Command): Promise<void> {
  const record = await readInstallRecord(theme);
  const steps = await plan(theme, new Map(), record);
  console.log(describePlan(theme.folder, 'remove', steps) + describeTraces(await findTraces(theme)));
  if (!(await isConfirmed(command))) return;
  await apply(theme, steps, record, true);
  console.log(`Done.${describeTraces(await findTraces(theme))}`);
}

/**
 * Whether to go on; not in a dry run.
 *
 * @throws {CliError} if the developer does not confirm.
 */
async function isConfirmed({dryRun, yes}: Command): Promise<boolean> {
  if (dryRun) console.log('Nothing was written: this was a dry run.');
  else if (!yes && !(await confirm()))
    throw new CliError('Nothing was written: it was not confirmed. `--yes` confirms it beforehand.');
  return !dryRun;
}

/** Returns what the theme is to hold, by place. */
async function contentsFor(
  theme: Theme,
  {files, texts}: Kit,
  look: Look,
  bundle: boolean,
): Promise<ReadonlyMap<string, string>> {
  const chosen = bundle ? withBundle(files) : withChunks(files);
  const suited = (await hasColorSchemes(theme)) ? withColorSchemes(chosen) : chosen;
  const needed = [...suited].filter(([place]) => needsFile(theme.locales, place));
  return new Map([...needed, ...(await readLook(KIT, look)), ...textsFor(theme.locales, texts)]);
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
  const {yes, bundle, undo, 'dry-run': dryRun} = values;
  return {action: undo ? 'remove' : action, folder, bundle, yes, dryRun};
}

const flag = {type: 'boolean', default: false} as const;
const OPTIONS = {
  yes: flag,
  bundle: flag,
  undo: flag,
  'dry-run': flag,
  help: {...flag, short: 'h'},
} as const;
