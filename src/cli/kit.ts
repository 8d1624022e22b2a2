import {access, readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {CliError} from './cli-error.ts';

/**
 * The files to copy, by their path in the theme, and the texts, by the name of their locale file: `ja`, or `ja.schema`
 * for the labels of the merchant's settings.
 */
export interface Kit {
  readonly files: ReadonlyMap<string, string>;
  readonly texts: Readonly<Record<string, object>>;
}

/** The key of the kit's texts in a theme's locale files. */
export const TEXTS = 'storefront_search';

/** The root folder of this package. */
const HERE = fileURLToPath(new URL('../../', import.meta.url));
/** The kit's snippets, sections, styles and texts, laid out as in a theme. */
export const KIT = join(HERE, 'demo/kit');
/** Built files that no theme needs: the one-file build, the inspector and the licences. */
const NOT_IN_A_THEME = /\.(bundle|debug)\.js$|licenses\.txt$/;

/**
 * Reads the kit's snippets, sections, styles and texts, and the built elements.
 *
 * @throws {CliError} if nothing has been built.
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

/** Puts a built file into its theme folder: Liquid into `snippets/`, all else into `assets/`. */
const placed = ([path, text]: [path: string, text: string]): [string, string] => [
  `${path.endsWith('.liquid') ? 'snippets' : 'assets'}${path}`,
  text,
];

/** Reads a folder's files; their paths start with the theme's name for the folder. */
async function readFolder(folder: string, name: string): Promise<[path: string, text: string][]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async file => [`${name}/${file}`, await readFile(join(folder, file), 'utf8')]),
  );
}
