import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {extensionFiles} from '../../../src/cli/extension/extension-files.ts';
import {readKit} from '../../../src/cli/kit.ts';
import {type OpenedTheme, openBlockTheme, templateOf} from './support/block-theme.ts';

const address = (name: string, id = '1') => `shopify://apps/search/blocks/${name}/${id}`;

const EXTENSION = {
  'blocks/search-embed.liquid': `<meta name="embed" content="{{ block.settings.words }} {{ routes.search_url }}">
    {% schema %}{"name": "Embed", "target": "head", "stylesheet": "embed.css", "settings": [
      {"type": "text", "id": "words", "default": "by default"}
    ]}{% endschema %}`,
  'blocks/list.liquid': `<p {{ block.shopify_attributes }}>{{ 'hello' | t }} {% render 'part' %} {{ 'a.js' | asset_url }}
    [{{ section.id }}|{{ section.settings.size }}|{{ closest.product.title }}|{{ search.results.size }}]</p>
    {% schema %}{"name": "List", "target": "section", "available_if": "{{ app.metafields.plan.pro }}"}{% endschema %}`,
  'blocks/free.liquid': `Never {% schema %}{"name": "Other", "target": "section", "available_if": "{{ app.metafields.plan.other }}"}{% endschema %}`,
  'snippets/part.liquid': 'part of the app',
  'assets/embed.css': '.embed {color: red}',
  'locales/en.default.json': '{"hello": "Hello from the app"}',
  'locales/ja.json': '{"hello": "アプリから"}',
};

const listIn = (section: object, type?: string) => ({
  'templates/index.json': templateOf({...section, blocks: {one: {type: address('list')}}}, type),
});

async function show(theme: OpenedTheme, path = '/en'): Promise<string> {
  return (await theme.read(path)).replace(/\s+/g, ' ');
}

