import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, test} from 'node:test';
import {pathToFileURL} from 'node:url';
import {promisify} from 'node:util';
import type {FileResult} from '../harness/tally.ts';

// A run of node:test inside a test needs a process of its own, which must not take itself for a test file.
const folder = mkdtempSync(join(tmpdir(), 'node-tests-'));

/** Enough for a process to start on a busy machine. */
const HANG_SECONDS = 6;

after(() => rmSync(folder, {recursive: true}));

test('tests are counted with their suites before their names, a failed assertion with both values', async () => {
  const result = await runTests(`
    describe('a suite', () => {
      test('holds', () => {});
      test('fails', () => assert.equal(1, 2));
    });
    test('a parent', async context => {
      await context.test('a part', () => { throw new Error('broken part'); });
    });
  `);
  assert.equal(result.passed, 1);
  assert.deepEqual(namesOf(result), ['a suite › fails', 'a parent › a part']);
  assert.match(result.failures[0]?.detail ?? '', /1 !== 2/);
  assert.match(result.failures[1]?.detail ?? '', /broken part/);
});

test('a passing file is not shown what it wrote', async () => {
  const result = await runTests(`test('one', () => console.log('chatter'));`);
  assert.equal(result.passed, 1);
  assert.equal(result.output, '');
});

test('an exception while a file loads is a failure, and shown', async () => {
  const result = await runTests(`throw new Error('broken import');`);
  assert.equal(result.passed, 0);
  assert.equal(result.failures.length, 1);
  assert.match(result.output ?? '', /broken import/);
});

test('a file without a test is a failure', async () => {
  assert.match((await runTests('')).failures[0]?.detail ?? '', /has none/);
});

test('a file that ends its process early is a failure', async () => {
  const result = await runTests(`test('one', () => {}); test('two', () => process.exit(0));`);
  assert.match(result.failures[0]?.detail ?? '', /without having run all its tests/);
});

test('skipped tests are failures', async () => {
  assert.deepEqual(namesOf(await runTests(`test.skip('later', () => {}); test.todo('never');`)), [
    'later',
    'never',
  ]);
});

test('a test that hangs ends with its file, and is named', async () => {
  const result = await runTests(
    `test('quick', () => {}); test('stuck', () => new Promise(() => setInterval(() => {})));`,
    HANG_SECONDS,
  );
  assert.equal(result.passed, 1);
  assert.match(result.failures[0]?.detail ?? '', /timed out .* in: stuck/);
});

test('a test that never yields ends with its file', async () => {
  const result = await runTests(`test('busy', () => { for (;;); });`, HANG_SECONDS);
  assert.match(result.failures[0]?.detail ?? '', /timed out/);
});

test('an exception after the last test is a failure', async () => {
  const result = await runTests(
    `test('one', () => { setTimeout(() => { throw new Error('too late'); }); });`,
  );
  assert.equal(result.failures.length, 1);
  assert.match(JSON.stringify(result), /too late/);
});

/** @param seconds the bound that a hanging file meets; all others end long before. */
async function runTests(code: string, seconds = 60): Promise<FileResult> {
  const file = join(folder, 'tests.mjs');
  writeFileSync(
    file,
    `import assert from 'node:assert/strict';\nimport {describe, test} from 'node:test';\n${code}`,
  );
  const script = `
    import {runNodeTests} from ${JSON.stringify(pathToFileURL(resolve('test/harness/node-tests.ts')).href)};
    const options = {concurrency: 1, seconds: ${seconds}, signal: new AbortController().signal};
    await runNodeTests([${JSON.stringify(file)}], result => console.log(JSON.stringify(result)), options);
  `;
  const {NODE_TEST_CONTEXT: _, ...env} = process.env;
  const runner = join(folder, 'runner.mjs');
  writeFileSync(runner, script);
  const {stdout} = await promisify(execFile)(process.execPath, ['--import', 'tsx', runner], {env});
  return JSON.parse(stdout);
}

function namesOf({failures}: FileResult): string[] {
  return failures.map(({name}) => name);
}
