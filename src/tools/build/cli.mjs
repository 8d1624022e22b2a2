// Builds lib/cli/: the command in one file.
import * as esbuild from 'esbuild';

await esbuild.build({
  entryPoints: ['src/cli/main.ts'],
  outfile: 'lib/cli/main.js',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  charset: 'utf8',
});
