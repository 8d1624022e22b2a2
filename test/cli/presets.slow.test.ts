import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {mistakeIn, templateFields} from '../../src/conformance/page/template-fields.ts';
import {aTheme, run} from './command.ts';
import {dawnFiles, horizonFiles, tokenFiles} from './look-themes.ts';
import {readText, snapshot, writeFile} from './plain-theme.ts';

const looks: Readonly<Record<string, readonly [files: Readonly<Record<string, string>>, says: RegExp]>> = {
  dawn: [dawnFiles, /^Theme: Dawn 9\.1, with its own look$/m],
  horizon: [horizonFiles, /^Theme: Savor 9\.1, built on Horizon, with the look of Horizon$/m],
  tokens: [
    tokenFiles,
    /^Theme: a theme without a name, with a look that uses its color tokens, such as --color-foreground$/m,
  ],
};

for (const [look, [files, says]] of Object.entries(looks)) {
  test(`add recognizes a theme for the look “${look}”, says so, and copies that look under the neutral one's names`, async () => {
    const theme = aTheme(files);
    const before = snapshot(theme);
    const {output} = await run('add', theme, '--yes');
    assert.match(output, says);
    for (const path of filesOf(join('src/kit/presets', look)))
      assert.equal(readText(theme, path), readText(join('src/kit/presets', look), path), path);
    assert.match((await run('add', theme)).output, /Nothing is left to copy/);
    await run('remove', theme, '--yes');
    assert.deepEqual(snapshot(theme), before);
  });
}

for (const look of ['dawn', 'horizon']) {
  test(`the card of the look “${look}” names fields of products only, and the product's page in a link`, () => {
    const text = readText(`src/kit/presets/${look}/snippets`, 'storefront-search-template.liquid');
    const [, card = ''] = /<template slot="product">([\s\S]*)<\/template>/.exec(text) ?? [];
    const bindings = [...card.matchAll(/(data-[\w-]+)="(\w+)"/g)];
    const mistakes = bindings.map(([, name = '', field = '']) =>
      mistakeIn(name, field, templateFields.get('product') ?? {}),
    );
    assert.deepEqual(
      mistakes.filter(mistake => mistake !== undefined),
      [],
    );
    assert.equal(card.match(/<a [^>]*data-href="url"/g)?.length, 1);
  });
}

test('the form of each look brings its layout, and the list links its style sheet, for pages whose layout lacks it', () => {
  const snippets = ['src/kit', ...Object.keys(looks).map(look => `src/kit/presets/${look}`)].flatMap(folder =>
    filesOf(folder)
      .filter(path => /^snippets\/storefront-search-(box|results)\.liquid/.test(path))
      .map(path => join(folder, path)),
  );
  assert.ok(snippets.length >= 2);
  for (const path of snippets) {
    const brings = path.includes('-box')
      ? /{% render 'storefront-search-form-styles' %}/
      : /{{ 'storefront-search\.css' \| asset_url \| stylesheet_tag }}/;
    assert.match(readText('.', path), brings, path);
  }
});

test('add gives any other theme the neutral look, and names the style sheet to change', async () => {
  const theme = aTheme({'config/settings_schema.json': '[{"theme_name": "Mine"}, /* none */]'});
  const {output} = await run('add', theme, '--yes');
  assert.match(
    output,
    /^Theme: Mine, with a neutral look\. To change it, edit assets\/storefront-search-theme\.css\.$/m,
  );
  const path = 'assets/storefront-search-theme.css';
  assert.equal(readText(theme, path), readText('src/kit', path));
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
  assert.match(
    output,
    /Will keep, because you wrote or changed them:\n {2}assets\/storefront-search-theme\.css\n/,
  );
});

test('add lists what is left to do in Dawn by file and line, with the code for it', async () => {
  const {output} = await run('add', aTheme(dawnFiles), '--yes');
  assert.equal(
    leftToDo(output),
    `  1. layout/theme.liquid:8: add this line above </head>:
       {% render 'storefront-search' %}
  2. snippets/header-search.liquid:2-12: replace these lines with this one:
       {% render 'storefront-search-box', class: 'search-modal__form' %}
  3. templates/search.json:3-5: replace "main" with this section:
       "main": ${useOf('page')}
  4. templates/collection.json:6-8: replace "product-grid" with this section:
       "product-grid": ${useOf('collection')},`,
  );
});

