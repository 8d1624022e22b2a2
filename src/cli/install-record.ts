import {createHash} from 'node:crypto';
import {isAbsolute} from 'node:path';
import {getNodeValue} from 'jsonc-parser';
import {CARDS_CHOICES, type CardsChoice, isCardsChoice} from './cards-choice.ts';
import {CliError} from './cli-error.ts';
import {parseJson} from './json.ts';
import type {Theme} from './theme.ts';

/** The record of the files and texts that the command wrote into a theme. It is stored in the theme, for upgrades and removal. */
export interface InstallRecord {
  /** The hash of the written content, by place. */
  readonly places: Readonly<Record<string, string>>;
  /** The containers that the command created, outermost first: folders, locale files, and objects in them. */
  readonly made: readonly string[];
  /** The pages on which the developer wants the theme's own cards, once the command has asked. */
  readonly cards?: CardsChoice;
}

/** The record's path in the theme, where the platform ignores it. */
export const RECORD = '.storefront-search.json';

/**
 * Reads a theme's record.
 *
 * @throws {CliError} if it is unreadable: without it, nothing separates the theme's files from the kit's.
 */
export async function readInstallRecord(theme: Theme): Promise<InstallRecord> {
  const text = await theme.read(RECORD);
  if (text === undefined) return {places: {}, made: []};
  try {
    const record = parseRecord(getNodeValue(parseJson(text)));
    const outside = [...Object.keys(record.places), ...record.made].find(name => !isInside(name));
    if (outside !== undefined) throw new SyntaxError(`${outside} is outside the theme`);
    return record;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliError(
      `${theme.folder}/${RECORD} can't be read (${error.message}). It is the record of the copied files: restore it from version control, or fix it.`,
    );
  }
}

/** Writes the record, or deletes it once it has no places left. */
export async function saveInstallRecord(theme: Theme, record: InstallRecord): Promise<void> {
  const isLeft = Object.keys(record.places).length > 0;
  const text = isLeft ? `${JSON.stringify(record, null, 2)}\n` : undefined;
  if (isLeft || (await theme.has(RECORD))) await theme.change(RECORD, new Map([[RECORD, text]]));
}

function parseRecord(value: unknown): InstallRecord {
  if (!isObject(value)) throw new SyntaxError('it is not an object');
  const {places, made, cards} = value;
  if (!isObject(places)) throw new SyntaxError('"places" is not an object');
  const unusual = Object.entries(places).find(([, hash]) => typeof hash !== 'string');
  if (unusual) throw new SyntaxError(`the hash of ${unusual[0]} is not a string`);
  if (!Array.isArray(made) || !made.every(name => typeof name === 'string'))
    throw new SyntaxError('"made" is not a list of strings');
  if (cards !== undefined && !isCardsChoice(cards))
    throw new SyntaxError(`"cards" is none of ${CARDS_CHOICES}`);
  return {places: places as Record<string, string>, made, ...(cards && {cards})};
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a path is inside the theme: a manipulated record must not reach other files. */
const isInside = (name: string) => !isAbsolute(name) && !name.split(/[\\/]/).includes('..');

/** Hashes a text with its line endings normalised, since version control may have converted them. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');
}
