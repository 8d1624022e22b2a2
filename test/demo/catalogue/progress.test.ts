import assert from 'node:assert/strict';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {test} from 'node:test';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {count, Progress} from '../../../demo/catalogue/progress.ts';

/** A fake terminal or file, with a clock that the test controls. */
function watch(isTTY: boolean) {
  const written: string[] = [];
  const clock = {now: 0};
  const progress = new Progress({isTTY, write: text => written.push(text)}, () => clock.now);
  return {written, clock, progress};
}

test('updates one line ten times a second on a terminal', () => {
  const {written, clock, progress} = watch(true);
  for (clock.now = 0; clock.now <= 250; clock.now += 50) progress.update(`${clock.now}`);
  progress.finish('done');
  assert.deepEqual(written, ['\r100\u001b[K', '\r200\u001b[K', '\rdone\u001b[K\n']);
});

test('writes a line every two seconds elsewhere, and one at the end', () => {
  const {written, clock, progress} = watch(false);
  for (clock.now = 0; clock.now <= 5000; clock.now += 500) progress.update(`${clock.now}`);
  progress.finish('done');
  assert.deepEqual(written, ['2000\n', '4000\n', 'done\n']);
});

test('draws a bar of ten steps with the percentage', () => {
  const {written, clock, progress} = watch(true);
  clock.now = 150;
  progress.advance('Indexing', 455, 1000);
  assert.deepEqual(written, ['\r' + 'Indexing ████░░░░░░ 45 %\u001b[K']);
});

test('formats numbers in groups, and a single thing in the singular', () => {
  assert.deepEqual([count(50_000, 'product'), count(1, 'product')], ['50,000 products', '1 product']);
});

test('reports progress while it reads a large export row by row', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'large-'));
  const written: string[] = [];
  let ticks = 0;
  const progress = new Progress({write: text => written.push(text)}, () => ticks++);
  const rows = Array.from({length: 5000}, (_, place) => `cup-${place},Cup ${place},5`);
  await writeFile(join(folder, 'large.csv'), ['Handle,Title,Variant Price', ...rows].join('\n'));
  const {store} = await loadStore({catalog: join(folder, 'large.csv'), progress});
  await rm(folder, {recursive: true});
  assert.equal(store.catalogues[0].products.length, 5000);
  assert.deepEqual(written, [
    'large.csv: 2,000 products\n',
    'large.csv: 4,000 products\n',
    'large: 5,000 products\n',
  ]);
});
