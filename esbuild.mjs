// Builds dist/: `node esbuild.mjs`. Prints every budget: `node esbuild.mjs --size`. A file or a page over its budget
// fails the build.
import {readFile, rm, writeFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import * as esbuild from 'esbuild';
import {minify} from 'terser';

const outdir = 'dist';
const languages = ['ja', 'en'];

/** Style sheets are minified as CSS; elsewhere indentation goes, which template literals would keep. */
const squeeze = {
  name: 'squeeze',
  setup(build) {
    build.onLoad({filter: /src[\\/]elements[\\/].*\.ts$/}, async ({path}) => {
      const source = await readFile(path, 'utf8');
      const contents = path.endsWith('.styles.ts')
        ? await replaceAsync(source, /css`([^`]*)`/g, async (_, css) => `css\`${await minifyCss(css)}\``)
        : source.replace(/\n\s+/g, '\n');
      return {contents, loader: 'ts'};
    });
  },
};

async function replaceAsync(text, pattern, replace) {
  const parts = await Promise.all([...text.matchAll(pattern)].map(match => replace(...match)));
  return text.replace(pattern, () => parts.shift());
}

async function minifyCss(css) {
  const {code} = await esbuild.transform(css, {loader: 'css', minify: true});
  return code.trim().replaceAll('\\', '\\\\');
}

const shared = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  minify: true,
  legalComments: 'none',
  metafile: true,
  plugins: [squeeze],
  alias: {'zod/mini': './src/core/mini-schema.ts', '@lit/reactive-element': './src/store/not-equal.ts'},
  outdir,
};

await rm(outdir, {recursive: true, force: true});
const split = await esbuild.build({
  ...shared,
  entryPoints: {'storefront-search': 'src/storefront-search.ts'},
  splitting: true,
  chunkNames: '[name]-[hash]',
  define: {PRELOAD: '"@preload@"'},
});
await dropEmptyChunks(split.metafile);
await esbuild.build({...shared, entryPoints: {'storefront-search.bundle': 'src/bundle.ts'}});
const chunks = describeChunks(split.metafile);
await fillInPreloads(chunks);
await Promise.all([...chunks.all, `${outdir}/storefront-search.bundle.js`].map(squeezeFurther));
const {report, failures} = await weigh(chunks);
if (process.argv.includes('--size')) console.log(report);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length ? 1 : 0;

/** A shared module of nothing but inlined constants leaves a chunk with nothing in it, and a request for it. */
async function dropEmptyChunks({outputs}) {
  const isEmpty = file => outputs[file].bytes === 0;
  const empty = Object.keys(outputs).filter(isEmpty);
  for (const file of empty) {
    await rm(file);
    delete outputs[file];
  }
  for (const [file, output] of Object.entries(outputs)) {
    const code = await readFile(file, 'utf8');
    const names = empty.map(each => `import"./${basename(each)}";`);
    await writeFile(
      file,
      names.reduce((left, name) => left.replace(name, ''), code),
    );
    output.imports = output.imports.filter(each => !empty.includes(each.path));
  }
}

/** Each output with its entry's name and, transitively, the files it imports statically. */
function describeChunks({outputs}) {
  const statics = file => {
    const direct = outputs[file].imports.filter(each => each.kind === 'import-statement');
    return new Set([file, ...direct.flatMap(each => [...statics(each.path)])]);
  };
  const entries = Object.entries(outputs).filter(([, output]) => output.entryPoint);
  const byName = entries.map(([file, {entryPoint}]) => [basename(entryPoint, '.ts'), statics(file)]);
  return {all: Object.keys(outputs), of: Object.fromEntries(byName)};
}

/** The loader asks for an element's files side by side, not one after the other. */
async function fillInPreloads({of}) {
  const loader = `${outdir}/storefront-search.js`;
  const list = (...names) => [...new Set(names.flatMap(name => [...of[name]]))].map(file => basename(file));
  const preload = {
    'search-box': list('search-box', 'suggestion-list'),
    'results-page': list('results-page'),
    ...Object.fromEntries(languages.map(language => [language, list(language)])),
  };
  const code = await readFile(loader, 'utf8');
  await writeFile(loader, code.replace('"@preload@"', `(${JSON.stringify(preload)})`));
}

/** A second minifier finds a few percent that the first leaves. */
async function squeezeFurther(file) {
  const options = {module: true, ecma: 2022, compress: {passes: 3, unsafe_arrows: true, pure_getters: true}};
  const {code} = await minify(await readFile(file, 'utf8'), options);
  await writeFile(file, code);
}

/**
 * Weighs every file (the theme linter allows 10,000 bytes gzip each, the bundle aside) and what each kind of page loads,
 * in bytes brotli.
 */
async function weigh({all, of}) {
  const page = (...names) => [...new Set(names.flatMap(name => [...of[name]]))];
  const box = ['storefront-search', 'search-box', 'ja'];
  const weights = new Map(await Promise.all(all.map(async file => [file, await weightOf(file)])));
  const rows = [
    ...all.map(file => [basename(file), weights.get(file), 'gzip', 10_000]),
    ['storefront-search.bundle.js', await weightOf(`${outdir}/storefront-search.bundle.js`)],
    ...[
      ['loader, search box untouched', 1_500, page('storefront-search')],
      ['search box, ready to type', 11_000, page(...box)],
      ['search box, first answer shown', 17_000, page(...box, 'suggestion-list')],
      ['results page, painted', 19_000, page('storefront-search', 'results-page', 'ja')],
      ['everything, one language', 30_000, all.filter(file => !of.en.has(file) || of.ja.has(file))],
    ].map(([name, limit, files]) => [name, sum(files.map(file => weights.get(file))), 'brotli', limit]),
  ];
  const failures = rows
    .filter(([, weight, kind, limit]) => limit && weight[kind] > limit)
    .map(
      ([name, weight, kind, limit]) => `Over budget: ${name}: ${weight[kind]} bytes ${kind}, limit ${limit}`,
    );
  return {report: table(rows), failures};
}

async function weightOf(file) {
  const code = await readFile(file);
  return {raw: code.length, gzip: gzipSync(code, {level: 9}).length, brotli: brotliCompressSync(code).length};
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
