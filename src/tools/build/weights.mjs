import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import * as esbuild from 'esbuild';
import {Graph} from './graph.mjs';

/** The files outside the split build. */
const UNSPLIT = [
  'storefront-search-embed.js',
  'storefront-search-shortcuts.js',
  'storefront-search-viewed.js',
  'storefront-search.bundle.js',
  'storefront-search.debug.js',
];
const LOADER = 'storefront-search.js';
const SHORTCUTS = 'storefront-search-shortcuts.js';
const VIEWED = 'storefront-search-viewed.js';
const RESULTS = 'src/entries/results-page.ts';
const BOX = 'src/entries/search-box.ts';
const OPENED_BOX = 'src/elements/search-box/suggestions.ts';
const FIRST_SEARCH = 'src/entries/first-search.ts';
const SCHEMA = 'src/core/contract/schema.ts';
const FEATURES = 'src/elements/search-results/features.ts';
const SNAPSHOTS = 'src/elements/search-results/history/snapshots.ts';
const FACETS = 'src/elements/facet-panel/panel-facets.ts';
/** What the kit adds in Horizon: its card, its bar of filters, and the picture's transition. */
const OPT_INS = [
  'src/elements/search-results/cards/card-features.ts',
  'src/elements/facet-panel/filter-bar.ts',
];

/** Measures all sizes with a limit. Returns a table, and a line for each limit that is exceeded. */
export async function weigh(graph, outdir, whole) {
  const rows = [await loaderRow(outdir), ...(await pageRows(graph, outdir)), ...wholeRows(graph, whole)];
  const failures = rows
    .filter(({figure, limit}) => figure > limit)
    .map(({name, figure, limit, unit}) => `Over budget: ${name}: ${figure} ${unit}, limit ${limit}`);
  return {report: table(rows), failures};
}

/** Measures each file. */
export async function weighFiles(graph, outdir) {
  const rows = [...graph.files, ...UNSPLIT].map(async name => row(name, await weighFile(outdir, name)));
  return table(await Promise.all(rows));
}

/** Measures the loader against the theme linter's limit: 10,000 bytes gzip for a script that Liquid names. */
async function loaderRow(outdir) {
  return row(LOADER, await weighFile(outdir, LOADER), 'gzip', 10_000);
}

async function weighFile(outdir, name) {
  return weightOf(await readFile(join(outdir, name)));
}

/**
 * Measures what each kind of page loads, whenever it loads it, with Japanese messages. A limit is a decision, not the size of today.
 */
async function pageRows(graph, outdir) {
  const box = [LOADER, graph.languages.ja, ...graph.reach(BOX)];
  const painted = [LOADER, graph.languages.ja, ...graph.reach(FIRST_SEARCH, SCHEMA, RESULTS)];
  const pages = [
    ['loader, search box untouched', 1_600, [LOADER]],
    ['a collection that nobody has touched', 2_000, [LOADER, SHORTCUTS]],
    ['extras of a page', 1_500, [SHORTCUTS, VIEWED]],
    ['search box, ready to type', 17_000, box],
    ['search box, first answer shown', 38_000, [...box, ...graph.reach(OPENED_BOX, SCHEMA)]],
    ['results page, painted', 40_000, painted],
    ['results page, without a touch', 56_000, [...painted, ...graph.reach(FEATURES, SNAPSHOTS, FACETS)]],
    ['the same on a phone', undefined, [...painted, ...graph.reach(FEATURES, SNAPSHOTS)]],
    [
      'the same of the kit in Horizon',
      62_000,
      [...painted, ...graph.reach(FEATURES, SNAPSHOTS, FACETS, ...OPT_INS)],
    ],
  ];
  const loaded = new Set(pages.flatMap(([, , names]) => names));
  const weights = new Map(
    await Promise.all([...loaded].map(async name => [name, await weighFile(outdir, name)])),
  );
  return pages.map(([name, limit, names]) =>
    row(name, sum([...new Set(names)].map(each => weights.get(each))), 'brotli', limit),
  );
}

/** A theme gets the English messages too, for languages that it has no file of. */
function wholeRows(graph, {everything, core}) {
  const others = Object.values(graph.languages).length - 2;
  const assets = graph.files.length + 2 - others;
  return [
    row('everything, one language', weightOf(everything.outputFiles[0].contents), 'brotli', 72_000),
    row('the same without opt-ins', weightOf(core.outputFiles[0].contents), 'brotli', 60_000),
    {name: 'files of a theme in one language', unit: 'files', figure: assets, limit: 14},
  ];
}

/** Measures what each entry of the package adds to an application's bundle. */
export async function weighEntries(options) {
  const {exports: exported} = JSON.parse(await readFile('package.json', 'utf8'));
  const names = Object.values(exported)
    .map(({types}) => basename(types ?? '', '.d.ts'))
    .filter(name => existsSync(`src/entries/${name}.ts`));
  return table((await Promise.all(names.map(name => weighEntry(name, options)))).flat());
}

/** Measures the first load of an entry, and all its code. */
async function weighEntry(name, options) {
  const source = `src/entries/${name}.ts`;
  const build = {...options, entryPoints: [source], splitting: true, write: false};
  const {outputFiles, metafile} = await esbuild.build(build);
  const weights = new Map(outputFiles.map(({path, contents}) => [basename(path), weightOf(contents)]));
  const first = new Graph(metafile).reach(source).map(file => weights.get(file));
  return [
    row(`package: ${name === 'index' ? '.' : `./${name}`}`, sum(first)),
    row('  with all that comes on demand', sum([...weights.values()])),
  ];
}

function row(name, weight, unit, limit) {
  return {name, weight, unit, limit, figure: weight[unit]};
}

function weightOf(code) {
  return {
    raw: code.length,
    gzip: gzipSync(code, {level: 9}).length,
    brotli: brotliCompressSync(code).length,
  };
}

function sum(weights) {
  const total = kind => weights.reduce((bytes, weight) => bytes + weight[kind], 0);
  return {raw: total('raw'), gzip: total('gzip'), brotli: total('brotli')};
}

function table(rows) {
  const line = (name, ...cells) => name.padEnd(36) + cells.map(cell => String(cell).padStart(9)).join('');
  return [
    line('bytes', 'raw', 'gzip', 'brotli', 'limit', 'of limit'),
    ...rows.map(({name, weight, figure, limit}) => {
      const {raw, gzip, brotli} = weight ?? {raw: figure, gzip: '', brotli: ''};
      return line(
        name,
        raw,
        gzip,
        brotli,
        limit ?? '',
        limit ? `${Math.round((100 * figure) / limit)} %` : '',
      );
    }),
  ].join('\n');
}
