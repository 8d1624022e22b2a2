import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {mistakeIn, templateFields} from '../../src/core/products/template-fields.ts';
import {aTheme, run} from './command.ts';
import {dawnFiles, horizonFiles, tokenFiles} from './look-themes.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

const looks: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, says: RegExp]>> = {
  dawn: [dawnFiles, /^Theme: Dawn 9\.1, in its own look$/m],
  horizon: [horizonFiles, /^Theme: Savor 9\.1, built on Horizon and in its look$/m],
  tokens: [tokenFiles, /^Theme: without a name\. It gets a look that follows its tokens, /m],
};

for (const [look, [files, says]] of Object.entries(looks)) {
  test(`add recognizes a theme for the look “${look}”, says so, and copies that look under the neutral one's names`, async () => {
    const theme = aTheme(files);
    const before = snapshot(theme);
    const {output} = await run('add', theme, '--yes');
    assert.match(output, says);
    for (const path of filesOf(join('demo/kit/presets', look)))
      assert.equal(readText(theme, path), readText(join('demo/kit/presets', look), path), path);
    assert.match((await run('add', theme)).output, /Nothing is left to copy/);
    await run('remove', theme, '--yes');
    assert.deepEqual(snapshot(theme), before);
  });
}

for (const look of ['dawn', 'horizon']) {
  test(`the card of the look “${look}” names fields of products only, and the product's page in a link`, () => {
    const text = readText(`demo/kit/presets/${look}/snippets`, 'storefront-search-template.liquid');
    const [, card = ''] = /<template slot="product">([\s\S]*)<\/template>/.exec(text) ?? [];
    const bindings = [...card.matchAll(/(data-[\w-]+)="(\w+)"/g)];
    const mistakes = bindings.map(([, name = '', field = '']) =>
      mistakeIn(name, field, templateFields.product ?? {}),
    );
    assert.deepEqual(
      mistakes.filter(mistake => mistake !== undefined),
      [],
    );
    assert.equal(card.match(/<a [^>]*data-href="url"/g)?.length, 1);
  });
}

test('add gives any other theme the neutral look, and names the style sheet to change', async () => {
  const theme = aTheme({'config/settings_schema.json': '[{"theme_name": "Mine"}, /* none */]'});
  const {output} = await run('add', theme, '--yes');
  assert.match(
    output,
    /^Theme: Mine\. It gets a neutral look: assets\/storefront-search-theme\.css is yours/m,
  );
  const path = 'assets/storefront-search-theme.css';
  assert.equal(readText(theme, path), readText('demo/kit', path));
});

test('add gives the sections a choice of color schemes in a theme that defines these, and in no other', async () => {
  const setting = '{"type": "color_scheme", "id": "color_scheme"';
  const schemes = '[{"name": "Colors", "settings": [{"type": "color_scheme_group", "id": "color_schemes"}]}]';
  for (const [schema, count] of [
    [schemes, 1],
    ['[]', 0],
  ] as const) {
    const theme = aTheme({'config/settings_schema.json': schema});
    await run('add', theme, '--yes');
    for (const section of ['page', 'collection', 'list', 'related']) {
      const text = readText(theme, `sections/storefront-search-${section}.liquid`);
      assert.equal(text.split(setting).length - 1, count);
      const [, json = ''] = /{% schema %}([\s\S]*){% endschema %}/.exec(text) ?? [];
      assert.doesNotThrow(() => JSON.parse(json));
    }
    assert.match((await run('add', theme)).output, /Nothing is left to copy/);
  }
});

test('an upgrade keeps a look that the developer changed', async () => {
  const theme = aTheme(dawnFiles);
  await run('add', theme, '--yes');
  writeFile(theme, 'assets/storefront-search-theme.css', ':root {--search-gap: 3px}\n');
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /Changed by you, and left as it is:\n {2}assets\/storefront-search-theme\.css\n/);
});

test('add lists what is left to do in Dawn by file and line, with the code for it', async () => {
  const {output} = await run('add', aTheme(dawnFiles), '--yes');
  assert.equal(
    leftToDo(output),
    `  1. layout/theme.liquid:8: above </head>, add
       {% render 'storefront-search' %}
  2. snippets/header-search.liquid:2-12: in place of these lines, write
       {% render 'storefront-search-box', class: 'search-modal__form' %}
  3. templates/search.json:3-5: in place of "main", write
       "main": {"type": "storefront-search-page"}
  4. templates/collection.json:6-8: in place of "product-grid", write
       "product-grid": {"type": "storefront-search-collection", "settings": {"show_title": false}},`,
  );
});

test('add lists what is left to do in Horizon, whose search page has two sections to replace', async () => {
  const {output} = await run('add', aTheme(horizonFiles), '--dry-run');
  assert.equal(
    leftToDo(output),
    `  1. layout/theme.liquid:8: above </head>, add
       {% render 'storefront-search' %}
  2. snippets/search-modal.liquid:6-8: in place of these lines (then delete lines 1-4, a script that is no longer needed), write
       {% render 'storefront-search-box' %}
  3. templates/search.json:3-8: in place of "search" and "main", and in "order" ["main"], write
       "main": {"type": "storefront-search-page"}
  4. templates/collection.json:3-5: in place of "main", write
       "main": {"type": "storefront-search-collection"}`,
  );
});

test('add leaves out what the developer has done already', async () => {
  const theme = aTheme(dawnFiles);
  writeFile(theme, 'layout/theme.liquid', "<head>{% render 'storefront-search' %}</head>\n");
  writeFile(theme, 'templates/search.json', '{"sections": {"main": {"type": "storefront-search-page"}}}\n');
  const {output} = await run('add', theme, '--yes');
  assert.match(
    leftToDo(output),
    /^ {2}1\. snippets\/header-search[\s\S]* {2}2\. templates\/collection\.json/,
  );
});

test('remove and add --undo list each line that still names the kit, and what to put in its place', async () => {
  const theme = aTheme();
  await run('add', theme, '--yes');
  writeFile(theme, 'layout/theme.liquid', "<head>\n{% render 'storefront-search' %}\n</head>\n");
  writeFile(theme, 'templates/search.json', '{"sections": {"a": {\n"type": "storefront-search-page"}}}\n');
  const expected = `Left to do by hand:
  1. layout/theme.liquid:2: delete
       {% render 'storefront-search' %}
  2. templates/search.json:2: in its place, put the theme's section back
       "type": "storefront-search-page"}}}
`;
  assert.ok((await run('remove', theme, '--dry-run')).output.includes(expected));
  const {output} = await run('add', theme, '--undo', '--yes');
  assert.ok(output.endsWith(`Done.\n${expected}`), output);
});

/** Returns the list of the edits that are left to the developer. */
function leftToDo(output: string): string {
  const [, list = ''] = /Left to do by hand:\n([\s\S]*?)\n\n/.exec(output) ?? [];
  return list;
}

function filesOf(folder: string): string[] {
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return paths.filter(path => /\.\w+$/.test(path)).map(path => path.replaceAll('\\', '/'));
}
