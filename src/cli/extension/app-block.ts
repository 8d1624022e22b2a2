import {CliError} from '../cli-error.ts';

/** A setting in a schema. */
interface Setting {
  readonly type: string;
  readonly id?: string;
  readonly default?: unknown;
}

interface Schema {
  readonly enabled_on?: object;
  readonly settings: readonly Setting[];
  readonly blocks: readonly {readonly type: string}[];
}

/** The parts of a section's Liquid, and their replacements in a block of an app. */
const REPLACED: readonly (readonly [RegExp, string])[] = [
  [/\{%- capture banners -%\}.*\n/, ''],
  [/\n *banners: banners,/, ''],
  [/\n *\{%- for block in section\.blocks -%\}[\s\S]*?\{%- endfor -%\}/g, ''],
  [
    /blocks: section\.blocks,/g,
    'facets: block.settings.facets,\n              collapsed: block.settings.collapsed,',
  ],
  [/\bsection\.(settings|id)\b/g, 'block.$1'],
];

/** The settings that only the embed has, because they are about the header's search too. */
const OF_THE_EMBED = ['popular', 'popular_menu', 'popular_collection', 'viewed', 'suggested'];
/** Maximum of settings in an app's block, including headings. */
export const MAX_SETTINGS = 25;

/**
 * Turns a section of the kit into a block of an app: the same Liquid, with the block's settings. An app's block has no blocks, so
 * that the order of the filters is a setting, and there is no content between results.
 *
 * @param name the block's name in the extension.
 * @throws {CliError} if the section uses an object that blocks lack.
 */
export function toAppBlock(section: string, name: string): string {
  const [, body = '', json = ''] = /^([\s\S]*)\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(section) ?? [];
  const replaced = REPLACED.reduce(
    (text, [pattern, replacement]) => text.replace(pattern, replacement),
    body,
  );
  const marked = markRoot(withoutEmbedSettings(replaced), name);
  const [missing] = /\bsection\.[\w.]+/.exec(marked) ?? [];
  if (missing) throw new CliError(`The block ${name} can't be written: an app's block has no ${missing}.`);
  if (!json) throw new CliError(`The block ${name} can't be written: its section has no schema.`);
  return `${marked}{% schema %}\n${JSON.stringify(schemaOf(JSON.parse(json), name), null, 2)}\n{% endschema %}\n`;
}

/**
 * Marks the outer element for the theme editor, and for the embed's script, which treats a page's own list differently from other
 * lists.
 */
function markRoot(body: string, name: string): string {
  const kind = name === 'search-page' || name === 'collection' ? 'page' : 'list';
  const root = /\n( *)class="storefront-search-(page|list)\b/;
  return body.replace(root, `\n$1data-storefront-search-app="${kind}"\n$1{{ block.shopify_attributes }}$&`);
}

const withoutEmbedSettings = (body: string): string =>
  OF_THE_EMBED.reduce(
    (text, id) => text.replace(new RegExp(`,\\s*\\w+: block\\.settings\\.${id}(?![\\w.])`), ''),
    body,
  );

function schemaOf({enabled_on, settings, blocks}: Schema, name: string): object {
  const facets = blocks.map(({type}) => type).filter(type => type !== '@app' && type !== 'banner');
  return {
    name: `t:storefront_search.names.${NAMES[name] ?? name}`,
    target: 'section',
    available_if: '{{ app.metafields.plan.pro }}',
    ...(enabled_on && {enabled_on}),
    settings: withinLimit(settings.flatMap(setting => settingsFor(setting, facets))),
  };
}

const NAMES: Readonly<Record<string, string>> = {'search-page': 'page', 'product-list': 'list'};

/** Returns a setting; the panel's setting is followed by the settings that replace the panel's blocks. */
function settingsFor(setting: Setting, facets: readonly string[]): Setting[] {
  if (OF_THE_EMBED.includes(setting.id ?? '')) return [];
  if (setting.id !== 'panel') return [setting];
  return [setting, textSetting('facets', {default: facets.join(' ')}), textSetting('collapsed')];
}

const textSetting = (id: string, more: object = {}): Setting => ({
  type: 'text',
  id,
  ...{label: `t:storefront_search.settings.${id}`, info: `t:storefront_search.settings.${id}_info`},
  ...more,
});

/** Leaves out the last headings, if there are too many settings. */
function withinLimit(settings: readonly Setting[]): readonly Setting[] {
  if (settings.length <= MAX_SETTINGS) return settings;
  const last = settings.findLastIndex(({type}) => type === 'header');
  return last < 0 ? settings : withinLimit(settings.toSpliced(last, 1));
}
