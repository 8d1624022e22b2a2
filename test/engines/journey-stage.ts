import {runNodeTests} from '../harness/node-tests.ts';
import type {Stage} from '../harness/stage.ts';

/** The journeys through the demo store, each engine's in a file of its own. */
export function journeyStage(minutes: number): Stage {
  return {
    name: 'journeys',
    folders: ['journeys'],
    minutes,
    browser: true,
    run: (files, report, signal) =>
      runNodeTests(files, report, {concurrency: 2, seconds: 60 * minutes, signal}),
  };
}

/** Whether a test file runs in an engine: of the journeys, the one of its name. */
export function runsIn(file: string, engine: string): boolean {
  return !file.startsWith('test/journeys/') || file === `test/journeys/${engine.toLowerCase()}.test.ts`;
}
