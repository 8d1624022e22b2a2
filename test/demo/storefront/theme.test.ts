import assert from 'node:assert/strict';
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {openData} from '../../../demo/storefront/data-folder.ts';
import {createStorefront} from '../../../demo/storefront/storefront.ts';
import {openStorefront, smallStore} from '../../support/stores/small-storefront.ts';
import {type Files, pageOf, writeTheme} from './support/small-theme.ts';

const openTheme = (files: Files) =>
  createStorefront(smallStore, {data: openData(), theme: writeTheme(files)});
const show = async (files: Files, path = '/') => (await openTheme(files).request(path)).text();
/** Renders a section on the home page. */
const print = (section: string, files: Files = {}) => show({'sections/main.liquid': section, ...files});

test('resolves a theme setting to the chosen value or its default', async () => {
  const schema = [
    {name: 'theme_info'},
    {
      settings: [
        {type: 'header'},
        {type: 'text', id: 'chosen', default: 'a'},
        {type: 'text', id: 'left', default: 'b'},
        {type: 'checkbox', id: 'off', default: true},
        {type: 'checkbox', id: 'unset'},
        {type: 'select', id: 'first', options: [{value: 'c'}, {value: 'd'}]},
      ],
    },
  ];
  const html = await print('{{ settings | json }}', {
    'config/settings_schema.json': JSON.stringify(schema),
    'config/settings_data.json': JSON.stringify({current: {chosen: 'c', off: false}}),
  });
  assert.match(html, />{"chosen":"c","left":"b","off":false,"unset":false,"first":"c"}</);
});

test('reads JSON with comments and trailing commas', async () => {
  const html = await print("{{ settings.look }} {{ 'a' | t }}", {
    'config/settings_schema.json': '// settings\n[{"settings": [{"type": "text", "id": "look"},]}]',
    'config/settings_data.json': '/* written by the editor */ {"current": {"look": "dark" /* chosen */}}',
    'locales/en.default.json': '/* texts */ {"a": "text"}',
  });
  assert.match(html, />dark text</);
});

test('resolves the chosen values by the name of a preset', async () => {
  const html = await print('{{ settings.look }}', {
    'config/settings_schema.json': JSON.stringify([
      {settings: [{type: 'text', id: 'look', default: 'plain'}]},
    ]),
    'config/settings_data.json': JSON.stringify({
      current: 'Night',
      presets: {Night: {look: 'dark'}, Day: {look: 'light'}},
    }),
  });
  assert.match(html, />dark</);
});

