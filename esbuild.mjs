// Builds dist/: `node esbuild.mjs`. Prints every budget: `node esbuild.mjs --size`. A file or a page over its budget
// fails the build.
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import * as esbuild from 'esbuild';
import {minify} from 'terser';

const outdir = 'dist';
const messages = (await readdir('src/core/messages')).map(file => basename(file, '.ts'));
const loader = 'storefront-search.js';
const bundle = 'storefront-search.bundle.js';
const languageOf = name => name.replace(/-\w+$/, '');
const drawer = 'storefront-search.debug.js';
const {version, exports: exported} = JSON.parse(await readFile('package.json', 'utf8'));

/** Style sheets are minified as CSS; elsewhere indentation goes, which template literals would keep. */
const squeeze = {
  name: 'squeeze',
  setup(build) {
    build.onLoad({filter: /src[\\/](elements|debug)[\\/].*\.ts$/}, async ({path}) => {
      const source = await readFile(path, 'utf8');
      const contents = path.endsWith('.styles.ts') ? await minifyCss(source) : source.replace(/\n\s+/g, '\n');
      return {contents, loader: 'ts'};
    });
  },
};

/** What is over its budget still, and what it must not outgrow until it is under it. */
const debts = {'everything, one language': 41_000};

/** Languages are found by a rule: a table of all their files would weigh on every page. */
const languageRule = {
  name: 'language-rule',
  setup(build) {
    build.onLoad({filter: /service[\\/]languages\.ts$/}, () => ({
      contents: `export const importMessages = (language, part) => {
        const file = "./" + language + "-" + part + LANGUAGE_FILE;
        return LANGUAGES.includes(language) ? import(file) : undefined;
      }`,
    }));
  },
};

const japaneseOnly = {
  name: 'japanese-only',
  setup(build) {
    build.onLoad({filter: /service[\\/]languages\.ts$/}, async ({path}) => ({
      contents: (await readFile(path, 'utf8')).replace(/^ {2}(?!ja:)\w+: \{[^}]*\},$/gm, ''),
      loader: 'ts',
    }));
  },
};

/** The part for theme editors weighs on no shopper. */
const shoppersOnly = {
  name: 'shoppers-only',
  setup(build) {
    build.onResolve({filter: /design-mode\.ts$/}, ({path}) => ({path, external: true}));
  },
};

const options = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  minify: true,
  legalComments: 'none',
  metafile: true,
  write: false,
  plugins: [squeeze],
  // What ships reads the schema with the functions it uses; see README, "Decisions".
  alias: {
    'zod/mini': './src/core/mini-schema.ts',
  },
  outdir,
};

const split = await esbuild.build({
  ...options,
  entryPoints: [
    'src/storefront-search.ts',
    ...messages.map(name => ({in: `src/core/messages/${name}.ts`, out: name})),
  ],
  plugins: [squeeze, languageRule],
  splitting: true,
  chunkNames: '[name]-[hash]',
  define: {
    PRELOAD: '"@preload@"',
    LANGUAGES: JSON.stringify([...new Set(messages.map(languageOf))].join()),
    LANGUAGE_FILE: '"@ending@"',
  },
});
const whole = await esbuild.build({...options, entryPoints: {'storefront-search.bundle': 'src/bundle.ts'}});
// What everything that a shopper may come to load weighs, with one language.
const oneLanguage = await esbuild.build({
  ...options,
  entryPoints: ['src/bundle.ts'],
  plugins: [squeeze, japaneseOnly, shoppersOnly],
});
// For developers, so it need not be small: zod and lit as they are.
const tool = await esbuild.build({
  ...options,
  alias: {},
  entryPoints: {'storefront-search.debug': 'src/debug/storefront-search.debug.ts'},
  define: {VERSION: JSON.stringify(version)},
});

