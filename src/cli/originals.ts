import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {hashOf} from './install-record.ts';
import {KitUses} from './kit-uses.ts';
import type {Theme} from './theme.ts';

/** The folder in a theme with the originals of the files that the developer changes by hand. The platform ignores it. */
export const ORIGINALS = '.storefront-search';

/** Keeps the files that a developer is about to change, unless git has them as they are. */
export async function keepOriginals(theme: Theme, files: readonly string[]): Promise<void> {
  const uses = await KitUses.in(theme);
  for (const file of files) {
    const text = await theme.read(file);
    if (text === undefined || uses.partIn(file, text)) continue;
    const committed = await git(theme.folder, 'show', `HEAD:./${file}`);
    if (committed === undefined || hashOf(committed) !== hashOf(text))
      await theme.write(`${ORIGINALS}/${file}`, text);
  }
}

/** Returns the commands that put files back as they were before the kit, from the kept originals or from git. */
export async function restoringCommands(theme: Theme, files: readonly string[]): Promise<string[]> {
  const uses = await KitUses.in(theme);
  const commits = new Map<string, string[]>();
  const copies: string[] = [];
  for (const file of new Set(files)) {
    const isKept = await theme.has(`${ORIGINALS}/${file}`);
    const commit = isKept ? undefined : await cleanCommit(theme.folder, file, uses);
    if (isKept) copies.push(`cp ${ORIGINALS}/${file} ${file}`);
    else if (commit) commits.set(commit, [...(commits.get(commit) ?? []), file]);
  }
  return [...[...commits].map(([commit, some]) => `git checkout ${commit} -- ${some.join(' ')}`), ...copies];
}

/** Finds the newest commit whose version of a file does not name the kit; none without git. */
async function cleanCommit(folder: string, file: string, uses: KitUses): Promise<string | undefined> {
  const log = await git(folder, 'log', '--format=%h', '--max-count=50', '--', file);
  for (const commit of ['HEAD', ...(log?.split('\n').filter(Boolean) ?? [])]) {
    const text = await git(folder, 'show', `${commit}:./${file}`);
    if (text !== undefined && !uses.partIn(file, text)) return commit;
  }
  return undefined;
}

/** Returns git's output; `undefined` if it fails, as without a repository. */
async function git(folder: string, ...args: readonly string[]): Promise<string | undefined> {
  const run = promisify(execFile)('git', ['-C', folder, ...args], {maxBuffer: 2 ** 26});
  return run.then(
    ({stdout}) => stdout,
    () => undefined,
  );
}
