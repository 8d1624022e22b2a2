import {hashOf} from './hash.ts';
import {type InstallRecord, saveInstallRecord} from './install-record.ts';
import {holdersOf, isText, readPlace} from './place.ts';
import type {Theme} from './theme.ts';

/**
 * What is to be done with a place of a theme.
 *
 * - `add`: nothing is there. `update`: what was written before is there. `delete`: likewise, and it is needed no more.
 * - `same`: it is there already. `found`: likewise, though no record says so, as when that was lost. `present`: a text that
 *   another wrote.
 * - `changed`: the developer has changed what was written: it stays. `both`: likewise, and there is something new to take
 *   over. `conflict`: another file is there.
 * - `gone`: it was removed by hand.
 */
export type StepKind =
  | 'add'
  | 'update'
  | 'delete'
  | 'same'
  | 'found'
  | 'present'
  | 'changed'
  | 'both'
  | 'conflict'
  | 'gone';

export interface Step {
  readonly place: string;
  readonly kind: StepKind;
  /** What is to stand there. */
  readonly content: string;
}

/** Compares what is wanted with what is there and what was written before. Where nothing is wanted, all of it goes. */
export async function plan(
  theme: Theme,
  wanted: ReadonlyMap<string, string>,
  {places}: InstallRecord,
): Promise<Step[]> {
  const names = [...new Set([...wanted.keys(), ...Object.keys(places)])];
  return Promise.all(
    names.map(async place => {
      const content = wanted.get(place);
      const current = await theme.read(place);
      const kind = kindOf(content, current, places[place]);
      // A text that another wrote is shown as well as ours; a file does something else.
      return {place, content: content ?? '', kind: kind === 'conflict' && isText(place) ? 'present' : kind};
    }),
  );
}

function kindOf(
  wanted: string | undefined,
  current: string | undefined,
  written: string | undefined,
): StepKind {
  if (current === undefined) return wanted === undefined ? 'gone' : 'add';
  const hash = hashOf(current);
  if (wanted !== undefined && hash === hashOf(wanted)) return written ? 'same' : 'found';
  if (!written) return 'conflict';
  const isNew = wanted !== undefined && hashOf(wanted) !== written;
  if (hash !== written) return isNew ? 'both' : 'changed';
  return wanted === undefined ? 'delete' : 'update';
}

/** Whether a step changes the theme, or what is recorded of it. */
export const isWork = (step: Step): boolean => isChange(step) || /^(found|both)$/.test(step.kind);

const isChange = ({kind}: Step): boolean => /^(add|update|delete)$/.test(kind);

/**
 * Carries a plan out, file by file. What has been done is recorded even where it breaks off, so that the next run goes on from
 * there.
 *
 * @param isRemoval whether what the developer changed is theirs from now on.
 */
export async function apply(
  theme: Theme,
  steps: readonly Step[],
  record: InstallRecord,
  isRemoval: boolean,
): Promise<void> {
  const places: Record<string, string> = {...record.places};
  const made = new Set([...record.made, ...(await missingHolders(theme, steps)), ...foundObjects(steps)]);
  try {
    for (const [file, some] of byFile(steps)) {
      await applyToFile(theme, file, some);
      for (const step of some) note(step, places, isRemoval);
    }
  } finally {
    await saveInstallRecord(theme, {places, made: [...made]});
  }
  if (isRemoval) for (const holder of record.made.toReversed()) await theme.removeEmpty(holder);
}

async function applyToFile(theme: Theme, file: string, steps: readonly Step[]): Promise<void> {
  const contents = new Map<string, string | undefined>();
  for (const step of steps.filter(isChange))
    contents.set(step.place, step.kind === 'delete' ? undefined : step.content);
  if (contents.size > 0) await theme.change(file, contents);
}

/** Notes a step among the places of a record. What is new for one that the developer changed is told once. */
function note({place, kind, content}: Step, places: Record<string, string>, isRemoval: boolean): void {
  if (/^(add|update|same|found|both)$/.test(kind)) places[place] = hashOf(content);
  if (/^(delete|gone)$/.test(kind) || (isRemoval && kind === 'changed')) delete places[place];
}

function byFile(steps: readonly Step[]): Map<string, readonly Step[]> {
  const files = [...new Set(steps.map(({place}) => readPlace(place).file))];
  return new Map(files.map(file => [file, steps.filter(({place}) => readPlace(place).file === file)]));
}

/** What has to be made for what is added, from the outside in. */
async function missingHolders(theme: Theme, steps: readonly Step[]): Promise<string[]> {
  const added = steps.filter(({kind}) => kind === 'add');
  const holders = [...new Set(added.flatMap(({place}) => holdersOf(place)))];
  const missing = await Promise.all(holders.map(async name => ((await theme.has(name)) ? [] : [name])));
  return missing.flat();
}

/** The objects of the texts that were found: nobody else's texts are in them. */
function foundObjects(steps: readonly Step[]): string[] {
  const found = steps.filter(({kind}) => kind === 'found');
  return found.flatMap(({place}) => holdersOf(place)).filter(isText);
}
