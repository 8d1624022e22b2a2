import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, rmSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {hashOf} from '../../src/cli/hash.ts';
import {aTheme, refusal, run} from './command.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

test('add copies snippets, sections, texts and scripts, and remove restores the theme byte for byte', async () => {
  const theme = aTheme();
  const before = snapshot(theme);
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /Will add:\n {2}snippets\/storefront-search-box\.liquid/);
  assert.match(output, /in layout\/theme\.liquid, before <\/head> +{% render 'storefront-search' %}/);
  const after = snapshot(theme);
  for (const path of Object.keys(before)) {
    if (!/locales\/(en\.default(\.schema)?|ja|fr)\.json/.test(path))
      assert.equal(after[path], before[path], path);
  }
  const built = readdirSync('dist').filter(name => !/(bundle|debug)\.js$|licenses/.test(name));
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
  assert.equal(after['locales/eo.json'], before['locales/eo.json']);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add creates a missing locale file for the settings, and remove deletes it', async () => {
  const theme = aTheme();
  rmSync(join(theme, 'locales/en.default.schema.json'));
  writeFile(theme, 'snippets/facets.liquid', '<input type="hidden" name="q" value="{{ search.terms }}">\n');
  const before = snapshot(theme);
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /The theme's search forms are in sections\/header\.liquid\./);
  assert.match(readText(theme, 'locales/en.default.schema.json'), /"page": "Storefront search"/);
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('the kit translates every English text into each of its languages, with the plural forms of that language', () => {
  for (const file of readdirSync('demo/kit/locales')) {
    const [language = '', ...kinds] = file.split('.');
    const texts = JSON.parse(readText('demo/kit/locales', file));
    const english = JSON.parse(readText('demo/kit/locales', ['en', ...kinds].join('.')));
    assert.deepEqual(keysOf(texts), keysOf(english), file);
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
  assert.match(dry.output, /Will add:[\s\S]*dry run/);
  const unconfirmed = await run('add', theme);
  assert.equal(unconfirmed.code, 1);
  assert.match(unconfirmed.output, /Nothing was written: it was not confirmed\. `--yes` confirms it/);
  assert.deepEqual(snapshot(theme), before);
});

test('a second add has nothing to do', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const before = snapshot(theme);
  const {output, code} = await run('add', theme);
  assert.equal(code, 0);
  assert.match(output, /Up to date: \d+\nNothing is left to do\./);
  assert.deepEqual(snapshot(theme), before);
});

test('add refuses to overwrite a file that it did not write: it names the file and writes nothing', async () => {
  const theme = aTheme({'snippets/storefront-search-box.liquid': 'my own\n'});
  assert.match(
    await refusal(theme),
    /snippets\/storefront-search-box\.liquid is there already, .*: it is another's, .*, or an older version's, if the record of it, \.storefront-search\.json, is lost\. Rename or delete/,
  );
});

test('an upgrade updates unchanged files, deletes obsolete ones, and keeps the developer’s changes', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const current = snapshot(theme);
  const card = 'snippets/storefront-search-card.liquid';
  writeFile(theme, card, 'the theme’s own card\n');
  pretendOlder(theme, 'sections/storefront-search-page.liquid', 'an older section\n');
  for (const name of ['box', 'page']) pretendOlder(theme, `assets/${name}-0a1b2c3d.js`, 'export {};\n');
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /Will bring up to date:\n {2}sections\/storefront-search-page\.liquid\n/);
  assert.match(output, /Will delete:\n {2}assets\/\*-0a1b2c3d\.js \(2\)\n/);
  assert.match(output, /Changed by you, and left as it is:\n {2}snippets\/storefront-search-card\.liquid\n/);
  assert.deepEqual(snapshot(theme), {...current, [card]: 'the theme’s own card\n'});
});

