// Builds dist/: `node esbuild.mjs`. Prints every budget: `node esbuild.mjs --size`. A file or a page over its budget
// fails the build.
import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {basename, dirname, join} from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import * as esbuild from 'esbuild';
import {minify} from 'terser';

const outdir = 'dist';
const parts = ['page', 'box', 'more'];
const languages = (await readdir('src/core/messages'))
  .map(file => basename(file, '.ts'))
  .filter(name => !parts.some(part => name.endsWith(`-${part}`)));
const loader = 'storefront-search.js';
const bundle = 'storefront-search.bundle.js';
const drawer = 'storefront-search.debug.js';
const {version, exports: exported} = JSON.parse(await readFile('package.json', 'utf8'));

/** Reads each file once: most are wanted by several builds. */
function readOnce(read) {
  const readings = new Map();
  return path => {
    const reading = readings.get(path) ?? read(path);
    readings.set(path, reading);
    return reading;
  };
}

/** Style sheets are minified as CSS; elsewhere indentation goes, which template literals would keep. */
const readSqueezed = readOnce(async path => {
  const source = await readFile(path, 'utf8');
  return path.endsWith('.styles.ts') ? minifyCss(source) : source.replace(/\n\s+/g, '\n');
});

/**
 * In one file nothing comes on demand: `import()` gives what is there already. The bundler by itself would keep each such
 * module in a function of its own, with a getter for each of its exports: 4 % more.
 */
const readForOneFile = readOnce(async path => {
  let source = await readSqueezed(path);
  for (const [asked, file] of source.matchAll(/(?<!typeof )\bimport\('(\..+?)'\)/g)) {
    const module = `$${basename(file, '.ts').replaceAll('-', '_')}`;
    const names = await exportsOf(join(dirname(path), file));
    const held = names.map(name => `${name}: ${module}.${name}`);
    source = `import * as ${module} from '${file}'; ${source.split(asked).join(`Promise.resolve({${held}})`)}`;
  }
  return source;
});

async function exportsOf(path) {
  const {metafile} = await esbuild.build({
    entryPoints: [path],
    format: 'esm',
    metafile: true,
    write: false,
    outdir,
  });
  return Object.values(metafile.outputs)[0].exports;
}

/** Has the build read the sources by a function. */
const sourcesBy = read => ({
  name: 'sources',
  setup(build) {
    build.onLoad({filter: /src[\\/].*\.ts$/}, async ({path}) => ({contents: await read(path), loader: 'ts'}));
  },
});

const squeeze = sourcesBy(readSqueezed);
const squeezeIntoOne = sourcesBy(readForOneFile);

/** What is over its budget still, and what it must not outgrow until it is under it. */
const debts = {'everything, one language': 35_500};

/** Where a build finds languages: a table of all their files would weigh on every page. */
const findLanguages = contents => ({
  name: 'find-languages',
  setup(build) {
    build.onLoad({filter: /service[\\/]languages\.ts$/}, ({path}) => ({contents, resolveDir: dirname(path)}));
  },
});

const byLoader = findLanguages(`
  export const importMessages = (locale, part) => {
    const file = "./" + globalThis[Symbol.for(ENDING)](locale, part);
    return import(file);
  };
`);

/** Two languages are at hand where there is no loader; the others are files beside this one. */
const inBundle = findLanguages(`
  import {languageOf} from "../core/language-of.ts";
  import en from "../core/messages/en.ts";
  import ja from "../core/messages/ja.ts";
  const held = {en, ja};
  export const importMessages = (locale, part) => {
    const language = languageOf(locale);
    const file = "./" + language + "-" + part + ENDING;
    return !held[language] && LANGUAGES.includes(language)
      ? import(file)
      : Promise.resolve({default: held[language] ?? en});
  };
`);

const inOneLanguage = findLanguages(`
  import ja from "../core/messages/ja.ts";
  export const importMessages = () => Promise.resolve({default: ja});
`);

/** A language comes in three files, by what says it; in which of them a text is, English says. */
const partLanguages = {
  name: 'part-languages',
  setup(build) {
    build.onResolve({filter: /^\/[\w-]+-(page|box|more)$/}, ({path}) => ({path, namespace: 'language'}));
    build.onLoad({filter: /./, namespace: 'language'}, async ({path}) => {
      const [, language, part] = /^\/(.+)-(\w+)$/.exec(path);
      const [texts, english] = await Promise.all([readTexts(language), readTexts(`en-${part}`)]);
      const own = Object.fromEntries(Object.keys(english).map(key => [key, texts[key]]));
      return {contents: `export default ${JSON.stringify(own)}`};
    });
  },
};

