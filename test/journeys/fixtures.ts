import {test as base} from '@playwright/test';
import {findEngine} from '../engines/engines.ts';
import type {Browser, EngineName} from '../engines/launcher.ts';
import {joinDemo} from '../support/runners/demo-process.ts';
import {Recorder} from './recorder.ts';
import {Visit} from './visit.ts';

/** The options that a project of the configuration sets. */
export interface EngineOptions {
  /** The engine to run the journeys in. */
  readonly engine: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  readonly engineBrowser: Browser;
  readonly storeOrigin: string;
}

/** Playwright's `test` with a shopper who visits the store in the project's browser. */
export const test = base.extend<{readonly visit: Visit}, WorkerFixtures>({
  engine: ['Chromium', {option: true, scope: 'worker'}],
  engineBrowser: [
    async ({engine}, use) => {
      const browser = await (await findEngine(engine)).start();
      await use(browser);
      await browser.close();
    },
    {scope: 'worker', timeout: 120_000},
  ],
  storeOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from its first parameter.
    async ({}, use) => {
      const store = joinDemo();
      await use(store.origin);
      await store.stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  /** Opens a first visit: the origin is new, so the browser has nothing stored for it. */
  visit: async ({engineBrowser, storeOrigin}, use) => {
    const recorder = new Recorder(storeOrigin);
    const origin = await recorder.start();
    const tab = await engineBrowser.open(`${origin}/assets/favicon.svg`);
    await use(new Visit(tab, recorder, origin));
    await tab.close();
    recorder.stop();
  },
});
