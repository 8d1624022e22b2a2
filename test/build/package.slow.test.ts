import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {promisify} from 'node:util';
import {checkPackage, createPackageFromTarballData} from '@arethetypeswrong/core';
import {type BuildOptions, build} from 'esbuild';
import {publint} from 'publint';
import {formatMessage} from 'publint/utils';
import {type ElementDeclaration, elementsOf} from '../../src/tools/manifest/manifest.ts';
import {snapshot, writeTheme} from '../cli/plain-theme.ts';
import {type Consumer, checkTypes, installPackage, writeSource} from './consumer.ts';

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
const PACKAGE = 'node_modules/storefront-search-elements';
let consumer: Consumer;

before(async () => {
  // A file that an older build left.
  mkdirSync('lib/gone', {recursive: true});
  writeFileSync('lib/gone/module.js', 'export {};\n');
  consumer = await installPackage();
});

after(() => rmSync(consumer.folder, {recursive: true}));

test('publint finds no problem in the package', async () => {
  const {messages} = await publint({pack: {tarball: consumer.tarball.buffer}, strict: true});
  assert.deepEqual(
    messages.map(message => formatMessage(message, manifest)),
    [],
  );
});

test('its types resolve like its code in every module system', async () => {
  const result = await checkPackage(createPackageFromTarballData(consumer.tarball));
  assert.ok(result.types);
  // ES modules only: `require` and Node 10's resolution do not apply.
  const problems = result.problems.filter(
    problem => !('resolutionKind' in problem && /node10|node16-cjs/.test(problem.resolutionKind)),
  );
  assert.deepEqual(problems, []);
});

test('the tarball contains the elements, their types, the kit and the manifest, and no sources or tests', () => {
  const {files} = consumer;
  for (const path of [
    'README.md',
    'CHANGELOG.md',
    'LICENSE',
    'custom-elements.json',
    'dist/storefront-search.js',
    'dist/storefront-search.bundle.js',
    'src/kit/snippets/storefront-search.liquid',
    'lib/cli/main.js',
    'lib/vscode.html-custom-data.json',
    'lib/vscode.css-custom-data.json',
    'lib/web-types.json',
    'lib/openapi.json',
    'lib/search-response.schema.json',
    'lib/llms.txt',
  ]) {
    assert.ok(files.includes(path), path);
  }
  assert.deepEqual(
    files.filter(path => /^(src\/(?!kit\/)|test|demo)/.test(path)),
    [],
  );
});

test('the command of the unpacked package copies the kit with no other package installed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'unpacked-'));
  const archive = join(folder, 'package.tgz');
  writeFileSync(archive, consumer.tarball);
  await promisify(execFile)('tar', ['-xzf', archive, '-C', folder]);
  const theme = writeTheme();
  const command = [join(folder, 'package/lib/cli/main.js'), 'add', theme, '--yes'];
  const {stdout} = await promisify(execFile)(process.execPath, command, {cwd: folder});
  assert.match(stdout, /^Done\.$/m);
  for (const each of [folder, theme]) rmSync(each, {recursive: true});
});

test('the tarball contains nothing of an older build', () => {
  assert.deepEqual(
    consumer.files.filter(path => path.includes('gone')),
    [],
  );
});

test('each built file comes with the licences of the packages it contains', () => {
  const held = {
    'dist/third-party-licenses.txt': [
      'lit/LICENSE',
      'lit-html/LICENSE',
      'zod/LICENSE',
      'fastest-levenshtein/LICENSE.md',
    ],
    'lib/cli/third-party-licenses.txt': [
      'jsonc-parser/LICENSE.md',
      'htmlparser2/LICENSE',
      'domutils/LICENSE',
      'zod/LICENSE',
    ],
  };
  for (const [place, files] of Object.entries(held)) {
    const licenses = readFileSync(join(consumer.folder, PACKAGE, place), 'utf8');
    for (const file of files)
      assert.ok(licenses.includes(readFileSync(`node_modules/${file}`, 'utf8').trim()), file);
  }
});

test('TypeScript knows the elements by their tags, their events and each entry, and checks them', async () => {
  writeSource(consumer, 'consumer.ts', CONSUMER);
  for (const resolution of ['bundler', 'nodenext'] as const) {
    assert.equal(await checkTypes(consumer, ['consumer.ts'], resolution), '', resolution);
  }
});

test('JSX of React 19 knows the elements’ attributes, properties and events', async () => {
  writeSource(consumer, 'consumer.tsx', REACT_CONSUMER);
  assert.equal(await checkTypes(consumer, ['consumer.tsx'], 'bundler'), '');
});

