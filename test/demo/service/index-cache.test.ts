import assert from 'node:assert/strict';
import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, test} from 'node:test';
import type {Product} from '../../../demo/catalogue/catalogue.ts';
import {entriesOf} from '../../../demo/service/entry.ts';
import {IndexCache} from '../../../demo/service/index/index-cache.ts';
import {product, storeOf} from '../../support/stores/small-store.ts';

let folder: string;
let warnings: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'index-'));
  warnings = [];
});
afterEach(() => rmSync(folder, {recursive: true, force: true}));

/** Indexes this many products through the cache and returns the index's terms. */
function load(count: number, parts: Partial<Product> = {}): string[] {
  const products = Array.from({length: count}, (_, place) =>
    product(`p${place}`, {title: 'テント', ...parts}),
  );
  const [catalogue] = storeOf({products}).catalogues;
  const cache = new IndexCache(folder, message => warnings.push(message));
  return cache.load(entriesOf(catalogue), () => []).terms.map(({written}) => written);
}

test('indexes a catalogue once and reads the cached index at the next start', () => {
  const first = load(300);
  const [file = ''] = readdirSync(folder);
  const kept = readFileSync(join(folder, file));
  assert.deepEqual(load(300), first);
  assert.deepEqual(readdirSync(folder), [file]);
  assert.ok(readFileSync(join(folder, file)).equals(kept));
  assert.deepEqual(warnings, []);
});

test('creates another index when a text of the catalogue changes', () => {
  load(300);
  assert.ok(load(300, {title: '水筒'}).includes('水筒'));
  assert.equal(readdirSync(folder).length, 2);
});

test('reports and rebuilds a damaged index, wherever the damage is', () => {
  const first = load(300);
  const [name = ''] = readdirSync(folder);
  const file = join(folder, name);
  const kept = readFileSync(file);
  const flipped = Buffer.from(kept);
  flipped[kept.length - 9] = (flipped[kept.length - 9] ?? 0) ^ 1;
  for (const damaged of [Buffer.alloc(0), kept.subarray(0, kept.length / 2), flipped]) {
    warnings = [];
    writeFileSync(file, damaged);
    assert.deepEqual(load(300), first);
    assert.match(warnings.join(), /is damaged, so it is built again/);
    assert.ok(readFileSync(file).equals(kept));
  }
});

test('writes nothing to disk for a small catalogue', () => {
  load(10);
  assert.deepEqual(readdirSync(folder), []);
});

test('indexes a catalogue even if the cache cannot be written', () => {
  writeFileSync(join(folder, 'file'), '');
  folder = join(folder, 'file');
  assert.ok(load(300).includes('テント'));
  assert.match(warnings.join(), /cannot be kept/);
});

test('keeps only the most recent indexes', () => {
  for (let place = 0; place < 14; place++) load(300, {title: `tent ${place}`});
  assert.equal(readdirSync(folder).length, 12);
});
