import {mkdirSync, rmSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {findEngines} from './engines/engines.ts';
import {findBrowser} from './harness/browser.ts';
import build from './harness/build.ts';
import {isGreen, type Outcome, summaryOf, sumOutcomes} from './harness/junit.ts';
import {RESULTS, runInChromium, runInEngines, runJourneys, runNode, runPages} from './harness/runners.ts';
import {listTestFiles} from './harness/test-files.ts';

// Runs the three test runners one after the other: `npm test`. Words choose the files in whose path one of them occurs: `npm
// test -- core pages/typing`. `npm run test:all` runs the slow tests and the other engines too; `--minutes 20` leaves out what
// would take longer. The failed tests are named at the end; the last line is `N passed, N failed`.

interface Stage {
  readonly name: string;
  /** The duration on two cores. */
  readonly minutes: number;
  run(): Promise<Outcome>;
}

const {values, positionals: words} = parseArgs({
  allowPositionals: true,
  options: {all: {type: 'boolean', default: false}, minutes: {type: 'string', default: '60'}},
});

rmSync(RESULTS, {recursive: true, force: true});
mkdirSync(RESULTS);
console.log(`Browser: ${await findBrowser()}`);
build();
const outcomes: Outcome[] = [];
for (const {name, minutes, run} of [...usualStages(), ...(values.all ? otherStages() : [])]) {
  const isTooLong = performance.now() / 60_000 + minutes > Number(values.minutes);
  console.log(isTooLong ? `\nLeft out for want of time: ${name}` : `\n${name}`);
  if (!isTooLong) outcomes.push(await run());
}
const outcome = sumOutcomes(outcomes);
for (const failure of outcome.failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${summaryOf(outcome)}`);
process.exitCode = isGreen(outcome) ? 0 : 1;

/** The everyday tests, and the slow ones that the words select. */
function usualStages(): Stage[] {
  const {node, browser, pages} = listTestFiles({words, isSlow: words.length > 0 ? undefined : false});
  return [
    {name: 'Node tests', minutes: 1, run: () => runNode(node)},
    {name: 'Browser tests', minutes: 1, run: () => runInChromium(browser)},
    {name: 'Page tests', minutes: 4, run: () => runPages(pages)},
  ];
}

/** The slow tests, and those of other engines. */
function otherStages(): Stage[] {
  const slow = listTestFiles({words, isSlow: true});
  const {browser, journeys} = listTestFiles({words});
  const engines = findEngines(console.log);
  for (const {name, path} of engines) console.log(`${name}: ${path}`);
  const names = engines.map(({name}) => name);
  return [
    {name: 'Slow Node tests', minutes: 2, run: () => runNode(slow.node, 'slow-node')},
    {name: 'Slow page tests', minutes: 7, run: () => runPages(slow.pages, 'slow-pages')},
    {name: 'Journeys', minutes: 2, run: () => runJourneys(journeys, ['Chromium', ...names])},
    {name: `Browser tests in ${names.join(' and ')}`, minutes: 6, run: () => runInEngines(browser, names)},
    {name: 'Slow browser tests', minutes: 2, run: () => runInChromium(slow.browser, 'slow-browser')},
  ];
}
