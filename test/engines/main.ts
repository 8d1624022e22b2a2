import {findBrowser} from '../harness/browser.ts';
import type {Launcher} from '../harness/browser-tests.ts';
import {listTests} from '../harness/files.ts';
import {runStage} from '../harness/stage.ts';
import {Tally} from '../harness/tally.ts';
import {engineStage} from './engine-stage.ts';
import {findEngines, launcherOf} from './engines.ts';
import {journeyStage, runsIn} from './journey-stage.ts';
import {EngineTable} from './table.ts';

// Runs the tests of the store and of the elements, and the journeys, in Chromium, Firefox and WebKit; ends with a table. Arguments
// name engines, or parts of the paths of files: `npm run test:engines -- firefox webkit search-box ime`.

const MINUTES = 20;
const NAMES = ['Chromium', 'Firefox', 'WebKit'];

const words = process.argv.slice(2);
const named = NAMES.filter(name => words.includes(name.toLowerCase()));
const wanted = new Set(named.length > 0 ? named : NAMES);
const parts = words.filter(word => !NAMES.some(name => name.toLowerCase() === word));
const tally = new Tally();
const table = new EngineTable();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const engines = findEngines(console.log).filter(({name}) => wanted.has(name));
const launchers = new Map<string, Launcher | undefined>(engines.map(each => [each.name, launcherOf(each)]));
if (wanted.has('Chromium')) {
  await findBrowser();
  launchers.set('Chromium', undefined);
}
for (const [name, launcher] of launchers) {
  for (const stage of [engineStage(name, MINUTES, launcher), journeyStage(MINUTES)]) {
    const files = listTests(stage.folders, parts).filter(file => runsIn(file, name));
    await runStage(stage, files, table.record(name, tally.report), stopping.signal);
  }
}
process.stdout.write(`\n${table}\n\n${tally}\n`);
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
