// Builds lib/server/: the entries as a server imports them, where there is no DOM. What needs none, core, is that of lib/.
import {join, relative, sep} from 'node:path';
import * as esbuild from 'esbuild';

/** One copy of core, so that what an entry throws is what `./core` exports. */
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
  // With lit's code for servers, whatever runs them: the usual one looks for a document.
  platform: 'node',
  plugins: [coreOfLib],
});
