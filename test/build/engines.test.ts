import assert from 'node:assert/strict';
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {findEngines, type Places} from '../engines/engines.ts';
import {tableOf} from '../engines/table.ts';

let folder: string;
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'engines-'));
  lines = [];
});

afterEach(() => rmSync(folder, {recursive: true}));

test('skips an engine that is not installed, and names what to install', () => {
  assert.deepEqual(findNames(), []);
  assert.deepEqual(lines, [
    'No Firefox here, so its tests do not run. Install it: npx playwright install --with-deps firefox, or on Debian: apt-get install firefox-esr',
    'No WebKit here, so its tests do not run. Install it: npx playwright install --with-deps webkit, or on Debian: apt-get install webkit2gtk-driver xvfb xauth',
  ]);
});

test('finds Firefox by its names on Debian and elsewhere', () => {
  addProgram('bin/firefox');
  assert.deepEqual(findNames(), ['Firefox']);
});

test('finds WebKit if its driver, its browser and a virtual display are installed', () => {
  addProgram('bin/WebKitWebDriver');
  addProgram('bin/xvfb-run');
  assert.deepEqual(findNames(), []);
  addProgram('lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser');
  assert.deepEqual(findNames(), ['WebKit']);
});

test('prefers Playwright’s browsers to the system’s', () => {
  addProgram('bin/firefox');
  addProgram('playwright/firefox');
  addProgram('playwright/webkit');
  const [firefox, webkit] = findEngines(line => lines.push(line), places());
  assert.equal(firefox?.path, join(folder, 'playwright/firefox'));
  assert.equal(webkit?.path, join(folder, 'playwright/webkit'));
});

test('prints a table with a row per folder, a row for the total, and a column per engine', () => {
  const suite = (name: string, cases: string) => `<testsuite name="${name}">${cases}</testsuite>`;
  const passed = '<testcase name="a"/>';
  const failed = '<testcase name="b"><failure/></testcase>';
  const reports = [
    `<testsuites>
      ${suite('Firefox_engine_/test/elements/a.test.ts', passed + passed)}
      ${suite('WebKit_engine_/test/elements/a.test.ts', passed + failed)}
    </testsuites>`,
    '<testsuites><testsuite name="journeys.test.ts" hostname="journeys in Firefox"><testcase name="c"/></testsuite></testsuites>',
  ];
  assert.deepEqual(tableOf(reports, ['Firefox', 'WebKit']).split('\n'), [
    '| tests | Firefox | WebKit |',
    '| --- | --- | --- |',
    '| elements | 2 passed | 1 passed, 1 failed |',
    '| journeys | 1 passed | 0 passed |',
    '| all | 3 passed | 1 passed, 1 failed |',
  ]);
});

function findNames(): string[] {
  return findEngines(line => lines.push(line), places()).map(({name}) => name);
}

function places(): Places {
  return {
    path: join(folder, 'bin'),
    libraries: join(folder, 'lib'),
    firefox: join(folder, 'playwright/firefox'),
    webkit: join(folder, 'playwright/webkit'),
  };
}

function addProgram(path: string): void {
  const program = join(folder, path);
  mkdirSync(dirname(program), {recursive: true});
  writeFileSync(program, '');
  chmodSync(program, 0o755);
}
