import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aTheme, run} from './command.ts';

/** The steps that `add` leaves to the developer: their places and tasks. */
async function stepsFor(files: Readonly<Record<string, string>>): Promise<string[]> {
  const {output} = await run('add', aTheme(files), '--dry-run');
  return [...output.matchAll(/^ {2}\d+\. (.*?):?$/gm)].map(([, step = '']) => step);
}

const FORM = '<form action="{{ routes.search_url }}"><input type="search" name="q"></form>';
const MAIN_HEAD = 'layout/theme.liquid:8: add this line above </head>';

test('the guide loads the elements in each layout of the theme’s pages, such as those of page builders', async () => {
  const layout = '<head>\n{{ content_for_header }}\n</head>';
  const steps = await stepsFor({
    'layout/theme.pagefly.liquid': layout,
    'layout/theme.gempages.blank.liquid': `<!doctype html>\n${layout}`,
    'layout/landing.liquid': "<html>{% render 'head' %}</html>",
    'snippets/head.liquid': layout,
    'layout/done.liquid': `${layout}{% render 'scripts' %}`,
    'snippets/scripts.liquid': "{% render 'storefront-search' %}",
    'layout/ajax.liquid': '{{ content_for_layout }}',
    'layout/password.liquid': layout,
    'layout/gift_card.liquid': layout,
    'layout/gift-card.liquid': layout,
    'layout/checkout.liquid': layout,
  });
  assert.deepEqual(
    steps.filter(step => step.includes('</head>')),
    [
      MAIN_HEAD,
      'snippets/head.liquid:3: add this line above </head>',
      'layout/theme.pagefly.liquid:3: add this line above </head>',
      'layout/theme.gempages.blank.liquid:4: add this line above </head>',
    ],
  );
});

test('the guide replaces each search form that is on every page, the header’s first, and no other', async () => {
  const steps = await stepsFor({
    'sections/header-group.json': '{"sections": {"menu": {"type": "drawer"}, "top": {"type": "header"}}}',
    'sections/drawer.liquid': `${FORM}\n{% comment %}${FORM}{% endcomment %}\n${FORM}{% render 'others' %}`,
    'snippets/others.liquid': [
      '<form action="/search"><input type="hidden" name="type" value="article"><input name="q"></form>',
      '<form action="/apps/help/search"><input name="q"></form>',
      '<form action="/search" onsubmit="return false;"><input name="q"></form>',
      '<input type="hidden" name="q">',
      `<search-box>${FORM}</search-box>`,
    ].join('\n'),
    'sections/main-search.liquid': FORM,
    'sections/blog.liquid': FORM,
    'snippets/unused-header.liquid': FORM,
  });
  assert.deepEqual(
    steps.filter(step => step.includes('search form')),
    [
      'sections/header.liquid:2-4: replace the search form with this line',
      'sections/drawer.liquid:1: replace the search form with this line',
      'sections/drawer.liquid:3: replace the search form with this line',
    ],
  );
});

test('the guide adds the search box to a header without a search form', async () => {
  const header = {'sections/header.liquid': '<header><a href="/search">Search</a></header>'};
  const task = 'add this line to the header, which has no search form';
  assert.ok((await stepsFor(header)).includes(`sections/header.liquid: ${task}`));
  const layout = {'layout/theme.liquid': '<html></html>', 'sections/main-search.liquid': FORM};
  assert.ok((await stepsFor(layout)).includes(`the header: ${task}`));
});

test('the guide finds the sections that a template lists with by what they render, under any name', async () => {
  const steps = await stepsFor({
    'sections/grid.liquid': "{% render 'products' %}",
    'snippets/products.liquid': '{%- paginate collection.products by 24 -%}{%- endpaginate -%}',
    'sections/featured.liquid': '{% for product in section.settings.collection.products %}{% endfor %}',
    'sections/finds.liquid': '{% paginate search.results by 10 %}{% endpaginate %}',
    'templates/collection.json':
      '{"sections": {\n"more": {"type": "featured"},\n"list": {"type": "grid"}},\n"order": ["more", "list"]}',
    'templates/search.json': '{"sections": {\n"results": {"type": "finds"}}}',
  });
  assert.ok(
    steps.includes('templates/collection.json:3: replace "list" with this section'),
    steps.join('\n'),
  );
  assert.ok(steps.includes('templates/search.json:2: replace "results" with this section'), steps.join('\n'));
});

test('the guide replaces the list of a Liquid template, and leaves the data of apps and generated pages alone', async () => {
  const steps = await stepsFor({
    'sections/collection-template.liquid': '{% paginate collection.products by 24 %}{% endpaginate %}',
    'templates/collection.liquid':
      "{% section 'collection-header' %}\n{% section 'collection-template' %}\n{% section 'recently-viewed' %}",
    'templates/collection.brand.liquid': "{%- section 'collection-template' -%}",
    'templates/collection.pf-1.liquid': "{% render 'pagefly-settings' %}<div></div>",
    'templates/search.liquid': '<h1></h1>{% for item in search.results %}{% endfor %}',
    'templates/search.bss.po.liquid':
      '{%- comment -%} Data {%- endcomment -%}\n{%- layout none -%}[{% for item in search.results %}{% endfor %}]',
    'templates/search.ajax.liquid': "{% layout none %}{% section 'collection-template' %}",
  });
  assert.deepEqual(
    steps.filter(step => /templates\/.*\.liquid/.test(step)),
    [
      'templates/search.liquid: replace the whole file with this line',
      'templates/collection.liquid:2: replace this line, and the old filters beside it, with this line',
      'templates/collection.brand.liquid:1: replace this line, and the old filters beside it, with this line',
    ],
  );
});

test('the guide prints a section once for all templates that get the same', async () => {
  const template = '{"sections": {\n"main": {"type": "main-collection"}},\n"order": ["main"]}';
  const theme = aTheme({'templates/collection.json': template, 'templates/collection.sale.json': template});
  const {output} = await run('add', theme, '--dry-run');
  assert.match(
    output,
    /templates\/collection\.sale\.json:2: replace "main" with this section, as in step 4\n/,
  );
  assert.equal(output.split('"type": "storefront-search-collection"').length - 1, 1);
});

test('the guide offers the theme editor for JSON templates only', async () => {
  const theme = aTheme({'templates/search.json': '{"sections": {"a": {"type": "storefront-search-page"}}}'});
  assert.doesNotMatch((await run('add', theme, '--dry-run')).output, /theme editor/);
  const vintage = aTheme({
    'templates/search.json': '{"sections": {"a": {"type": "storefront-search-page"}}}',
    'templates/collection.liquid': '{% for product in collection.products %}{% endfor %}',
  });
  assert.doesNotMatch((await run('add', vintage, '--dry-run')).output, /theme editor/);
});
