import assert from 'node:assert/strict';
import {test} from 'node:test';
import {hashOf} from '../../src/cli/install-record.ts';
import {aTheme, run} from './command.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

test('an upgrade updates unchanged files, deletes obsolete ones, and keeps the developer’s changes', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  const current = snapshot(theme);
  const card = 'snippets/storefront-search-card.liquid';
  writeFile(theme, card, 'the theme’s own card\n');
  pretendOlder(theme, 'sections/storefront-search-page.liquid', 'an older section\n');
  for (const name of ['box', 'page']) pretendOlder(theme, `assets/${name}-0A1B2C3D.js`, 'export {};\n');
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /Will update:\n {2}sections\/storefront-search-page\.liquid\n/);
  assert.match(output, /Will delete:\n {2}assets\/\*-<hash>\.js \(2\)\n/);
  assert.match(
    output,
    /Will keep, because you wrote or changed them:\n {2}snippets\/storefront-search-card\.liquid\n/,
  );
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
    /The kit has newer versions of these in .*src\/kit; compare them with yours:\n {2}snippets\/storefront-search-card\.liquid\n/,
  );
  const next = await run('add', theme, '--yes');
  assert.doesNotMatch(next.output, /newer versions/);
  assert.match(
    next.output,
    /Will keep, because you wrote or changed them:\n {2}snippets\/storefront-search-card\.liquid\n/,
  );
  assert.equal(readText(theme, card), 'the theme’s own card\n');
});

/** Writes a file and records it, as an older version would have. */
function pretendOlder(theme: string, path: string, text: string): void {
  const record = JSON.parse(readText(theme, '.storefront-search.json'));
  record.places[path] = hashOf(text);
  writeFile(theme, path, text);
  writeFile(theme, '.storefront-search.json', JSON.stringify(record));
}
