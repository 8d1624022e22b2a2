import {readdir, readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {findNodeAtLocation, getNodeValue} from 'jsonc-parser';
import {parseJson} from './json.ts';
import type {Theme} from './theme.ts';

/**
 * The looks in the kit. `tokens` is for themes that set Shopify's usual tokens for colours as lists of numbers, `neutral` for
 * all others.
 */
export type Look = OwnLook | 'tokens' | 'neutral';
type OwnLook = 'dawn' | 'horizon';

/** The name of a theme, and the look that the kit gives it. */
export interface Preset {
  readonly look: Look;
  /** Such as “Dawn 15.4.1”; empty if the theme has no name. */
  readonly themeName: string;
}

/** Files that a look needs. A theme has them if it is built on a recent version of Dawn or Horizon. */
const SIGNS: Readonly<Record<OwnLook, readonly string[]>> = {
  dawn: ['snippets/card-product.liquid', 'assets/component-card.css', 'assets/component-price.css'],
  horizon: [
    'snippets/price.liquid',
    'snippets/product-badges-styles.liquid',
    'snippets/product-card-styles.liquid',
    'snippets/product-media-container-styles.liquid',
    'snippets/swatch.liquid',
  ],
};

/** Matches the token of the background, as a list of numbers that Liquid writes. */
const LIST_TOKEN = /--color-background:\s*(\{\{-?[^}]*\.(red|rgb)\b|\d+\s*,)/;

/** Recognizes a theme by its files, since a theme built on Dawn has another name and Dawn's style sheets. */
export async function recognizePreset(theme: Theme): Promise<Preset> {
  const themeName = await nameOf(theme);
  for (const [look, files] of Object.entries(SIGNS)) {
    const found = await Promise.all(files.map(file => theme.has(file)));
    if (found.every(Boolean)) return {look: look as Look, themeName};
  }
  const hasTokens = (await theme.filesNaming(LIST_TOKEN)).length > 0;
  return {look: hasTokens ? 'tokens' : 'neutral', themeName};
}

/** Describes the recognized theme and its look. */
export function describePreset({look, themeName}: Preset): string {
  const name = themeName || 'a theme without a name';
  if (look === 'neutral')
    return `${name}, with a neutral look. To change it, edit assets/storefront-search-theme.css.`;
  if (look === 'tokens') return `${name}, with a look that uses its color tokens, such as --color-foreground`;
  const base = look === 'dawn' ? 'Dawn' : 'Horizon';
  return name.startsWith(base)
    ? `${name}, with its own look`
    : `${name}, built on ${base}, with the look of ${base}`;
}

/** Reads the files of a look, which replace the kit's neutral ones. */
export async function readLook(kit: string, look: Look): Promise<Map<string, string>> {
  if (look === 'neutral') return new Map();
  const folder = join(kit, 'presets', look);
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const paths = entries.filter(entry => entry.isFile()).map(({parentPath, name}) => join(parentPath, name));
  const texts = await Promise.all(
    paths.map(async (path): Promise<[string, string]> => {
      const place = path.slice(folder.length + 1).replaceAll('\\', '/');
      return [place, await readFile(path, 'utf8')];
    }),
  );
  return new Map(texts.sort(([one], [other]) => one.localeCompare(other)));
}

/** Reads the name and the version of a theme; its settings may have comments, or be missing. */
async function nameOf(theme: Theme): Promise<string> {
  const text = await theme.read('config/settings_schema.json');
  if (text === undefined) return '';
  try {
    const info = findNodeAtLocation(parseJson(text), [0]);
    const {theme_name: name, theme_version: version} = (info && getNodeValue(info)) ?? {};
    return [name, version].filter(part => typeof part === 'string').join(' ');
  } catch (error) {
    // Only the name is lost.
    if (error instanceof SyntaxError) return '';
    throw error;
  }
}

/** Whether a theme defines colour schemes. The platform refuses a section with such a setting in any other theme. */
export async function hasColorSchemes(theme: Theme): Promise<boolean> {
  const schema = await theme.read('config/settings_schema.json');
  return schema !== undefined && /"type":\s*"color_scheme_group"/.test(schema);
}

/** Adds the choice of a colour scheme to the sections that have colours, in front of these. */
export function withColorSchemes(files: ReadonlyMap<string, string>): Map<string, string> {
  return new Map([...files].map(([place, text]) => [place, text.replace(BACKGROUND, `${SCHEME}$&`)]));
}

const BACKGROUND = /^( *)\{"type": "color", "id": "background"/m;
const SCHEME =
  '$1{"type": "color_scheme", "id": "color_scheme", "label": "t:storefront_search.settings.color_scheme"},\n';
