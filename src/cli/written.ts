import {isAbsolute} from 'node:path';
import {SentenceError} from './sentence-error.ts';
import type {Theme} from './theme.ts';

/** What this program wrote into a theme. It is kept there, so that it can be upgraded and undone. */
export interface Written {
  /** The hash of what was written, by place. */
  readonly places: Readonly<Record<string, string>>;
  /** Folders that were not there before. */
  readonly folders: readonly string[];
}

/** Where it is kept: the platform ignores what lies here. */
const RECORD = '.storefront-search.json';

/** @throws {SentenceError} where it can't be read: without it nobody can tell what is whose. */
export async function readWritten(theme: Theme): Promise<Written> {
  const text = await theme.read(RECORD);
  if (text === undefined) return {places: {}, folders: []};
  try {
    const {places, folders} = JSON.parse(text);
    if (typeof places !== 'object' || !Array.isArray(folders)) throw new Error('it lacks places or folders');
    const outside = [...Object.keys(places), ...folders].find(name => !isInside(name));
    if (outside !== undefined) throw new Error(`${outside} lies outside the theme`);
    return {places, folders};
  } catch (error) {
    const {message} = error as Error;
    throw new SentenceError(
      `${theme.folder}/${RECORD} can't be read (${message}): take it back from your version control.`,
    );
  }
}

/** Keeps what was written, or takes the record away when nothing of it is left. */
export async function keepWritten(theme: Theme, written: Written): Promise<void> {
  if (Object.keys(written.places).length > 0) {
    await theme.write(RECORD, `${JSON.stringify(written, null, 2)}\n`);
  } else if ((await theme.read(RECORD)) !== undefined) await theme.remove(RECORD);
}

/** A record is a file like any other: it must not lead to what is not the theme's. */
const isInside = (name: string) => !isAbsolute(name) && !name.split(/[\\/]/).includes('..');
