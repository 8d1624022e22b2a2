import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import * as esbuild from 'esbuild';
import {Graph} from './graph.mjs';
import {BUNDLE, LOADER, optInsOf, pagesOf, UNSPLIT} from './page-files.mjs';

/** Measures everything that has a limit: pages, and single files. */
export async function weigh(graph, outdir, whole) {
  return [
    await loaderRow(outdir),
    ...(await pageRows(graph, outdir)),
    ...wholeRows(graph, whole),
    row('single file, English and Japanese', await weighFile(outdir, BUNDLE)),
  ];
}

/** Returns a line for each limit that is exceeded. */
export const listFailures = rows =>
  rows
    .filter(({figure, limit}) => figure > limit)
    .map(({name, figure, limit, unit}) => `Over budget: ${name}: ${figure} ${unit}, limit ${limit}`);

/** Measures the weight that each opt-in adds to a page of results. */
export async function weighOptIns(graph, outdir) {
  const rows = optInsOf(graph).map(async ({name, files}) => ({
    ...row(name, await weighTogether(outdir, files)),
    files,
  }));
  return Promise.all(rows);
}

export async function weighFiles(graph, outdir) {
  const rows = [...graph.files, ...UNSPLIT].map(async name => row(name, await weighFile(outdir, name)));
  return Promise.all(rows);
}

/** Measures the loader against the theme linter's limit: 10,000 bytes gzip for a script that Liquid names. */
async function loaderRow(outdir) {
  return row(LOADER, await weighFile(outdir, LOADER), 'gzip', 10_000);
}

/** The weights of files, which several pages load. */
const weights = new Map();

function weighFile(outdir, name) {
  const path = join(outdir, name);
  const weight = weights.get(path) ?? readFile(path).then(weightOf);
  weights.set(path, weight);
  return weight;
}

async function weighTogether(outdir, names) {
  return sum(await Promise.all(names.map(name => weighFile(outdir, name))));
}

/** Measures the files of each kind of page, regardless of when it loads them. */
async function pageRows(graph, outdir) {
  const rows = pagesOf(graph).map(async ({name, limit, files}) =>
    row(name, await weighTogether(outdir, files), 'brotli', limit),
  );
  return Promise.all(rows);
}

/** Measures the whole code, and counts the files of a theme. A theme gets the English messages too, for languages without a file. */
function wholeRows(graph, {everything, core}) {
  const others = Object.values(graph.languages).length - 2;
  const assets = graph.files.length + 2 - others;
  return [
    row('everything, one language', weightOf(everything.outputFiles[0].contents), 'brotli', 72_000),
    row('everything, without opt-ins', weightOf(core.outputFiles[0].contents), 'brotli', 60_000),
    {name: 'files of a theme in one language', unit: 'files', figure: assets, limit: 14},
  ];
}

/** Measures the weight that each entry of the package adds to an application's bundle. */
export async function weighEntries(options) {
  const {exports: exported} = JSON.parse(await readFile('package.json', 'utf8'));
  const names = Object.values(exported)
    .map(({types}) => basename(types ?? '', '.d.ts'))
    .filter(name => existsSync(`src/entries/${name}.ts`));
  return (await Promise.all(names.map(name => weighEntry(name, options)))).flat();
}

/** Measures the first load of an entry, and all its code. */
async function weighEntry(name, options) {
  const source = `src/entries/${name}.ts`;
  const build = {...options, entryPoints: [source], splitting: true, write: false};
  const {outputFiles, metafile} = await esbuild.build(build);
  const weightOfFile = new Map(outputFiles.map(({path, contents}) => [basename(path), weightOf(contents)]));
  const first = new Graph(metafile).reach(source).map(file => weightOfFile.get(file));
  return [
    row(`package: ${name === 'index' ? '.' : `./${name}`}`, sum(first)),
    row('  with all that comes on demand', sum([...weightOfFile.values()])),
  ];
}

function row(name, weight, unit = 'brotli', limit = undefined) {
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

/** Formats rows for a terminal. */
export function table(rows) {
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
