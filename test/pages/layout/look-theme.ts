import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {dawnFiles, horizonFiles} from '../../cli/look-themes.ts';
import {readText, writeFile, writeTheme} from '../../cli/plain-theme.ts';

export type Look = 'demo' | 'Dawn' | 'Horizon';

/**
 * Installs the kit in a theme as a developer does. By default the theme is a plain one with the sizes and tokens of the look;
 * with `THEMES=folder` it is a copy of `folder/dawn` or `folder/horizon`.
 *
 * @returns the demo store's arguments.
 */
export function installIn(look: Look): string[] {
  if (look === 'demo') return [];
  const name = look.toLowerCase();
  const {THEMES} = process.env;
  const theme = THEMES ? copyTheme(join(THEMES, name)) : plainTheme(look, name);
  execFileSync(process.execPath, ['--import', 'tsx', 'src/cli/main.ts', 'add', theme, '--yes']);
  const layout = readText(theme, 'layout/theme.liquid');
  const sheet = THEMES ? '' : `{{ '${name}.css' | asset_url | stylesheet_tag }}`;
  writeFile(
    theme,
    'layout/theme.liquid',
    layout.replace('</head>', `${sheet}{% render 'storefront-search' %}</head>`),
  );
  for (const [template, section] of [
    ['search', 'page'],
    ['collection', 'collection'],
  ]) {
    const sections = {main: {type: `storefront-search-${section}`}};
    writeFile(theme, `templates/${template}.json`, JSON.stringify({sections, order: ['main']}));
  }
  return ['--theme', theme];
}

/** The texts of Dawn and Horizon that the looks' cards use. */
const TEXTS = {
  products: {
    product: {
      sold_out: 'Sold out',
      on_sale: 'Sale',
      price: {from_price_html: 'From {{ price }}', regular_price: 'Regular price', sale_price: 'Sale price'},
    },
  },
  templates: {search: {title: 'Search results'}},
  actions: {clear: 'Clear'},
  content: {
    product_badge_sold_out: 'Sold out',
    product_badge_sale: 'Sale',
    price_regular: 'Regular price',
    price_sale: 'Sale price',
  },
};

function copyTheme(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'theme-'));
  cpSync(source, folder, {recursive: true});
  return folder;
}

function plainTheme(look: Look, name: string): string {
  const css = readFileSync(`test/pages/layout/${name}.css`, 'utf8');
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const texts = JSON.stringify(TEXTS);
  const theme = writeTheme({
    ...(look === 'Dawn' ? dawnFiles : horizonFiles),
    [`assets/${name}.css`]: css,
    'locales/en.default.json': texts,
    ...Object.fromEntries(['ar', 'de', 'ja'].map(language => [`locales/${language}.json`, texts])),
  });
  const layout = readText(theme, 'layout/theme.liquid');
  writeFile(theme, 'layout/theme.liquid', layout.replace('<meta charset', `${viewport}<meta charset`));
  return theme;
}
