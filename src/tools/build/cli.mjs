// Builds lib/cli/: the command in one file, and the licences of the packages in it.
import {writeFile} from 'node:fs/promises';
import * as esbuild from 'esbuild';
import {licensesOf} from './licenses.mjs';

const build = await esbuild.build({
  entryPoints: ['src/cli/main.ts'],
  outfile: 'lib/cli/main.js',
  bundle: true,
  platform: 'node',
  // esbuild cannot follow the `require` of a UMD file, which jsonc-parser's `main` is.
  mainFields: ['module', 'main'],
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  metafile: true,
});

await writeFile('lib/cli/third-party-licenses.txt', await licensesOf(build));
