import {once, setMaxListeners} from 'node:events';
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
export async function runStage(
  stage: Stage,
  files: readonly string[],
  report: Report,
  stopping: AbortSignal,
): Promise<void> {
  if (files.length === 0) return;
  const waiting = new Set(files);
  const reportOnce: Report = result => {
    if (waiting.delete(result.file)) report(result);
  };
  const overdue = AbortSignal.timeout(stage.minutes * 60_000);
  const signal = AbortSignal.any([overdue, stopping]);
  // Every file that runs listens.
  setMaxListeners(0, signal);
  const reason = await Promise.race([
    stage.run(files, reportOnce, signal).then(() => 'was never run', explain),
    once(overdue, 'abort').then(
      () => `did not end before the ${stage.minutes} minutes of ${stage.name} were over`,
    ),
  ]);
  for (const file of waiting) report({file, passed: 0, failures: [{name: file, detail: reason}]});
}

function explain(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
