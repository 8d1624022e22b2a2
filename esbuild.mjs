// Builds dist/: `node esbuild.mjs`. With `--size` it prints what each page and file weighs, and fails if a page is over its limit. With
// `--docs docs/sizes.md` it writes what pages and attributes weigh into that file. `--outdir` builds into another folder.
import {createHash} from 'node:crypto';
import {mkdir, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {basename, join, relative, sep} from 'node:path';
import {parseArgs} from 'node:util';
import * as esbuild from 'esbuild';
import {Graph} from './src/tools/build/graph.mjs';
import {importStatically} from './src/tools/build/import-statically.mjs';
import {licensesOf} from './src/tools/build/licenses.mjs';
import {loadTogether} from './src/tools/build/load-together.mjs';
import {minifyStyles} from './src/tools/build/minify-styles.mjs';
import {findOwners} from './src/tools/build/owners.mjs';
import {preloadSnippet} from './src/tools/build/preload-snippet.mjs';
import {reverseFeatures} from './src/tools/build/reverse-features.mjs';
import {sizesPage} from './src/tools/build/sizes-page.mjs';
import {
  listFailures,
  table,
  weigh,
  weighEntries,
  weighFiles,
  weighOptIns,
} from './src/tools/build/weights.mjs';

const {size, docs, outdir} = parseArgs({
  options: {
    size: {type: 'boolean', default: false},
    docs: {type: 'string'},
    outdir: {type: 'string', default: 'dist'},
  },
}).values;
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

const FIRST_SEARCH = 'src/entries/first-search.ts';
const STORE = 'src/entries/store.ts';
const RESULTS_PAGE = 'src/entries/results-page.ts';
const SEARCH_BOX = 'src/entries/search-box.ts';

/**
 * The files that are loaded on demand: `modules` are imported, and `after` names the files that are loaded by then. What several files
 * import is in the last one that is loaded before all of them.
 */
const onDemand = {
  globals: {modules: ['src/store/globals.ts']},
  'first-search': {modules: [FIRST_SEARCH], after: ['globals']},
  lit: {modules: ['src/elements/shared/search-element.ts'], after: ['globals']},
  schema: {modules: ['src/core/contract/schema.ts'], after: ['first-search']},
  store: {modules: [STORE], after: ['first-search', 'lit']},
  'results-page': {modules: [RESULTS_PAGE], after: ['store']},
  'search-box': {modules: [SEARCH_BOX], after: ['lit']},
  'later-parts': {modules: ['src/service/browser/page-ahead.ts'], after: ['store']},
  'list-parts': {
    modules: ['src/elements/search-results/features.styles.ts'],
    after: ['results-page', 'later-parts'],
  },
  features: {modules: ['src/elements/search-results/features.ts'], after: ['list-parts']},
  history: {modules: ['src/elements/search-results/history/snapshots.ts'], after: ['list-parts']},
  facets: {modules: ['src/elements/facet-panel/panel-facets.ts'], after: ['list-parts']},
  measures: {modules: ['src/core/filters/measures.ts'], after: ['list-parts']},
  'several-values': {modules: ['src/service/search/search-parts.ts'], after: ['store']},
  cards: {
    modules: [
      'src/elements/search-results/cards/card-features.ts',
      'src/elements/shared/templates/theme-card.ts',
    ],
    after: ['list-parts'],
  },
  'around-cards': {
    modules: [
      'src/elements/search-results/control-features.ts',
      'src/elements/search-results/page-features.ts',
      'src/elements/facet-panel/filter-bar.ts',
    ],
    after: ['list-parts'],
  },
  dialogs: {
    modules: [
      'src/elements/facet-panel/filter-drawer.ts',
      'src/elements/search-results/quick-add/option-picker.ts',
    ],
    after: ['list-parts'],
  },
  'theme-list': {
    modules: [
      'src/elements/search-results/theme-list/theme-features.ts',
      'src/elements/search-results/platform-answer.ts',
      'src/elements/facet-panel/form-takeover.ts',
    ],
    after: ['list-parts'],
  },
  'opened-box': {modules: ['src/elements/search-box/opened-box.ts'], after: ['later-parts', 'search-box']},
  'platform-groups': {
    modules: ['src/elements/search-box/viewed-products.ts', 'src/service/shopify/platform-suggestions.ts'],
    after: ['later-parts', 'search-box'],
  },
  developer: {
    modules: ['src/service/console/problems.ts', 'src/elements/search-results/theme-editor/preview.ts'],
    after: ['results-page'],
  },
};

/** The files that a page loads by its attributes, or for what a shopper opens. */
const optIns = [
  'cards',
  'around-cards',
  'theme-list',
  'dialogs',
  'measures',
  'several-values',
  'platform-groups',
  'developer',
];

const {graph, languageHash} = await buildChunks();
const resultsPage = graph.reach(
  'src/entries/first-search.ts',
  'src/core/contract/schema.ts',
  'src/entries/results-page.ts',
);
const searchBox = graph.reach(
  'src/entries/search-box.ts',
  'src/elements/search-box/suggestions.ts',
  'src/core/contract/schema.ts',
);

/** The files of both kinds of pages. */
const shared = resultsPage.filter(file => searchBox.includes(file));
const withoutShared = files => files.filter(file => !shared.includes(file));

const loader = await esbuild.build({
  ...options,
  entryPoints: {'storefront-search': 'src/entries/loader.ts'},
  plugins: [importBuilt(() => true)],
  define: {
    FILES: JSON.stringify({
      shared,
      'results-page': withoutShared(resultsPage),
      'search-box': withoutShared(searchBox),
      languages: Object.keys(graph.languages),
      languageHash,
    }),
  },
});

const embed = await esbuild.build({
  ...options,
  entryPoints: {'storefront-search-embed': 'src/entries/embed.ts'},
  plugins: [importLoader()],
});

const extras = await esbuild.build({
  ...options,
  entryPoints: {
    'storefront-search-shortcuts': 'src/entries/shortcuts.ts',
    'storefront-search-viewed': 'src/entries/viewed.ts',
  },
});

const single = await buildSingleFile(['en', 'ja'], {name: 'storefront-search.bundle'});

const inspector = await esbuild.build({
  ...options,
  entryPoints: {'storefront-search.debug': 'src/inspector/storefront-search.debug.ts'},
  plugins: [minifyStyles],
  define: {VERSION: JSON.stringify(version)},
});

const texts = {
  'storefront-search-preload.liquid': preloadSnippet(
    resultsPage,
    graph.reach('src/elements/search-results/cards/card-features.ts'),
    graph.languages,
  ),
  'third-party-licenses.txt': await licensesOf(single, inspector),
};
await Promise.all(Object.entries(texts).map(([name, text]) => writeFile(join(outdir, name), text)));
await removeStale();

if (size || docs) {
  const core = {without: optIns.flatMap(name => onDemand[name].modules)};
  const whole = {everything: await buildSingleFile(['ja']), core: await buildSingleFile(['ja'], core)};
  const pages = await weigh(graph, outdir, whole);
  if (docs) await writeFile(docs, sizesPage(pages, await weighOptIns(graph, outdir)));
  if (size) {
    const others = [await weighFiles(graph, outdir), await weighEntries(options)];
    console.log([pages, ...others].map(table).join('\n\n'));
    const failures = listFailures(pages);
    for (const failure of failures) console.error(failure);
    process.exitCode = failures.length > 0 ? 1 : 0;
  }
}

/** Builds the files that the loader loads, and writes those that hold code. */
async function buildChunks() {
  const chunks = {
    ...options,
    entryPoints: [FIRST_SEARCH, STORE, RESULTS_PAGE, SEARCH_BOX],
    splitting: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    write: false,
  };
  const owners = await findOwners(onDemand, {
    ...options,
    entryPoints: chunks.entryPoints,
    plugins: reverseFeatures,
  });
  const {metafile, outputFiles} = await esbuild.build({
    ...chunks,
    plugins: [...reverseFeatures, loadTogether(onDemand, owners), minifyStyles],
  });
  const unnamed = new Graph(metafile);
  // Of all languages, so that the loader knows the name of each.
  const languageHash = hashOf(Object.values(unnamed.languages).sort());
  const languageFiles = Object.entries(unnamed.languages);
  const names = [
    // esbuild calls a file "chunk" if others share code with it.
    ...unnamed.files.map(file => [file, file.replace('chunk', owners.get(unnamed.modulesIn(file)[0])?.file)]),
    ...languageFiles.map(([language, file]) => [file, `${language}-${languageHash}.js`]),
  ];
  const rename = text => names.reduce((named, [file, name]) => named.replaceAll(file, name), text);
  const graph = new Graph(JSON.parse(rename(JSON.stringify(metafile))));
  await mkdir(outdir, {recursive: true});
  const written = outputFiles.map(({path, text}) => [rename(basename(path)), rename(text)]);
  const used = written.filter(([file]) => graph.files.includes(file));
  for (const {imports} of graph.files.map(file => graph.outputOf(file)))
    for (const {path} of imports)
      if (!graph.files.includes(basename(path)))
        throw new Error(
          `${basename(path)} is imported, but has no code of its own: no other file may come \`after\` it.`,
        );
  await Promise.all(used.map(([file, text]) => writeFile(join(outdir, file), text)));
  return {graph, languageHash};
}

/** Hashes names that hold hashes of their own, in the form of esbuild's. */
function hashOf(names) {
  return createHash('sha256').update(`${names}`).digest('hex').slice(0, 8).toUpperCase();
}

/**
 * Builds a single file with some languages; it loads the others from their own files.
 *
 * @param without the modules that it loads from their own files too.
 */
function buildSingleFile(languages, {name, without = []} = {}) {
  const isLanguage = module => module.startsWith('src/i18n/messages/');
  const isIncluded = module =>
    isLanguage(module)
      ? languages.some(language => module.endsWith(`/${language}.ts`))
      : !without.includes(module);
  return esbuild.build({
    ...options,
    entryPoints: {[name ?? 'single']: 'src/entries/index.ts'},
    plugins: [importBuilt(module => !isIncluded(module)), importStatically(isIncluded), minifyStyles],
    write: name !== undefined,
  });
}

/** Makes the app embed import the loader as the file that it is beside it. */
function importLoader() {
  return {
    name: 'import-loader',
    setup(build) {
      build.onResolve({filter: /\/loader\.ts$/}, () => ({path: './storefront-search.js', external: true}));
    },
  };
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
  const outputs = [loader, embed, extras, single, inspector].flatMap(({metafile}) =>
    Object.keys(metafile.outputs),
  );
  const current = new Set([...graph.files, ...outputs.map(path => basename(path)), ...Object.keys(texts)]);
  const stale = (await readdir(outdir)).filter(name => !current.has(name));
  await Promise.all(stale.map(name => rm(join(outdir, name), {recursive: true})));
}
