import {cpus, platform} from 'node:os';
import {findBrowser} from '../harness/browser.ts';
import {build} from '../harness/build.ts';
import {listTests} from '../harness/files.ts';
import {writeReadme} from '../harness/readme.ts';
import {runStage} from '../harness/stage.ts';
import {Tally} from '../harness/tally.ts';
import {startChromium} from './chromium.ts';
import {engineStage} from './engine-stage.ts';
import {type Engine, findEngines, launcherOf} from './engines.ts';
import {journeyStage, runsIn} from './journey-stage.ts';
import {EngineTable} from './table.ts';

// Runs the tests of the store and of the elements, and the journeys, in Chromium, Firefox and WebKit; ends with a table, which
// the README has when all ran. Arguments name engines, or parts of the paths of files:
// `npm run test:engines -- firefox webkit search-box ime`.

/** For each stage in each engine. */
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

await build(tally.report);
const chromium: Engine = {name: 'Chromium', start: startChromium};
const engines = [chromium, ...findEngines(console.log)].filter(({name}) => wanted.has(name));
if (engines.includes(chromium)) await findBrowser();
const versions: string[] = [];
for (const engine of engines) {
  versions.push(await versionOf(engine));
  // That of the runner opens several files at a time.
  const launcher = engine === chromium ? undefined : launcherOf(engine);
  for (const stage of [engineStage(engine.name, MINUTES, launcher), journeyStage(MINUTES)]) {
    const files = listTests(stage.folders, parts).filter(file => runsIn(file, engine.name));
    await runStage(stage, files, table.record(engine.name, tally.report), stopping.signal);
  }
}
process.stdout.write(`\n${table}\n\n${tally}\n`);
if (words.length === 0 && engines.length === NAMES.length) publish();
process.exit(tally.failed > 0 || tally.passed === 0 ? 1 : 0);

async function versionOf({name, start}: Engine): Promise<string> {
  const browser = await start();
  await browser.close();
  return `${name} ${browser.version}`;
}

/** Has the README say what became of the tests, where and when. */
function publish(): void {
  const date = new Date().toISOString().slice(0, 10);
  const caption = `${date}, ${cpus().length} cores, ${platform()}: ${versions.join(', ')}`;
  writeReadme('test:engines', `${caption}\n\n${table.summary()}`);
}
