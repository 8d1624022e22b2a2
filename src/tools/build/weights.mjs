import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import * as esbuild from 'esbuild';
import {languages, parts} from './languages.mjs';

/** Weighs what was built. Gives a table of it, and a line for each limit that is passed. */
export function weigh(built) {
  const rows = rowsOf(built);
  const failures = rows
    .filter(([, weight, kind, limit]) => weight[kind] > limit)
    .map(
      ([name, weight, kind, limit]) => `Over budget: ${name}: ${weight[kind]} bytes ${kind}, limit ${limit}`,
    );
  return {report: table(rows), failures};
}

/**
 * Every file (the theme linter allows 10,000 bytes gzip each, the two in one piece aside) and what each kind of page loads,
 * in bytes brotli.
 */
function rowsOf({files, reached, unsplit, everything}) {
  const page = (...names) => [...new Set(names.flatMap(name => [...reached[name]]))];
  const box = ['storefront-search', 'search-box', 'ja-box'];
  const weights = new Map([...files].map(([name, {code}]) => [name, weightOf(code)]));
  return [
    ...[...weights].map(([name, weight]) => [
      name,
      weight,
      ...(unsplit.includes(name) ? [] : ['gzip', 10_000]),
    ]),
    ...[
      ['loader, search box untouched', 1_500, page('storefront-search')],
      ['search box, ready to type', 16_000, page(...box)],
      ['search box, first answer shown', 28_000, page(...box, 'suggestions')],
      ['results page, painted', 32_000, page('storefront-search', 'results-page', 'ja-page')],
      ['everything in chunks, one language', undefined, chunksOf({files, reached, unsplit})],
    ].map(([name, limit, names]) => [name, sum(names.map(each => weights.get(each))), 'brotli', limit]),
    ['everything, one language', weightOf(everything), 'brotli', 54_000],
  ];
}

/** All chunks that a Japanese shopper may come to load. */
function chunksOf({files, reached, unsplit}) {
  const others = languages
    .filter(each => each !== 'ja')
    .flatMap(each => parts.flatMap(part => [...reached[`${each}-${part}`]]));
  const left = [...unsplit, ...others, ...reached['design-mode']];
  return [...files.keys()].filter(name => !left.includes(name));
}

/** What each entry of the package adds to an application that bundles it, with lit and the whole of zod. */
export async function weighEntries(options) {
  const {exports: exported} = JSON.parse(await readFile('package.json', 'utf8'));
  const names = Object.values(exported)
    .map(({types}) => basename(types ?? '', '.d.ts'))
    .filter(name => existsSync(`src/${name}.ts`));
  return table((await Promise.all(names.map(name => weighEntry(name, options)))).flat());
}

/** What an entry loads at first, and all there is of it. */
async function weighEntry(name, options) {
  const entry = {alias: {}, plugins: [], entryPoints: [`src/${name}.ts`], splitting: true};
  const {outputFiles, metafile} = await esbuild.build({...options, ...entry});
  const codes = new Map(outputFiles.map(({path, text}) => [basename(path), text]));
  const first = staticReach(metafile.outputs, `${options.outdir}/${name}.js`).map(path =>
    codes.get(basename(path)),
  );
  return [
    [`package: ${name === 'index' ? '.' : `./${name}`}`, sum(first.map(weightOf))],
    ['  with all that comes on demand', sum([...codes.values()].map(weightOf))],
  ];
}

function staticReach(outputs, path) {
  const statics = outputs[path].imports.filter(({kind}) => kind === 'import-statement');
  return [...new Set([path, ...statics.flatMap(each => staticReach(outputs, each.path))])];
}

function weightOf(code) {
  return {
    raw: Buffer.byteLength(code),
    gzip: gzipSync(code, {level: 9}).length,
    brotli: brotliCompressSync(code).length,
  };
}

function sum(weights) {
  const total = kind => weights.reduce((bytes, weight) => bytes + weight[kind], 0);
  return {raw: total('raw'), gzip: total('gzip'), brotli: total('brotli')};
}

function table(rows) {
  const line = (name, ...cells) => name.padEnd(34) + cells.map(cell => String(cell).padStart(9)).join('');
  return [
    line('bytes', 'raw', 'gzip', 'brotli', 'limit', 'of limit'),
    ...rows.map(([name, {raw, gzip, brotli}, kind, limit]) =>
      line(
        name,
        raw,
        gzip,
        brotli,
        limit ?? '',
        limit ? `${Math.round((100 * {gzip, brotli}[kind]) / limit)} %` : '',
      ),
    ),
  ].join('\n');
}