test('VS Code data lists each element with its attributes, and the CSS properties', () => {
  const read = (file: string) => JSON.parse(readFileSync(join(consumer.folder, PACKAGE, file), 'utf8'));
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

test('importing the root or an element defines it; importing ./define or ./core does nothing', async () => {
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

test('an element’s entry loads no other element, and core loads none', async () => {
  const box = await bundle(`import 'storefront-search-elements/search-box';`);
  assert.match(box, /"search-box"/);
  assert.doesNotMatch(box, /FacetPanelElement/);
  const core = await bundle(`export {nextOffset} from 'storefront-search-elements/core';`);
  assert.doesNotMatch(core, /HTMLElement|lit/);
});

const NODE_ENTRIES = ['', '/define', '/search-box', '/search-results', '/facet-panel', '/core', '/react'];

for (const entry of NODE_ENTRIES) {
  test(`storefront-search-elements${entry} can be imported in Node, with the same exports as in a browser`, async () => {
    const [there, here] = await Promise.all([exportsOf(entry, 'browser'), exportsOf(entry, 'node')]);
    assert.deepEqual(here, there);
    const output = await runInNode(
      `const entry = await import('storefront-search-elements${entry}');
       const browsers = ['HTMLElement', 'CSSStyleSheet', 'document', 'window'];
       console.log(JSON.stringify([Object.keys(entry), browsers.filter(name => name in globalThis)]));`,
    );
    assert.deepEqual(JSON.parse(output), [here, []]);
  });
}

test('without a DOM, define() does nothing, and a store stays idle', async () => {
  const output = await runInNode(
    `import {ContractError, configure, define, getStore} from 'storefront-search-elements';
     import * as core from 'storefront-search-elements/core';
     define({prefix: 'shop'});
     configure({publish() {}});
     const store = getStore('related');
     const stop = store.subscribe(({status}) => console.log(status));
     await Promise.all([store.search({query: 'jacket'}), store.loadMore(), store.retry(), store.reset()]);
     stop();
     console.log(store.state.query.query === '', store.state === getStore().state);
     console.log(ContractError === core.ContractError);`,
  );
  assert.equal(output, 'idle\ntrue true\ntrue');
});

test('in Node with a DOM, as in tests, define() defines the elements', async () => {
  const defined = await runInNode(
    `const tags = new Map();
     globalThis.HTMLElement = class {};
     globalThis.CSSStyleSheet = class { replaceSync() {} };
     globalThis.document = {createTreeWalker() {}, createComment() {}};
     globalThis.customElements = {get: tag => tags.get(tag), define: (tag, element) => tags.set(tag, element)};
     const {FacetPanelElement} = await import('storefront-search-elements');
     console.log([...tags.keys()].sort().join());
     console.log(FacetPanelElement.prototype instanceof HTMLElement);`,
  );
  assert.equal(defined, 'facet-panel,search-box,search-results\ntrue');
});

for (const runtime of ['workerd', 'edge-light']) {
  test(`a bundle for ${runtime} runs without a DOM`, async () => {
    const source = `import {getStore} from 'storefront-search-elements'; console.log(getStore().state.status);`;
    const code = await bundle(source, {conditions: [runtime, 'worker', 'browser']});
    assert.equal(await runInNode(code), 'idle');
  });
}

test('a bundle for browsers contains nothing of the server entries', async () => {
  const {metafile} = await build({...bundling(`import 'storefront-search-elements';`), metafile: true});
  const inputs = Object.keys(metafile.inputs);
  assert.ok(inputs.some(path => path.endsWith('lib/entries/index.js')));
  assert.deepEqual(
    inputs.filter(path => path.includes('lib/server')),
    [],
  );
});

test('the installed command copies the kit into a theme, and removes it again', async () => {
  const theme = writeTheme();
  const before = snapshot(theme);
  const {bin} = manifest;
  const command = join(PACKAGE, bin['storefront-search-elements']);
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [command, ...args, theme, '--yes'], {cwd: consumer.folder});
  await run('add');
  assert.match(snapshot(theme)['assets/storefront-search.js'] ?? '', /import\(/);
  await run('remove');
  assert.deepEqual(snapshot(theme), before);
  rmSync(theme, {recursive: true});
});

test('the installed command checks a store, and explains why it can’t', async () => {
  const command = join(PACKAGE, manifest.bin['storefront-search-elements']);
  const args = [command, 'check', 'https://no-store.invalid'];
  const check = promisify(execFile)(process.execPath, args, {cwd: consumer.folder});
  await assert.rejects(check, ({code, stdout}) => code === 2 && /no-store\.invalid/.test(stdout));
});

test('no package that is installed with it runs a script', () => {
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

function bundling(source: string) {
  return {
    stdin: {contents: source, resolveDir: consumer.folder},
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
  } as const;
}

/** Lists the names of an entry's exported values, as a bundler finds them. */
async function exportsOf(entry: string, platform: 'browser' | 'node'): Promise<string[]> {
  const source = `export * from 'storefront-search-elements${entry}';`;
  const {metafile} = await build({...bundling(source), platform, metafile: true});
  return Object.values(metafile.outputs)
    .flatMap(({exports}) => exports)
    .sort();
}

/**
 * Runs a module of the project.
 *
 * @returns its output.
 */
async function runInNode(source: string): Promise<string> {
  const file = writeSource(consumer, 'server.mjs', source);
  const {stdout} = await promisify(execFile)(process.execPath, [file]);
  return stdout.trim();
}

async function bundle(source: string, options: BuildOptions = {}): Promise<string> {
  const {outputFiles = []} = await build({...bundling(source), ...options});
  return (outputFiles[0]?.text ?? '').replace(/^\/\/.*\n|^"use strict";\n/gm, '').trim();
}

const CONSUMER = `
import {
  configure,
  getStore,
  type Publish,
  SearchResultsElement,
  type SearchState,
  type ServiceResultClickedPayload,
  type ServiceSearchPayload,
} from 'storefront-search-elements';
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
// @ts-expect-error A number is not a string.
results.pageSize = '12';
document.addEventListener('search-result-click', event => event.position.toFixed());
results.addEventListener('search-add-to-cart', ({variantId, quantity}) => variantId.padEnd(quantity));
const stop = getStore().subscribe((state: SearchState) => console.log(state.status, state.answer?.total));
const publish: Publish = (name, payload) => {
  const event: ServiceSearchPayload | ServiceResultClickedPayload = payload;
  console.log(name, event.query_id, 'position' in event ? event.position : event.result_count);
};
configure({publish});
configure({endpoint: '/apps/search', currency: 'JPY'});
// @ts-expect-error The public API of a store has six members.
getStore().services;
results.store = getStore('related');
// @ts-expect-error An element's store has the same six.
results.store.configure({});
configure({publish: (name: string, payload: object) => navigator.sendBeacon(name, JSON.stringify(payload))});
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
