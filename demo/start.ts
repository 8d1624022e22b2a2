import {execFileSync} from 'node:child_process';
import {readSettings, StartError} from './settings.ts';

// `npm start`: builds the elements, then starts the demo store. `--help` needs no build; a mistake in the arguments ends it before.

try {
  if (readSettings()) build();
  await import('./main.ts');
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

function build(): void {
  console.log('Building the elements …');
  execFileSync(process.execPath, ['esbuild.mjs'], {stdio: ['ignore', 'ignore', 'inherit']});
}
