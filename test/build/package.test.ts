import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {build} from 'esbuild';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {type ElementDeclaration, elementsOf} from '../../src/manifest/manifest.ts';
import {snapshot, writeTheme} from '../cli/plain-theme.ts';
import {type Consumer, checkTypes, installPackage, writeSource} from './consumer.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
let consumer: Consumer;

before(async () => {
  // What an older build has left.
  mkdirSync('lib/gone', {recursive: true});
  writeFileSync('lib/gone/module.js', 'export {};\n');
  consumer = await installPackage();
});

after(() => rmSync(consumer.folder, {recursive: true}));

test('publint finds nothing to mend in what is published', async () => {
  const {messages} = await publint({pack: {tarball: consumer.tarball.buffer}, strict: true});
  assert.deepEqual(
    messages.map(message => formatMessage(message, manifest)),
    [],
  );
});

test('its types are found as its code is, wherever modules are understood', async () => {
  const result = await checkPackage(createPackageFromTarballData(consumer.tarball));
  assert.ok(result.types);
  // Modules only: `require` and the way Node 10 looked for files never find it.
  const problems = result.problems.filter(
    problem => !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)),
  );
  assert.deepEqual(problems, []);
});

test('the tarball holds the elements, their types, the kit and the manifest, and no sources or tests', () => {
  const {files} = consumer;
  for (const path of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'custom-elements.json',
    'dist/storefront-search.js',
    'dist/storefront-search.bundle.js',
    'demo/kit/snippets/storefront-search.liquid',
    'lib/cli/main.js',
    'lib/vscode.html-custom-data.json',
    'lib/vscode.css-custom-data.json',
  ]) {
    assert.ok(files.includes(path), path);
  }
  assert.deepEqual(
    files.filter(path => /^(src|test|demo\/(?!kit\/))/.test(path)),
    [],
  );
});

test('the tarball holds nothing that an older build has left', () => {
  assert.deepEqual(
    consumer.files.filter(path => path.includes('gone')),
    [],
  );
});

test('TypeScript knows the elements by their tags, their events, and each entry, and checks them', async () => {
  writeSource(consumer, 'consumer.ts', CONSUMER);
  for (const resolution of ['bundler', 'nodenext'] as const) {
    assert.equal(await checkTypes(consumer, ['consumer.ts'], resolution), '', resolution);
  }
});

test('JSX of React 19 knows the elements’ attributes, properties and events', async () => {
  writeSource(consumer, 'consumer.tsx', REACT_CONSUMER);
  assert.equal(await checkTypes(consumer, ['consumer.tsx'], 'bundler'), '');
});

test('VS Code is told of each element with its attributes, and of the properties that CSS sets', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(consumer.folder, 'node_modules/storefront-search-elements', file), 'utf8'));
  const elements: ElementDeclaration[] = elementsOf(read('custom-elements.json'));
  const {tags} = read('lib/vscode.html-custom-data.json');
  const namesOf = (list: readonly {name: string}[] = []) => list.map(({name}) => name).sort();
  assert.deepEqual(
    tags.map(({name, attributes}: Named) => [name, namesOf(attributes)]),
    elements.map(({tagName, attributes}) => [tagName, namesOf(attributes)]),
  );
  const known = namesOf(read('lib/vscode.css-custom-data.json').properties);
  for (const {name} of elements.flatMap(({cssProperties = []}) => cssProperties))
    assert.ok(known.includes(name), name);
});

test('importing the whole or an element defines it; importing ./define or ./core does nothing by itself', async () => {
  const defines = async (entry: string) => {
    const code = await bundle(`import 'storefront-search-elements${entry}';`);
    return /customElements\.define/.test(code);
  };
  for (const entry of ['', '/search-box', '/search-results', '/facet-panel']) {
    assert.ok(await defines(entry), entry);
  }
  for (const entry of ['/define', '/core', '/react']) {
    assert.equal(await bundle(`import 'storefront-search-elements${entry}';`), '', entry);
  }
});

