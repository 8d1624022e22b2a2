import {describe} from 'node:test';
import {pathToFileURL} from 'node:url';

// Runs the test files that the arguments name in one process, each in a suite of its own: `node --test` starts a process for each file,
// and loads TypeScript in each.

for (const file of process.argv.slice(2))
  describe(file, async () => void (await import(pathToFileURL(file).href)));
