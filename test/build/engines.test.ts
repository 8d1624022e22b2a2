import assert from 'node:assert/strict';
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {findEngines} from '../engines/engines.ts';
import {EngineTable} from '../engines/table.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  lines = [];
});

afterEach(() => rmSync(folder, {recursive: true}));

test('an engine that is not on the machine is passed over, and what to install is told', () => {
  assert.deepEqual(findNames(), []);
  assert.deepEqual(lines, [
    'No Firefox here: its tests do not run. Debian has it: apt-get install firefox-esr',
    'No WebKit here: its tests do not run. Debian has it: apt-get install webkit2gtk-driver xvfb',
  ]);
});

test('Firefox is found by the names it has on Debian and elsewhere', () => {
  addProgram('bin/firefox');
  assert.deepEqual(findNames(), ['Firefox']);
});

test('WebKit is found when its driver, its browser and a screen for it are there', () => {
  addProgram('bin/WebKitWebDriver');
  addProgram('bin/xvfb-run');
  assert.deepEqual(findNames(), []);
  addProgram('lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
  assert.deepEqual(findNames(), ['WebKit']);
});

test('the table has a line for each file and one for all, and a column for each engine', () => {
  const table = new EngineTable();
  const file = 'test/elements/a.test.ts';
  const reported: string[] = [];
  const report = (engine: string) => table.record(engine, result => reported.push(result.file));
  const lacking = {name: 'it', detail: 'The engine has no such thing.'};
  report('Firefox')({file, passed: 3, failures: [], inapplicable: [lacking]});
  report('WebKit')({file, passed: 2, failures: [{name: 'it', detail: 'no'}]});
  assert.deepEqual(reported, [`${file} (Firefox)`, `${file} (WebKit)`]);
  assert.deepEqual(`${table}`.split('\n'), [
    '| file | Firefox | WebKit |',
    '| --- | --- | --- |',
    `| ${file} | 3 passed, 1 not applicable | 2 passed, 1 failed |`,
    '| all | 3 passed, 1 not applicable | 2 passed, 1 failed |',
  ]);
});

test('its summary has a line for each folder of tests, and says what is not applicable and why', () => {
  const table = new EngineTable();
  const lacking = [{name: 'a clock › ticks', detail: 'The engine has no clock.'}];
  const record = (file: string, inapplicable: typeof lacking = []) =>
    table.record('WebKit', () => {})({file, passed: 2, failures: [], inapplicable});
  record('test/elements/a.test.ts');
  record('test/elements/b.test.ts', lacking);
  record('test/journeys/webkit.test.ts');
  assert.deepEqual(table.summary().split('\n'), [
    '| tests | WebKit |',
    '| --- | --- |',
    '| elements | 4 passed, 1 not applicable |',
    '| journeys | 2 passed |',
    '| all | 6 passed, 1 not applicable |',
    '',
    '- not applicable in WebKit: “a clock › ticks”: The engine has no clock.',
  ]);
});

function findNames(): string[] {
  const places = {path: join(folder, 'bin'), libraries: join(folder, 'lib')};
  return findEngines(line => lines.push(line), places).map(({name}) => name);
}

function addProgram(path: string): void {
  const program = join(folder, path);
  mkdirSync(dirname(program), {recursive: true});
  writeFileSync(program, '');
  chmodSync(program, 0o755);
}
