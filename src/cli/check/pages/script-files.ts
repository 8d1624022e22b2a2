import {languageOf} from '../../../i18n/language-of.ts';
import {asObstacle, ObstacleError, type StoreClient} from '../store-client.ts';

/** The files of a script that a page in one language can load. */
export interface ScriptFiles {
  /** The names of all files that the code mentions, including the files of other languages. */
  readonly known: ReadonlySet<string>;
  readonly problems: readonly string[];
}

/** Loads a script and all files that it can load, directly or through other files. */
export async function loadFiles(client: StoreClient, script: URL, language: string): Promise<ScriptFiles> {
  const known = new Set<string>();
  const problems: string[] = [];
  let wanted = [script];
  while (wanted.length > 0) {
    const files = await Promise.all(wanted.map(url => loadFile(client, url)));
    problems.push(...files.flatMap(({problem}) => problem ?? []));
    const fresh = [...new Set(files.flatMap(({names}) => names))].filter(name => !known.has(name));
    for (const name of fresh) known.add(name);
    const isNeeded = (name: string) => !LANGUAGE_FILE.test(name) || name === languageFile(known, language);
    wanted = fresh.filter(isNeeded).map(name => new URL(name, script));
  }
  return {known, problems};
}

/** A file's problem, or the names of the files that it mentions. */
interface LoadedFile {
  readonly names: readonly string[];
  readonly problem?: string;
}

async function loadFile(client: StoreClient, url: URL): Promise<LoadedFile> {
  const fetched = await client.get(url.href).catch(asObstacle);
  if (fetched instanceof ObstacleError) return {names: [], problem: fetched.text};
  const {status, headers, text} = fetched;
  const type = headers.get('content-type') ?? 'none';
  if (status !== 200) return {names: [], problem: `${url.pathname} answers ${status}`};
  if (!/javascript/.test(type))
    return {names: [], problem: `${url.pathname} is not JavaScript: its content type is ${type}`};
  return {names: [...text.matchAll(MENTION)].map(([, name = '']) => name)};
}

/** Matches the name of a built file in a string: it ends with a hash of the file's content, except for the loader. */
const MENTION = /["'`](?:\.\/)?([\w-]+-[0-9A-Z]{8}\.js|storefront-search\.js)["'`]/g;
/** Matches the file of a language, such as `zh-TW-0A1B2C3D.js`. */
const LANGUAGE_FILE = /^[a-z]{2}(-[A-Z]{2})?-[0-9A-Z]{8}\.js$/;

/** Returns the file of a page's language, or of English. */
function languageFile(names: ReadonlySet<string>, language: string): string | undefined {
  const fileOf = (code: string) =>
    [...names].find(name => LANGUAGE_FILE.test(name) && name.slice(0, -12) === code);
  return fileOf(languageOf(language)) ?? fileOf('en');
}
