// Builds lib/cli/, or the folder that an argument names: bundles the command into a file that any Node starts and one that needs
// Node 20, and collects the licences of the bundled packages.
import {writeFile} from 'node:fs/promises';
import * as esbuild from 'esbuild';
import {importStatically} from './import-statically.mjs';
import {licensesOf} from './licenses.mjs';

const outdir = process.argv[2] ?? 'lib/cli';
const build = await esbuild.build({
  entryPoints: ['src/cli/main.ts'],
  outdir,
  bundle: true,
  splitting: true,
  chunkNames: 'command',
  // Without the plugin, the modules that the elements load on demand would be separate files.
  plugins: [importStatically(module => module !== 'src/cli/command.ts')],
  platform: 'node',
  // jsonc-parser's `main` is UMD, which esbuild cannot bundle because it wraps `require`.
  mainFields: ['module', 'main'],
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
  metafile: true,
});

await writeFile(`${outdir}/third-party-licenses.txt`, await licensesOf(build));
