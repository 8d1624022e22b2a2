import {mkdirSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {explainArguments} from '../src/cli/arguments.ts';
import {findEngines} from './engines/engines.ts';
import {findBrowser, findWholeBrowser} from './support/runners/browser.ts';
import build from './support/runners/build.ts';
import {isGreen, type Outcome, summaryOf, sumOutcomes} from './support/runners/junit.ts';
import {
  RESULTS,
  runInChromium,
  runInEngines,
  runJourneys,
  runNode,
  runPages,
} from './support/runners/runners.ts';
import {dependsOnEngine, listTestFiles} from './support/runners/test-files.ts';

// Runs the three test runners one after the other: `npm test`. Words choose the files in whose path one of them occurs: `npm
// test -- core pages/typing`. `--engines` adds the other engines, and `npm run test:all` the slow tests too. A stage that does not fit into
// `--minutes` fails, and so does an engine that is not installed. The failures are named at the end; the last line is `N passed, N failed`.

interface Stage {
  readonly name: string;
  /** The duration on two cores. */
  readonly minutes: number;
  run(): Promise<Outcome>;
}

const OPTIONS = {
  engines: {type: 'boolean', default: false},
  all: {type: 'boolean', default: false},
  whole: {type: 'boolean', default: false},
  minutes: {type: 'string', default: '60'},
  help: {type: 'boolean', short: 'h', default: false},
} as const;

const USAGE = `Usage: npm test -- [words] [arguments]

Runs the everyday tests; with words, the files in whose path one of them occurs.

  --engines      runs the browser tests that depend on the engine, and the journeys, in Firefox and WebKit too
  --all          runs the slow tests too, as npm run test:all does
  --whole        runs the page tests in a whole Chromium or Chrome, not in a headless shell
  --minutes N    fails if the stages take longer (default: 60)
  --help, -h     prints this`;

const {values, positionals: words} = readArguments();
if (values.help) {
  console.log(USAGE);
  process.exit();
}

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS);
console.log(`Browser: ${await findBrowser()}`);
const wholeBrowser = values.whole ? await findWholeBrowser() : undefined;
if (values.whole) console.log(`Browser of page tests: ${wholeBrowser ?? 'none'}`);
build();
const outcomes: Outcome[] = [];
const stages = [
  ...usualStages(),
  ...(values.engines || values.all ? engineStages() : []),
  ...(values.all ? slowStages() : []),
];
console.log(`Stages: ${stages.map(({name}) => name).join(', ')}`);
for (const {name, minutes, run} of stages) {
  const isTooLong = performance.now() / 60_000 + minutes > Number(values.minutes);
  console.log(`\n${name}`);
  outcomes.push(
    isTooLong ? failed(`${name}: not run, as ${values.minutes} minutes are too short`) : await run(),
  );
}
const outcome = sumOutcomes(outcomes);
for (const failure of outcome.failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${summaryOf(outcome)}`);
process.exitCode = isGreen(outcome) ? 0 : 1;

/** The outcome of something that could not run. */
function failed(reason: string): Outcome {
  return {passed: 0, failures: [reason]};
}

/** Ends with one sentence for a mistake in the arguments, before anything is built. */
function readArguments() {
  try {
    return parseArgs({allowPositionals: true, options: OPTIONS});
  } catch (error) {
    console.error(`${explainArguments(error, OPTIONS) ?? error} See --help.`);
    process.exit(1);
  }
}

/** The everyday tests, and the slow ones that the words select. */
function usualStages(): Stage[] {
  const {node, browser, pages} = listTestFiles({words, isSlow: words.length > 0 ? undefined : false});
  return [
    {name: 'Node tests', minutes: 1, run: () => runNode(node)},
    {name: 'Browser tests', minutes: 2, run: () => runInChromium(browser)},
    values.whole ? wholePageStage(pages) : {name: 'Page tests', minutes: 3, run: () => runPages(pages)},
  ];
}

/** A whole browser opens a page in twice the time. */
function wholePageStage(pages: readonly string[]): Stage {
  const name = 'Page tests in a whole browser';
  const missing = failed(`${name}: not run, as there is no whole Chromium or Chrome here`);
  return {
    name,
    minutes: 6,
    run: async () => (wholeBrowser ? runPages(pages, 'pages', wholeBrowser) : missing),
  };
}

/** The tests of other engines: those that can come out differently there, or all that the arguments ask for. */
function engineStages(): Stage[] {
  const {browser: all} = listTestFiles({words, isSlow: false});
  const browser = values.all || words.length > 0 ? all : all.filter(dependsOnEngine);
  const left = all.length - browser.length;
  if (left > 0)
    console.log(
      `Firefox and WebKit: without ${left} files that every engine passes alike; npm run test:engines runs them.`,
    );
  const {journeys} = listTestFiles({words});
  const engines = findEngines(line => outcomes.push(failed(line)));
  for (const {name, path} of engines) console.log(`${name}: ${path}`);
  const names = engines.map(({name}) => name);
  return [
    {name: 'Journeys', minutes: 2, run: () => runJourneys(journeys, ['Chromium', ...names])},
    {name: `Browser tests in ${names.join(' and ')}`, minutes: 5, run: () => runInEngines(browser, names)},
  ];
}

function slowStages(): Stage[] {
  const slow = listTestFiles({words, isSlow: true});
  return [
    {name: 'Slow Node tests', minutes: 4, run: () => runNode(slow.node, 'slow-node')},
    {name: 'Slow page tests', minutes: 20, run: () => runPages(slow.pages, 'slow-pages')},
    {name: 'Slow browser tests', minutes: 2, run: () => runInChromium(slow.browser, 'slow-browser')},
  ];
}
