import {createHash} from 'node:crypto';
import {folderOf, type Theme} from './theme.ts';
import {keepWritten, type Written} from './written.ts';

/**
 * What is to be done with a place of a theme.
 *
 * - `add`: nothing is there. `update`: what was written before is there. `delete`: likewise, and it is needed no more.
 * - `same`: it is there already. `present`: likewise, but another wrote it.
 * - `changed`: the developer has changed what was written: it stays. `taken`: something else is there.
 * - `gone`: it was removed by hand.
 */
export type StepKind = 'add' | 'update' | 'delete' | 'same' | 'present' | 'changed' | 'taken' | 'gone';

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
  {places}: Written,
): Promise<Step[]> {
  const names = [...new Set([...wanted.keys(), ...Object.keys(places)])];
  return Promise.all(
    names.map(async place => {
      const content = wanted.get(place);
      const current = await theme.place(place).read();
      return {place, content: content ?? '', kind: kindOf(content, current, places[place])};
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
  if (wanted !== undefined && hash === hashOf(wanted)) return written ? 'same' : 'present';
  if (!written) return 'taken';
  if (hash !== written) return 'changed';
  return wanted === undefined ? 'delete' : 'update';
}

/** Whether a step writes or deletes. */
export const isWork = ({kind}: Step): boolean => /^(add|update|delete)$/.test(kind);

/**
 * Carries a plan out. What has been done is recorded even where it breaks off, so that the next run goes on from there.
 *
 * @param isLast whether what the developer changed is theirs from now on.
 */
export async function carryOut(
  theme: Theme,
  steps: readonly Step[],
  {places, folders}: Written,
  isLast: boolean,
): Promise<void> {
  const now: Record<string, string> = {...places};
  const added = await missingFolders(theme, steps);
  try {
    for (const step of steps) {
      if (isWork(step)) await carryOutStep(theme, step);
      if (/^(add|update|same)$/.test(step.kind)) now[step.place] = hashOf(step.content);
      if (/^(delete|gone)$/.test(step.kind) || (isLast && step.kind === 'changed')) delete now[step.place];
    }
  } finally {
    await keepWritten(theme, {places: now, folders: [...folders, ...added]});
  }
  if (isLast) for (const folder of folders) await theme.removeFolder(folder);
}

async function carryOutStep(theme: Theme, {place, kind, content}: Step): Promise<void> {
  if (kind === 'delete') await theme.place(place).remove();
  else await theme.place(place).write(content);
}

async function missingFolders(theme: Theme, steps: readonly Step[]): Promise<string[]> {
  const names = new Set(steps.filter(({kind}) => kind === 'add').map(({place}) => folderOf(place)));
  const missing = await Promise.all([...names].map(async name => ((await theme.has(name)) ? [] : [name])));
  return missing.flat();
}

/** The hash of a text, whichever line endings a version control system gave it. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
