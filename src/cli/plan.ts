import {hashOf} from './hash.ts';
import {type InstallRecord, saveInstallRecord} from './install-record.ts';
import {containersOf, isText, readPlace} from './place.ts';
import type {Theme} from './theme.ts';

/**
 * What to do with a place of a theme.
 *
 * - `add`: the place is empty. `update`: it holds what an older version wrote.
 *   `delete`: likewise, and the kit no longer needs it.
 * - `same`: it already holds the kit's content. `found`: likewise, but without a record, as when the record was lost.
 *   `present`: it holds a text that the command did not write.
 * - `changed`: it holds the developer's change to the kit's content, which stays. `both`: likewise, and the kit has a newer
 *   version. `conflict`: it holds a file that the command did not write.
 * - `gone`: the developer deleted the kit's content.
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
  /** The kit's content, empty for a deletion. */
  readonly content: string;
}

/** Compares the wanted contents with the theme and the record. An empty `wanted` plans a removal. */
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
      // The theme's own text works as well as the kit's; the theme's own file does not.
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

/** Whether a step changes the theme or its record. */
export const isWork = (step: Step): boolean => isChange(step) || /^(found|both)$/.test(step.kind);

const isChange = ({kind}: Step): boolean => /^(add|update|delete)$/.test(kind);

/**
 * Applies a plan, file by file. After an error it still records the applied steps, so that the next run can continue.
 *
 * @param isRemoval drops the developer's changes from the record, and deletes the containers that are now empty.
 */
export async function apply(
  theme: Theme,
  steps: readonly Step[],
  record: InstallRecord,
  isRemoval: boolean,
): Promise<void> {
  const places: Record<string, string> = {...record.places};
  const made = new Set([...record.made, ...(await missingContainers(theme, steps)), ...foundObjects(steps)]);
  try {
    for (const [file, some] of byFile(steps)) {
      await applyToFile(theme, file, some);
      for (const step of some) note(step, places, isRemoval);
    }
  } finally {
    await saveInstallRecord(theme, {places, made: [...made]});
  }
  if (isRemoval) for (const container of record.made.toReversed()) await theme.removeEmpty(container);
}

async function applyToFile(theme: Theme, file: string, steps: readonly Step[]): Promise<void> {
  const contents = new Map<string, string | undefined>();
  for (const step of steps.filter(isChange))
    contents.set(step.place, step.kind === 'delete' ? undefined : step.content);
  if (contents.size > 0) await theme.change(file, contents);
}

/** Notes a step in the places of a record. `both` is noted too, so that a newer version is reported only once. */
function note({place, kind, content}: Step, places: Record<string, string>, isRemoval: boolean): void {
  if (/^(add|update|same|found|both)$/.test(kind)) places[place] = hashOf(content);
  if (/^(delete|gone)$/.test(kind) || (isRemoval && kind === 'changed')) delete places[place];
}

function byFile(steps: readonly Step[]): Map<string, readonly Step[]> {
  const files = [...new Set(steps.map(({place}) => readPlace(place).file))];
  return new Map(files.map(file => [file, steps.filter(({place}) => readPlace(place).file === file)]));
}

/** Returns the containers that the added places lack, outermost first. */
async function missingContainers(theme: Theme, steps: readonly Step[]): Promise<string[]> {
  const added = steps.filter(({kind}) => kind === 'add');
  const containers = [...new Set(added.flatMap(({place}) => containersOf(place)))];
  const missing = await Promise.all(containers.map(async name => ((await theme.has(name)) ? [] : [name])));
  return missing.flat();
}

/** Returns the objects around `found` texts: without a record, the command counts them as its own. */
function foundObjects(steps: readonly Step[]): string[] {
  const found = steps.filter(({kind}) => kind === 'found');
  return found.flatMap(({place}) => containersOf(place)).filter(isText);
}
