import {join} from 'node:path';
import {copyWithKit} from '../bench/theme/with-kit.ts';
import {writeFile} from '../cli/plain-theme.ts';
import {type Look, writeLookTheme} from './look-theme.ts';

/**
 * Writes a small theme like Dawn or Horizon, with the kit on its search and collection pages. The variable `THEMES` names a folder
 * with the whole themes, `dawn` and `horizon`, to test those instead.
 */
export function writeThemeWithLists(look: Look): string {
  const {THEMES} = process.env;
  if (THEMES) return copyWithKit(join(THEMES, look));
  const theme = writeLookTheme(look, {search: {}});
  const sections = {main: {type: 'storefront-search-collection'}};
  writeFile(theme, 'templates/collection.json', JSON.stringify({sections, order: ['main']}));
  return theme;
}
