import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {chmodSync, chownSync, existsSync, mkdirSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {aTheme, refusal, run} from './command.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

test('add copies snippets, sections, texts and scripts, and remove restores the theme byte for byte', async () => {
  const theme = aTheme();
  const before = snapshot(theme);
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /Will add:\n {2}snippets\/storefront-search-active\.liquid/);
  assert.match(
    output,
    / {2}1\. layout\/theme\.liquid:8: add this line above <\/head>:\n +{% render 'storefront-search' %}\n/,
  );
  const after = snapshot(theme);
  for (const path of Object.keys(before)) {
    if (!/locales\/(en\.default(\.schema)?|ja|fr|eo)\.json/.test(path))
      assert.equal(after[path], before[path], path);
  }
  const built = readdirSync('dist').filter(
    name => !/(bundle|debug|embed)\.js$|licenses|^[a-z]{2}(-[A-Z]{2})?-/.test(name),
  );
  for (const name of built) {
    const folder = name.endsWith('.liquid') ? 'snippets' : 'assets';
    assert.equal(after[`${folder}/${name}`], readText('dist', name));
  }
  assert.match(after['locales/ja.json'] ?? '', /"storefront_search": {\n {4}"title": "検索"/);
  assert.match(
    after['locales/en.default.json'] ?? '',
    /IMPORTANT[\s\S]*\/\/ in the header\n {4}},\n {4}"storefront_search"/,
  );
  assert.match(after['locales/fr.json'] ?? '', /"storefront_search": {\n {4}"title": "Recherche"/);
  assert.match(after['locales/eo.json'] ?? '', /"storefront_search": {\n {4}"title": "Search"/);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add copies the languages that the theme has in locales/, and English', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const scripts = readdirSync(join(theme, 'assets'));
  const languages = scripts.flatMap(name => /^([a-z]{2}(-[A-Z]{2})?)-[0-9A-Z]{8}\.js$/.exec(name)?.[1] ?? []);
  assert.deepEqual(languages.sort(), ['en', 'fr', 'ja']);
});

test('add creates a missing locale file for the settings, and remove deletes it', async () => {
  const theme = aTheme();
  rmSync(join(theme, 'locales/en.default.schema.json'));
  writeFile(theme, 'snippets/facets.liquid', '<input type="hidden" name="q" value="{{ search.terms }}">\n');
  const before = snapshot(theme);
  const {output} = await run('add', theme, '--yes');
  assert.match(output, / 2\. sections\/header\.liquid:2-4: replace the search form with this line:\n/);
  assert.match(readText(theme, 'locales/en.default.schema.json'), /"page": "Storefront search"/);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('the kit translates every English text into each of its languages, with the plural forms of that language', () => {
  for (const file of readdirSync('src/kit/locales')) {
    const [language = '', ...kinds] = file.split('.');
    const texts = JSON.parse(readText('src/kit/locales', file));
    const english = JSON.parse(readText('src/kit/locales', ['en', ...kinds].join('.')));
    assert.deepEqual(keysOf(texts), keysOf(english), file);
    // The platform refuses a longer name of a section.
    const {names = {}} = texts.storefront_search;
    for (const name of Object.values(names)) assert.ok(String(name).length <= 25, `${file}: ${name}`);
    if (kinds.length > 1) continue;
    const {pluralCategories} = new Intl.PluralRules(language).resolvedOptions();
    assert.deepEqual(Object.keys(texts.storefront_search.count).sort(), pluralCategories.toSorted(), file);
  }
});

test('add writes nothing without confirmation, nor in a dry run', async () => {
  const theme = aTheme();
  const before = snapshot(theme);
  const dry = await run('add', theme, '--dry-run');
  assert.equal(dry.code, 0);
  assert.match(dry.output, /Will add:[\s\S]*Dry run: nothing was changed\./);
  const unconfirmed = await run('add', theme);
  assert.equal(unconfirmed.code, 1);
  assert.match(
    unconfirmed.output,
    /Nothing was changed, because you did not confirm\. To skip the question, add --yes\./,
  );
  assert.deepEqual(snapshot(theme), before);
});

test('a second add has nothing to do', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const before = snapshot(theme);
  const {output, code} = await run('add', theme);
  assert.equal(code, 0);
  assert.match(
    output,
    /Up to date: \d+ files, and texts in 5 locale files\nIn total: .*\nNothing is left to copy\./,
  );
  assert.deepEqual(snapshot(theme), before);
});

test('add refuses to overwrite a file that it did not write: it names the file and writes nothing', async () => {
  const theme = aTheme({'snippets/storefront-search-box.liquid': 'my own\n'});
  assert.match(
    await refusal(theme),
    /other files with these names: snippets\/storefront-search-box\.liquid\. Rename or delete them, .* restore \.storefront-search\.json from/,
  );
});

test('remove keeps the developer’s changes', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  writeFile(theme, 'locales/ja.json', readText(theme, 'locales/ja.json').replace('商品を検索', '探す'));
  const {output} = await run('remove', theme, '--yes');
  assert.match(
    output,
    /Will keep, because you wrote or changed them:\n {2}locales\/ja\.json#storefront_search: placeholder\n/,
  );
  assert.deepEqual(JSON.parse(readText(theme, 'locales/ja.json')).storefront_search, {placeholder: '探す'});
  assert.doesNotMatch(readText(theme, 'locales/en.default.json'), /storefront_search/);
  assert.ok(!existsSync(join(theme, '.storefront-search.json')));
});

test('add names each file that is in the way, such as changes that remove kept', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  for (const name of ['card', 'box'])
    writeFile(theme, `snippets/storefront-search-${name}.liquid`, 'changed\n');
  await run('remove', theme, '--yes');
  const output = await refusal(theme);
  assert.match(output, /names: snippets\/.*-box\.liquid, snippets\/.*-card\.liquid\. Rename or delete them/);
});

test('add restores a lost record from files with the kit’s content, and remove deletes those files', async () => {
  const theme = aTheme();
  const before = snapshot(theme);
  await run('add', theme, '--yes');
  const after = snapshot(theme);
  rmSync(join(theme, '.storefront-search.json'));
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /\nUp to date: \d+ files, and texts in 5 locale files\nIn total: .*\nDone\./);
  assert.deepEqual(Object.keys(snapshot(theme)), Object.keys(after));
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add lists the locale files of a theme in many languages on one line', async () => {
  const languages = ['cs', 'da', 'de', 'ko', 'nl'];
  const theme = aTheme(Object.fromEntries(languages.map(name => [`locales/${name}.json`, '{}'])));
  const {output} = await run('add', theme, '--dry-run');
  assert.match(output, / {2}locales\/\{cs,da,de,en\.default,eo,fr,ja,ko,nl\}\.json#storefront_search\n/);
  assert.match(output, / {2}locales\/en\.default\.schema\.json#storefront_search\n/);
});

test('remove does not name a file of the kit that it kept as one that still uses the kit', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const box = 'snippets/storefront-search-box.liquid';
  writeFile(theme, box, `${readText(theme, box)}{% render 'storefront-search' %}\n`);
  assert.match((await run('remove', theme, '--yes')).output, /\nDone\.\n$/);
});

test('line endings converted by version control do not count as a change', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const path = 'snippets/storefront-search.liquid';
  writeFile(theme, path, readText(theme, path).replaceAll('\n', '\r\n'));
  assert.match((await run('add', theme)).output, /Nothing is left to copy/);
});

