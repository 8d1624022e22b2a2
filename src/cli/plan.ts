import {isDeepStrictEqual} from 'node:util';
import {hashOf, type InstallRecord, saveInstallRecord} from './install-record.ts';
import {containersOf, isText, readPlace} from './locale-file.ts';
import type {Theme} from './theme.ts';

/**
 * The state of a place in a theme, or the change that it needs.
 *
 * - `add`: the place is empty. `update` and `delete`: it holds content that the command wrote, and the kit has other content, or
 *   none.
 * - `same`: it holds the wanted content. `kept`: it holds the developer's change to the kit's content, or a text of the theme's
 *   own.
 * - `conflict`: it holds a file that the command did not write.
 */
export type StepKind = 'add' | 'update' | 'delete' | 'same' | 'kept' | 'conflict';

export interface Step {
  readonly place: string;
  readonly kind: StepKind;
  /** The kit's content, if it has any for this place. */
  readonly content: string | undefined;
  /** Whether the place is kept and the kit has a newer version. */
  readonly hasNewVersion: boolean;
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
      const [content, recorded] = [wanted.get(place), places[place]];
      const kind = kindOf(place, content, await theme.read(place), recorded);
      const isNew = content !== undefined && recorded !== undefined && hashOf(content) !== recorded;
      return {place, content, kind, hasNewVersion: kind === 'kept' && isNew};
    }),
  );
}

function kindOf(
  place: string,
  wanted: string | undefined,
  current: string | undefined,
  recorded: string | undefined,
): StepKind {
  if (current === undefined) return wanted === undefined ? 'same' : 'add';
  const hash = hashOf(current);
  if (wanted !== undefined && hash === hashOf(wanted)) return 'same';
  // The theme's own text works as well as the kit's; the theme's own file does not.
  if (!recorded) return isText(place) ? 'kept' : 'conflict';
  if (hash !== recorded) return 'kept';
  return wanted === undefined ? 'delete' : 'update';
}

/** Whether the steps change the theme or its record. */
export function isWork(steps: readonly Step[], {places}: InstallRecord): boolean {
  return steps.some(isChange) || !isDeepStrictEqual(placesAfter(places, steps, false), {...places});
}

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
  const made = new Set([
    ...record.made,
    ...(await missingContainers(theme, steps)),
    ...foundObjects(steps, record),
  ]);
  let places = record.places;
  try {
    for (const [file, some] of byFile(steps)) {
      await applyToFile(theme, file, some.filter(isChange));
      places = placesAfter(places, some, isRemoval);
    }
  } finally {
    await saveInstallRecord(theme, {...record, places, made: [...made]});
  }
  if (isRemoval) for (const container of record.made.toReversed()) await theme.removeEmpty(container);
}

async function applyToFile(theme: Theme, file: string, changes: readonly Step[]): Promise<void> {
  if (changes.length > 0)
    await theme.change(file, new Map(changes.map(({place, content}) => [place, content])));
}

/** Returns the recorded places after some steps. New versions are recorded too, so that they are reported only once. */
function placesAfter(
  places: InstallRecord['places'],
  steps: readonly Step[],
  isRemoval: boolean,
): Record<string, string> {
  const after: Record<string, string> = {...places};
  for (const {place, kind, content, hasNewVersion} of steps) {
    if (kind === 'kept' && !hasNewVersion && !isRemoval) continue;
    if (content === undefined) delete after[place];
    else if (kind !== 'conflict') after[place] = hashOf(content);
  }
  return after;
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

/** Returns the objects around the kit's texts that no record names: the command counts them as its own. */
function foundObjects(steps: readonly Step[], {places}: InstallRecord): string[] {
  const found = steps.filter(({place, kind}) => kind === 'same' && !places[place]);
  return found.flatMap(({place}) => containersOf(place)).filter(isText);
}
