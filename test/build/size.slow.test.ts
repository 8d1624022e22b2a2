import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {before, test} from 'node:test';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';

const ENTRIES = [
  'storefront-search.js',
  'storefront-search-embed.js',
  'storefront-search-shortcuts.js',
  'storefront-search-viewed.js',
  'storefront-search.bundle.js',
  'storefront-search.debug.js',
];
const TAGS = ['search-box', 'search-results', 'facet-panel'];

let built: {stdout: string; stderr: string; code?: number};

before(async () => {
  // It fails if a page is over its limit; the error contains its output.
  built = await promisify(execFile)(process.execPath, ['esbuild.mjs', '--size']).catch(error => error);
});

test('the report of sizes names each page that is over its limit, and fails if one is', () => {
  const rows = [...built.stdout.matchAll(/^(.+?) {2,}.* (\d+) %$/gm)].map(
    ([, name, share]) => [name, share] as const,
  );
  for (const name of ['results page, painted', 'results page, without a touch', 'everything, one language'])
    assert.ok(
      rows.some(([row]) => row === name),
      name,
    );
  const over = [...built.stderr.matchAll(/^Over budget: (.+?): (\d+) \w+, limit (\d+)$/gm)];
  for (const [line, , figure, limit] of over) assert.ok(Number(figure) > Number(limit), line);
  const named = over.map(([, name]) => name);
  for (const [row, share] of rows) assert.ok(Number(share) <= 100 || named.includes(row), row);
  assert.equal(built.code ?? 0, named.length > 0 ? 1 : 0);
});

/** Reads lines such as `everything, one language  120322 44105 37981 …`; the third figure is brotli. */
function brotliOf(name: string): number {
  const line = built.stdout.split('\n').find(each => each.startsWith(`${name} `));
  return Number(line?.slice(name.length).trim().split(/\s+/)[2]);
}

test('docs/benchmarks.md states the sizes of entries, within some 50 bytes', () => {
  const [, text = ''] =
    /^## What it weighs\n(.*?)^## /ms.exec(readFileSync('docs/benchmarks.md', 'utf8')) ?? [];
  const said = [...text.matchAll(/`(\.[^`]*)`\s([\d,]+)/g)];
  assert.equal(said.length, 5);
  for (const [, entry = '', weight = ''] of said) {
    const is = brotliOf(`package: ${entry}`);
    assert.ok(Math.abs(is - Number(weight.replaceAll(',', ''))) <= 50, `${entry}: ${is}`);
  }
});

test('the built files are in one flat folder, like a theme’s assets', () => {
  for (const entry of readdirSync('dist', {withFileTypes: true})) assert.ok(entry.isFile(), entry.name);
});

test('files that a page names keep their names, and every other file name contains a hash of the content', () => {
  const names = list();
  for (const name of ENTRIES) assert.ok(names.includes(name), name);
  const chunks = names.filter(name => !ENTRIES.includes(name));
  for (const name of chunks) assert.match(name, /^[a-z][a-zA-Z-]*-[A-Z0-9]{8}\.js$/);
});

test('the loader is within the theme linter’s limit', () => {
  assert.ok(gzipSync(read('storefront-search.js')).length <= 10_000);
});

test('a chunk imports existing files only', () => {
  const names = list();
  for (const name of names) {
    const asked = [...read(name).matchAll(/(?:from|import)\s*\(?"\.\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    for (const file of asked) assert.ok(names.includes(file), `${name} asks for ${file}`);
  }
});

test('the loader preloads existing files: all that a page needs, and their imports', () => {
  const loader = read('storefront-search.js');
  const needs = (file: string): string[] => {
    const imports = read(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g);
    return [file, ...Array.from(imports, ([, each = '']) => each).flatMap(needs)];
  };
  const pages = {
    'results-page': ['store', 'schema', 'results-page'],
    'search-box': ['search-box', 'opened-box', 'schema'],
  };
  const listed = (key: string): string[] => {
    const [, names] = new RegExp(`\\b${key}"?:\\[(.*?)\\]`).exec(loader) ?? [];
    return JSON.parse(`[${names}]`);
  };
  for (const [page, chunks] of Object.entries(pages)) {
    const preloads = [...listed('shared'), ...listed(page)];
    const files = chunks.map(chunk => list().find(name => name.startsWith(`${chunk}-`)) ?? '');
    assert.deepEqual(new Set(preloads), new Set(files.flatMap(needs)), page);
  }
});

test('the bundle defines all three elements, and needs no other file in English and Japanese', () => {
  const bundle = read('storefront-search.bundle.js');
  for (const tag of TAGS) assert.match(bundle, new RegExp(`["'\`]${tag}["'\`]`), tag);
  const asked = [...bundle.matchAll(/\b(?:from|import)\s*\(?"\.\/([^"]+)"/g)].map(([, file = '']) => file);
  const languages = readdirSync('src/i18n/messages').map(file => file.replace(/\.ts$/, ''));
  const others = languages.filter(language => !['en', 'ja'].includes(language));
  assert.deepEqual(asked.map(file => file.replace(/-[A-Z0-9]{8}\.js$/, '')).sort(), others.sort());
});

test('no built file creates code from text, which a strict Content-Security-Policy forbids', () => {
  for (const name of list()) {
    // The inspector contains all of zod, with a probe that is disabled by a setting; a page test checks that.
    if (name !== 'storefront-search.debug.js')
      assert.doesNotMatch(read(name), /\bnew Function\b|\beval\(/, name);
  }
});

function list(): string[] {
  return readdirSync('dist').filter(name => name.endsWith('.js'));
}

function read(name: string): string {
  return readFileSync(`dist/${name}`, 'utf8');
}