/** The texts of a language, or of a part of one. */
const readTexts = readOnce(async name => {
  const entryPoints = [`src/core/messages/${name}.ts`];
  const {outputFiles} = await esbuild.build({entryPoints, bundle: true, format: 'esm', write: false});
  return (await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)).default;
});

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
  // What ships has of zod and lit what it uses; see README, "Decisions".
  alias: {
    'zod/mini': './src/core/mini-schema.ts',
    'lit/html.js': './src/elements/mini-template.ts',
  },
  outdir,
};

const defined = {LANGUAGES: JSON.stringify(languages.join()), ENDING: '"@ending@"'};
const split = await esbuild.build({
  ...options,
  entryPoints: [
    'src/storefront-search.ts',
    ...languages.flatMap(each => parts.map(part => ({in: `/${each}-${part}`, out: `${each}-${part}`}))),
  ],
  plugins: [byLoader, partLanguages, squeeze],
  splitting: true,
  chunkNames: '[name]-[hash]',
  define: {...defined, PRELOAD: '"@preload@"'},
});
// In one file all style sheets come first: next to each other they compress better.
const sheets = (await readdir('src/elements')).filter(file => file.endsWith('.styles.ts'));
const inject = sheets.map(file => `./src/elements/${file}`);
const whole = await esbuild.build({
  ...options,
  entryPoints: {'storefront-search.bundle': 'src/bundle.ts'},
  plugins: [inBundle, squeezeIntoOne],
  inject,
  define: defined,
});
// What everything that a shopper may come to load weighs, with one language.
const oneLanguage = await esbuild.build({
  ...options,
  entryPoints: ['src/bundle.ts'],
  plugins: [inOneLanguage, shoppersOnly, squeezeIntoOne],
  inject,
});
// For developers, so it need not be small: zod and lit as they are.
const tool = await esbuild.build({
  ...options,
  alias: {},
  entryPoints: {'storefront-search.debug': 'src/debug/storefront-search.debug.ts'},
  define: {VERSION: JSON.stringify(version)},
});

const {files, entries, end} = describe(split);
dropEmpty(files);
const reached = Object.fromEntries(Object.entries(entries).map(([name, file]) => [name, reach(file)]));
const loading = files.get(loader);
loading.code = loading.code.replace('"@preload@"', `(${JSON.stringify(preloads())})`);
files.set(bundle, {code: end(whole.outputFiles[0].text), imports: []});
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
  return {files: new Map(described), entries: Object.fromEntries(files), end};
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

/** What the loader asks for beside a chunk, not after it: the files behind it, without the end of their names. */
function preloads() {
  const list = (...names) => {
    const all = names.flatMap(name => [...reached[name]]).map(file => file.replace(end('@ending@'), ''));
    return [...new Set(all)].slice(1);
  };
  return {
    'results-page': list('results-page'),
    'search-box': list('search-box', 'suggestions'),
  };
}

/** A second minifier finds a few percent that the first leaves. */
async function squeezeFurther(file) {
  const compress = {
    passes: 3,
    // Texts are joined by `+`: what is in them has no other value than its text.
    unsafe: true,
    unsafe_arrows: true,
    pure_getters: true,
    sequences: false,
    lhs_constants: false,
    hoist_funs: true,
  };
  ({code: file.code} = await minify(file.code, {module: true, ecma: 2022, compress}));
}

async function minifyCss(source) {
  const pattern = /css`([^`]*)`/g;
  const sheets = [...source.matchAll(pattern)].map(([, css]) =>
    esbuild.transform(css, {loader: 'css', minify: true}),
  );
  // The spaces that are left and needless stand in values of custom properties and around operators.
  const codes = (await Promise.all(sheets)).map(({code}) =>
    code
      .trim()
      .replace(/(?<=--[\w-]+:|,) | (?=[*/] )|(?<= [*/]) /g, '')
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
  const others = languages
    .filter(each => each !== 'ja')
    .flatMap(each => parts.flatMap(part => [...reached[`${each}-${part}`]]));
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
