import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {KIT} from './kit.ts';
import type {Settings} from './theme-settings.ts';

/** The use of a section of the kit in a template. */
export interface SectionUse {
  readonly type: string;
  readonly settings: Settings;
}

/**
 * Writes the use of a section for a template, with all filters as its blocks: without blocks the panel shows all of them, and the
 * first block that a merchant adds would hide the others.
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

/** The types of the blocks with which the theme editor adds a section. */
async function presetBlocks(type: string): Promise<string[]> {
  const text = await readFile(join(KIT, 'sections', `${type}.liquid`), 'utf8');
  const schema = /{% schema %}([\s\S]*){% endschema %}/.exec(text)?.[1] ?? '{}';
  const blocks: {readonly type: string}[] = JSON.parse(schema).presets[0].blocks;
  return blocks.map(block => block.type);
}

const spaced = (json: string): string => json.replaceAll('":', '": ').replaceAll(',"', ', "');
