import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {openBlockTheme} from './support/block-theme.ts';

/** Prints a section whose setting of a type has a value. */
async function print(type: string, value: unknown, template: string, path = '/en'): Promise<string> {
  const schema = JSON.stringify({settings: [{type, id: 'it', default: value}]});
  const section = `{% assign it = section.settings.it %}<p>${template}</p>{% schema %}${schema}{% endschema %}`;
  const html = await openBlockTheme({'sections/column.liquid': section}).read(path);
  return /<p>([\s\S]*?)<\/p>/.exec(html)?.[1] ?? html;
}

describe('settings', () => {
  const cases: readonly (readonly [type: string, value: unknown, template: string, output: string])[] = [
    ['product', 'cup', '{{ it.title }}', 'Cup'],
    ['product', 'gone', '{{ it | json }}', 'null'],
    ['collection', 'summer', '{{ it.title }} {{ it.products_count }}', 'Summer 2'],
    ['collection_list', ['summer', 'gone', 'all'], '{{ it | map: "handle" | join }}', 'summer all'],
    ['product_list', ['jacket', 'cup'], '{{ it | map: "title" | join: ", " }}', 'Linen Jacket, Cup'],
    ['page', 'shipping', '{{ it.title }}', 'Shipping'],
    ['blog', 'journal', '{{ it.articles.first.title }}', 'On linen'],
    ['article', 'journal/on-linen', '{{ it.url }}', '/en/blogs/journal/on-linen'],
    [
      'link_list',
      'main-menu',
      '{{ it.links.first.url }} {{ it.links.first.type }}',
      '/en/collections/summer collection_link',
    ],
    ['url', 'shopify://collections/all', '{{ it }}', '/en/collections/all'],
    ['url', 'shopify://articles/journal/on-linen', '{{ it }}', '/en/blogs/journal/on-linen'],
    [
      'richtext',
      '<a href="shopify://pages/shipping">a</a>',
      '{{ it }}',
      '<a href="/en/pages/shipping">a</a>',
    ],
    ['image_picker', 'shopify://shop_images/a.png', '{{ it | json }}', 'null'],
    [
      'video_url',
      'https://www.youtube.com/watch?v=a1-B_',
      '{{ it.type }} {{ it.id }} {{ it }}',
      'youtube a1-B_ https://www.youtube.com/watch?v=a1-B_',
    ],
    ['video_url', 'https://vimeo.com/123', '{{ it.type }} {{ it.id }}', 'vimeo 123'],
    ['color', '#336699', '{{ it.rgb }}, {{ it.rgba }}, {{ it.hue }}', '51 102 153, 51 102 153 / 1.0, 210'],
    ['color', 'rgba(0,0,0,0)', '{{ it.alpha }} {{ it.rgba }}', '0 0 0 0 / 0.0'],
    ['color', 'transparent', '{{ it.alpha }}', '0'],
    ['color', '', '{% if it == blank %}none{% endif %}', 'none'],
    ['font_picker', 'assistant_n4', '{{ it.family }}', 'Assistant'],
    ['text', '{{ shop.name | upcase }}', '{{ it }}', 'KOTORI'],
    ['number', 3, '{{ it | plus: 1 }}', '4'],
  ];
  for (const [type, value, template, output] of cases) {
    test(`of the type ${type} resolve ${JSON.stringify(value)}`, async () => {
      assert.equal(await print(type, value, template), output);
    });
  }

  test('of the type color compare by their CSS', async () => {
    const compare = '{% if it == "#336699" %}text {% endif %}{% if it == settings.a %}colour{% endif %}';
    const files = {
      'config/settings_schema.json': '[{"settings": [{"type": "color", "id": "a", "default": "#336699"}]}]',
      'sections/column.liquid': `{% assign it = section.settings.b %}${compare}{% schema %}{"settings": [{"type": "color", "id": "b", "default": "{{ settings.a }}"}]}{% endschema %}`,
    };
    assert.match(await openBlockTheme(files).read(), />text colour</);
  });
});

test('a theme’s palette is a list of colours by their names, which other settings refer to', async () => {
  const settings = [
    {type: 'color', id: 'text', default: '{{ settings.palette.ink }}'},
    {type: 'color_palette', id: 'palette', default: {ink: '#111111', paper: '#eeeeee'}},
  ];
  const html = await openBlockTheme({
    'config/settings_schema.json': JSON.stringify([{settings}]),
    'sections/column.liquid':
      '{% for colour in settings.palette %}{{ colour }},{% endfor %}{{ settings.palette.paper.red }},{{ settings.text.rgb }}',
  }).read();
  assert.match(html, />#111111,#eeeeee,238,17 17 17</);
});

test('a section at a fixed place has the theme’s settings, or else the defaults of its schema', async () => {
  const schema = JSON.stringify({
    settings: [{type: 'text', id: 'a', default: 'schema'}],
    blocks: [{type: 'own', settings: [{type: 'text', id: 'b'}]}],
    default: {settings: {a: 'default'}, blocks: {one: {type: 'own', settings: {b: 'block'}}}},
  });
  const files = {
    'sections/column.liquid': "{% section 'fixed' %}",
    'sections/fixed.liquid': `{{ section.location }} {{ section.settings.a }} {{ section.blocks[0].settings.b }}{% schema %}${schema}{% endschema %}`,
  };
  assert.match(await openBlockTheme(files).read(), />static default block</);
  const data = {current: {sections: {fixed: {settings: {a: 'chosen'}}}}};
  const chosen = {...files, 'config/settings_data.json': JSON.stringify(data)};
  assert.match(await openBlockTheme(chosen).read(), />static chosen block</);
});
