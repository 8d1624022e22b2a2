import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {findNodeAtLocation, getNodeValue, type Node} from 'jsonc-parser';
import {KIT} from './kit.ts';

/** The use of a section of the kit in a template. */
export interface SectionUse {
  readonly type: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * Writes the use of a section as it stands in a template, with all filters as its blocks: without blocks the panel shows all of them, and
 * the first block that a merchant adds would hide the others.
 */
export async function writeUse({type, settings}: SectionUse): Promise<string> {
  const types = await presetBlocks(type);
  const lines = [
    `  "type": "${type}"`,
    ...(Object.keys(settings).length > 0 ? [`  "settings": ${spaced(JSON.stringify(settings))}`] : []),
    `  "blocks": {\n${types.map(each => `    "${each}": {"type": "${each}"}`).join(',\n')}\n  }`,
    `  "block_order": ["${types.join('", "')}"]`,
  ];
  return `{\n${lines.join(',\n')}\n}`;
}

/** The settings of the theme's own sections, as settings of the kit's section that replaces them. */
export function settingsOf(sections: readonly Node[]): Readonly<Record<string, unknown>> {
  const own = sections.flatMap(section => [settingsIn(section), settingsIn(section, 'blocks', 'filters')]);
  const old: Readonly<Record<string, unknown>> = Object.assign({}, ...own);
  const panel =
    old.enable_filtering === false ? 'none' : PANELS.get(String(old.filter_type ?? old.filter_style));
  const desktop = old.columns_desktop ?? COLUMNS.get(String(old.product_card_size));
  const isLarge = old.mobile_product_card_size === 'large' || String(old.columns_mobile) === '1';
  const ratio = old.image_ratio === 'square' ? '1' : undefined;
  const size = Number(old.products_per_page);
  return {
    ...(panel && {panel}),
    ...(old.enable_sorting === false && {show_sort: false}),
    ...(size && {page_size: Math.min(Math.max(Math.round(size / 4) * 4, 8), 48)}),
    ...(old.enable_grid_density === false && {columns_choice: 'hide'}),
    ...(desktop && String(desktop) !== '4' && {columns_desktop: String(desktop)}),
    ...(isLarge && {columns_phone: '1'}),
    ...(ratio && {card_ratio: ratio}),
  };
}

/** Dawn's and Horizon's kinds of filters that are not the look's own, which is a bar. */
const PANELS = new Map(Object.entries({vertical: 'auto', drawer: 'drawer'}));

/** The cards in a row on a page of 1,440 px, by Horizon's sizes of cards; the look has medium ones. */
const COLUMNS = new Map(Object.entries({small: '6', large: '3', 'extra-large': '2'}));

function settingsIn({children}: Node, ...path: string[]): object {
  const node = children?.[1] && findNodeAtLocation(children[1], [...path, 'settings']);
  return node ? getNodeValue(node) : {};
}

/** The types of the blocks with which the theme editor adds a section. */
async function presetBlocks(type: string): Promise<string[]> {
  const text = await readFile(join(KIT, 'sections', `${type}.liquid`), 'utf8');
  const schema = /{% schema %}([\s\S]*){% endschema %}/.exec(text)?.[1] ?? '{}';
  const blocks: {readonly type: string}[] = JSON.parse(schema).presets[0].blocks;
  return blocks.map(block => block.type);
}

const spaced = (json: string): string => json.replaceAll('":', '": ').replaceAll(',"', ', "');