const {files, entries} = describe(split);
dropEmpty(files);
const reached = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, reach(file)]));
const loading = files.get(loader);
loading.code = loading.code.replace('"@preload@"', `(${JSON.stringify(preloads())})`);
files.set(bundle, {code: whole.outputFiles[0].text, imports: []});
files.set(drawer, {code: tool.outputFiles[0].text, imports: []});
const everything = {code: oneLanguage.outputFiles[0].text};
await Promise.all([...files.values(), everything].map(squeezeFurther));
await write();
const {report, failures} = weigh();
if (process.argv.includes('--size')) console.log(`${report}\n\n${await weighEntries()}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length ? 1 : 0;

/**
 * The files by name, each with its code and what it imports statically; and the file of each entry. All chunks share a
 * hash of what is in them, which so weighs once, and by which one rule names all languages' files; what several chunks
 * share is called after its largest module. The same sources have the same names in whatever folder they are built.
 */
function describe({outputFiles, metafile: {outputs}}) {
  const codes = new Map(outputFiles.map(({path, text}) => [basename(path), text]));
  const names = new Map(Object.entries(outputs).map(([path, output]) => [basename(path), nameOf(output)]));
  if (new Set(names.values()).size < names.size) throw new Error('Two chunks have the same name.');
  const rename = text => text.replace(/[\w-]+\.js/g, name => names.get(name) ?? name);
  const texts = [...codes.values()].map(rename).sort();
  const hash = createHash('sha256').update(texts.join()).digest('hex').slice(0, 8);
  const end = text => rename(text).replaceAll('@ending@', `-${hash}.js`);
  const described = Object.entries(outputs).map(([path, {imports}]) => {
    const statics = imports.filter(each => each.kind === 'import-statement');
    const code = end(codes.get(basename(path)));
    return [end(basename(path)), {code, imports: statics.map(each => end(basename(each.path)))}];
  });
  const named = Object.entries(outputs).filter(([, {entryPoint}]) => entryPoint);
  const files = named.map(([path, {entryPoint}]) => [basename(entryPoint, '.ts'), end(basename(path))]);
  return {files: new Map(described), entries: Object.fromEntries(files)};
}

function nameOf({entryPoint, inputs}) {
  const largest = Object.keys(inputs).sort((a, b) => inputs[b].bytesInOutput - inputs[a].bytesInOutput)[0];
  const name = basename(entryPoint ?? largest ?? 'nothing').replace(/\.[jt]s$/, '');
  return `${name}.js` === loader ? loader : `${name}@ending@`;
}

/** A shared module of nothing but inlined constants leaves a chunk with nothing in it, and a request for it. */
function dropEmpty(files) {
  const empty = [...files].filter(([, {code}]) => code === '').map(([name]) => name);
  for (const name of empty) files.delete(name);
  for (const file of files.values()) {
    for (const name of empty) file.code = file.code.replace(`import"./${name}";`, '');
    file.imports = file.imports.filter(name => !empty.includes(name));
  }
}

/** A file and all that it imports statically, at whatever depth. */
function reach(name) {
  return new Set([name, ...files.get(name).imports.flatMap(each => [...reach(each)])]);
}

/** What the loader asks for side by side, not one after the other: the files behind a chunk. */
function preloads() {
  const list = (...names) => [...new Set(names.flatMap(name => [...reached[name]]))];
  return {
    'results-page': list('results-page'),
    'search-box': list('search-box', 'suggestions'),
  };
}

/** A second minifier finds a few percent that the first leaves. */
async function squeezeFurther(file) {
  const compress = {
    passes: 3,
    unsafe_arrows: true,
    pure_getters: true,
    sequences: false,
    lhs_constants: false,
  };
  ({code: file.code} = await minify(file.code, {module: true, ecma: 2022, compress}));
}

async function minifyCss(source) {
  const pattern = /css`([^`]*)`/g;
  const sheets = [...source.matchAll(pattern)].map(([, css]) =>
    esbuild.transform(css, {loader: 'css', minify: true}),
  );
  // The spaces that are left stand in values of custom properties.
  const codes = (await Promise.all(sheets)).map(({code}) =>
    code
      .trim()
      .replace(/(?<=--[\w-]+[:,]) /g, '')
      .replaceAll('\\', '\\\\'),
  );
  return source.replace(pattern, () => `css\`${codes.shift()}\``);
}

/** New files first, then stale ones go: a page that loads meanwhile finds what it asks for. */
async function write() {
  await mkdir(outdir, {recursive: true});
  await Promise.all([...files].map(([name, {code}]) => writeFile(`${outdir}/${name}`, code)));
  const stale = (await readdir(outdir)).filter(name => !files.has(name));
  await Promise.all(stale.map(name => rm(`${outdir}/${name}`, {recursive: true})));
}

/**
 * Weighs every file (the theme linter allows 10,000 bytes gzip each, the two in one piece aside) and what each kind of
 * page loads, in bytes brotli.
 */
function weigh() {
  const page = (...names) => [...new Set(names.flatMap(name => [...reached[name]]))];
  const unsplit = [bundle, drawer];
  const box = ['storefront-search', 'search-box', 'ja-box'];
  const others = messages.filter(name => languageOf(name) !== 'ja').flatMap(name => [...reached[name]]);
  const left = [...unsplit, ...others, ...reached['design-mode']];
  const chunks = [...files.keys()].filter(name => !left.includes(name));
  const weights = new Map([...files].map(([name, {code}]) => [name, weightOf(code)]));
  const rows = [
    ...[...weights].map(([name, weight]) => [
      name,
      weight,
      ...(unsplit.includes(name) ? [] : ['gzip', 10_000]),
    ]),
    ...[
      ['loader, search box untouched', 1_500, page('storefront-search')],
      ['search box, ready to type', 11_000, page(...box)],
      ['search box, first answer shown', 17_000, page(...box, 'suggestions')],
      ['results page, painted', 19_000, page('storefront-search', 'results-page', 'ja-page')],
      ['everything in chunks, one language', undefined, chunks],
    ].map(([name, limit, names]) => [name, sum(names.map(each => weights.get(each))), 'brotli', limit]),
    ['everything, one language', weightOf(everything.code), 'brotli', 30_000],
  ];
  const failures = rows
    .filter(([name, weight, kind, limit]) => weight[kind] > (debts[name] ?? limit))
    .map(
      ([name, weight, kind, limit]) => `Over budget: ${name}: ${weight[kind]} bytes ${kind}, limit ${limit}`,
    );
  return {report: table(rows), failures};
}

/** What each entry of the package adds to an application that bundles it, with lit and the whole of zod. */
async function weighEntries() {
  const names = Object.values(exported)
    .map(({types}) => basename(types ?? '', '.d.ts'))
    .filter(name => existsSync(`src/${name}.ts`));
  return table((await Promise.all(names.map(weighEntry))).flat());
}

/** What an entry loads at first, and all there is of it. */
async function weighEntry(name) {
  const entry = {alias: {}, plugins: [], entryPoints: [`src/${name}.ts`], splitting: true};
  const {outputFiles, metafile} = await esbuild.build({...options, ...entry});
  const codes = new Map(outputFiles.map(({path, text}) => [basename(path), text]));
  const first = staticReach(metafile.outputs, `${outdir}/${name}.js`).map(path => codes.get(basename(path)));
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
