import {readFileSync} from 'node:fs';
import {versionOfContent} from '../file-version.ts';
import type {LiquidFont} from '../objects/font.ts';
import {modifyFont} from '../objects/font.ts';
import {escapeHtml} from '../objects/rich-text.ts';
import type {FilterCall, ThemeEngine} from './theme-engine.ts';
import {findThemeFile} from './theme-folder.ts';

type Named = readonly [string, unknown];

/**
 * Registers the filters for files of the theme, and for fonts.
 *
 * @param built a further folder with assets.
 */
export function registerAssetFilters(engine: ThemeEngine, built?: string): void {
  const {gaps, folders} = engine;
  const find = (name: unknown, {token}: FilterCall) => {
    const path = findThemeFile(folders, `assets/${name}`) ?? (built && findThemeFile([built], `${name}`));
    if (!path) gaps.addMissing(`asset “${name}”`, token);
    return path;
  };
  engine.registerFilter('asset_url', function (this: FilterCall, name: unknown) {
    const path = find(name, this);
    // The scripts of an app import each other by the addresses without a version.
    const isVersioned = path && !engine.isExtension;
    return `${engine.assetsPath}/${name}${isVersioned ? `?v=${versionOfContent(path)}` : ''}`;
  });
  engine.registerFilter('inline_asset_content', function (this: FilterCall, name: unknown) {
    const path = find(name, this);
    return path ? readFileSync(path, 'utf8') : '';
  });
  registerTagFilters(engine);
  // System fonts need no rule: the browser has them.
  engine.registerFilter('font_face', () => '');
  engine.registerFilter('font_url', () => '');
  engine.registerFilter('font_modify', (font: LiquidFont | null, property: unknown, value: unknown) => {
    return font && modifyFont(font, String(property), String(value));
  });
}

function registerTagFilters(engine: ThemeEngine): void {
  engine.registerFilter('stylesheet_tag', (url: unknown) => {
    return `<link rel="stylesheet" href="${escapeHtml(String(url))}" media="all">`;
  });
  engine.registerFilter('script_tag', (url: unknown) => {
    return `<script src="${escapeHtml(String(url))}"></script>`;
  });
  engine.registerFilter('preload_tag', (url: unknown, ...named: readonly Named[]) => {
    const written = named.map(([name, value]) => ` ${name}="${escapeHtml(String(value))}"`).join('');
    return url ? `<link rel="preload" href="${escapeHtml(String(url))}"${written}>` : '';
  });
}