test('add lists what is left to do in Horizon, whose search page has two sections to replace', async () => {
  const {output} = await run('add', aTheme(horizonFiles), '--dry-run');
  assert.equal(
    leftToDo(output),
    `  1. layout/theme.liquid:8: add this line above </head>:
       {% render 'storefront-search' %}
  2. snippets/search-modal.liquid:6-8: replace these lines with this one:
       {% render 'storefront-search-box' %}
  3. snippets/search-modal.liquid:1-4: delete these lines, because nothing needs this script any more
  4. templates/search.json:3-8: replace "search" and "main" with this section, and set "order" to ["main"]:
       "main": ${useOf('page')}
  5. templates/collection.json:3-5: replace "main" with this section:
       "main": ${useOf('collection', '{"show_title": true}')}`,
  );
});

test('add writes the filters as blocks, so that the first block that a merchant adds hides no other filter', async () => {
  for (const files of [dawnFiles, horizonFiles, {}]) {
    const theme = aTheme(files);
    const left = leftToDo((await run('add', theme, '--yes')).output);
    for (const [section, facet] of [
      ['page', 'content_types'],
      ['collection', 'vendors'],
    ] as const) {
      const use = /"[\w-]+": (\{\n {9}"type": "storefront-search-NAME"[\s\S]*?\n {7}\})/;
      const [, json = '{}'] = new RegExp(use.source.replace('NAME', section)).exec(left) ?? [];
      if (json === '{}' && Object.keys(files).length === 0) continue;
      const {blocks, block_order: order} = JSON.parse(json);
      assert.deepEqual(Object.keys(blocks), order);
      assert.equal(order[0], facet);
      const schema = readText(theme, `sections/storefront-search-${section}.liquid`);
      for (const type of order) assert.ok(schema.includes(`"type": "${type}"`), type);
      assert.equal(order.length, schema.match(/"limit": 1/g)?.length);
    }
  }
});

for (const [name, files, path, old, settings] of [
  [
    'Dawn',
    dawnFiles,
    'templates/collection.json',
    {
      'product-grid': {
        type: 'main-collection-product-grid',
        settings: {
          products_per_page: 16,
          columns_desktop: 3,
          columns_mobile: '1',
          filter_type: 'vertical',
          enable_sorting: false,
        },
      },
      banner: {type: 'main-collection-banner'},
    },
    '{"panel": "auto", "show_sort": false, "page_size": 16, "columns_desktop": "3", "columns_phone": "1"}',
  ],
  [
    'Horizon',
    horizonFiles,
    'templates/search.json',
    {
      main: {
        type: 'search-results',
        blocks: {filters: {type: 'filters', settings: {enable_filtering: false, enable_grid_density: false}}},
        settings: {product_card_size: 'large', mobile_product_card_size: 'large'},
      },
    },
    '{"panel": "none", "columns_choice": "hide", "columns_desktop": "3", "columns_phone": "1"}',
  ],
] as const) {
  test(`add takes ${name}’s own settings for filters, sort, columns and page size over into the section’s`, async () => {
    const json = JSON.stringify({sections: old, order: Object.keys(old)}, null, 2);
    const theme = aTheme({...files, [path]: `/* Made by the theme editor. */\n${json}`});
    const left = leftToDo((await run('add', theme, '--yes')).output);
    const section = path.includes('search') ? 'page' : 'collection';
    assert.ok(left.includes(useOf(section, settings)), left);
  });
}

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

test('add lists the script of Horizon’s suggestions until it is deleted, also once the form is replaced', async () => {
  const theme = aTheme(horizonFiles);
  const modal = 'snippets/search-modal.liquid';
  const script = readText(theme, modal).slice(0, readText(theme, modal).indexOf('<dialog-component'));
  writeFile(
    theme,
    modal,
    `${script}<dialog-component>{% render 'storefront-search-box' %}</dialog-component>`,
  );
  assert.match(
    leftToDo((await run('add', theme, '--yes')).output),
    / {2}2\. snippets\/search-modal\.liquid:1-4: delete/,
  );
  writeFile(theme, modal, "<dialog-component>{% render 'storefront-search-box' %}</dialog-component>");
  assert.doesNotMatch(leftToDo((await run('add', theme)).output), /search-modal/);
});