test('an upgrade reports a newer version of a file that the developer changed, once', async () => {
  const theme = aTheme();
  const card = 'snippets/storefront-search-card.liquid';
  await run('add', theme, '--yes');
  pretendOlder(theme, card, 'an older card\n');
  writeFile(theme, card, 'the theme’s own card\n');
  const upgrade = await run('add', theme, '--yes');
  assert.match(
    upgrade.output,
    /Changed by you, and left as it is; there is something new to take over from .*demo\/kit:\n {2}snippets\/storefront-search-card\.liquid\n/,
  );
  const next = await run('add', theme, '--yes');
  assert.match(
    next.output,
    /Changed by you, and left as it is:\n {2}snippets\/storefront-search-card\.liquid\n/,
  );
  assert.equal(readText(theme, card), 'the theme’s own card\n');
});

test('remove keeps the developer’s changes, and names the files that still use the kit', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  writeFile(theme, 'locales/ja.json', readText(theme, 'locales/ja.json').replace('商品を検索', '探す'));
  writeFile(theme, 'sections/header.liquid', "{% render 'storefront-search-box' %}\n");
  const told = await run('remove', theme, '--dry-run');
  assert.match(
    told.output,
    /\nThese files name what goes; take it out of them:\n {2}sections\/header\.liquid\n/,
  );
  const {output} = await run('remove', theme, '--yes');
  assert.match(
    output,
    /Changed by you, and left as it is:\n {2}locales\/ja\.json#storefront_search: placeholder\n/,
  );
  assert.match(output, /name what is gone; take it out of them:\n {2}sections\/header\.liquid/);
  assert.deepEqual(JSON.parse(readText(theme, 'locales/ja.json')).storefront_search, {placeholder: '探す'});
  assert.doesNotMatch(readText(theme, 'locales/en.default.json'), /storefront_search/);
  assert.ok(!existsSync(join(theme, '.storefront-search.json')));
});

test('add says that a conflicting file may be a change that remove kept', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  for (const name of ['card', 'box'])
    writeFile(theme, `snippets/storefront-search-${name}.liquid`, 'changed\n');
  await run('remove', theme, '--yes');
  const output = await refusal(theme);
  assert.match(output, /-box\.liquid, snippets\/.*-card\.liquid are there already/);
  assert.match(output, /they are another's, or what you changed and `remove` left,/);
});

test('add restores a lost record from files with the kit’s content, and remove deletes those files', async () => {
  const theme = aTheme();
  const before = snapshot(theme);
  await run('add', theme, '--yes');
  const after = snapshot(theme);
  rmSync(join(theme, '.storefront-search.json'));
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /\nThere already as it is to be, and recorded from now on: \d+\nDone\./);
  assert.deepEqual(Object.keys(snapshot(theme)), Object.keys(after));
  await run('remove', theme, '--yes');
  assert.deepEqual(snapshot(theme), before);
});

