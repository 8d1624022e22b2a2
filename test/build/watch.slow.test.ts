import assert from 'node:assert/strict';
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {eventually} from '../support/page/eventually.ts';

// Runs `wtr --watch` in a copy of the project with two tests of its own, because it edits sources.

const REPORT = 'test-results/watch.xml';
let project: string;
let runner: ChildProcess;

before(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'watch-')));
  copyProject();
  write('src/elements/greeting.ts', "export const greeting = 'Hello';\n");
  write('test/elements/greeting.test.ts', testOf('greeting', 'Hello'));
  write('src/elements/farewell.ts', "export const greeting = 'Goodbye';\n");
  write('test/elements/farewell.test.ts', testOf('farewell', 'Goodbye'));
  runner = startRunner();
});

after(async () => {
  runner.kill('SIGINT');
  if (runner.exitCode === null) await once(runner, 'exit');
  rmSync(project, {recursive: true});
});

test('wtr --watch reruns only the tests that import a saved module', async () => {
  await results({greeting: {run: 0, passes: true}, farewell: {run: 0, passes: true}});
  write('src/elements/greeting.ts', "export const greeting = 'Hi';\n");
  await results({greeting: {run: 1, passes: false}, farewell: {run: 0, passes: true}});
});

test('wtr --watch reruns a saved test once, with its new code', async () => {
  write('test/elements/greeting.test.ts', testOf('greeting', 'Hi'));
  await results({greeting: {run: 2, passes: true}, farewell: {run: 0, passes: true}});
});

test('wtr --watch continues after a syntax error is fixed', async () => {
  write('src/elements/farewell.ts', 'export const = ;\n');
  await eventually(() => assert.match(output, /Expected identifier/), 30);
  write('src/elements/farewell.ts', "export const greeting = 'See you';\n");
  await results({greeting: {run: 2, passes: true}, farewell: {run: 3, passes: false}});
});

/** Removes the project's tests, which would only slow down the first build. */
function copyProject(): void {
  for (const path of ['src', 'demo', 'test', 'package.json', 'tsconfig.json', 'web-test-runner.config.mjs']) {
    cpSync(path, join(project, path), {
      recursive: true,
      filter: source => !/node_modules|\.test\.ts$/.test(source),
    });
  }
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  for (const folder of ['service', 'store', 'elements'])
    mkdirSync(join(project, 'test', folder), {recursive: true});
}

function write(path: string, text: string): void {
  writeFileSync(join(project, path), text);
}

function testOf(module: string, greeting: string): string {
  return `import {expect} from 'chai';
import {greeting} from '../../src/elements/${module}.ts';
describe('a greeting', () => it('greets', () => expect(greeting).to.equal('${greeting}')));
`;
}

let output = '';

/** Simulates a terminal, because the runner refuses to watch without one. */
function startRunner(): ChildProcess {
  const terminal = 'data:text/javascript,process.stdout.isTTY = true;';
  const child = spawn(
    process.execPath,
    ['--import', terminal, 'node_modules/@web/test-runner/dist/bin.js', '--watch'],
    {cwd: project, env: {...process.env, WTR_REPORT: REPORT}, stdio: ['ignore', 'pipe', 'pipe']},
  );
  for (const stream of [child.stdout, child.stderr]) stream.on('data', data => (output += data));
  return child;
}

interface Result {
  /** Returns the number of the run in which a file last ran. */
  readonly run: number;
  readonly passes: boolean;
}

async function results(expected: Readonly<Record<string, Result>>): Promise<void> {
  await eventually(() => assert.deepEqual(readResults(), expected, output), 60);
}

function readResults(): Record<string, Result> {
  const report = readFileSync(join(project, REPORT), 'utf8');
  return Object.fromEntries(
    [...report.matchAll(SUITE)].map(([, name = '', run, failures]) => [
      name,
      {run: Number(run), passes: failures === '0'},
    ]),
  );
}

const SUITE = /<testsuite name="[^"]*\/(\w+)\.test\.ts" id="(\d+)"[^>]* failures="(\d+)"/g;
