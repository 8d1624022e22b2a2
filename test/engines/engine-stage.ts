import {type Launcher, runBrowserTests} from '../harness/browser-tests.ts';
import type {Stage} from '../harness/stage.ts';

/** The tests of the store and of the elements, in an engine: in Chromium where no launcher is given. */
export function engineStage(name: string, minutes: number, launcher?: Launcher): Stage {
  return {
    name: `tests in ${name}`,
    folders: ['store', 'elements'],
    minutes,
    browser: true,
    run: (files, report, signal) => runBrowserTests(files, report, signal, launcher),
  };
}
