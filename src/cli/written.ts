import {isAbsolute} from 'node:path';
import {getNodeValue} from 'jsonc-parser';
import {parseJson} from './json.ts';
import {SentenceError} from './sentence-error.ts';
import type {Theme} from './theme.ts';

/** What this program wrote into a theme. It is kept there, so that it can be upgraded and undone. */
export interface Written {
  /** The hash of what was written, by place. */
  readonly places: Readonly<Record<string, string>>;
  /** What was not there before, to hold it: folders, locale files and objects in them, from the outside in. */
  readonly made: readonly string[];
}

/** Where it is kept: the platform ignores what lies here. */
export const RECORD = '.storefront-search.json';

/** @throws {SentenceError} where it can't be read: without it nobody can tell what is whose. */
export async function readWritten(theme: Theme): Promise<Written> {
  const text = await theme.read(RECORD);
  if (text === undefined) return {places: {}, made: []};
  try {
    const written = readRecord(getNodeValue(parseJson(text)));
    const outside = [...Object.keys(written.places), ...written.made].find(name => !isInside(name));
    if (outside !== undefined) throw new SyntaxError(`${outside} lies outside the theme`);
    return written;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SentenceError(
      `${theme.folder}/${RECORD}, the record of what was written, can't be read (${error.message}): take it back from your version control, or mend it by hand.`,
    );
  }
}

/** Keeps what was written, or takes the record away when nothing of it is left. */
export async function keepWritten(theme: Theme, written: Written): Promise<void> {
  const isLeft = Object.keys(written.places).length > 0;
  const text = isLeft ? `${JSON.stringify(written, null, 2)}\n` : undefined;
  if (isLeft || (await theme.has(RECORD))) await theme.change(RECORD, new Map([[RECORD, text]]));
}

function readRecord(record: unknown): Written {
  if (!isObject(record)) throw new SyntaxError('it is no object');
  const {places, made} = record;
  if (!isObject(places)) throw new SyntaxError('"places" is no object');
  const unusual = Object.entries(places).find(([, hash]) => typeof hash !== 'string');
  if (unusual) throw new SyntaxError(`the hash of ${unusual[0]} is no text`);
  if (!Array.isArray(made) || !made.every(name => typeof name === 'string'))
    throw new SyntaxError('"made" is no list of texts');
  return {places: places as Record<string, string>, made};
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record is a file like any other: it must not lead to what is not the theme's. */
const isInside = (name: string) => !isAbsolute(name) && !name.split(/[\\/]/).includes('..');
