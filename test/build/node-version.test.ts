import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {transformSync} from 'esbuild';

/** Runs a script on a Node that says it is of this version. */
function runOn(version: string, ...args: readonly string[]) {
  const preload = `Object.defineProperty(process,'versions',{value:{...process.versions,node:'${version}'}})`;
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(preload)}`, ...args],
    {encoding: 'utf8'},
  );
  return {status, output: stdout + stderr};
}

/** The command's first file as a script that needs no loader: a loader also looks at the version. */
function commandScript(): string {
  const {code} = transformSync(readFileSync('src/cli/main.ts', 'utf8'), {loader: 'ts', format: 'esm'});
  const file = join(mkdtempSync(join(tmpdir(), 'command-')), 'main.mjs');
  writeFileSync(file, code);
  return file;
}

for (const [what, script] of [
  ['npm start and npm test', 'src/tools/require-node.cjs'],
  ['the command', commandScript()],
] as const) {
  test(`${what} say in one sentence that Node is too old`, () => {
    for (const version of ['12.22.12', '16.20.2', '18.19.0', '19.9.0'])
      assert.deepEqual(runOn(version, script), {
        status: 1,
        output: `Node 20 or newer is needed, but this is Node ${version}. Install it from https://nodejs.org.\n`,
      });
  });
}

test('Node 20 and newer ones are told nothing', () => {
  for (const version of ['20.0.0', '24.1.0'])
    assert.deepEqual(runOn(version, 'src/tools/require-node.cjs'), {status: 0, output: ''});
});

test('npm start and npm test look at Node’s version before anything else', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of ['start', 'test', 'test:all'])
    assert.match(scripts[name], /^node src\/tools\/require-node\.cjs && /);
});

test('npm test names the nearest option for an unknown one, before it builds anything', () => {
  const {status, stdout, stderr} = spawnSync(process.execPath, ['--import', 'tsx', 'test/run.ts', '--al'], {
    encoding: 'utf8',
  });
  assert.equal(status, 1);
  assert.equal(stdout + stderr, 'Unknown option --al. Did you mean --all? See --help.\n');
});
