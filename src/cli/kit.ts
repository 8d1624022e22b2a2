import {access, readdir, readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
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
export const KIT = join(HERE, 'src/kit');
/** Built files that no theme needs: the inspector, the script of the app embed, and the licences. */
const NOT_IN_A_THEME = /\.debug\.js$|-embed\.js$|licenses\.txt$/;
const LOADER = 'assets/storefront-search.js';
const BUNDLE = 'assets/storefront-search.bundle.js';
/** The built snippet, by its path in a theme. */
export const PRELOAD = 'snippets/storefront-search-preload.liquid';
const NO_PRELOAD = '{%- comment -%}The bundle is one file, and preloads nothing.{%- endcomment -%}\n';
/** Matches the place of a chunk, whose name carries a hash of its content. */
export const CHUNK = /^assets\/.+-[0-9A-Z]{8}\.js$/;

/** Chooses the loader, and the chunks that pages load as they need them. */
export function withChunks(files: Kit['files']): Map<string, string> {
  return new Map([...files].filter(([place]) => place !== BUNDLE));
}

/**
 * Chooses the bundle, under the loader's name, which Liquid writes into pages. Keeps only the chunks that the bundle imports,
 * which are languages.
 */
export function withBundle(files: Kit['files']): Map<string, string> {
  const bundle = files.get(BUNDLE) ?? '';
  const isNeeded = (place: string) => !CHUNK.test(place) || bundle.includes(`"./${basename(place)}"`);
  const others = [...withChunks(files)].filter(([place]) => isNeeded(place));
  return new Map([...others, [LOADER, bundle], [PRELOAD, NO_PRELOAD]]);
}

/**
 * Reads the kit's snippets, sections, styles and texts, and the built elements.
 *
 * @throws {CliError} if nothing has been built.
 */
export async function readKit(folder: string = HERE): Promise<Kit> {
  const dist = join(folder, 'dist');
  await access(join(dist, 'storefront-search.js')).catch(() => {
    throw new CliError(`The elements are not built: run \`npm run build\` in ${folder} first.`);
  });
  const kit = join(folder, 'src/kit');
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

/** Reads a built file that themes do not get. */
export const readBuilt = (name: string): Promise<string> => readFile(join(HERE, 'dist', name), 'utf8');

/** Reads a folder's files; their paths start with the theme's name for the folder. */
export async function readFolder(folder: string, name: string): Promise<[path: string, text: string][]> {
  const files = (await readdir(folder)).sort();
  return Promise.all(
    files.map(async file => [`${name}/${file}`, await readFile(join(folder, file), 'utf8')]),
  );
}