describe('an app extension', () => {
  test('has its embed in the head of every page, with its style sheet', async () => {
    for (const path of ['/en', '/en/products/cup']) {
      const [head = ''] = (await show(openBlockTheme({}, EXTENSION), path)).split('<body>');
      assert.match(
        head,
        /<link rel="stylesheet" href="\/extensions\/storefront-search\/assets\/embed\.css" media="all">/,
      );
      assert.match(head, /<meta name="embed" content="by default \/en\/search">/);
    }
  });

  test('has the embeds that the theme’s settings hold, with their settings; none if they are off', async () => {
    const saved = (...blocks: object[]) => ({
      'config/settings_data.json': JSON.stringify({
        current: {
          blocks: Object.fromEntries(
            blocks.map((block, index) => [index, {type: address('search-embed'), ...block}]),
          ),
        },
      }),
    });
    const twice = await show(
      openBlockTheme(saved({settings: {words: 'one'}}, {settings: {words: 'two'}}), EXTENSION),
    );
    assert.match(twice, /content="one [\s\S]*content="two /);
    assert.doesNotMatch(await show(openBlockTheme(saved({disabled: true}), EXTENSION)), /embed/);
  });

  test('renders its blocks with its own texts, snippets and assets; they see the page, but of their section only the id', async () => {
    for (const [type, id] of [
      ['column', 'index__main'],
      ['apps', 'index__main'],
    ]) {
      const html = await show(openBlockTheme(listIn({settings: {size: 3}}, type), EXTENSION));
      const inside = `Hello from the app part of the app /extensions/storefront-search/assets/a.js [${id}|||]`;
      assert.ok(html.includes(inside), html);
      assert.match(html, /<div id="shopify-block-one" class="shopify-block shopify-app-block"><p >/);
    }
    assert.match(await show(openBlockTheme(listIn({}), EXTENSION), '/'), /アプリから/);
  });

  test('renders its blocks where a section of the theme loops over its blocks', async () => {
    const loop = `{% for block in section.blocks %}{% render block %}{% endfor %}{% schema %}{"name": "Loop", "blocks": [{"type": "@app"}]}{% endschema %}`;
    const theme = openBlockTheme({...listIn({}, 'loop'), 'sections/loop.liquid': loop}, EXTENSION);
    assert.match(await show(theme), /shopify-block-one[\s\S]*Hello from the app/);
    assert.deepEqual(theme.gaps, []);
  });

  test('marks its blocks for the theme editor, and hides those that the app’s data hide', async () => {
    const html = await show(openBlockTheme(listIn({}), EXTENSION), '/en?design_mode=true');
    assert.match(html, /data-shopify-editor-block="\{&quot;id&quot;:&quot;one&quot;\}"/);
    const free = {'templates/index.json': templateOf({blocks: {one: {type: address('free')}}})};
    assert.doesNotMatch(await show(openBlockTheme(free, EXTENSION)), /Never/);
  });

  test('is missed where a theme names a block of an app and none is installed', async () => {
    const theme = openBlockTheme(listIn({}));
    await show(theme);
    assert.match(theme.gaps.join(), /the demo has no app blocks/);
  });

  test('written from the kit gives the page its configuration, with the merchant’s texts and settings', async () => {
    const files = Object.fromEntries(await extensionFiles(await readKit()));
    const settings = {
      ...{
        text_more: 'Mehr "davon"',
        swatch_options: 'Finish、 Shade，カラー',
        popular: 'tent, linen',
        suggestions: 4,
      },
      ...{endpoint: '/apps/other/search', forms: 'header form', event_search: 'shop_search'},
    };
    const blocks = {embed: {type: address('search-embed'), settings}};
    const saved = {'config/settings_data.json': JSON.stringify({current: {blocks}})};
    const html = await openBlockTheme(saved, files).read('/en');
    const jsonOf = (attribute: string) =>
      html
        .split(`<script type="application/json" ${attribute}>`)
        .slice(1)
        .map(text => JSON.parse(text.split('</script>')[0] ?? ''));
    const [configuration, ...others] = jsonOf('data-storefront-search="embed"');
    assert.deepEqual(others, []);
    assert.deepEqual(configuration.messages, {more: 'Mehr "davon"'});
    assert.deepEqual(configuration.swatchOptions, ['Finish', 'Shade', 'カラー']);
    assert.deepEqual(configuration.events, {search: 'shop_search', click: 'service_result_clicked'});
    assert.equal(configuration.endpoint, '/apps/other/search');
    assert.deepEqual(jsonOf('data-storefront-search-embed'), [
      {
        forms: 'header form',
        searchUrl: '/en/search',
        themeResults: null,
        themeFilters: null,
        box: {'max-suggestions': '4', 'viewed-products': 'on', 'platform-suggestions': 'on'},
      },
    ]);
    assert.match(html, /<template slot="start">[\s\S]*q=tent/);
    assert.equal(html.match(/storefront-search-embed\.js"/g)?.length, 1);
    const [plain] =
      (await openBlockTheme({}, files).read('/en')).match(
        /data-storefront-search="embed">[\s\S]*?<\/script>/,
      ) ?? [];
    assert.doesNotMatch(plain ?? '', /messages|swatchOptions/);
  });

  test('loads the scripts of shortcut keys and viewed products, and not if the merchant has switched both off', async () => {
    const files = Object.fromEntries(await extensionFiles(await readKit()));
    const show = (settings: object) => {
      const blocks = {embed: {type: address('search-embed'), settings}};
      return openBlockTheme({'config/settings_data.json': JSON.stringify({current: {blocks}})}, files).read(
        '/en',
      );
    };
    assert.match(await show({}), /storefront-search-shortcuts\.js"[^>]*data-shortcuts="all"/);
    assert.match(await show({shortcuts: 'modified'}), /data-shortcuts="modified"/);
    const off = await show({shortcuts: 'off', viewed: false, suggested: false});
    assert.doesNotMatch(off, /storefront-search-(shortcuts|viewed)/);
    assert.match(off, /"viewed-products": "", "platform-suggestions": ""/);
  });

  test('serves its assets at an address of its own', async () => {
    const {app} = openBlockTheme({}, EXTENSION);
    const response = await app.request('/extensions/storefront-search/assets/embed.css');
    assert.equal(await response.text(), '.embed {color: red}');
    assert.equal((await app.request('/assets/embed.css')).status, 404);
  });
});
