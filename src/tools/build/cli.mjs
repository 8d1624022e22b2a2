// Builds lib/cli/: bundles the command into a file that any Node starts and one that needs Node 20, and collects the licences of the
// bundled packages.
import {writeFile} from 'node:fs/promises';
import * as esbuild from 'esbuild';
import {licensesOf} from './licenses.mjs';

const build = await esbuild.build({
  entryPoints: ['src/cli/main.ts'],
  outdir: 'lib/cli',
  bundle: true,
  splitting: true,
  chunkNames: 'command',
  platform: 'node',
  // jsonc-parser's `main` is UMD, which esbuild cannot bundle because it wraps `require`.
  mainFields: ['module', 'main'],
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  metafile: true,
});

await writeFile('lib/cli/third-party-licenses.txt', await licensesOf(build));
