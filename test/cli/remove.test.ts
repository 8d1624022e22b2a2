import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {aTheme, run} from './command.ts';
import {dawnFiles, horizonFiles} from './look-themes.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

/** Does the steps of the install guide. */
function followGuide(theme: string): void {
  const layout = readText(theme, 'layout/theme.liquid');
  writeFile(
    theme,
    'layout/theme.liquid',
    layout.replace('</head>', "{% render 'storefront-search' %}\n</head>"),
  );
  for (const [name, section] of [
    ['search', 'page'],
    ['collection', 'collection'],
  ])
    writeFile(
      theme,
      `templates/${name}.json`,
      `{"sections": {\n"main": {"type": "storefront-search-${section}"}}}`,
    );
}

const BOX = "{% render 'storefront-search-box' %}\n";

test('remove deletes nothing while a file of the theme names the kit, and lists each line with what belongs there', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  followGuide(theme);
  writeFile(theme, 'sections/header.liquid', BOX);
  writeFile(theme, 'templates/index.json', '{"sections": {\n"a": {"type": "storefront-search-list"}}}');
  writeFile(
    theme,
    'sections/own.liquid',
    "{{ 'storefront_search.title' | t }}\n<search-results></search-results>\n",
  );
  const before = snapshot(theme);
  for (const args of [
    ['remove', theme, '--yes'],
    ['add', theme, '--undo', '--yes'],
  ]) {
    const {code, output} = await run(...args);
    assert.equal(code, 1);
    assert.ok(
      output.includes(`First remove the kit from these lines:
  1. layout/theme.liquid:8: delete this line:
       {% render 'storefront-search' %}
  2. sections/header.liquid:1: replace this line with the theme's search form:
       {% render 'storefront-search-box' %}
  3. sections/own.liquid:1: delete this line, or the part of it that names the kit:
       {{ 'storefront_search.title' | t }}
  4. sections/own.liquid:2: replace this line with the theme's own list:
       <search-results></search-results>
  5. templates/collection.json:2: replace this section with the theme's own one:
       "main": {"type": "storefront-search-collection"}}}
  6. templates/index.json:2: delete this section, and its key in "order":
       "a": {"type": "storefront-search-list"}}}
  7. templates/search.json:2: replace this section with the theme's own one ("main-search"):
`),
      output,
    );
    assert.match(output, /Nothing was deleted, because the theme still uses the kit\. Do the steps above/);
    assert.deepEqual(snapshot(theme), before);
  }
  const dry = await run('remove', theme, '--dry-run');
  assert.equal(dry.code, 0);
  assert.match(dry.output, /First remove[\s\S]*Dry run/);
});

test('without git, add keeps the files that its steps change, and remove prints the commands that put them back', async () => {
  for (const files of [dawnFiles, horizonFiles, {}]) {
    const theme = aTheme(files);
    const before = snapshot(theme);
    await run('add', theme, '--yes');
    followGuide(theme);
    const [form = ''] = [
      'snippets/header-search.liquid',
      'snippets/search-modal.liquid',
      'sections/header.liquid',
    ].filter(path => before[path] !== undefined);
    writeFile(theme, form, BOX);
    const {output} = await run('remove', theme, '--yes');
    const commands: string[] = output.match(/^ {2}cp .*$/gm) ?? [];
    assert.ok(commands.includes(`  cp .storefront-search/${form} ${form}`), output);
    for (const command of commands) execFileSync('sh', ['-c', command], {cwd: theme});
    const created = Object.keys(before).includes('templates/collection.json')
      ? []
      : ['templates/collection.json'];
    for (const path of created) execFileSync('rm', [path], {cwd: theme});
    assert.equal((await run('remove', theme, '--yes')).code, 0);
    assert.deepEqual(snapshot(theme), before);
  }
});

test('in git, remove prints the checkout of the last commit without the kit, whatever was committed since', async () => {
  const theme = aTheme(horizonFiles);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
      cwd: theme,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'theme');
  const commit = git('log', '-1', '--format=%h').trim();
  await run('add', theme, '--yes');
  assert.ok(!existsSync(join(theme, '.storefront-search')));
  followGuide(theme);
  git('add', '.');
  git('commit', '--quiet', '-m', 'kit');
  writeFile(theme, 'snippets/search-modal.liquid', BOX);
  const {output} = await run('remove', theme, '--yes');
  const checkouts = [
    `git checkout ${commit} -- layout/theme.liquid templates/collection.json templates/search.json`,
    'git checkout HEAD -- snippets/search-modal.liquid',
  ];
  assert.ok(output.includes(`\n  ${checkouts.join('\n  ')}\n`), output);
  for (const checkout of checkouts) execFileSync('sh', ['-c', checkout], {cwd: theme});
  assert.equal((await run('remove', theme, '--yes')).code, 0);
  assert.equal(git('diff', commit), '');
});

test('add keeps a file that git has in an older version, and remove restores the newer one', async () => {
  const theme = aTheme(dawnFiles);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {cwd: theme});
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'theme');
  const edited = `${readText(theme, 'layout/theme.liquid')}<!-- not committed -->\n`;
  writeFile(theme, 'layout/theme.liquid', edited);
  await run('add', theme, '--yes');
  assert.equal(readText(theme, '.storefront-search/layout/theme.liquid'), edited);
  followGuide(theme);
  const {output} = await run('remove', theme, '--yes');
  assert.match(output, /^ {2}cp \.storefront-search\/layout\/theme\.liquid layout\/theme\.liquid$/m);
});

test('remove asks for the script of Horizon’s suggestions, if the form is back without it', async () => {
  const theme = aTheme(horizonFiles);
  await run('add', theme, '--yes');
  const modal = readText(theme, 'snippets/search-modal.liquid');
  writeFile(theme, 'snippets/search-modal.liquid', modal.slice(modal.indexOf('<dialog-component')));
  const {code, output} = await run('remove', theme, '--yes');
  assert.equal(code, 1);
  assert.ok(
    output.includes(`  1. snippets/search-modal.liquid:1: above this line, add the script of the theme's search form again:
       <script src="{{ 'predictive-search.js' | asset_url }}" type="module" fetchpriority="low"></script>`),
    output,
  );
  writeFile(theme, 'snippets/search-modal.liquid', modal);
  assert.equal((await run('remove', theme, '--yes')).code, 0);
});

test('remove explains that it needs the record, which add restores', async () => {
  const {output} = await run('remove', aTheme(), '--yes');
  assert.match(output, /no record of the kit \(\.storefront-search\.json\).* run `add` first/);
});

test('remove asks to switch Dawn’s suggestions on again, if they are off', async () => {
  const theme = aTheme({...dawnFiles, 'config/settings_data.json': '{"current": {}}'});
  await run('add', theme, '--yes');
  assert.doesNotMatch((await run('remove', theme, '--dry-run')).output, /Search suggestions/);
  writeFile(theme, 'config/settings_data.json', '{"current": {"predictive_search_enabled": false}}');
  const {code, output} = await run('remove', theme, '--yes');
  assert.equal(code, 0);
  assert.match(output, /turn it on again in the theme settings, under “Search behavior”\.\nDone\./);
});
