import assert from 'node:assert/strict';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import {findBrowser, findWholeBrowser, type Machine} from '../support/runners/browser.ts';

let folder: string;
let commands: string[];
let lines: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  commands = [];
  lines = [];
});

afterEach(() => rmSync(folder, {recursive: true}));

test('prefers the browser that CHROMIUM_PATH names', async () => {
  addProgram('chromium');
  const named = addProgram('my-browser');
  assert.equal(await findBrowser(machine({env: {CHROMIUM_PATH: named, PATH: folder}})), named);
});

test('throws if CHROMIUM_PATH names no file, and does not search elsewhere', async () => {
  addProgram('chromium');
  const search = findBrowser(machine({env: {CHROMIUM_PATH: join(folder, 'nothing'), PATH: folder}}));
  await assert.rejects(search, /CHROMIUM_PATH names no browser that starts: .*nothing/);
});

test('prefers Playwright’s browser to the system’s', async () => {
  addProgram('chromium');
  const playwrightBrowser = addProgram('playwright-chrome');
  assert.equal(await findBrowser(machine({playwrightBrowser})), playwrightBrowser);
});

test('finds a browser on the PATH by its usual names', async () => {
  const chrome = addProgram('google-chrome');
  assert.equal(await findBrowser(machine()), chrome);
});

test('prefers a headless shell to a browser with windows', async () => {
  addProgram('chromium');
  const shell = addProgram('chromium-headless-shell');
  assert.equal(await findBrowser(machine()), shell);
});

test('finds a whole browser beside a headless shell, also if CHROMIUM_PATH names the shell', async () => {
  const whole = addProgram('chromium');
  const shell = addProgram('chromium-headless-shell');
  assert.equal(await findWholeBrowser(machine()), whole);
  assert.equal(await findWholeBrowser(machine({env: {CHROMIUM_PATH: shell, PATH: folder}})), whole);
});

test('takes no headless shell for a whole browser', async () => {
  addProgram('chromium-headless-shell');
  assert.equal(await findWholeBrowser(machine()), undefined);
});

test('skips a file that does not start', async () => {
  addProgram('chromium-browser');
  const chrome = addProgram('google-chrome');
  const found = await findBrowser(
    machine({
      run: async command => (command.endsWith('chromium-browser') ? 'install the snap first' : undefined),
    }),
  );
  assert.equal(found, chrome);
});

test('passes the found browser on to child processes', async () => {
  const env = {PATH: folder, CHROMIUM_PATH: undefined};
  const path = addProgram('chromium');
  await findBrowser(machine({env}));
  assert.equal(env.CHROMIUM_PATH, path);
});

test('installs Playwright’s browser on a machine without one', async () => {
  const playwrightBrowser = join(folder, 'playwright-chrome');
  const found = await findBrowser(machine({playwrightBrowser, run: installing('npx', 'playwright-chrome')}));
  assert.equal(found, playwrightBrowser);
  assert.deepEqual(commands, ['npx playwright install chromium']);
  assert.match(lines.join('\n'), /installing/);
});

test('installs the browser of apt-get as root on Linux if Playwright’s can’t be downloaded', async () => {
  const found = await findBrowser(machine({root: true, run: installing('apt-get', 'chromium')}));
  assert.equal(found, join(folder, 'chromium'));
  assert.deepEqual(commands, [
    'npx playwright install --with-deps chromium',
    'apt-get update',
    'apt-get install -y chromium-headless-shell',
    'apt-get install -y chromium',
  ]);
});

test('names the fix in the error if nothing can be installed', async () => {
  await assert.rejects(findBrowser(machine({run: async () => 'no network'})), /set CHROMIUM_PATH/);
  assert.ok(lines.includes('no network'));
});

/** A Linux machine with no programs except those that the test adds. */
function machine(parts: Partial<Machine> = {}): Machine {
  return {
    env: {PATH: folder},
    platform: 'linux',
    root: false,
    playwrightBrowser: join(folder, 'not-installed'),
    run: async () => undefined,
    say: line => lines.push(line),
    ...parts,
  };
}

/** Makes every command succeed; the last one of `command` adds the program. */
function installing(command: string, program: string): Machine['run'] {
  return async (name, ...args) => {
    if (args[0] === '--version') return undefined;
    commands.push([name, ...args].join(' '));
    if (name === command && args.at(-1) === 'chromium') addProgram(program);
    return undefined;
  };
}

function addProgram(name: string): string {
  const path = join(folder, name);
  writeFileSync(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
  return path;
}
