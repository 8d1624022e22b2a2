import {defineConfig} from '@playwright/test';
import type {EngineOptions} from './test/journeys/fixtures.ts';
import {launchOptions} from './test/support/runners/browser.ts';

// `npx playwright test --project=pages`, with `--ui` or `--debug` to watch it. `npm test` runs the project `pages`; `npm run
// test:all` runs the others too.

const journeys = {testDir: 'test/journeys', timeout: 180_000};

export default defineConfig<EngineOptions>({
  globalSetup: './test/support/runners/page-setup.ts',
  outputDir: 'test-results/pages',
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  // A page that loads and searches takes longer than the usual 5 s on a busy machine.
  expect: {timeout: 20_000},
  reporter: [['list'], ['junit', {outputFile: 'test-results/pages.xml'}]],
  use: {
    actionTimeout: 20_000,
    launchOptions: await launchOptions(),
    screenshot: 'only-on-failure',
    trace: {mode: 'retain-on-failure', screenshots: false, snapshots: false},
  },
  projects: [
    {name: 'pages', testDir: 'test/pages', testIgnore: '**/*.slow.test.ts'},
    {
      name: 'slow pages',
      testDir: 'test/pages',
      testMatch: '**/*.slow.test.ts',
      snapshotPathTemplate: '{testDir}/layout/pictures/{arg}{ext}',
    },
    {name: 'site setup', testDir: 'test/site', testMatch: 'build.setup.ts', timeout: 180_000},
    {name: 'site', testDir: 'test/site', dependencies: ['site setup'], timeout: 240_000},
    {name: 'journeys in Chromium', ...journeys, use: {engine: 'Chromium'}},
    {name: 'journeys in Firefox', ...journeys, use: {engine: 'Firefox'}},
    {name: 'journeys in WebKit', ...journeys, use: {engine: 'WebKit'}},
  ],
});
