import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import type {Report} from './tally.ts';

/** Builds `dist/`, which the demo store serves. Only a failure is reported: a build is no test. */
export async function build(report: Report): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, ['esbuild.mjs'], {timeout: 60_000, killSignal: 'SIGKILL'});
  } catch (error) {
    report({file: 'esbuild.mjs', passed: 0, failures: [{name: 'the build', detail: explain(error)}]});
  }
}

function explain(error: unknown): string {
  const {message, stdout, killed} = error as Error & {stdout: string; killed: boolean};
  return killed ? `did not end within a minute\n${stdout}` : `${message}\n${stdout}`;
}
