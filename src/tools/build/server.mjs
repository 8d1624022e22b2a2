// Builds lib/server/: the entries for servers, which have no DOM. They import the core of lib/.
import {join, relative, sep} from 'node:path';
import * as esbuild from 'esbuild';

/** Keeps a single copy of core, so that the errors an entry throws are instances of the classes that `./core` exports. */
const coreOfLib = {
  name: 'core-of-lib',
  setup(build) {
    build.onResolve({filter: /\/core\/.*\.ts$/}, ({path, resolveDir}) => {
      const name = relative('src', join(resolveDir, path)).replaceAll(sep, '/').replace(/\.ts$/, '.js');
      return name.startsWith('core/') ? {path: `../${name}`, external: true} : undefined;
    });
  },
};

await esbuild.build({
  entryPoints: [
    {in: 'src/entries/server.ts', out: 'index'},
    ...['define', 'search-box', 'search-results', 'facet-panel'].map(name => ({
      in: `src/entries/${name}.ts`,
      out: name,
    })),
  ],
  chunkNames: '[name]-[hash]',
  outdir: 'lib/server',
  bundle: true,
  splitting: true,
  format: 'esm',
  target: 'es2022',
  charset: 'utf8',
  // Selects lit's server build, which does not need a document.
  platform: 'node',
  plugins: [coreOfLib],
});