test('add lists the locale files of a theme in many languages on one line', async () => {
  const languages = ['cs', 'da', 'de', 'ko', 'nl'];
  const theme = aTheme(Object.fromEntries(languages.map(name => [`locales/${name}.json`, '{}'])));
  const {output} = await run('add', theme, '--dry-run');
  assert.match(output, / {2}locales\/\{cs,da,de,en\.default,fr,ja,ko,nl\}\.json#storefront_search\n/);
  assert.match(output, / {2}locales\/en\.default\.schema\.json#storefront_search\n/);
});

test('add names the header’s search form first', async () => {
  const theme = aTheme({'blocks/form.liquid': '<input name="q">'});
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /search forms are in sections\/header\.liquid, blocks\/form\.liquid\./);
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
  assert.match((await run('add', theme)).output, /Nothing is left to do/);
});

test('add quotes the theme’s path in the command that undoes it', async () => {
  const theme = join(aTheme(), "my $HOME's theme");
  writeFile(theme, 'layout/theme.liquid', '');
  const {output} = await run('add', theme, '--yes');
  const [, path = ''] = /^To undo it: .* remove (.*)$/m.exec(output) ?? [];
  assert.equal(execFileSync('sh', ['-c', `printf %s ${path}`], {encoding: 'utf8'}), theme);
});

test('add ignores a folder named like a theme file when it looks for uses of the kit', async () => {
  const theme = aTheme();
  mkdirSync(join(theme, 'sections/old.liquid'));
  assert.match((await run('add', theme, '--yes')).output, /^Done\./m);
});

test('every expected error prints how to fix it, without a stack', async () => {
  const empty = aTheme();
  rmSync(join(empty, 'layout'), {recursive: true});
  const broken = aTheme({'locales/ja.json': '{\n  "a": }'});
  const blocked = aTheme();
  rmSync(join(blocked, 'snippets'), {recursive: true});
  writeFile(blocked, 'snippets', 'a file');
  const withFolder = (path: string) => {
    const theme = aTheme();
    mkdirSync(join(theme, path));
    return theme;
  };
  const withLink = aTheme();
  symlinkSync('nowhere', join(withLink, 'snippets/storefront-search.liquid'));
  const aRecord = (text: string) => aTheme({'.storefront-search.json': text});
  const cases: [args: string[], says: RegExp][] = [
    [
      ['add', empty],
      /^There is no theme in .*: it has no layout\/theme\.liquid\. Name the theme's folder\./m,
    ],
    [['add', join(blocked, 'layout/theme.liquid')], /theme\.liquid is a file: name the theme's folder\./],
    [['add', broken], /ja\.json can't be used \(line 2, column 8: } can't stand here\): mend it first\./],
    [['add', blocked, '--yes'], /snippets.* lies in a file, where a folder is needed: rename that file\./],
    [
      ['add', withFolder('snippets/storefront-search.liquid')],
      /search\.liquid is a folder, where a file is needed/,
    ],
    [['add', withLink, '--yes'], /search\.liquid is a link that leads nowhere: mend it or remove it\./],
    [['add', withFolder('locales/de.json')], /de\.json is a folder, where a file is needed/],
    [['add', aRecord('{\n<<<<<<< HEAD')], /\(line 2, column 1: <.* can't stand here\): take it back from/],
    [['add', aRecord('null')], /what was written, can't be read \(it is no object\): take it back from/],
    [['add', aRecord('{"places": null}')], /\.storefront-search\.json,.* \("places" is no object\)/],
    [
      ['add', aRecord('{"places": {}}')],
      /\("made" is no list of texts\): take it back from your version control/,
    ],
    [['add', aRecord('{"places": {"x": 1}, "made": []}')], /\(the hash of x is no text\)/],
    [['remove', aRecord('{"places": {"../x": ""}, "made": []}')], /\(\.\.\/x lies outside the theme\)/],
    [['add'], /^Usage:/m],
    [['copy', empty], /^Usage:/m],
    [['add', empty, '--force'], /^Unknown option '--force'\.\n\nUsage:/m],
  ];
  for (const [args, says] of cases) {
    const {code, output} = await run(...args);
    assert.equal(code, 1, args.join(' '));
    assert.match(output, says);
    assert.doesNotMatch(output, /\n {4}at /);
  }
});

/** Returns the keys in a tree of texts. Plural forms count as one text. */
function keysOf(texts: Readonly<Record<string, unknown>>, path = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const isTree = typeof text === 'object' && text !== null && !('other' in text);
    return isTree ? keysOf(text as Record<string, unknown>, `${path}${key}.`) : [path + key];
  });
}

/** Writes a file and records it, as an older version would have. */
function pretendOlder(theme: string, path: string, text: string): void {
  const record = JSON.parse(readText(theme, '.storefront-search.json'));
  record.places[path] = hashOf(text);
  writeFile(theme, path, text);
  writeFile(theme, '.storefront-search.json', JSON.stringify(record));
}
