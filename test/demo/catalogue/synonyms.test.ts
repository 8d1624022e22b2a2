import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CatalogueError} from '../../../demo/catalogue/catalogue-error.ts';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {ADMIN_PROBLEMS} from '../../../demo/catalogue/own/admin.ts';
import {find, serve} from '../../support/stores/small-store.ts';
import {CatalogueFolder} from './support/catalogue-folder.ts';

const folder = new CatalogueFolder();
const products = ['Sofa', 'Lamp'].map(title => ({
  title,
  handle: title.toLowerCase(),
  variants: [{price: 5}],
}));
const catalogue = JSON.stringify({products});

test('an imported store has no synonyms by default', async () => {
  const {store, problems} = await folder.load('export.json', catalogue);
  assert.deepEqual([store.admin.synonyms, problems], [[], []]);
});

test('§1.2 synonyms: searches an import with a given file of synonyms', async () => {
  const synonyms = await folder.write('words.txt', 'couch, sofa\n');
  const {store} = await folder.load('export.json', catalogue, {synonyms});
  assert.deepEqual(await find(serve(store), {q: 'couch'}), ['sofa']);
});

test('replaces the synonyms of the demo’s own store, which are all valid, by a given file', async () => {
  const synonyms = await folder.write('few.txt', 'tent, tarp\n');
  const {store, problems} = await loadStore({synonyms});
  assert.deepEqual(store.admin.synonyms, [{words: ['tent', 'tarp'], mean: ['tent', 'tarp']}]);
  assert.deepEqual(problems, []);
  assert.deepEqual(ADMIN_PROBLEMS, []);
});

test('reads synonyms.txt next to the catalogue’s file by default, and reports an invalid line', async () => {
  await folder.write('synonyms.txt', 'light => lamp\nalone\n');
  const {store, problems} = await folder.load('export.json', catalogue);
  assert.deepEqual(await find(serve(store), {q: 'light'}), ['lamp']);
  assert.deepEqual(problems, [
    'synonyms.txt, line 2: "alone" needs another word after a comma; the line is left out.',
  ]);
});

test('refuses a missing file of synonyms with one clear message', async () => {
  await assert.rejects(
    loadStore({synonyms: folder.path('nowhere.txt')}),
    error =>
      error instanceof CatalogueError && /^The synonyms .*nowhere\.txt can't be read: /.test(error.message),
  );
});
