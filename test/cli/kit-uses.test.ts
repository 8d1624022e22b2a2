import assert from 'node:assert/strict';
import {test} from 'node:test';
import {aTheme, run} from './command.ts';

/** A theme with names like the kit's in whatever is not the kit's. */
const LIKENESSES = {
  'templates/search.json':
    '/* Compare with "type": "storefront-search-page" */\n{"sections": {\n"main": {"type": "main-search", "settings": {"text": "storefront-search-results"}}}}',
  'sections/main-search.liquid': [
    '{% comment %} Shows what was storefront-search-results{% endcomment %}',
    "{%- comment -%} {% render 'storefront-search-results' %} {%- endcomment -%}",
    "{% doc %} {% render 'storefront-search' %} {% enddoc %}{%- # render 'storefront-search-box' -%}",
    "{% liquid\n  # render 'storefront-search-box'\n  comment\n    render 'storefront-search'\n  endcomment\n%}",
    "{% raw %}{% render 'storefront-search' %}{% endraw %}",
    '<div class="storefront-search-page" id="storefront-search">',
    '<search-results data-url="/search"></search-results>',
    "{% paginate search.results by 10 %}{% endpaginate %}{{ 'storefront_search' | t }}",
  ].join('\n'),
  'sections/storefront-search-hero.liquid': '<h1>{{ section.settings.heading }}</h1>',
  'assets/theme.js': 'customElements.define("search-results", class extends HTMLElement {});',
  'layout/theme.liquid':
    "<head>\n{% comment %}{% render 'storefront-search' %}{% endcomment %}\n</head>{% sections 'header-group' %}",
};

test('add leaves out no step because of a comment, a class or an element of the theme’s own', async () => {
  const {output} = await run('add', aTheme(LIKENESSES), '--dry-run');
  assert.match(output, / 1\. layout\/theme\.liquid:3: add this line above/);
  assert.match(output, / 2\. sections\/header\.liquid:2-4: replace the search form/);
  assert.match(output, / 3\. templates\/search\.json:3: replace "main" with this section/);
});

test('remove deletes the kit from a theme with comments, classes and elements of its own by such names', async () => {
  const theme = aTheme(LIKENESSES);
  assert.equal((await run('add', theme, '--yes')).code, 0);
  const {code, output} = await run('remove', theme, '--yes');
  assert.equal(code, 0, output);
  assert.match(output, /\nDone\.\n$/);
});

test('remove finds each use of the kit that the platform would read, also in a file named like the kit’s', async () => {
  const theme = aTheme({
    'sections/storefront-search-hero.liquid':
      "<!-- {% render 'storefront-search-box' %} -->\n{%- liquid\n  render 'storefront-search-results', items: x\n-%}",
    'layout/theme.liquid': "<head>{{ 'storefront-search.js' | asset_url }}</head>",
    'sections/own.liquid':
      '{% section \'storefront-search-related\' %}\n{% section "storefront-search-page" %}\n<facet-panel>\n{% schema %}\n{"name": "t:storefront_search.names.page"}\n{% endschema %}',
    'blocks/find.liquid': '<search-box\n></search-box>',
  });
  await run('add', theme, '--yes');
  const {code, output} = await run('remove', theme, '--yes');
  assert.equal(code, 1);
  const places = [...output.matchAll(/^ {2}\d+\. (\S+): /gm)].map(([, place]) => place);
  assert.deepEqual(places, [
    'blocks/find.liquid:1',
    'layout/theme.liquid:1',
    'sections/own.liquid:1',
    'sections/own.liquid:2',
    'sections/own.liquid:3',
    'sections/own.liquid:5',
    'sections/storefront-search-hero.liquid:1',
    'sections/storefront-search-hero.liquid:3',
  ]);
});
