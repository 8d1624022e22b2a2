import {setMaxListeners} from 'node:events';
import type {Report} from './tally.ts';

/** Test files that run in the same way. */
export interface Stage {
  readonly name: string;
  /** The folders of `test/` it runs. */
  readonly folders: readonly string[];
  /** How long it may take in all. */
  readonly minutes: number;
  readonly browser?: boolean;
  /** Runs the files and reports each once; ends its children when aborted. */
  run(files: readonly string[], report: Report, signal: AbortSignal): Promise<void>;
}

/** Runs a stage within its bound: a file it has not reported by then, or at its end, has failed. */
export async function runStage(stage: Stage, files: readonly string[], report: Report): Promise<void> {
  if (files.length === 0) return;
  const waiting = new Set(files);
  const overdue = AbortSignal.timeout(stage.minutes * 60_000);
  // Every file that runs listens.
  setMaxListeners(0, overdue);
  const reportOnce: Report = result => {
    if (waiting.delete(result.file)) report(result);
  };
  const reason = await Promise.race([
    stage.run(files, reportOnce, overdue).then(() => 'was never run', explain),
    aborted(overdue).then(() => `did not end before the ${stage.minutes} minutes of ${stage.name} were over`),
  ]);
  for (const file of waiting) report({file, passed: 0, failures: [{name: file, detail: reason}]});
}

function aborted(signal: AbortSignal): Promise<unknown> {
  return new Promise(resolve => signal.addEventListener('abort', resolve, {once: true}));
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
