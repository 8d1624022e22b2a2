import {execFileSync} from 'node:child_process';

// `npm start`: builds the elements, then starts the demo store. `--help` needs no build.

if (!process.argv.some(argument => argument === '--help' || argument === '-h')) {
  console.log('Building the elements …');
  execFileSync(process.execPath, ['esbuild.mjs'], {stdio: ['ignore', 'ignore', 'inherit']});
}
await import('./main.ts');
