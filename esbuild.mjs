// Builds dist/: `node esbuild.mjs`. Prints every budget: `node esbuild.mjs --size`. A file or a page over its budget
// fails the build.
import {readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {basename, join, relative, sep} from 'node:path';
import * as esbuild from 'esbuild';
import {Graph} from './src/tools/build/graph.mjs';
import {licensesOf} from './src/tools/build/licenses.mjs';
import {preloadSnippet} from './src/tools/build/preload-snippet.mjs';
import {weigh, weighEntries, weighFiles} from './src/tools/build/weights.mjs';

const outdir = 'dist';
const {version} = JSON.parse(await readFile('package.json', 'utf8'));

const options = {
  bundle: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  minify: true,
  legalComments: 'none',
  metafile: true,
  outdir,
};

/** The loader, and the chunks that it loads on demand. */
const chunks = await esbuild.build({
  ...options,
  entryPoints: ['src/entries/first-search.ts', 'src/entries/results-page.ts', 'src/entries/search-box.ts'],
  splitting: true,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
});
const graph = new Graph(chunks.metafile);
const resultsPage = graph.reach(
  'src/entries/first-search.ts',
  'src/core/contract/schema.ts',
  'src/entries/results-page.ts',
);
const searchBox = graph.reach(
  'src/entries/search-box.ts',
  'src/elements/search-box/opened-box.ts',
  'src/core/contract/schema.ts',
);

const loader = await esbuild.build({
  ...options,
  entryPoints: {'storefront-search': 'src/entries/loader.ts'},
  plugins: [importBuilt(() => true)],
  define: {
    FILES: JSON.stringify({
      'results-page': resultsPage,
      'search-box': searchBox,
      languages: graph.languages,
    }),
  },
});

const single = await buildSingleFile(['en', 'ja'], 'storefront-search.bundle');

const inspector = await esbuild.build({
  ...options,
  entryPoints: {'storefront-search.debug': 'src/inspector/storefront-search.debug.ts'},
  define: {VERSION: JSON.stringify(version)},
});

const texts = {
  'storefront-search-preload.liquid': preloadSnippet(
    resultsPage,
    graph.reach('src/elements/search-results/features.ts', 'src/elements/facet-panel/features.ts'),
    graph.languages,
  ),
  'third-party-licenses.txt': await licensesOf(chunks, single, inspector),
};
await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(outdir, name), text)));
await removeStale();

const {report, failures} = await weigh(graph, outdir, await buildSingleFile(['ja']));
if (process.argv.includes('--size')) {
  console.log([report, await weighFiles(graph, outdir), await weighEntries(options)].join('\n\n'));
}
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

/** Builds a single file with some languages; it loads the others from their own files. */
function buildSingleFile(languages, name) {
  const isIncluded = module => languages.some(language => module.endsWith(`/${language}.ts`));
  return esbuild.build({
    ...options,
    entryPoints: {[name ?? 'single']: 'src/entries/index.ts'},
    plugins: [importBuilt(module => module.startsWith('src/i18n/messages/') && !isIncluded(module))],
    write: name !== undefined,
  });
}

/** Makes `import()` of a module load its built file, instead of including the module again. */
function importBuilt(isWanted) {
  return {
    name: 'import-built',
    setup(build) {
      build.onResolve({filter: /^\./}, ({path, resolveDir, kind}) => {
        const module = relative('.', join(resolveDir, path)).replaceAll(sep, '/');
        const file = kind === 'dynamic-import' && isWanted(module) && graph.fileOf(module);
        return file ? {path: `./${file}`, external: true} : undefined;
      });
    },
  };
}

/** Removes the files of earlier builds after the new ones are written, so that a page that loads meanwhile finds its files. */
async function removeStale() {
  const outputs = [chunks, loader, single, inspector].flatMap(({metafile}) => Object.keys(metafile.outputs));
  const current = new Set([...outputs.map(path => basename(path)), ...Object.keys(texts)]);
  const stale = (await readdir(outdir)).filter(name => !current.has(name));
  await Promise.all(stale.map(name => rm(join(outdir, name), {recursive: true})));
}
