import assert from 'node:assert/strict';
import {readdirSync, readFileSync} from 'node:fs';
import {before, test} from 'node:test';
import type {Package} from 'custom-elements-manifest/schema.d.ts';
import english from '../../src/i18n/messages/en.ts';
import {elementsOf, readManifest} from '../../src/tools/manifest/manifest.ts';
import {writeElementPage, writeMessagesPage} from '../../src/tools/manifest/pages.ts';

const FIX = 'run `npm run manifest` and commit what it writes';
const STALE = `is out of date with the JSDoc of src/elements: ${FIX}`;

let manifest: Package;

before(async () => {
  manifest = await readManifest();
});

test('custom-elements.json matches the elements’ JSDoc', () => {
  assert.deepEqual(
    read('custom-elements.json'),
    `${JSON.stringify(manifest, null, 2)}\n`,
    `custom-elements.json ${STALE}`,
  );
});

test('the page of each element matches the manifest', () => {
  for (const element of elementsOf(manifest)) {
    const path = `docs/elements/${element.tagName}.md`;
    assert.ok(read(path) === writeElementPage(element), `${path} ${STALE}`);
  }
});

test('the page of texts lists every key with its English text', () => {
  const isFresh = read('docs/messages.md') === writeMessagesPage();
  assert.ok(isFresh, `docs/messages.md is out of date with src/i18n/messages: ${FIX}`);
  for (const key of Object.keys(english)) assert.ok(read('docs/messages.md').includes(`| \`${key}\` |`), key);
});

test('everything in the manifest has a description', () => {
  for (const element of elementsOf(manifest)) {
    const {
      tagName,
      attributes = [],
      members = [],
      events = [],
      slots = [],
      cssParts = [],
      cssProperties = [],
    } = element;
    for (const {name, description} of [
      ...attributes,
      ...members,
      ...events,
      ...slots,
      ...cssParts,
      ...cssProperties,
    ])
      assert.ok(description, `<${tagName}> ${name}`);
  }
});

test('the manifest lists every part in the templates, and every CSS property that the styles read', () => {
  const elements = elementsOf(manifest);
  const parts = new Set(elements.flatMap(({cssParts = []}) => cssParts.map(({name}) => name)));
  const properties = new Set(elements.flatMap(({cssProperties = []}) => cssProperties.map(({name}) => name)));
  for (const file of readdirSync('src/elements', {recursive: true, encoding: 'utf8'}).filter(path =>
    path.endsWith('.ts'),
  )) {
    const text = read(`src/elements/${file}`);
    for (const [, names = ''] of text.matchAll(/part="([^"$]+)"/g)) {
      for (const name of names.split(' '))
        assert.ok(parts.has(name), `${file}: part ${name} has no @csspart`);
    }
    for (const [, name = ''] of text.matchAll(/var\((--search-[a-z-]+)/g)) {
      assert.ok(properties.has(name), `${file}: ${name} has no @cssprop`);
    }
  }
});

test('the manifest’s default of a CSS property matches the styles', () => {
  const files = readdirSync('src/elements', {recursive: true, encoding: 'utf8'});
  const sources = files.filter(file => file.endsWith('.ts'));
  const text = sources.map(file => read(`src/elements/${file}`)).join();
  for (const {name, default: initial = ''} of elementsOf(manifest).flatMap(
    ({cssProperties = []}) => cssProperties,
  )) {
    // For a colour mixed from the text's colour, the manifest gives the percentage.
    const written = initial.replace(/^(\w+) at (\d+) %$/, 'color-mix(in srgb, $1 $2%, transparent)');
    if (initial) assert.ok(text.includes(`var(${name}, ${written})`), `${name} is not ${initial} by default`);
  }
});

function read(path: string): string {
  return readFileSync(path, 'utf8');
}
