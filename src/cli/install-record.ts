import {isAbsolute} from 'node:path';
import {getNodeValue} from 'jsonc-parser';
import {CliError} from './cli-error.ts';
import {parseJson} from './json.ts';
import type {Theme} from './theme.ts';

/** What this program wrote into a theme. It is kept there, so that it can be upgraded and undone. */
export interface InstallRecord {
  /** The hash of what was written, by place. */
  readonly places: Readonly<Record<string, string>>;
  /** What was not there before, to hold it: folders, locale files and objects in them, from the outside in. */
  readonly made: readonly string[];
}

/** Where it is kept: the platform ignores what lies here. */
export const RECORD = '.storefront-search.json';

/** @throws {CliError} where it can't be read: without it nobody can tell what is whose. */
export async function readInstallRecord(theme: Theme): Promise<InstallRecord> {
  const text = await theme.read(RECORD);
  if (text === undefined) return {places: {}, made: []};
  try {
    const record = parseRecord(getNodeValue(parseJson(text)));
    const outside = [...Object.keys(record.places), ...record.made].find(name => !isInside(name));
    if (outside !== undefined) throw new SyntaxError(`${outside} lies outside the theme`);
    return record;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliError(
      `${theme.folder}/${RECORD}, the record of what was written, can't be read (${error.message}): take it back from your version control, or mend it by hand.`,
    );
  }
}

/** Keeps what was written, or takes the record away when nothing of it is left. */
export async function saveInstallRecord(theme: Theme, record: InstallRecord): Promise<void> {
  const isLeft = Object.keys(record.places).length > 0;
  const text = isLeft ? `${JSON.stringify(record, null, 2)}\n` : undefined;
  if (isLeft || (await theme.has(RECORD))) await theme.change(RECORD, new Map([[RECORD, text]]));
}

function parseRecord(value: unknown): InstallRecord {
  if (!isObject(value)) throw new SyntaxError('it is no object');
  const {places, made} = value;
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
