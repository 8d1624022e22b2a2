import {readdir} from 'node:fs/promises';
import {join} from 'node:path';
import {readInstallRecord} from './install-record.ts';
import {CHUNK, KIT, PRELOAD} from './kit.ts';
import {withoutComments} from './liquid-text.ts';
import type {Theme} from './theme.ts';

/** The part of the kit that a line uses. */
export type KitPart = 'script' | 'box' | 'page' | 'section' | 'list' | 'other';

/**
 * Finds the uses of the kit in a theme's own files: the kit's own snippets, sections, texts, assets and elements, in code that
 * the platform reads. A theme may have classes, comments and elements of the same names.
 */
export class KitUses {
  readonly #parts: readonly (readonly [KitPart, RegExp])[];
  readonly #files: ReadonlySet<string>;

  /** @param elements the elements that are the kit's in this theme. */
  private constructor(elements: readonly string[], files: readonly string[]) {
    this.#files = new Set(files);
    const tags = (...names: readonly string[]) => {
      const known = names.filter(name => elements.includes(name));
      return known.length > 0 ? [`<(${known.join('|')})(?![\\w-])`] : [];
    };
    this.#parts = [
      ['script', [rendered('')]],
      ['box', [rendered('-box'), ...tags('search-box')]],
      ['page', [`\\bsection${QUOTE}storefront-search-(page|collection)['"]`, typed('(page|collection)')]],
      ['section', [typed('[\\w-]+')]],
      ['list', [rendered('-(results|facets)'), ...tags('search-results', 'facet-panel')]],
      ['other', OTHERS],
    ].map(([part, patterns]) => [part as KitPart, new RegExp((patterns as string[]).join('|'))]);
  }

  /** Reads which elements a theme defines itself, and which files are the kit's. */
  static async in(theme: Theme): Promise<KitUses> {
    const [own, files, {places}] = await Promise.all([
      definedElements(theme),
      kitFiles(),
      readInstallRecord(theme),
    ]);
    const elements = ELEMENTS.filter(name => !own.has(name));
    return new KitUses(elements, [...files, ...Object.keys(places)]);
  }

  /** Whether a file is one of the kit's. */
  isOfKit(file: string): boolean {
    return this.#files.has(file);
  }

  /** Returns the part of the kit that a text uses; `undefined` if it uses none. */
  partIn(file: string, text: string): KitPart | undefined {
    const read = withoutComments(file, text);
    return this.#parts.find(([, pattern]) => pattern.test(read))?.[0];
  }

  /** Whether a text uses one part of the kit. */
  has(part: KitPart, file: string, text: string): boolean {
    const pattern = this.#parts.find(([name]) => name === part)?.[1];
    return pattern?.test(withoutComments(file, text)) ?? false;
  }

  /** The lines that use the kit, from 1, each with the part that it uses. */
  linesIn(file: string, text: string): {line: number; part: KitPart}[] {
    const lines = withoutComments(file, text).split('\n');
    return lines.flatMap((read, index) => {
      const part = this.#parts.find(([, pattern]) => pattern.test(read))?.[0];
      return part ? [{line: index + 1, part}] : [];
    });
  }
}

const ELEMENTS = ['search-box', 'search-results', 'facet-panel'];

const QUOTE = '\\s*[\'"]';
const rendered = (name: string): string => `\\b(render|include)${QUOTE}storefront-search${name}['"]`;
const typed = (name: string): string => `"type"\\s*:\\s*"storefront-search-${name}"`;
const OTHERS = [
  `\\b(render|include|section)${QUOTE}storefront-search-[\\w-]+['"]`,
  `['"]storefront-search[\\w.-]*\\.(js|css)['"]`,
  `['"](t:)?storefront_search\\.`,
  '\\bdata-storefront-search[\\s=>]',
];

/** The elements of our names that a theme's own scripts define. */
async function definedElements(theme: Theme): Promise<ReadonlySet<string>> {
  const scripts = (await theme.list('assets', /\.(js|liquid)$/)).filter(
    file => !file.startsWith('assets/storefront-search') && !CHUNK.test(file),
  );
  const liquid = await theme.filesNaming(DEFINITION);
  const texts = await Promise.all(
    [...scripts, ...liquid].map(async file => (await theme.readIfReadable(file)) ?? ''),
  );
  return new Set(texts.flatMap(text => [...text.matchAll(DEFINITIONS)].map(([, name = '']) => name)));
}

const DEFINITION = /\bdefine\(\s*["'`](search-box|search-results|facet-panel)["'`]/;
const DEFINITIONS = new RegExp(DEFINITION, 'g');

/** The snippets and sections of the kit and of its looks, by their path in a theme. */
async function kitFiles(): Promise<string[]> {
  const looks = (await readdir(join(KIT, 'presets'))).map(look => join('presets', look));
  const folders = ['', ...looks].flatMap(root => ['snippets', 'sections'].map(name => [root, name] as const));
  const files = await Promise.all(
    folders.map(async ([root, name]) => {
      const names = await readdir(join(KIT, root, name)).catch(() => []);
      return names.map(file => `${name}/${file}`);
    }),
  );
  return [...files.flat(), PRELOAD];
}
