import {readdir, readFile} from 'node:fs/promises';
import type {Package} from 'custom-elements-manifest/schema.d.ts';
import {build} from 'esbuild';
import {problems} from '../core/problems.ts';
import {type ElementDeclaration, elementsOf} from '../manifest/manifest.ts';
import type {Changelog} from './changelog.ts';

/** What shops and their code hold on to, each as a line: where it is, what it is, its name in backquotes, its type. */
export type Face = readonly string[];

/** The face that was last released. */
export interface ReleasedFace {
  readonly version: string;
  readonly face: Face;
}

export const FACE_FILE = 'docs/face.json';

const ENTRIES = ['index', 'define', 'search-box', 'search-results', 'facet-panel', 'core'];

/** The face as it is: what the manifest tells, what the entries export, settings, texts, and the kit. */
export async function readFace(manifest: Package): Promise<Face> {
  const parts = await Promise.all([
    elementsOf(manifest).flatMap(elementFace),
    ...ENTRIES.map(entryFace),
    configFace(),
    messageFace(),
    kitFace(),
  ]);
  return parts.flat().sort();
}

/** What is new in a face, and what it no longer has. */
export function compareFaces(before: Face, now: Face): {readonly added: Face; readonly removed: Face} {
  const without = (from: Face, other: Face) => from.filter(line => !other.includes(line));
  return {added: without(now, before), removed: without(before, now)};
}

/** The changes that no line of the changelog names. */
export function untold({added, removed}: ReturnType<typeof compareFaces>, changelog: Changelog): string[] {
  const isUntold = (line: string) => !changelog.names(/`([^`]+)`/.exec(line)?.[1] ?? '');
  const sentence = (line: string, does: string) =>
    `${does}: ${line}. Add a line to CHANGELOG.md, under [Unreleased], that names it in backquotes.`;
  return [
    ...added.filter(isUntold).map(line => sentence(line, 'new')),
    ...removed.filter(isUntold).map(line => sentence(line, 'gone or changed')),
  ];
}

function elementFace(element: ElementDeclaration): string[] {
  const {tagName, attributes = [], members = [], events = [], slots = []} = element;
  const {cssParts = [], cssProperties = []} = element;
  const kinds: [string, readonly {name: string; type?: {text: string}}[]][] = [
    ['attribute', attributes],
    ['member', members],
    ['event', events],
    ['slot', slots.map(({name}) => ({name: name || 'children'}))],
    ['part', cssParts],
    ['CSS property', cssProperties],
  ];
  return kinds.flatMap(([kind, list]) =>
    list.map(({name, type}) => `<${tagName}> ${kind} \`${name}\`${type ? `: ${type.text}` : ''}`),
  );
}

/** The names an entry exports: those of values from the bundler, those of types as its text lists them. */
async function entryFace(entry: string): Promise<string[]> {
  const path = `src/${entry}.ts`;
  const {metafile} = await build({
    entryPoints: [path],
    bundle: true,
    format: 'esm',
    metafile: true,
    write: false,
  });
  const values = Object.values(metafile.outputs).flatMap(({exports}) => exports);
  const text = await readFile(path, 'utf8');
  const lists = [...text.matchAll(/export (type )?\{([^}]*)\}/g)];
  const types = lists.flatMap(([, allTypes, names = '']) =>
    names.split(',').flatMap(name => (allTypes ? name : (/type (\w+)/.exec(name)?.[1] ?? ''))),
  );
  const named = [...new Set([...values, ...types.map(name => name.trim()).filter(Boolean)])];
  return named.map(name => `entry ${entry === 'index' ? '.' : `./${entry}`} export \`${name}\``);
}

/** The settings of the page's block, as its own message lists them. */
function configFace(): string[] {
  const [, list = ''] = /there are (.*)\./.exec(problems.unknownSetting('')) ?? [];
  return list.split(', ').map(key => `configuration setting \`${key}\``);
}

async function messageFace(): Promise<string[]> {
  const parts = await Promise.all(
    ['page', 'box', 'more'].map(async part => (await import(`../core/messages/en-${part}.ts`)).default),
  );
  const keys = new Set(parts.flatMap(texts => Object.keys(texts)));
  return [...keys].map(key => `configuration message \`${key}\``);
}

/** What themes render by its name, and the texts they may have written anew. */
async function kitFace(): Promise<string[]> {
  const folders = ['snippets', 'sections', 'assets'];
  const files = await Promise.all(
    folders.map(async folder =>
      (await readdir(`demo/kit/${folder}`)).map(file => `kit file \`${folder}/${file}\``),
    ),
  );
  const {storefront_search: texts} = JSON.parse(await readFile('demo/kit/locales/en.json', 'utf8'));
  return [...files.flat(), ...Object.keys(texts).map(key => `kit text \`storefront_search.${key}\``)];
}
