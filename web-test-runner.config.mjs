import {defaultReporter} from '@web/test-runner';
import {junitReporter} from '@web/test-runner-junit-reporter';
import {playwrightLauncher} from '@web/test-runner-playwright';
import {register} from 'tsx/esm/api';

// The tests of the store and the elements: `npx wtr`, with `--watch` to run them as files change, or with `--files
// test/elements/search-results/paging.test.ts`.

// The helpers and the demo's service are TypeScript.
register();
const {launchOptions} = await import('./test/support/runners/browser.ts');
const {bundleTests} = await import('./test/support/runners/bundle-tests.ts');
const {replayAnswers} = await import('./test/support/page/recorded.ts');
const {answerNothing, mountService} = await import('./test/support/page/service.ts');

export default {
  files: ['test/{service,store,elements}/**/!(*.slow).test.ts'],
  concurrency: 2,
  staticLogging: !process.stdout.isTTY,
  browsers: [
    playwrightLauncher({
      launchOptions: await launchOptions(),
      // A file's cookies and storage are its own.
      createBrowserContext: ({browser}) => browser.newContext(),
    }),
  ],
  browserStartTimeout: 60_000,
  testsFinishTimeout: 400_000,
  testFramework: {config: {ui: 'bdd', timeout: 30_000, forbidOnly: true}},
  plugins: [await bundleTests('test/service', 'test/store', 'test/elements')],
  middleware: [answerNothing, replayAnswers(), await mountService()],
  reporters: [
    defaultReporter(),
    junitReporter({outputPath: process.env.WTR_REPORT ?? 'test-results/browser.xml'}),
  ],
  filterBrowserLogs: ({type}) => type === 'error',
};
