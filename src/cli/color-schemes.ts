import type {Theme} from './theme.ts';

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
