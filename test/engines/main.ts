import {findBrowser} from '../harness/browser.ts';
import {listTests} from '../harness/files.ts';
import {runStage} from '../harness/stage.ts';
import {Tally} from '../harness/tally.ts';
import {engineStage} from './engine-stage.ts';
import {findEngines} from './engines.ts';
import {EngineTable} from './table.ts';

// Runs the tests of the store and of the elements in Chromium, Firefox and WebKit, and ends with a table. Arguments
// name engines, or parts of the paths of files: `npm run test:engines -- firefox webkit search-box ime`.

const MINUTES = 8;
const NAMES = ['Chromium', 'Firefox', 'WebKit'];

const words = process.argv.slice(2);
const named = NAMES.filter(name => words.includes(name.toLowerCase()));
const wanted = new Set(named.length > 0 ? named : NAMES);
const parts = words.filter(word => !NAMES.some(name => name.toLowerCase() === word));
const tally = new Tally();
const table = new EngineTable();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const stages = findEngines(console.log)
  .filter(({name}) => wanted.has(name))
  .map(({name, createLauncher}) => ({name, stage: engineStage(name, MINUTES, createLauncher())}));
if (wanted.has('Chromium')) {
  await findBrowser();
  stages.unshift({name: 'Chromium', stage: engineStage('Chromium', MINUTES)});
}
for (const {name, stage} of stages) {
  const files = listTests(stage.folders, parts);
  await runStage(stage, files, table.record(name, tally.report), stopping.signal);
}
process.stdout.write(`\n${table}\n\n${tally}\n`);
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);