test('add quotes the theme’s path in the command that undoes it', async () => {
  const theme = join(aTheme(), "my $HOME's theme");
  writeFile(theme, 'layout/theme.liquid', '');
  const {output} = await run('add', theme, '--yes');
  const [, path = ''] = /^To remove the kit again: .* remove (.*)$/m.exec(output) ?? [];
  assert.equal(execFileSync('sh', ['-c', `printf %s ${path}`], {encoding: 'utf8'}), theme);
});

test('add ignores a folder named like a theme file when it looks for uses of the kit', async () => {
  const theme = aTheme();
  mkdirSync(join(theme, 'sections/old.liquid'));
  assert.match((await run('add', theme, '--yes')).output, /^Done\./m);
});

test('add reads nothing beside the theme’s own folders, such as a folder that nobody may read', async () => {
  const theme = aTheme({'private/notes.liquid': '', 'templates/private/notes.liquid': ''});
  for (const folder of ['private', 'templates/private']) chmodSync(join(theme, folder), 0);
  const {code, output} = await asNobody(theme, () => run('add', theme, '--yes'));
  for (const folder of ['private', 'templates/private']) chmodSync(join(theme, folder), 0o700);
  assert.equal(code, 0, output);
});

/** Runs an action without the rights of root, who may read every folder. */
async function asNobody<T>(folder: string, action: () => Promise<T>): Promise<T> {
  const {getuid, seteuid} = process;
  if (getuid?.() !== 0) return action();
  const nobody = 65534;
  for (const path of ['.', ...readdirSync(folder, {recursive: true, encoding: 'utf8'})])
    chownSync(join(folder, path), nobody, nobody);
  seteuid?.(nobody);
  return action().finally(() => seteuid?.(0));
}

/** Returns the keys in a tree of texts. Plural forms count as one text. */
function keysOf(texts: Readonly<Record<string, unknown>>, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const isTree = typeof text === 'object' && text !== null && !('other' in text);
    return isTree ? keysOf(text as Record<string, unknown>, `${path}${key}.`) : [path + key];
  });
}
