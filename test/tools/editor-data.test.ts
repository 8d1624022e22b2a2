import assert from 'node:assert/strict';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {
  type Named,
  type VsCodeData,
  type WebTypes,
  writeEditorData,
} from '../../src/tools/manifest/editor-data.ts';
import {elementsOf, readManifest} from '../../src/tools/manifest/manifest.ts';

let folder: string;
let names: {readonly parts: readonly string[]; readonly properties: readonly string[]};

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-data-'));
  const manifest = await readManifest();
  await writeEditorData(manifest, folder);
  const elements = elementsOf(manifest);
  const once = (all: readonly string[]) => [...new Set(all)].sort();
  names = {
    parts: once(elements.flatMap(({cssParts = []}) => cssParts.map(({name}) => `part(${name})`))),
    properties: once(elements.flatMap(({cssProperties = []}) => cssProperties.map(({name}) => name))),
  };
});

after(() => rmSync(folder, {recursive: true}));

test('JetBrains’ web types list each element, part and property once', () => {
  const {contributions}: WebTypes = read('web-types.json');
  const {html, css} = contributions;
  assert.deepEqual(namesOf(html.elements), ['facet-panel', 'search-box', 'search-results']);
  assert.deepEqual(namesOf(css.properties), names.properties);
  assert.deepEqual(namesOf(css['pseudo-elements']), names.parts);
});

test('VS Code’s data lists each part and property once', () => {
  const {properties, pseudoElements}: VsCodeData = read('vscode.css-custom-data.json');
  assert.deepEqual(namesOf(properties), names.properties);
  assert.deepEqual(namesOf(pseudoElements), names.parts);
});

test('the description of a part names the elements if its meaning differs between them', () => {
  const {pseudoElements}: VsCodeData = read('vscode.css-custom-data.json');
  const part = pseudoElements.find(({name}) => /part\(count\)/.test(name));
  assert.match(part?.description ?? '', /^`<search-results>`: .+\n\n`<facet-panel>`: ./);
});

function read<T>(file: string): T {
  return JSON.parse(readFileSync(join(folder, file), 'utf8'));
}

function namesOf(all: readonly Named[]): string[] {
  return all.map(({name}) => name.replace(/^::/, '')).sort();
}
