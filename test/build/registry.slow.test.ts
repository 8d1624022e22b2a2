import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';
import {type Browser, chromium, type Page} from 'playwright';
import {snapshot, writeTheme} from '../cli/plain-theme.ts';
import {launchOptions} from '../support/runners/browser.ts';
import {type DemoProcess, startDemo} from '../support/runners/demo-process.ts';
import {packPackage} from './consumer.ts';
import {startApp} from './registry/apps.ts';
import {installTools, type Registry, startRegistry} from './registry/registry.ts';
import * as sources from './registry/sources.ts';

const run = promisify(execFile);
const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
let folder: string;
let registry: Registry;
let demo: DemoProcess;
let browser: Browser;

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'publication-'));
  await installTools();
  registry = await startRegistry();
  await registry.publish((await packPackage(folder, copyProject())).path);
  demo = await startDemo();
  browser = await chromium.launch(await launchOptions());
});

after(async () => {
  await browser?.close();
  await demo?.stop();
  await registry?.stop();
  rmSync(folder, {recursive: true, force: true});
});

test('npx adds the kit to a theme, with the package from a registry and no other', async () => {
  const theme = writeTheme();
  const args = ['--yes', `storefront-search-elements@${version}`, 'add', theme, '--yes'];
  const {stdout} = await run('npx', args, {cwd: folder, env: registry.environment()});
  assert.match(stdout, /^Done\.$/m);
  const files = snapshot(theme);
  assert.ok(files['snippets/storefront-search.liquid']);
  assert.match(files['assets/storefront-search.js'] ?? '', /import\(/);
  await run('npx', ['--yes', `storefront-search-elements@${version}`, 'remove', theme, '--yes'], {
    cwd: folder,
    env: registry.environment(),
  });
  assert.equal(snapshot(theme)['assets/storefront-search.js'], undefined);
  rmSync(theme, {recursive: true});
});

for (const [name, source] of Object.entries(sources)) {
  test(`an application of ${name} installs the package, is built, and searches, suggests and filters`, async () => {
    const app = await startApp(registry, source, demo.origin);
    try {
      const page = await browser.newPage();
      const errors = listenForErrors(page);
      await shop(page, app.origin);
      assert.deepEqual(errors, []);
      await page.close();
      if (name === 'next') await assertRendered(app.origin);
    } finally {
      await app.stop();
    }
  });
}

/** Collects uncaught errors and those on the console, such as React's about a page that differs from the server's. */
function listenForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error)));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Asserts that the server of Next.js has rendered results into the list, for browsers without scripts. */
async function assertRendered(origin: string): Promise<void> {
  const html = await (await fetch(`${origin}/?q=linen`)).text();
  assert.match(html, /<search-results[^>]*><ul><li><a href="[^"]+">[^<]*linen/i);
  assert.match(html, /data-status="idle"/);
}

/** Searches by address, selects a filter, and types for suggestions. */
async function shop(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/?q=linen`);
  await page.locator('search-results .search-card', {hasText: /linen/i}).first().waitFor();
  const value = page.locator('facet-panel').getByRole('checkbox').first();
  await value.check();
  await page.waitForURL(/filter_\w+=/);
  const field = page.getByRole('combobox', {name: 'Search'});
  await field.fill('');
  await field.pressSequentially('mug', {delay: 20});
  await page.getByRole('option', {name: /mug/i}).first().waitFor();
}

/** Copies what the package is built from: another test builds `lib/` of the project itself. */
function copyProject(): string {
  const project = join(folder, 'project');
  mkdirSync(project);
  for (const path of COPIED) cpSync(path, join(project, path), {recursive: true});
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'), 'junction');
  return project;
}

const COPIED = [
  'src',
  'dist',
  'docs',
  'package.json',
  'tsconfig.json',
  'custom-elements.json',
  'README.md',
  'CHANGELOG.md',
  'LICENSE',
];
