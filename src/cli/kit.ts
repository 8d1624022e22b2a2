import {access, readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {CliError} from './cli-error.ts';

/**
 * What a theme is given: files by their path in the theme, and texts by the name of their locale file: `ja`, and
 * `ja.schema` for the merchant's settings.
 */
export interface Kit {
  readonly files: ReadonlyMap<string, string>;
  readonly texts: Readonly<Record<string, object>>;
}

/** The member of a theme's locale files that holds the kit's texts. */
export const TEXTS = 'storefront_search';

/** The folder of this package. */
const HERE = fileURLToPath(new URL('../../', import.meta.url));
/** Its part that is copied: snippets, sections, styles and texts, laid out as in a theme. */
export const KIT = join(HERE, 'demo/kit');
/** What is built, and no theme needs: the one-file build, and the developer's drawer with the licences of what it holds. */
const NOT_IN_A_THEME = /\.(bundle|debug)\.js$|licenses\.txt$/;

/**
 * Reads the kit of this package: its snippets, sections and styles, and the built elements.
 *
 * @throws {CliError} where nothing has been built.
 */
export async function readKit(folder: string = HERE): Promise<Kit> {
  const dist = join(folder, 'dist');
  await access(join(dist, 'storefront-search.js')).catch(() => {
    throw new CliError(`${dist} holds no built elements: run \`npm run build\` in ${folder} first.`);
  });
  const kit = join(folder, 'demo/kit');
  const parts = await Promise.all(
    ['snippets', 'sections', 'assets'].map(name => readFolder(join(kit, name), name)),
  );
  const built = (await readFolder(dist, '')).filter(([path]) => !NOT_IN_A_THEME.test(path));
  const locales = await readFolder(join(kit, 'locales'), '');
  return {
    files: new Map([...parts.flat(), ...built.map(placed)]),
    texts: Object.fromEntries(
      locales.map(([path, text]) => [path.replace(/^\/|\.json$/g, ''), JSON.parse(text)[TEXTS]]),
    ),
  };
}

/** Scripts are a theme's assets; a snippet says which. */
const placed = ([path, text]: [path: string, text: string]): [string, string] => [
  `${path.endsWith('.liquid') ? 'snippets' : 'assets'}${path}`,
  text,
];

/** The files of a folder, under the name the theme has for it. */
async function readFolder(folder: string, name: string): Promise<[path: string, text: string][]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async file => [`${name}/${file}`, await readFile(join(folder, file), 'utf8')]),
  );
}
