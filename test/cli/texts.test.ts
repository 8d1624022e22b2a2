import assert from 'node:assert/strict';
import {renameSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {hashOf} from '../../src/cli/install-record.ts';
import {aTheme, refusal, run} from './command.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

test('add gives a locale file the texts of the language that the elements choose for it', async () => {
  const files = {
    'zh-HK': 'zh-TW',
    'zh-Hant': 'zh-TW',
    'zh-MO': 'zh-TW',
    'zh-CN': 'zh',
    no: 'nb',
    nn: 'nb',
    'pt-BR': 'pt',
  };
  const theme = aTheme(Object.fromEntries(Object.keys(files).map(name => [`locales/${name}.json`, '{}'])));
  await run('add', theme, '--yes');
  for (const [name, language] of Object.entries(files)) {
    assert.deepEqual(
      JSON.parse(readText(theme, `locales/${name}.json`)),
      JSON.parse(readText('src/kit/locales', `${language}.json`)),
      name,
    );
  }
});

test('an upgrade adds new texts, updates unchanged ones, and keeps those that the merchant changed', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const kit = JSON.parse(readText(theme, 'locales/ja.json')).storefront_search;
  const {page_title: _, ...older} = {...kit, label: '探す', next: '次', gone: '古い'};
  writeFile(theme, 'locales/ja.json', JSON.stringify({storefront_search: older}));
  const wrote = {next: '次', gone: '古い', page_title: undefined};
  pretendWritten(theme, 'locales/ja.json#storefront_search', wrote);
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /Will add:\n {2}locales\/ja\.json#storefront_search: page_title\n/);
  assert.match(output, /Will update:\n {2}locales\/ja\.json#storefront_search: next\n/);
  assert.match(output, /Will delete:\n {2}locales\/ja\.json#storefront_search: gone\n/);
  assert.match(
    output,
    /Will keep, because you wrote or changed them:\n {2}locales\/ja\.json#storefront_search: label\n/,
  );
  assert.deepEqual(JSON.parse(readText(theme, 'locales/ja.json')), {
    storefront_search: {...kit, label: '探す'},
  });
  assert.match((await run('add', theme)).output, /Will keep[\s\S]*Nothing is left to copy/);
  await run('remove', theme, '--yes');
  assert.deepEqual(JSON.parse(readText(theme, 'locales/ja.json')), {storefront_search: {label: '探す'}});
});

test('add and remove keep the theme’s own texts under the kit’s keys', async () => {
  const own = '{\n  "storefront_search": {"mine": "M", "next": "N",},\n  "a": {}\n}\n';
  const theme = aTheme({'locales/fr.json': own});
  const before = snapshot(theme);
  const {output} = await run('add', theme, '--yes');
  assert.match(
    output,
    /Will keep, because you wrote or changed them:\n {2}locales\/fr\.json#storefront_search: next\n/,
  );
  assert.match(readText(theme, 'locales/fr.json'), /"mine": "M", "next": "N",\n {4}"title": "Recherche",/);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add refuses a locale file with a string in place of the kit’s object, and writes nothing', async () => {
  const theme = aTheme({'locales/fr.json': '{\n  "storefront_search": "Recherche"\n}\n'});
  assert.match(
    await refusal(theme),
    /fr\.json can't be used \(line 2, column 24: "storefront_search" must be an object\): fix it first\./,
  );
});

test('remove restores empty locale files, which add did not create', async () => {
  const theme = aTheme({
    'locales/ja.json': '{}',
    'locales/fr.json': '/* from the editor */\n{\n}\n',
    'locales/de.json': '{ } // none yet',
    'locales/ko.json': '{"storefront_search": {}}',
  });
  const before = snapshot(theme);
  await run('add', theme, '--yes');
  assert.match(readText(theme, 'locales/ja.json'), /検索/);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add announces and creates the default files of a theme without locales, and remove deletes them', async () => {
  const theme = aTheme();
  rmSync(join(theme, 'locales'), {recursive: true});
  const before = snapshot(theme);
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /The theme has no locale file, so the command creates locales\/en\.default\.json\./);
  assert.match(output, /Will add:[\s\S]*\n {2}locales\/en\.default\.json#storefront_search\n/);
  assert.match(readText(theme, 'locales/en.default.json'), /"title": "Search"/);
  assert.match(readText(theme, 'locales/en.default.schema.json'), /"page": "Storefront search"/);
  assert.doesNotMatch((await run('add', theme)).output, /no locale file/);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add creates no second default file if the settings and the texts differ in their default language', async () => {
  const theme = aTheme();
  for (const [from, to] of [
    ['ja', 'ja.default'],
    ['en.default', 'en'],
  ])
    renameSync(join(theme, `locales/${from}.json`), join(theme, `locales/${to}.json`));
  await run('add', theme, '--yes');
  const files = Object.keys(snapshot(theme)).filter(path => path.includes('.default.'));
  assert.deepEqual(files.sort(), ['locales/en.default.schema.json', 'locales/ja.default.json']);
});

test('add names the locale file to rename if none is the default', async () => {
  const theme = aTheme();
  for (const kind of ['', '.schema']) rmSync(join(theme, `locales/en.default${kind}.json`));
  rmSync(join(theme, 'locales/eo.json'));
  const {output} = await run('add', theme, '--dry-run');
  assert.match(output, /First rename .*, such as locales\/fr\.json to locales\/fr\.default\.json\./);
});

/** Records texts as an older version would have; `undefined` marks a text that it lacked. */
function pretendWritten(
  theme: string,
  place: string,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  const record = JSON.parse(readText(theme, '.storefront-search.json'));
  for (const [name, text] of Object.entries(texts)) {
    if (text === undefined) delete record.places[`${place}.${name}`];
    else record.places[`${place}.${name}`] = hashOf(JSON.stringify(text));
  }
  writeFile(theme, '.storefront-search.json', JSON.stringify(record));
}