test('add asks to switch Dawn’s own suggestions off, until their setting or their script says that they are', async () => {
  const layout = '<head></head>\n<script src="{{ \'predictive-search.js\' | asset_url }}"></script>\n';
  const theme = aTheme({...dawnFiles, 'layout/theme.liquid': layout});
  const step = / {2}3\. layout\/theme\.liquid:2: turn “Search suggestions” off/;
  assert.match(leftToDo((await run('add', theme, '--yes')).output), step);
  writeFile(theme, 'config/settings_data.json', '{"current": {"predictive_search_enabled": false}}');
  assert.doesNotMatch(leftToDo((await run('add', theme)).output), /Search suggestions/);
});

test('add counts Dawn’s form with a <search-box> around it as done', async () => {
  const theme = aTheme({
    ...dawnFiles,
    'snippets/header-search.liquid': '<search-box>\n<form></form></search-box>',
  });
  assert.doesNotMatch(leftToDo((await run('add', theme, '--yes')).output), /header/);
});

test('add sees alternate templates, templates in Liquid, and JSON that it can’t read', async () => {
  const theme = aTheme({
    ...horizonFiles,
    'templates/collection.lookbook.json':
      '{"sections": {\n"hero": {"type": "hero", "title": "{{ collection.title }}"},\n"grid": {"type": "main-collection"}\n}}',
    'templates/collection.story.json': '{"sections": {"hero": {"type": "hero"}}}',
    'templates/search.alt.json': '{"sections": {\n"results": {"type": "search-results"}\n}}',
    'templates/search.old.liquid': '{% for item in search.results %}{% endfor %}',
    'templates/search.broken.json': '{"sections": ',
    'templates/product.json': '{"sections": {"main": {"type": "collection"}}}',
  });
  const left = leftToDo((await run('add', theme, '--yes')).output);
  for (const step of [
    `templates/collection.lookbook.json:3: replace "grid" with this section:\n       "grid": ${useOf('collection')}`,
    `templates/search.alt.json:2: replace "results" with this section:\n       "results": ${useOf('page')}`,
    "templates/search.old.liquid: replace the whole file with this line:\n       {% section 'storefront-search-page' %}",
    'templates/search.broken.json: fix the JSON of this file (line 1, column 14: unexpected end of the file)',
  ])
    assert.ok(left.includes(step), `${step} in\n${left}`);
  assert.doesNotMatch(left, /story|templates\/product/);
});

test('add mentions the theme editor only while a template is left', async () => {
  const theme = aTheme(dawnFiles);
  const editor = /in the theme editor/;
  assert.match((await run('add', theme, '--yes')).output, editor);
  for (const [name, section] of [
    ['search', 'page'],
    ['collection', 'collection'],
  ])
    writeFile(
      theme,
      `templates/${name}.json`,
      `{"sections": {"a": {"type": "storefront-search-${section}"}}}`,
    );
  const {output} = await run('add', theme);
  assert.match(output, /Left to do by hand/);
  assert.doesNotMatch(output, editor);
});

test('add says that no step is left', async () => {
  const theme = aTheme({
    'layout/theme.liquid':
      '<head>{% render \'storefront-search\' %}</head>{% render "storefront-search-box" %}',
    'templates/search.json': '{"sections": {"main": {"type": "storefront-search-page"}}}',
  });
  const {output} = await run('add', theme, '--yes');
  assert.match(output, /Done\.\nNothing is left to do by hand\.\n/);
});

const FACETS = 'vendors product_types price_range available on_sale variant_options metafields tags'.split(
  ' ',
);

/** The use of a section as `add` writes it, with all filters. */
function useOf(section: 'page' | 'collection', settings?: string): string {
  const types = section === 'page' ? ['content_types', ...FACETS] : FACETS;
  return `{
         "type": "storefront-search-${section}",${settings ? `\n         "settings": ${settings},` : ''}
         "blocks": {
${types.map(type => `           "${type}": {"type": "${type}"}`).join(',\n')}
         },
         "block_order": ["${types.join('", "')}"]
       }`;
}

/** Returns the list of the edits that are left to the developer. */
function leftToDo(output: string): string {
  const [, list = ''] = /Left to do by hand:\n([\s\S]*?)\n(\n|To remove)/.exec(output) ?? [];
  return list;
}

function filesOf(folder: string): string[] {
  const paths = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  return paths.filter(path => /\.\w+$/.test(path)).map(path => path.replaceAll('\\', '/'));
}
