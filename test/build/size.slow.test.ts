import assert from 'node:assert/strict';
import {execFile} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {before, test} from 'node:test';
import {promisify} from 'node:util';
import {gzipSync} from 'node:zlib';

const ENTRIES = ['storefront-search.js', 'storefront-search.bundle.js', 'storefront-search.debug.js'];
const TAGS = ['search-box', 'search-results', 'facet-panel'];

let built: {stdout: string; stderr: string};

before(async () => {
  // A build that is over a budget ends in an error, which carries what it wrote.
  built = await promisify(execFile)(process.execPath, ['esbuild.mjs', '--size']).catch(error => error);
});

test('what ships is within its budgets, and the build says so', () => {
  assert.equal(built.stderr, '');
  assert.match(built.stdout, /^results page, painted /m);
  assert.match(built.stdout, /^everything, one language /m);
  const shares = [...built.stdout.matchAll(/(\d+) %$/gm)].map(([, share]) => Number(share));
  assert.ok(shares.length > 5);
  for (const share of shares) assert.ok(share <= 100);
});

/** Figures of lines such as `everything, one language  120322 44105 37981 …`: what is brotli, the third. */
function brotliOf(name: string): number {
  const line = built.stdout.split('\n').find(each => each.startsWith(`${name} `));
  return Number(line?.slice(name.length).trim().split(/\s+/)[2]);
}

test('the README says what pages and entries weigh, to some 50 bytes', () => {
  const [, text = ''] = /^## What it weighs\n(.*?)^## /ms.exec(readFileSync('README.md', 'utf8')) ?? [];
  const rows = text.matchAll(/^\| ([^|;]+?)(?:;[^|]+)? \| ([\d,]+) \| [\d,]+ \|$/gm);
  const entries = text.matchAll(/`(\.[^`]*)`\s([\d,]+)/g);
  const said = [
    ...Array.from(rows, ([, page = '', weight = '']) => [page, weight] as const),
    ...Array.from(entries, ([, entry = '', weight = '']) => [`package: ${entry}`, weight] as const),
  ];
  assert.equal(said.length, 10);
  for (const [name, weight] of said) {
    const is = brotliOf(name);
    assert.ok(Math.abs(is - Number(weight.replaceAll(',', ''))) <= 50, `${name}: ${is}`);
  }
});

test('what ships lies flat in one folder, as a theme’s assets do', () => {
  for (const entry of readdirSync('dist', {withFileTypes: true})) assert.ok(entry.isFile(), entry.name);
});

test('the files a page names keep their names; every other carries the hash of all their content', () => {
  const names = list();
  for (const name of ENTRIES) assert.ok(names.includes(name), name);
  const chunks = names.filter(name => !ENTRIES.includes(name));
  for (const name of chunks) assert.match(name, /^[a-z][a-zA-Z-]*-[a-f0-9]{8}\.js$/);
  assert.equal(new Set(chunks.map(name => name.slice(-11))).size, 1);
});

test('the code that the first key and the first search run is compiled when it comes', () => {
  const ahead = list().filter(name => read(name).toString().startsWith('//# allFunctionsCalledOnLoad\n'));
  const names = ahead.map(name => name.replace(/-[a-f0-9]{8}\.js$/, ''));
  assert.deepEqual(names.sort(), ['results-page', 'search-box', 'search-store', 'suggestions']);
});

test('each file is within what the theme linter allows, those in one piece aside', () => {
  for (const name of list()) {
    if (!/\.(bundle|debug)\.js$/.test(name)) assert.ok(gzipSync(read(name)).length <= 10_000, name);
  }
});

test('a chunk asks for files that are there', () => {
  const names = list();
  for (const name of names) {
    const asked = [...read(name).matchAll(/(?:from|import)\s*\(?"\.\/([^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    for (const file of asked) assert.ok(names.includes(file), `${name} asks for ${file}`);
  }
});

test('the loader asks early for files that are there, and for all that a chunk needs', () => {
  const [lists = ''] =
    /\{"results-page":\[.*?\],"search-box":\[.*?\]\}/.exec(read('storefront-search.js')) ?? [];
  const plain = (file: string) => file.replace(/-[a-f0-9]{8}\.js$/, '');
  const files = new Map(list().map(name => [plain(name), name]));
  const needs = (chunk: string): string[] => {
    const imports = read(files.get(chunk) ?? '').matchAll(/(?:from|import)"\.\/([^"]+)"/g);
    return Array.from(imports, ([, file = '']) => plain(file)).flatMap(name => [name, ...needs(name)]);
  };
  for (const [chunk, preloads] of Object.entries<string[]>(JSON.parse(lists))) {
    assert.ok(preloads.length);
    assert.deepEqual(new Set(preloads), new Set(needs(chunk)), chunk);
  }
});

test('the bundle defines all three elements and needs no other file', () => {
  const bundle = read('storefront-search.bundle.js');
  for (const tag of TAGS) assert.match(bundle, new RegExp(`["'\`]${tag}["'\`]`), tag);
  assert.doesNotMatch(bundle, /\b(?:from|import)\s*\(?["']/);
});

test('nothing that ships makes code from text, which a strict Content-Security-Policy forbids', () => {
  for (const name of list()) {
    // The whole of zod is in the developer's drawer, with a probe that it is told not to use; its page test watches.
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
