import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {checkTheme} from '../../../demo/check-theme.ts';
import {openData} from '../../../demo/storefront/data-folder.ts';
import {themeFolders} from '../../../demo/storefront/liquid/theme-folder.ts';
import {ThemeGaps} from '../../../demo/storefront/liquid/theme-gaps.ts';
import {createStorefront} from '../../../demo/storefront/storefront.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';
import {openBlockTheme, templateOf} from './support/block-theme.ts';
import {type Files, pageOf, writeTheme} from './support/small-theme.ts';

const missing: readonly (readonly [name: string, files: Files, sentence: string])[] = [
  [
    'a tag',
    {'sections/column.liquid': "{% render 'a' %}", 'snippets/a.liquid': '\n\n{% knit %}{% endknit %}'},
    'snippets/a.liquid, line 3: the demo’s Liquid has no tag “knit”.',
  ],
  [
    'a filter',
    {'sections/column.liquid': '\n{{ 1 | knit }}'},
    'sections/column.liquid, line 2: the demo’s Liquid has no filter “knit”.',
  ],
  [
    'a filter of the platform',
    {'sections/column.liquid': "{{ 'visa' | payment_type_svg_tag }}"},
    'sections/column.liquid, line 1: the demo’s Liquid has no filter “payment_type_svg_tag”.',
  ],
  [
    'a property of an object',
    {'sections/column.liquid': '{% if product.gone %}\n{{ shop.published_locales }}{% endif %}'},
    'sections/column.liquid, line 2: the demo has no “shop.published_locales”.',
  ],
  [
    'a snippet',
    {'sections/column.liquid': "{% render 'gone' %}"},
    'sections/column.liquid, line 1: the theme has no snippet “gone”.',
  ],
  [
    'a block',
    {'templates/index.json': templateOf({blocks: {a: {type: 'gone'}}})},
    'sections/column.liquid, line 1: the theme has no block “gone”.',
  ],
  [
    'a block of an app',
    {'templates/index.json': templateOf({blocks: {a: {type: 'shopify://apps/reviews/blocks/stars/1'}}})},
    'sections/column.liquid, line 1: the demo has no app blocks.',
  ],
  [
    'a block of an app in a section’s own loop',
    {
      'templates/index.json': templateOf({blocks: {a: {type: '@app'}}}),
      'sections/column.liquid': '{% for block in section.blocks %}{% render block %}{% endfor %}',
    },
    'sections/column.liquid, line 1: the demo has no app blocks.',
  ],
  [
    'a section of a template',
    {'templates/index.json': '/* */\n{"sections": {"a":\n{"type": "gone"}}, "order": ["a"]}'},
    'templates/index.json, line 3: the theme has no section “gone”.',
  ],
  [
    'a section of a tag',
    {'sections/column.liquid': "{% section 'gone' %}"},
    'sections/column.liquid, line 1: the theme has no section “gone”.',
  ],
  [
    'a section group',
    {'layout/theme.liquid': "\n{% sections 'gone' %}"},
    'layout/theme.liquid, line 2: the theme has no section group “gone”.',
  ],
  [
    'an asset',
    {'sections/column.liquid': "{{ 'gone.css' | asset_url }}{{ 'gone.css' | inline_asset_content }}"},
    'sections/column.liquid, line 1: the theme has no asset “gone.css”.',
  ],
  [
    'a text',
    {'sections/column.liquid': "{{ 'gone.text' | t }}"},
    'sections/column.liquid, line 1: the theme has no text “gone.text”.',
  ],
];

test('reports what a theme lacks once, with file and line, and renders the page without it', async () => {
  for (const [name, files, sentence] of missing) {
    const theme = openBlockTheme(files);
    for (const path of ['/', '/', '/en']) {
      const response = await theme.app.request(path);
      assert.equal(response.status, 200, name);
      assert.doesNotMatch(await response.text(), /knit|Liquid error|\[object Object\]/, name);
    }
    assert.deepEqual(theme.gaps, [sentence], name);
  }
});

test('renders the content of an unknown tag', async () => {
  const html = await openBlockTheme({'sections/column.liquid': '{% knit %}inside{% endknit %}'}).read();
  assert.match(html, />inside</);
});

test('the demo’s own theme lacks nothing', async () => {
  const gaps: string[] = [];
  const options = {data: openData(), gaps: new ThemeGaps(themeFolders, gap => gaps.push(gap))};
  const app = createStorefront(smallStore, options);
  const names = ['', 'search?q=a', 'collections', 'collections/all', 'products/jacket', 'blogs/journal'];
  for (const name of [
    ...names,
    'blogs/journal/on-linen',
    'pages/shipping',
    'pages/summer-campaign',
    'cart',
    'gone',
  ]) {
    await app.request(`/${name}`);
  }
  assert.deepEqual(gaps, []);
});

