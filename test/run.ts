import {findEngines, launcherOf} from './engines/engines.ts';
import {journeyStage, runsIn} from './engines/journey-stage.ts';
import {EngineTable} from './engines/table.ts';
import {findBrowser} from './harness/browser.ts';
import {build} from './harness/build.ts';
import {shareDemo} from './harness/demo-process.ts';
import {listStrays, listTests} from './harness/files.ts';
import {runNodeTests} from './harness/node-tests.ts';
import {runStage, type Stage} from './harness/stage.ts';
import {Tally} from './harness/tally.ts';

// Runs every test, or with arguments those whose path contains one of them: `npm test -- pages/shopping core`.
// The last line is `N passed, N failed`. A run in which nothing ran has failed too.

/** The minutes of each are for a machine of a third of the usual speed. */
const STAGES: readonly Stage[] = [
  {
    name: 'Node tests',
    folders: [
      'core',
      'cli',
      'docs',
      'debug',
      'catalogue',
      'service',
      'storefront',
      'build',
      'contract',
      'property',
    ],
    minutes: 10,
    run: (files, report, signal) => runNodeTests(files, report, {concurrency: 2, seconds: 120, signal}),
  },
  {
    name: 'browser tests',
    folders: ['store', 'elements'],
    minutes: 10,
    browser: true,
    // Imported here, so that a demo service that does not load takes no other stage down.
    run: async (...run) => (await import('./harness/browser-tests.ts')).runBrowserTests(...run),
  },
  journeyStage(8),
  {
    name: 'page tests',
    folders: ['pages'],
    minutes: 25,
    browser: true,
    run: async (files, report, signal) => {
      const demo = await shareDemo();
      await runNodeTests(files, report, {concurrency: 2, seconds: 300, signal});
      await demo.stop();
    },
  },
];

/** Where engines differ most: keys, IMEs, focus, addresses, fetch and storage; `npm run test:engines` runs the rest. */
const IN_OTHER_ENGINES =
  /store\/|elements\/(address|combobox|composition|facet-panel|ime|paging|search-box|suggestions|toolbar)/;

/**
 * Looks at every page again, or walks in Chromium the ways that its page tests walk too: minutes that `npm run test:all`
 * takes, or whoever names one of them.
 */
const LONG = /pages\/(axe-everywhere|docs|looks)\.|journeys\/chromium\./;

const isAll = process.argv.includes('--all');
const filters = process.argv.slice(2).filter(each => each !== '--all');
const tally = new Tally();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

await build(tally.report);
for (const file of listStrays(STAGES.flatMap(({folders}) => folders))) {
  tally.report({
    file,
    passed: 0,
    failures: [{name: file, detail: 'No stage of test/run.ts runs this folder.'}],
  });
}
const engines = findEngines(console.log);
const here = ['Chromium', ...engines.map(({name}) => name)];
const plan = STAGES.map(stage => ({
  stage,
  files: listTests(stage.folders, filters)
    .filter(file => here.some(engine => runsIn(file, engine)))
    .filter(file => isAll || filters.length > 0 || !LONG.test(file)),
}));
const browser = plan.some(({stage, files}) => stage.browser && files.length > 0) && (await prepareBrowser());
for (const {stage, files} of plan) {
  if (browser || !stage.browser) await runStage(stage, files, tally.report, stopping.signal);
}
await runInOtherEngines();
finish();

/** Before the stages, so that installing one is not on their time. */
async function prepareBrowser(): Promise<boolean> {
  try {
    console.log(`Browser: ${await findBrowser()}`);
    return true;
  } catch (error) {
    tally.report({file: 'the browser', passed: 0, failures: [{name: 'find one', detail: String(error)}]});
    return false;
  }
}

/** Firefox and WebKit, as far as they are here; at once, as each runs its files one after the other. */
async function runInOtherEngines(): Promise<void> {
  const files = listTests(['store', 'elements'], filters).filter(file => IN_OTHER_ENGINES.test(file));
  if (files.length === 0) return;
  const {engineStage} = await import('./engines/engine-stage.ts');
  const table = new EngineTable();
  await Promise.all(
    engines.map(engine => {
      const stage = engineStage(engine.name, 10, launcherOf(engine));
      return runStage(stage, files, table.record(engine.name, tally.report), stopping.signal);
    }),
  );
  console.log(`${table}`);
}

function stop(signal: NodeJS.Signals): void {
  stopping.abort();
  tally.report({
    file: 'the run',
    passed: 0,
    failures: [{name: 'to its end', detail: `stopped by ${signal}`}],
  });
  finish();
}

function finish(): never {
  process.stdout.write(`\n${tally}\n`);
  process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
}