test('exposes the channels of a scheme’s colours, which filters can mix', async () => {
  const schemes = {'scheme-1': {settings: {background: '#336699', gradient: 'linear-gradient(red, blue)'}}};
  const html = await print(
    '{% for scheme in settings.schemes %}{{ scheme }}:{{ scheme.id }}:{% assign colour = scheme.settings.background %}' +
      '{{ colour }},{{ colour.red }},{{ colour.green }},{{ colour.blue }},{{ colour.rgb }},{{ scheme.settings.gradient }}|' +
      '{{ colour | color_lighten: 20 }},{{ colour | color_darken: 20 }},{{ colour | color_brightness }}{% endfor %}',
    {
      'config/settings_schema.json': JSON.stringify([
        {settings: [{type: 'color_scheme_group', id: 'schemes'}]},
      ]),
      'config/settings_data.json': JSON.stringify({current: {schemes}}),
    },
  );
  assert.match(html, /scheme-1:scheme-1:#336699,51,102,153,51 102 153,linear-gradient\(red, blue\)\|/);
  assert.match(html, /\|#6699cc,#1a334d,92\.57</);
});

test('renders a section’s blocks in the template’s order with their settings', async () => {
  const schema = {
    settings: [{type: 'text', id: 'heading', default: 'Hello'}],
    blocks: [{type: 'text', settings: [{type: 'text', id: 'text', default: 'none'}]}],
  };
  const html = await show({
    'sections/main.liquid': `{{ section.settings.heading }}:{% for block in section.blocks %}{{ block.id }}={{ block.type }}={{ block.settings.text }};{% endfor %}{% schema %}${JSON.stringify(schema)}{% endschema %}`,
    'templates/index.json': pageOf({
      blocks: {a: {type: 'text', settings: {text: 'one'}}, b: {type: 'text'}, c: {type: '@app'}},
      block_order: ['c', 'b', 'a', 'gone'],
    }),
  });
  assert.match(html, />Hello:c=@app=;b=text=none;a=text=one;</);
});

test('renders Liquid in a section’s setting', async () => {
  const schema = {
    settings: [
      {type: 'text', id: 'by'},
      {type: 'liquid', id: 'code'},
    ],
  };
  const html = await show(
    {
      'sections/main.liquid': `{{ section.settings.by }}|{{ section.settings.code }}{% schema %}${JSON.stringify(schema)}{% endschema %}`,
      'templates/product.json': pageOf({
        settings: {by: '{{ product.vendor }}', code: '{% if product %}yes{% endif %}'},
      }),
    },
    '/products/cup',
  );
  assert.match(html, />Kotori\|yes</);
});

test('passes the section to the snippets that it renders', async () => {
  assert.match(
    await print("{% render 'inner' %}{% liquid\n  render 'inner'\n%}", {
      'snippets/inner.liquid': '({{ section.id }})',
    }),
    /\(index__main\)\(index__main\)/,
  );
});

test('renders a section at a fixed place, in the element of its schema', async () => {
  const html = await print("{% section 'foot' %}", {
    'sections/foot.liquid': '{{ section.id }}{% schema %}{"tag": "footer", "class": "dark"}{% endschema %}',
  });
  assert.match(html, /<footer id="shopify-section-foot" class="shopify-section dark">foot<\/footer>/);
});

test('renders Liquid in `style`', async () => {
  const html = await print('{% style %}#{{ section.id }} {color: red}{% endstyle %}');
  assert.ok(html.includes('<style data-shopify>#index__main {color: red}</style>'), html);
});

test('titles pages that show no single record like the platform', async () => {
  const files = {'layout/theme.liquid': '<title>{{ page_title }}</title>'};
  const pages = {cart: pageOf(), search: pageOf(), 'list-collections': pageOf(), '404': pageOf()};
  const templates = Object.entries(pages).map(([name, text]) => [`templates/${name}.json`, text]);
  const app = openTheme({...files, ...Object.fromEntries(templates)});
  const titles: Readonly<Record<string, string>> = {
    '/cart': 'カート',
    '/en/cart': 'Your Shopping Cart',
    '/en/collections': 'Collections',
    '/en/search': 'Search',
    '/en/search?q=linen': 'Search: 2 results found for "linen"',
    '/en/gone': '404 Not Found',
  };
  for (const [path, title] of Object.entries(titles)) {
    assert.equal(await (await app.request(path)).text(), `<title>${title}</title>`);
  }
});

test('inlines an asset, and nothing for a missing one', async () => {
  const html = await print("[{{ 'a.svg' | inline_asset_content }}][{{ 'b.svg' | inline_asset_content }}]", {
    'assets/a.svg': '<svg id="a"></svg>',
  });
  assert.ok(html.includes('[<svg id="a"></svg>][]'), html);
});

test('renders a placeholder with the theme’s class for a missing picture', async () => {
  assert.match(
    await print("{{ 'product-1' | placeholder_svg_tag: 'a \"b' }}"),
    /<svg class="a &#34;b" viewBox[^>]*>.*<\/svg>/,
  );
});

test('counts a variant in the cart, and finds the lines of a product or variant', async () => {
  const app = openTheme({
    'sections/main.liquid':
      '{% if cart == empty %}empty{% else %}{{ cart | item_count_for_variant: product.selected_variant.id }} ' +
      '{{ cart | line_items_for: product | map: "key" | join }} {{ cart | line_items_for: product.selected_variant | map: "key" | join }} ' +
      '{{ cart | line_items_for: nothing | size }}{% endif %}',
    'templates/product.json': pageOf(),
  });
  const headers = {Cookie: 'demo_visitor=a'};
  const show = async () => (await app.request('/products/jacket?variant=5003', {headers})).text();
  assert.match(await show(), />empty</);
  for (const [id, quantity] of [
    ['5001', '2'],
    ['5003', '3'],
    ['6102', '1'],
  ] as const) {
    await app.request('/cart/add', {method: 'POST', headers, body: new URLSearchParams({id, quantity})});
  }
  assert.match(await show(), />3 5001 5003 5003 0</);
});

test('formats an amount with its currency, and a missing amount as empty text', async () => {
  assert.match(
    await print(
      '[{{ 120000 | money_with_currency }}][{{ nothing | money }}][{{ nothing | money_with_currency }}]',
    ),
    /\[¥1,200 JPY\]\[\]\[\]/,
  );
});

test('lists a product’s pictures once as media, and prints its options by name', async () => {
  const html = await show(
    {
      'sections/main.liquid':
        '{% for media in product.media %}{{ media.media_type }} {{ media.preview_image | image_url: width: 9 }} {{ media.src | image_url }}{% endfor %}|' +
        '{{ product.featured_media.alt }}|{% for value in product.options_with_values[0].values %}{{ value }} {{ value | escape }} {% endfor %}',
      'templates/product.json': pageOf(),
    },
    '/en/products/jacket',
  );
  assert.match(
    html,
    />image \/cdn\/pictures\/jacket.svg \/cdn\/pictures\/jacket.svg\|Linen Jacket\|S S M M L L </,
  );
});

test('selects a variant by the ids of its option values', async () => {
  const app = openTheme({
    'sections/main.liquid':
      '{% for value in product.options_with_values[0].values %}{{ value.id }}={{ value.variant.id }},{% endfor %}{{ product.selected_variant.id }}',
    'templates/product.json': pageOf(),
  });
  const read = async (query: string) => (await app.request(`/products/jacket${query}`)).text();
  const values = [...(await read('')).matchAll(/(\d+)=(\d+),/g)];
  assert.equal(values.length, 3);
  for (const [, value, variant] of values) {
    assert.match(await read(`?option_values=${value}`), new RegExp(`,${variant}<`));
  }
  assert.match(await read('?option_values=1'), /,</);
});

test('prints nothing for features that the demo store lacks', async () => {
  const html = await print(
    "[{{ form | payment_button }}{{ form | payment_terms }}{{ shop | login_button }}{{ 'visa' | payment_type_svg_tag }}" +
      '{{ font | font_face }}{{ font | font_url }}{{ film | video_tag }}{{ film | media_tag }}{{ address | format_address }}' +
      "{{ form.errors | default_errors }}{{ font | font_modify: 'weight', 'bold' }}]{{ product | structured_data }}",
  );
  assert.match(html, /\[\]\{\}</);
});

test('sends a Content-Security-Policy with the demo’s theme only', async () => {
  const policyOf = async (app: ReturnType<typeof openTheme>) =>
    (await app.request('/')).headers.get('Content-Security-Policy');
  assert.equal(await policyOf(openTheme({})), null);
  assert.match(`${await policyOf(openStorefront())}`, /default-src 'none'/);
});

const broken: readonly (readonly [name: string, files: Files, sentence: string])[] = [
  [
    'a layout',
    {'templates/index.json': '{"sections": {}, "order": [], "layout": "gone"}'},
    'The theme has no layout/gone.liquid.',
  ],
  [
    'an end',
    {'sections/main.liquid': '{% style %}'},
    'sections/main.liquid, line 1: the demo’s Liquid can’t render this ({% endstyle %} is missing).',
  ],
];

test('reports a theme that cannot be rendered in one sentence, on the page and on the console', async context => {
  const said = context.mock.method(console, 'error', () => {});
  for (const [name, files, sentence] of broken) {
    const response = await openTheme(files).request('/');
    assert.equal(response.status, 500, name);
    const html = await response.text();
    assert.ok(html.includes(`<p>${sentence}</p>`), html);
    assert.deepEqual(
      said.mock.calls.map(call => call.arguments),
      [[sentence]],
    );
    said.mock.resetCalls();
  }
});

test('shows a change of another theme on the next page', async () => {
  const folder = writeTheme({'sections/main.liquid': "before {{ 'a.b' | t }}"});
  const app = createStorefront(smallStore, {data: openData(), theme: folder});
  assert.match(await (await app.request('/')).text(), /before Translation missing/);
  mkdirSync(join(folder, 'locales'));
  writeFileSync(join(folder, 'locales/en.default.json'), '{"a": {"b": "text"}}');
  writeFileSync(join(folder, 'sections/main.liquid'), "after {{ 'a.b' | t }}");
  assert.match(await (await app.request('/')).text(), /after text/);
});

test('serves another theme’s own built files and the inspector only', async () => {
  const app = openTheme({'assets/storefront-search.js': 'own'});
  const get = (name: string) => app.request(`/assets/${name}`);
  assert.equal(await (await get('storefront-search.js')).text(), 'own');
  assert.equal((await get('storefront-search.bundle.js')).status, 404);
  assert.equal((await get('storefront-search.debug.js')).status, 200);
});

test('responds 404 in a theme without a 404 template', async () => {
  const response = await openTheme({}).request('/nope');
  assert.equal(response.status, 404);
  assert.equal(await response.text(), 'Not found');
});