test('logs what a theme lacks on the console', async context => {
  const said = context.mock.method(console, 'warn', () => {});
  const theme = writeTheme({'sections/main.liquid': '{{ 1 | knit }}'});
  await createStorefront(smallStore, {data: openData(), theme}).request('/');
  assert.deepEqual(
    said.mock.calls.map(call => call.arguments),
    [['sections/main.liquid, line 1: the demo’s Liquid has no filter “knit”.']],
  );
});

test('parses a file again after it has changed', async () => {
  const theme = writeTheme({'sections/main.liquid': 'before'});
  const app = createStorefront(smallStore, {data: openData(), theme});
  const read = async () => (await app.request('/')).text();
  assert.match(await read(), /before/);
  mkdirSync(join(theme, 'blocks'));
  writeFileSync(join(theme, 'blocks/new.liquid'), 'new block');
  writeFileSync(join(theme, 'sections/main.liquid'), "{% content_for 'block', type: 'new', id: 'a' %}");
  assert.match(await read(), /new block/);
});

test('--check lists gaps, pages that can’t be rendered, and files that a page loads in vain', async () => {
  const theme = writeTheme({
    'sections/main.liquid':
      '{{ 1 | knit }}<link href="/assets/gone.css" rel="stylesheet"><img src="/assets/theme.css">',
    'sections/other.liquid': '{% style %}',
    'templates/404.json': pageOf(),
    'templates/page.json': pageOf(),
    'templates/page.about.json': '{"sections": {}, "order": [], "layout": "gone"}',
  });
  const {pages, failures, gaps: found} = await checkTheme(smallStore, theme);
  assert.deepEqual(found, ['sections/main.liquid, line 1: the demo’s Liquid has no filter “knit”.']);
  assert.ok(pages > 20);
  assert.ok(
    failures.includes('/pages/shipping?view=about: The theme has no layout/gone.liquid.'),
    `${failures}`,
  );
  assert.ok(failures.some(line => /^\/en\/\?section_id=other: sections\/other.liquid, line 1:/.test(line)));
  assert.ok(failures.includes('/assets/gone.css: the answer has the status 404'));
  assert.ok(!failures.some(line => line.startsWith('/assets/theme.css')));
});

test('--check fails for sections, snippets and texts that the theme names and lacks, with each place', async () => {
  const theme = writeTheme({
    'sections/main.liquid': "{% render 'gone' %}{{ 'a.b' | t }}",
    'templates/search.json': pageOf({type: 'storefront-search-page'}),
    'templates/collection.json': pageOf({type: 'storefront-search-collection'}),
    'templates/collection.wide.json': pageOf({type: 'storefront-search-collection'}),
  });
  const {failures, gaps: found} = await checkTheme(smallStore, theme);
  assert.deepEqual(found, []);
  for (const line of [
    'templates/search.json, line 1: the theme has no section “storefront-search-page”.',
    'templates/collection.json, line 1: the theme has no section “storefront-search-collection”.',
    'templates/collection.wide.json, line 1: the theme has no section “storefront-search-collection”.',
    'sections/main.liquid, line 1: the theme has no snippet “gone”.',
    'sections/main.liquid, line 1: the theme has no text “a.b”.',
  ])
    assert.equal(failures.filter(failure => failure === line).length, 1, `${line} in ${failures.join('\n')}`);
});

test('--check fails for search elements whose script no layout loads', async () => {
  const named = [
    'search',
    'list-collections',
    'collection',
    'product',
    'blog',
    'article',
    'page',
    'cart',
    '404',
  ];
  const templates = Object.fromEntries(named.map(name => [`templates/${name}.json`, pageOf()]));
  const elements = {
    'layout/theme.liquid':
      '<html><head>{{ content_for_header }}</head><body>{{ content_for_layout }}</body></html>',
    'sections/main.liquid': '<search-results></search-results>',
    ...templates,
  };
  const {failures} = await checkTheme(smallStore, writeTheme(elements));
  assert.match(
    failures.join(),
    /^\/ and \d+ more: the script of the search elements is missing\. In the layout, add {% render 'storefront-search' %} above <\/head>\.$/,
  );
  const script = '<script type="application/json" data-storefront-search>{}</script>';
  const loading = {...elements, 'sections/main.liquid': `${elements['sections/main.liquid']}${script}`};
  assert.deepEqual((await checkTheme(smallStore, writeTheme(loading))).failures, []);
});

test('--check finds nothing wrong with a theme of blocks', async () => {
  const theme = writeTheme({
    'sections/main.liquid': "{% content_for 'blocks' %}",
    ...Object.fromEntries(
      ['search', 'list-collections', 'collection', 'product', 'blog', 'article', 'page', 'cart', '404'].map(
        name => [`templates/${name}.json`, pageOf()],
      ),
    ),
  });
  const {failures, gaps: found} = await checkTheme(smallStore, theme);
  assert.deepEqual([failures, found], [[], []]);
});
