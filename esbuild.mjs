// Builds dist/: `node esbuild.mjs`. Prints every budget: `node esbuild.mjs --size`. A file or a page over its budget
// fails the build.
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import * as esbuild from 'esbuild';
import {minify} from 'terser';
import {describe} from './src/build/chunks.mjs';
import {byLoader, inBundle, inOneLanguage, languages, partLanguages, parts} from './src/build/languages.mjs';
import {licensesOf} from './src/build/licenses.mjs';
import {preloadSnippet} from './src/build/preload-snippet.mjs';
import {squeeze, squeezeIntoOne} from './src/build/sources.mjs';
import {weigh, weighEntries} from './src/build/weights.mjs';

const outdir = 'dist';
const loader = 'storefront-search.js';
const bundle = 'storefront-search.bundle.js';
const drawer = 'storefront-search.debug.js';
const snippet = 'storefront-search-preload.liquid';
const licenses = 'third-party-licenses.txt';
const {version} = JSON.parse(await readFile('package.json', 'utf8'));

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
// For developers, so it need not be small: zod, lit and its templates as they are.
const tool = await esbuild.build({
  ...options,
  alias: {},
  plugins: [],
  entryPoints: {'storefront-search.debug': 'src/inspector/storefront-search.debug.ts'},
  define: {VERSION: JSON.stringify(version)},
});

const {files, reached, end} = describe(split, loader);
const loading = files.get(loader);
loading.code = loading.code.replace('"@preload@"', `(${JSON.stringify(preloads())})`);
files.set(bundle, {code: end(whole.outputFiles[0].text), imports: []});
files.set(drawer, {code: tool.outputFiles[0].text, imports: []});
const everything = {code: oneLanguage.outputFiles[0].text};
await Promise.all([...files.values(), everything].map(squeezeFurther));
compileAhead('results-page', 'search-store', 'search-box', 'suggestions');
await write();
const {report, failures} = weigh({files, reached, everything: everything.code, unsplit: [bundle, drawer]});
if (process.argv.includes('--size')) console.log(`${report}\n\n${await weighEntries(options)}`);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length ? 1 : 0;

/** What the loader asks for beside a chunk, not after it: the files behind it, without the end of their names. */
function preloads() {
  const list = (...names) => {
    const all = names.flatMap(name => [...reached[name]]).map(file => file.replace(end('@ending@'), ''));
    return [...new Set(all)].slice(1);
  };
  return {
    'results-page': list('results-page'),
    'search-box': list('search-box'),
  };
}

/** A second minifier finds a few percent that the first leaves. */
async function squeezeFurther(file) {
  const compress = {
    passes: 6,
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

/**
 * Has an engine that knows the comment compile all of a file when it comes, in place of each function when it is first
 * called: that would be while a shopper waits for the first key to show.
 */
function compileAhead(...names) {
  for (const name of names) {
    const file = files.get(end(`${name}@ending@`));
    file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
  }
}

/** New files first, then stale ones go: a page that loads meanwhile finds what it asks for. */
async function write() {
  await mkdir(outdir, {recursive: true});
  const preload = preloadSnippet([...reached['results-page']], languages, end('-page@ending@'));
  const texts = new Map([...files].map(([name, {code}]) => [name, code]))
    .set(snippet, preload)
    .set(licenses, await licensesOf(split, whole, tool));
  await Promise.all([...texts].map(([name, text]) => writeFile(`${outdir}/${name}`, text)));
  const stale = (await readdir(outdir)).filter(name => !texts.has(name));
  await Promise.all(stale.map(name => rm(`${outdir}/${name}`, {recursive: true})));
}