test('an element comes without the two others, the core without any', async () => {
  const box = await bundle(`import 'storefront-search-elements/search-box';`);
  assert.match(box, /"search-box"/);
  assert.doesNotMatch(box, /FacetPanelElement/);
  const core = await bundle(`export {nextOffset} from 'storefront-search-elements/core';`);
  assert.doesNotMatch(core, /HTMLElement|lit/);
});

test('the core runs in Node', async () => {
  const file = writeSource(
    consumer,
    'core.mjs',
    `import {readPageUrl} from 'storefront-search-elements/core';
     console.log(typeof readPageUrl);`,
  );
  const {stdout} = await promisify(execFile)(process.execPath, [file]);
  assert.equal(stdout, 'function\n');
});

test('the installed command copies the kit into a theme, and takes it away again', async () => {
  const theme = writeTheme();
  const before = snapshot(theme);
  const {bin} = manifest;
  const command = join('node_modules/storefront-search-elements', bin['storefront-search-elements']);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args, theme, '--yes'], {cwd: consumer.folder});
  await run('add');
  assert.match(snapshot(theme)['assets/storefront-search.js'] ?? '', /import\(/);
  await run('remove');
  assert.deepEqual(snapshot(theme), before);
  rmSync(theme, {recursive: true});
});

test('nothing that is installed with it runs a script of its own', () => {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  type Locked = {dev?: boolean; hasInstallScript?: boolean};
  const shipped = Object.entries<Locked>(packages).filter(([, {dev}]) => !dev);
  assert.ok(shipped.length > 2);
  assert.deepEqual(
    shipped.filter(([, {hasInstallScript}]) => hasInstallScript).map(([path]) => path),
    [],
  );
  for (const script of ['preinstall', 'install', 'postinstall']) assert.ok(!manifest.scripts[script], script);
});

test('no field of package.json is a placeholder', () => {
  for (const field of ['repository', 'homepage', 'bugs', 'author']) {
    assert.doesNotMatch(JSON.stringify(manifest[field] ?? ''), /example|your-|placeholder|todo/i, field);
  }
});

interface Named {
  readonly name: string;
  readonly attributes?: readonly Named[];
}

async function bundle(source: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents: source, resolveDir: consumer.folder},
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  });
  return (outputFiles[0]?.text ?? '').replace(/^\/\/.*\n|^"use strict";\n/gm, '').trim();
}

const CONSUMER = `
import {getStore, SearchResultsElement, type SearchState} from 'storefront-search-elements';
import {define} from 'storefront-search-elements/define';
import {SearchBoxElement} from 'storefront-search-elements/search-box';
import {FacetPanelElement} from 'storefront-search-elements/facet-panel';
import {nextOffset, readResponse} from 'storefront-search-elements/core';

define({prefix: 'shop'});
const box: SearchBoxElement | null = document.querySelector('search-box');
const panel: FacetPanelElement = document.createElement('facet-panel');
const results: SearchResultsElement = document.createElement('search-results');
results.pageSize = 12;
results.renderItem = item => item.title;
// @ts-expect-error A number, not a text.
results.pageSize = '12';
document.addEventListener('search-result-click', event => event.position.toFixed());
results.addEventListener('search-add-to-cart', ({variantId, quantity}) => variantId.padEnd(quantity));
const stop = getStore().subscribe((state: SearchState) => console.log(state.status, state.answer?.total));
export {box, panel, stop, nextOffset, readResponse};
`;

const REACT_CONSUMER = `
import type {} from 'storefront-search-elements/react';

export const page = (
  <div>
    <search-box min-chars={2} class="search"><form role="search" /></search-box>
    <facet-panel facets="vendors tags" mode="drawer" />
    <search-results
      page-size={12}
      sort="newest"
      quick-add
      renderItem={item => item.title}
      onsearch-results={event => console.log(event.answer.total)}
    />
    {/* @ts-expect-error There is no such sort. */}
    <search-results sort="cheapest" />
    {/* @ts-expect-error There is no such element. */}
    <search-list />
  </div>
);
`;
