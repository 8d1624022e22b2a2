import {mkdirSync, readFileSync} from 'node:fs';
import {cpus, platform} from 'node:os';
import {findBrowser} from '../support/runners/browser.ts';
import build from '../support/runners/build.ts';
import {isGreen, summaryOf, sumOutcomes} from '../support/runners/junit.ts';
import {writeMarked} from '../support/runners/marked.ts';
import {ENGINE_REPORTS, RESULTS, runInEngines, runJourneys} from '../support/runners/runners.ts';
import {listTestFiles} from '../support/runners/test-files.ts';
import {findEngine} from './engines.ts';
import type {EngineName} from './launcher.ts';
import {tableOf} from './table.ts';

// Runs the tests of the store and the elements, and the journeys, in Chromium, Firefox and WebKit, and writes a table of
// the results into docs/benchmarks.md. Arguments are names of engines, or parts of file paths: `npm run test:engines --
// firefox ime`.

const NAMES: readonly EngineName[] = ['Chromium', 'Firefox', 'WebKit'];

const words = process.argv.slice(2);
const named = NAMES.filter(name => words.includes(name.toLowerCase()));
const files = words.filter(word => !NAMES.some(name => name.toLowerCase() === word));
const wanted = named.length > 0 ? named : NAMES;

mkdirSync(RESULTS, {recursive: true});
await findBrowser();
build();
const {browser, journeys} = listTestFiles({words: files});
for (const name of wanted) console.log(`${name}: ${(await findEngine(name)).path}`);
const outcome = sumOutcomes([await runInEngines(browser, wanted), await runJourneys(journeys, wanted)]);
const table = tableOf(
  ENGINE_REPORTS.map(report => readFileSync(report, 'utf8')),
  wanted,
);
console.log(`\n${table}\n\n${summaryOf(outcome)}`);
if (words.length === 0 && isGreen(outcome))
  writeMarked('docs/benchmarks.md', 'test:engines', `${await caption()}\n\n${table}`);
process.exitCode = isGreen(outcome) ? 0 : 1;

/** Returns a caption with the day, the machine and the engines' versions. */
async function caption(): Promise<string> {
  const versions: string[] = [];
  for (const name of wanted) {
    const browser = await (await findEngine(name)).start();
    versions.push(`${name} ${browser.version}`);
    await browser.close();
  }
  const date = new Date().toISOString().slice(0, 10);
  return `${date}, ${cpus().length} cores, ${platform()}: ${versions.join(', ')}`;
}
