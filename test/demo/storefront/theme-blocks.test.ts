import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {openBlockTheme, templateOf} from './support/block-theme.ts';

/** Returns the text of a page, without whitespace between its parts. */
async function show(files: Readonly<Record<string, string>>, path = '/'): Promise<string> {
  const html = await openBlockTheme(files).read(path);
  return (/<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html)
    .replace(/\s+/g, ' ')
    .replaceAll(/ ?([[\]<>()]) ?/g, '$1');
}

describe('{% content_for "blocks" %}', () => {
  test('renders nested blocks in the template’s order, with their settings and defaults', async () => {
    const blocks = {
      a: {type: 'text', settings: {text: 'one'}},
      b: {
        type: 'group',
        settings: {tag: 'p'},
        blocks: {
          c: {type: 'text'},
          d: {type: 'group', blocks: {e: {type: 'text', settings: {text: 'deep'}}}},
        },
        block_order: ['d', 'c'],
      },
    };
    const html = await show({'templates/index.json': templateOf({blocks, block_order: ['b', 'a', 'gone']})});
    assert.match(html, /<p><div>\[deep\]<\/div>\[Some text\]<\/p>\[one\]/);
  });

  test('leaves out disabled blocks and sections', async () => {
    const blocks = {a: {type: 'text', settings: {text: 'on'}}, b: {type: 'text', disabled: true}};
    assert.match(await show({'templates/index.json': templateOf({blocks})}), />\[on\]</);
    assert.equal(await show({'templates/index.json': templateOf({blocks, disabled: true})}), '');
  });

  test('wraps a block in the element of its schema, unless that is null', async () => {
    const blocks = {a: {type: 'title'}};
    const html = await show({'templates/product.json': templateOf({blocks})}, '/en/products/cup');
    assert.match(html, /<h2 id="shopify-block-B\d+__a" class="shopify-block title">\(Cup\)<\/h2>/);
  });

  test('gives a block the same id in `section.blocks` and in its own file', async () => {
    const html = await show({
      'templates/index.json': templateOf({blocks: {a: {type: 'place'}, b: {type: 'place'}}}),
      'blocks/place.liquid': `{{ section.blocks | find_index: 'id', block.id }},{% schema %}{"tag": null}{% endschema %}`,
    });
    assert.match(html, />0,1,</);
  });

  test('renders blocks that the section defines itself from the section’s loop', async () => {
    const schema = JSON.stringify({
      blocks: [{type: 'own', settings: [{id: 'n', type: 'number', default: 7}]}],
    });
    const html = await show({
      'templates/index.json': templateOf({blocks: {a: {type: 'own'}}}),
      'sections/column.liquid': `{% for block in section.blocks %}{{ block.id }}={{ block.settings.n }}{% endfor %}{% schema %}${schema}{% endschema %}`,
    });
    assert.match(html, />a=7</);
  });
});

describe('{% content_for "block" %}', () => {
  const section = `{% content_for 'block', type: 'text', id: 'fixed', suffix: '!' %}{% content_for 'blocks' %}`;

  test('renders a block by its id, with the settings of JSON, apart from the others', async () => {
    const blocks = {fixed: {type: 'text', static: true, settings: {text: 'first'}}, a: {type: 'text'}};
    const html = await show({
      'sections/column.liquid': section,
      'templates/index.json': templateOf({blocks, block_order: ['a']}),
    });
    assert.match(html, />\[first!\]\[Some text\]</);
  });

  test('renders a block that JSON does not know with the defaults of its settings', async () => {
    assert.match(await show({'sections/column.liquid': section}), />\[Some text!\]</);
  });

  test('passes its arguments to that block only', async () => {
    const html = await show({
      'sections/column.liquid': `{% content_for 'block', type: 'outer', id: 'o', suffix: '!' %}`,
      'blocks/outer.liquid': `{{ suffix }}{% content_for 'block', type: 'text', id: 't' %}{% schema %}{"tag": null}{% endschema %}`,
    });
    assert.match(html, />!\[Some text\]</);
  });
});

describe('`closest`', () => {
  const blocks = {a: {type: 'title'}};
  const product = (template: object) => ({'templates/product.json': templateOf(template)});

  test('is the record of the page', async () => {
    assert.match(await show(product({blocks}), '/en/products/cup'), /\(Cup\)/);
  });

  test('is what `content_for` passes, also to nested blocks', async () => {
    const nested = {g: {type: 'group', blocks}};
    const html = await show(
      {
        ...product({blocks: nested}),
        'sections/column.liquid':
          "{% for product in collections.summer.products %}{% content_for 'blocks', closest.product: product %}{% endfor %}",
      },
      '/en/products/cup',
    );
    assert.match(html, /\(Linen Jacket\).*\(Cup\)/);
  });

  test('is nothing where `content_for` passes nothing', async () => {
    const html = await show(
      {...product({blocks}), 'sections/column.liquid': "{% content_for 'blocks', closest.product: nil %}"},
      '/en/products/cup',
    );
    assert.match(html, />\(\)</);
  });

  test('is the record that a setting of the section or block chooses', async () => {
    const html = await show(
      {
        ...product({blocks: {p: {type: 'pick', settings: {product: 'jacket'}, blocks}}}),
        'blocks/pick.liquid': `{{ block.settings.product.title }}{% content_for 'blocks' %}
          {% schema %}{"tag": null, "settings": [{"type": "product", "id": "product"}]}{% endschema %}`,
      },
      '/en/products/cup',
    );
    assert.match(html, />Linen Jacket<h2[^>]*>\(Linen Jacket\)/);
  });

  test('can be the source of a setting, as text and as a record', async () => {
    const schema = '{"tag": null, "settings": [{"type": "product", "id": "p"}, {"type": "text", "id": "t"}]}';
    const settings = {p: '{{ closest.product }}', t: 'The {{ closest.product.title }}'};
    const html = await show(
      {
        ...product({blocks: {s: {type: 'source', settings}}}),
        'blocks/source.liquid': `{{ block.settings.p.handle }}|{{ block.settings.t }}{% schema %}${schema}{% endschema %}`,
      },
      '/en/products/cup',
    );
    assert.match(html, />cup\|The Cup</);
  });
});

test('renders a section group with its place, in elements that name the group', async () => {
  const html = await openBlockTheme().read();
  assert.match(
    html,
    /<nav id="shopify-section-header-group__bar" class="shopify-section shopify-section-group-header-group bar">\s+header 1\s/,
  );
});
