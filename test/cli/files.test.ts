import assert from 'node:assert/strict';
import {readdirSync, readFileSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {aTheme, run} from './command.ts';
import {readText, snapshot} from './plain-theme.ts';

test('add says how many files and bytes the theme gets, in all and in assets/', async () => {
  const theme = aTheme();
  const before = new Set(Object.keys(snapshot(theme)));
  const {output} = await run('add', theme, '--yes');
  const added = Object.keys(snapshot(theme)).filter(path => !before.has(path));
  const files = added.filter(path => /^(assets|sections|snippets)\/./.test(path));
  const assets = files.filter(path => path.startsWith('assets/'));
  const bytes = (paths: readonly string[]) =>
    paths.reduce((sum, path) => sum + readFileSync(join(theme, path)).length, 0).toLocaleString('en');
  const line = `In total: ${files.length} files, and texts in 5 locale files. The files have ${bytes(files)} bytes; ${assets.length} of them are in assets/, with ${bytes(assets)} bytes.`;
  assert.ok(output.includes(`${line}\n`), output);
});

test('add gives languages that the kit lacks its English texts or labels, and says which these are', async () => {
  const schemas = ['fr', 'de', 'nl', 'pt-BR'].map(name => [`locales/${name}.schema.json`, '{}']);
  const theme = aTheme({'locales/is.json': '{}', ...Object.fromEntries(schemas)});
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /^The kit has no texts in these languages, so shoppers read English ones: eo, is\.$/m);
  assert.match(
    output,
    /^The kit has no labels of settings in these languages, so they are English: nl, pt-BR\.$/m,
  );
  assert.match(readText(theme, 'locales/fr.schema.json'), /"card_ratio": "Format d’image"/);
  assert.match(readText(theme, 'locales/nl.schema.json'), /"card_ratio": "Image ratio"/);
  const english = JSON.parse(readText('src/kit/locales', 'en.json'));
  assert.deepEqual(JSON.parse(readText(theme, 'locales/is.json')), english);
});

test('add --bundle copies one script in place of the loader, its chunks and the languages in it, beside shortcut keys and viewed products', async () => {
  const theme = aTheme();
  for (const name of ['fr', 'eo']) rmSync(join(theme, `locales/${name}.json`));
  const before = snapshot(theme);
  await run('add', theme, '--bundle', '--yes');
  assert.deepEqual(scriptsIn(theme), [
    'storefront-search-shortcuts.js',
    'storefront-search-viewed.js',
    'storefront-search.js',
  ]);
  assert.equal(
    readText(theme, 'assets/storefront-search.js'),
    readText('dist', 'storefront-search.bundle.js'),
  );
  assert.doesNotMatch(readText(theme, 'snippets/storefront-search-preload.liquid'), /<link/);
  assert.match((await run('add', theme, '--bundle')).output, /Nothing is left to copy/);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add --bundle copies the theme’s languages that are not in the bundle', async () => {
  const theme = aTheme();
  await run('add', theme, '--bundle', '--yes');
  const [language = '', ...scripts] = scriptsIn(theme);
  assert.match(language, /^fr-[0-9A-Z]{8}\.js$/);
  assert.deepEqual(scripts, [
    'storefront-search-shortcuts.js',
    'storefront-search-viewed.js',
    'storefront-search.js',
  ]);
});

test('add without --bundle replaces the bundle by the chunks', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const chunks = snapshot(theme);
  await run('add', theme, '--bundle', '--yes');
  await run('add', theme, '--yes');
  assert.deepEqual(Object.keys(snapshot(theme)), Object.keys(chunks));
});

const scriptsIn = (theme: string) => readdirSync(join(theme, 'assets')).filter(name => name.endsWith('.js'));
