import {join} from 'node:path';
import {KIT, type Kit, readBuilt, readFolder, withChunks} from '../kit.ts';
import {toAppBlock} from './app-block.ts';
import {TOML} from './extension-folder.ts';
import {extensionLocales} from './extension-locales.ts';
import {lookFiles} from './look-files.ts';

/** The sections of the kit that become blocks of the app, by the name of the block. */
const BLOCKS = {
  'search-page': 'storefront-search-page',
  collection: 'storefront-search-collection',
  'product-list': 'storefront-search-list',
  related: 'storefront-search-related',
} as const;

const CONFIGURATION = 'name = "storefront-search"\ntype = "theme"\n';
const NOTICE = '\n/*! The licences are in third-party-licenses.js. */\n';
/**
 * Matches the kit's files that an extension lacks, such as the bundle, which is for themes that want one file, and the banners:
 * they are blocks of a section, and an app's block has no blocks.
 */
const NOT_IN_AN_EXTENSION =
  /^(sections\/|assets\/storefront-search\.bundle\.js$|assets\/storefront-search-theme\.css$|snippets\/storefront-search-banners\.liquid$)/;

/** Writes the theme app extension from the kit's own files: by place, in the order of the places. */
export async function extensionFiles(kit: Kit): Promise<Map<string, string>> {
  const shared = [...withChunks(kit.files)].filter(([place]) => !NOT_IN_AN_EXTENSION.test(place));
  const own = await Promise.all(
    ['blocks', 'snippets', 'assets'].map(name => readFolder(join(KIT, 'extension', name), name)),
  );
  const blocks = Object.entries(BLOCKS).map(([name, section]): [string, string] => [
    `blocks/${name}.liquid`,
    toAppBlock(kit.files.get(`sections/${section}.liquid`) ?? '', name),
  ]);
  const embed = await readBuilt('storefront-search-embed.js');
  const licenses = await readBuilt('third-party-licenses.txt');
  const files: [place: string, text: string][] = [
    [TOML, CONFIGURATION],
    ...shared.map(forExtension),
    forExtension(['assets/storefront-search-embed.js', embed]),
    ...(await lookFiles(kit)),
    ...own.flat(),
    ...blocks,
    ...(await extensionLocales(kit)),
    ['assets/third-party-licenses.js', `/*!\n${licenses.replaceAll('*/', '* /')}*/\n`],
  ];
  return new Map(files.map(withoutDoc).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function forExtension([place, text]: [place: string, text: string]): [string, string] {
  if (place.endsWith('.js')) return [place, text.trimEnd() + NOTICE];
  return [
    place,
    place === 'snippets/storefront-search-results.liquid' ? text.replace(MISSING, EMBED_MISSING) : text,
  ];
}

/** Removes the documentation of snippets, because the platform limits an extension's Liquid to 100 kB. */
const withoutDoc = ([place, text]: [place: string, text: string]): [string, string] => [
  place,
  text.replace(DOC, ''),
];

const DOC = /^\{%- doc -%\}[\s\S]*?\{%- enddoc -%\}\n+/;

/** Matches the theme editor's message on a page without a configuration. */
const MISSING = /layout\/theme\.liquid: <code>.*<\/code>/;
const EMBED_MISSING = "{{ 'storefront_search.embed_missing' | t }}";
