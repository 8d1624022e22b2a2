import {parseArguments, UsageError} from './arguments.ts';
import {askForCards, CARDS_CHOICES, type CardsChoice, DEFAULT_CARDS, isCardsChoice} from './cards-choice.ts';
import {runCheck} from './check/check-command.ts';
import {CliError, explain} from './cli-error.ts';
import {confirm, NOT_CONFIRMED} from './confirm.ts';
import {runExtension} from './extension/extension-command.ts';
import {listGuideSteps} from './guide/guide.ts';
import type {GuideStep} from './guide/guide-step.ts';
import {hasSuggestionsOff} from './guide/script-step.ts';
import {type InstallRecord, RECORD, readInstallRecord, saveInstallRecord} from './install-record.ts';
import {KIT, type Kit, readKit, withBundle, withChunks} from './kit.ts';
import {needsFile, textsFor} from './locales.ts';
import {keepOriginals, ORIGINALS, restoringCommands} from './originals.ts';
import {apply, isWork, plan, type Step} from './plan.ts';
import {
  describePreset,
  hasColorSchemes,
  type Look,
  readLook,
  recognizePreset,
  withColorSchemes,
} from './preset.ts';
import {
  describeGuide,
  describeLanguages,
  describePlan,
  describeSize,
  describeUses,
  USAGE,
  undoLine,
} from './texts.ts';
import {Theme} from './theme.ts';
import {findUses} from './uses.ts';

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
    if (first === 'extension') return await runExtension(others);
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
  readonly action: 'add' | 'remove';
  readonly folder: string;
  readonly bundle: boolean;
  readonly yes: boolean;
  readonly dryRun: boolean;
  /** The pages on which the developer wants the theme's own cards. Without it, the record or a question decides. */
  readonly cards: CardsChoice | undefined;
}

/** Prints the plan for the theme, asks for confirmation, and applies it. */
async function change(command: Command): Promise<void> {
  const theme = await Theme.open(command.folder);
  if (command.action === 'add') await add(theme, command);
  else await remove(theme, command);
}

async function add(theme: Theme, command: Command): Promise<void> {
  const [kit, preset, record] = await Promise.all([
    readKit(),
    recognizePreset(theme),
    readInstallRecord(theme),
  ]);
  const wanted = await contentsFor(theme, kit, preset.look, command.bundle);
  const steps = await plan(theme, wanted, record);
  const notes = theme.locales.note ? [theme.locales.note] : [];
  const languages = describeLanguages(theme.locales, kit.texts);
  console.log([`Theme: ${describePreset(preset)}`, ...notes, ...languages].join('\n'));
  console.log([describePlan(theme.folder, steps), describeSize(wanted)].join('\n'));
  refuseConflicts(steps);
  const guide = await listGuideSteps(theme, preset.look);
  if (!isWork(steps, record)) console.log('Nothing is left to copy.');
  else if (await isConfirmed(command)) await write(theme, steps, record, guide);
  const suited = await listGuideSteps(theme, preset.look, await chooseCards(theme, command, guide));
  console.log([describeGuide(suited), undoLine(command.folder)].join('\n\n'));
}

/** Chooses the pages with the theme's own cards: by the option, by the record, or by a question, whose answer is recorded. */
async function chooseCards(
  theme: Theme,
  {cards, yes, dryRun}: Command,
  guide: readonly GuideStep[],
): Promise<CardsChoice> {
  const record = await readInstallRecord(theme);
  const known = cards ?? record.cards;
  const extras = new Set(guide.flatMap(({cardExtras}) => cardExtras ?? []));
  if (dryRun || (!known && (yes || extras.size === 0))) return known ?? DEFAULT_CARDS;
  const choice = known ?? (await askForCards([...extras]));
  if (choice !== record.cards) await saveInstallRecord(theme, {...record, cards: choice});
  return choice;
}

/** Copies the kit, and keeps the originals of the files that the developer changes next. */
async function write(
  theme: Theme,
  steps: readonly Step[],
  record: InstallRecord,
  guide: readonly GuideStep[],
): Promise<void> {
  await apply(theme, steps, record, false);
  await keepOriginals(
    theme,
    guide.flatMap(({file}) => file ?? []),
  );
  console.log('Done.');
}

/** Deletes the kit once no file of the theme's own names it: a page with a missing section would be empty. */
async function remove(theme: Theme, command: Command): Promise<void> {
  const [{look}, record] = await Promise.all([recognizePreset(theme), readInstallRecord(theme)]);
  const steps = await plan(theme, new Map(), record);
  const uses = await findUses(theme, look);
  const files = uses.map(({file}) => file);
  console.log(describePlan(theme.folder, steps));
  if (steps.length === 0) console.log(NO_RECORD);
  if (uses.length > 0) console.log(describeUses(uses, await restoringCommands(theme, files)));
  if (steps.length > 0 && (await hasSuggestionsOff(theme, look))) console.log(SUGGESTIONS_OFF);
  if (uses.length > 0 && !command.dryRun) throw new CliError(STILL_USED);
  if (!(await isConfirmed(command))) return;
  await apply(theme, steps, record, true);
  await theme.deleteFolder(ORIGINALS);
  console.log('Done.');
}

const NO_RECORD = `This theme has no record of the kit (${RECORD}), so there is nothing to delete. If the kit's files are in the theme, run \`add\` first: it records the files that you did not change.`;
const SUGGESTIONS_OFF =
  'If you turned “Search suggestions” off for the kit, turn it on again in the theme settings, under “Search behavior”.';
const STILL_USED =
  'Nothing was deleted, because the theme still uses the kit. Do the steps above, then run `remove` again.';

/**
 * Whether to continue; `false` in a dry run.
 *
 * @throws {CliError} if the developer does not confirm.
 */
async function isConfirmed({dryRun, yes}: Command): Promise<boolean> {
  if (dryRun) console.log('Dry run: nothing was changed.');
  else if (!yes && !(await confirm())) throw new CliError(NOT_CONFIRMED);
  return !dryRun;
}

/** Returns the wanted content of the theme, by place. */
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
  throw new CliError(
    `Nothing was changed. The theme already has other files with these names: ${conflicts.join(', ')}. Rename or delete them, then run the command again. If the kit was in this theme before, first restore ${RECORD} from version control.`,
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
      `${action ? `“${action}” is not a command` : 'The command is missing'}. Use add, remove, extension or check.`,
    );
  }
  if (folder === undefined || more.length > 0)
    throw new UsageError(`The command ${action} needs the path of one theme, such as ../my-theme.`);
  const {yes, bundle, undo, cards, 'dry-run': dryRun} = values;
  if (cards !== undefined && !isCardsChoice(cards))
    throw new UsageError(`“${cards}” is not a place for the theme’s own cards. Use ${CARDS_CHOICES}.`);
  return {action: undo ? 'remove' : action, folder, bundle, yes, dryRun, cards};
}

const flag = {type: 'boolean', default: false} as const;
const OPTIONS = {
  yes: flag,
  bundle: flag,
  cards: {type: 'string'},
  undo: flag,
  'dry-run': flag,
  help: {...flag, short: 'h'},
} as const;
