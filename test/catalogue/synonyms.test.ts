import assert from 'node:assert/strict';
import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';
import {CatalogueError} from '../../demo/catalogue/catalogue-error.ts';
import {loadStore} from '../../demo/catalogue/load.ts';
import {ADMIN_PROBLEMS} from '../../demo/catalogue/own/admin.ts';
import {find, serve} from '../service/small-store.ts';

let folder: string;
let catalog: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'synonyms-'));
  catalog = join(folder, 'export.json');
  const titles = ['Sofa', 'Lamp'];
  const products = titles.map(title => ({title, handle: title.toLowerCase(), variants: [{price: 5}]}));
  await writeFile(catalog, JSON.stringify({products}));
});
after(() => rm(folder, {recursive: true}));

test('an imported store has no synonyms of its own', async () => {
  const {store, problems} = await loadStore({catalog});
  assert.deepEqual([store.admin.synonyms, problems], [[], []]);
});

test('§1.2 synonyms: an import finds by the file that is named', async () => {
  const synonyms = join(folder, 'words.txt');
  await writeFile(synonyms, 'couch, sofa\n');
  const {store} = await loadStore({catalog, synonyms});
  assert.deepEqual(await find(serve(store), {q: 'couch'}), ['sofa']);
});

test('the demo’s own store takes the file that is named in place of its own, which has no bad line', async () => {
  const synonyms = join(folder, 'few.txt');
  await writeFile(synonyms, 'tent, tarp\n');
  const {store, problems} = await loadStore({synonyms});
  assert.deepEqual(store.admin.synonyms, [{words: ['tent', 'tarp'], mean: ['tent', 'tarp']}]);
  assert.deepEqual(problems, []);
  assert.deepEqual(ADMIN_PROBLEMS, []);
});

test('without a name, synonyms.txt beside the catalogue’s file is read, and a bad line is told', async () => {
  await writeFile(join(folder, 'synonyms.txt'), 'light => lamp\nalone\n');
  const {store, problems} = await loadStore({catalog});
  assert.deepEqual(await find(serve(store), {q: 'light'}), ['lamp']);
  assert.deepEqual(problems, [
    'synonyms.txt, line 2: "alone" needs another word after a comma; the line is left out.',
  ]);
});

test('a file of synonyms that is missing is refused with one clear message', async () => {
  await assert.rejects(
    loadStore({catalog, synonyms: join(folder, 'nowhere.txt')}),
    error =>
      error instanceof CatalogueError && /^Cannot read the synonyms .*nowhere\.txt/.test(error.message),
  );
});
