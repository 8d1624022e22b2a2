import {gzipSync} from 'node:zlib';
import {MAX_SETTINGS} from './app-block.ts';

/** A limit of the platform for theme app extensions, and how much of it a set of files uses. */
export interface Limit {
  readonly name: string;
  readonly figure: number;
  readonly limit: number;
  /** Such as `bytes`; empty for a number of things. */
  readonly unit: string;
}

type Files = ReadonlyMap<string, string>;

/** Matches the tags that the platform forbids in an extension's Liquid. */
const FORBIDDEN = /\{%-?\s*(javascript|stylesheet|include|layout|section|sections|content_for)\b/;
/** The folders of an extension, and the files that each may hold. */
const ALLOWED =
  /^(shopify\.extension\.toml|assets\/[^/]+\.(js|css|json|svg|png|jpe?g|wasm)|(blocks|snippets)\/[^/]+\.liquid|locales\/[^/]+\.json)$/;

/** Measures an extension against the platform's limits. */
export function measure(files: Files): Limit[] {
  const sizes = (pattern: RegExp) =>
    [...files].filter(([place]) => pattern.test(place)).map(([, text]) => bytesOf(text));
  const named = (key: 'javascript' | 'stylesheet') =>
    schemas(files).flatMap(({[key]: name}) =>
      name ? [gzipSync(files.get(`assets/${name}`) ?? '').length] : [],
    );
  const settings = schemas(files).map(schema => schema.settings?.length ?? 0);
  return [
    row('all files', sum(sizes(/./)), 10_000_000, 'bytes'),
    row('Liquid, all files', sum(sizes(/\.liquid$/)), 100_000, 'bytes'),
    row('blocks', sizes(/^blocks\//).length, 30),
    row('locale files', sizes(/^locales\//).length, 100),
    row('largest locale file', most(sizes(/^locales\//)), 15_000, 'bytes'),
    row('scripts that a schema names, compressed', most(named('javascript')), 10_000, 'bytes'),
    row('style sheets that a schema names, compressed', most(named('stylesheet')), 100_000, 'bytes'),
    row('settings of a block', most(settings), MAX_SETTINGS),
  ];
}

/** Lists the kinds of files and the tags that the platform refuses, whatever their size. */
export function listRefused(files: Files): string[] {
  return [...files].flatMap(([place, text]) => {
    const [tag] = (place.endsWith('.liquid') && FORBIDDEN.exec(text)) || [];
    return [
      ...(ALLOWED.test(place) ? [] : [`an extension can't have the file ${place}`]),
      ...(tag ? [`${place} uses ${tag} %}, which an extension can't have`] : []),
    ];
  });
}

interface Schema {
  readonly javascript?: string;
  readonly stylesheet?: string;
  readonly settings?: readonly object[];
}

/** The schemas of all blocks. */
const schemas = (files: Files): Schema[] =>
  [...files]
    .filter(([place]) => place.startsWith('blocks/'))
    .map(([, text]) => JSON.parse(/\{% schema %\}([\s\S]*)\{% endschema %\}/.exec(text)?.[1] ?? '{}'));

const bytesOf = (text: string): number => Buffer.byteLength(text);
const sum = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);
const most = (figures: readonly number[]): number => Math.max(0, ...figures);
const row = (name: string, figure: number, limit: number, unit = ''): Limit => ({name, figure, limit, unit});
