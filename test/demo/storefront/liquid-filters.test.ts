import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {listLanguages} from '../../../demo/storefront/language.ts';
import {createEngine} from '../../../demo/storefront/liquid/engine.ts';
import {resolveSettings} from '../../../demo/storefront/liquid/setting.ts';
import {describeFont} from '../../../demo/storefront/objects/font.ts';
import {describeImage} from '../../../demo/storefront/objects/image.ts';
import {describeCollection, describeProduct} from '../../../demo/storefront/objects/product.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';

const [, english = listLanguages(smallStore)[0]] = listLanguages(smallStore);
const engine = createEngine(english);
const print = (template: string, scope: object = {}) => engine.parseAndRenderSync(template, scope);
const [jacket] = smallStore.catalogues[1]?.products ?? [];

describe('arithmetic', () => {
  const sums: readonly (readonly [expression: string, result: string])[] = [
    ['7 | divided_by: 2', '3'],
    ['-7 | divided_by: 2', '-4'],
    ['7 | divided_by: 2.0', '3.5'],
    ['55 | divided_by: 100.0', '0.55'],
    ['100 | times: 1.0 | divided_by: 8', '12.5'],
    ['4 | divided_by: 2.0', '2.0'],
    ['"2.5" | times: 2', '5.0'],
    ['"16px" | plus: 4', '20'],
    ['-7 | modulo: 3', '2'],
    ['5 | divided_by: 0', '0'],
    ['2.0 | plus: 1 | ceil', '3'],
    ['1.25 | round: 1', '1.3'],
    ['-2 | abs', '2'],
    ['nothing | plus: 1', '1'],
    ['3 | at_most: 2.5', '2.5'],
  ];
  test('tells integers from floats, like the platform', () => {
    for (const [expression, result] of sums) assert.equal(print(`{{ ${expression} }}`), result, expression);
  });

  test('compares floats with numbers', () => {
    const half = '{% assign two = 4 | divided_by: 2.0 %}';
    assert.equal(print(`${half}{% if two == 2 and two > 1 and two <= 2 %}yes{% endif %}`), 'yes');
    assert.equal(print(`${half}{{ two | json }}`), '2');
  });
});

describe('colours', () => {
  const filters: readonly (readonly [expression: string, result: string])[] = [
    ['"#336699" | color_modify: "alpha", 0.5', 'rgba(51, 102, 153, 0.5)'],
    ['"#336699" | color_modify: "lightness", 100', '#ffffff'],
    ['"#fff" | color_contrast: "#000"', '21'],
    ['"#fff" | brightness_difference: "#000"', '255'],
    ['"#fff" | color_mix: "#000", 50', '#808080'],
    ['"#336699" | color_to_rgb', 'rgb(51, 102, 153)'],
    ['"rgb(51, 102, 153)" | color_to_hex', '#336699'],
    ['"#336699" | color_extract: "green"', '102'],
    ['" #ffffff\n" | color_brightness', '255'],
  ];
  test('are changed and measured like on the platform', () => {
    for (const [expression, result] of filters)
      assert.equal(print(`{{ ${expression} }}`), result, expression);
  });
});

describe('texts', () => {
  const filters: readonly (readonly [expression: string, result: string])[] = [
    ['"Größe: L / 夏 " | handleize', 'größe-l-夏'],
    ['"blue-shirt" | camelize', 'BlueShirt'],
    ['2 | pluralize: "cup", "cups"', 'cups'],
    ['"a" | md5', '0cc175b9c0f1b6a831c399e269772661'],
    ['"linen <jacket>" | highlight: "LINEN"', '<strong class="highlight">linen</strong> <jacket>'],
    ['"016,48" | split: "," | find_index: "48"', '1'],
    ['"016,48" | split: "," | find_index: "72"', ''],
    ['120000 | money_without_trailing_zeros', '¥1,200'],
  ];
  test('are filtered like on the platform', () => {
    for (const [expression, result] of filters)
      assert.equal(print(`{{ ${expression} }}`), result, expression);
  });
});

describe('images', () => {
  const image = describeImage('/cup.svg', 'A "cup"');

  test('have the size that `image_url` asks for, and their own text', () => {
    const tag = print("{{ image | image_url: width: 300 | image_tag: class: 'a', sizes: nil }}", {image});
    assert.equal(
      tag,
      '<img src="/cup.svg" alt="A &#34;cup&#34;" width="300" height="300" loading="lazy" class="a">',
    );
    assert.match(
      print('{{ image | image_url: height: 60 | image_tag: loading: nil }}', {image}),
      /^<img src="\/cup.svg"(?!.*loading).*width="60" height="60">$/,
    );
  });

  test('keep a size that the theme gives', () => {
    const tag = print("{{ image | image_url: width: 300 | image_tag: width: 30, alt: '' }}", {image});
    assert.match(tag, /alt="" loading="lazy" width="30">/);
  });

  test('are nothing where there is none', () => {
    assert.equal(print('[{{ nothing | image_url: width: 9 | image_tag }}]'), '[]');
  });

  test('are read from records, with their size', () => {
    const product = jacket && describeProduct(jacket, english);
    assert.equal(
      print(
        '{{ product | image_url }} {{ product.featured_image.src.width }} {{ product.media[0].src | split: "/" | last }}',
        {product},
      ),
      '/cdn/pictures/jacket.svg 600 jacket.svg',
    );
  });
});

describe('fonts', () => {
  test('are those of the system, by their names, and need no file', () => {
    const font = describeFont('work_sans_i7');
    const text = `{{ font.family }}, {{ font.fallback_families }} {{ font.style }} {{ font.weight }}
      {%- if font.system? %} system{% endif %}{{ font | font_face }}{{ font | font_url | preload_tag: as: 'font' }}`;
    assert.equal(print(text, {font}), 'Work Sans, system-ui, sans-serif italic 700 system');
  });

  test('change their weight and style', () => {
    const font = describeFont('inter_n4');
    const weigh = (value: string) =>
      print(`{% assign f = font | font_modify: 'weight', '${value}' %}{{ f.weight }}`, {font});
    assert.deepEqual(['bold', '+100', '600', '+900'].map(weigh), ['700', '500', '600', '900']);
    assert.equal(
      print("{% assign f = font | font_modify: 'style', 'italic' %}{{ f.style }}", {font}),
      'italic',
    );
  });
});

test('describes records for search engines and for scripts', () => {
  const product = jacket && describeProduct(jacket, english);
  const data = JSON.parse(print('{{ product | structured_data }}', {product}));
  assert.deepEqual([data['@type'], data.name, data.hasVariant.length], ['ProductGroup', 'Linen Jacket', 3]);
  assert.equal(data.hasVariant[0].offers.price, '19800.00');
  const view = JSON.parse(print("{{ product | standard_event_data: 'view', context: 'page' }}", {product}));
  assert.deepEqual(view.selectedOptions, [{name: 'Size', value: 'S'}]);
  assert.deepEqual(
    [view.context, view.product.id, view.product.selectedVariant.id],
    ['page', 'gid://shopify/Product/101', 'gid://shopify/ProductVariant/5001'],
  );
});

test('serialises a product and its variants without what refers back to them', () => {
  const product = jacket && describeProduct(jacket, english);
  const json = JSON.parse(print('{{ product | json }}', {product}));
  assert.deepEqual([json.handle, json.variants.length, json.variants[0].option1], ['jacket', 3, 'S']);
  const variant = print('{{ product.variants.first | json }}|{{ product.variants.first.product.title }}', {
    product,
  });
  assert.match(variant, /^\{.*"id":5001.*\}\|Linen Jacket$/);
});

test('prints the links of the platform’s own pagination', () => {
  const scope = {blog: {articles: [1, 2, 3]}, current_page: 2, query_string: '?page=2'};
  const html = print(
    "{% paginate blog.articles by 1 %}{{ paginate | default_pagination: next: 'on' }}{% endpaginate %}",
    scope,
  );
  assert.equal(
    html,
    '<span class="prev"><a href="?page=1">&laquo; Previous</a></span> <span class="page"><a href="?page=1">1</a></span> ' +
      '<span class="page current">2</span> <span class="page"><a href="?page=3">3</a></span> <span class="next"><a href="?page=3">on</a></span>',
  );
});

test('paginates a list of a setting from its first page, whatever the page’s address says', () => {
  const scope = {
    section: {settings: {collection: {products: [1, 2, 3]}}},
    current_page: 2,
    query_string: '?page=2',
  };
  const template =
    '{% paginate section.settings.collection.products by 2 %}{{ section.settings.collection.products | join }}{% endpaginate %}';
  assert.equal(print(template, scope), '1 2');
});

test('shows at most 50 products of a list without pagination', () => {
  const products = Array.from({length: 60}, (_, index) => `pencil-${(index % 30) + 1}`);
  const catalogue = smallStore.catalogues[0];
  const collection = {handle: 'all', title: 'All', description: '', products};
  const [language] = listLanguages({...smallStore, catalogues: [{...catalogue, collections: [collection]}]});
  const many = createEngine(language).parseAndRenderSync(
    '{{ collection.products.size }}{% paginate collection.products by 55 %} {{ collection.products.size }} of {{ paginate.items }}{% endpaginate %}',
    {collection: describeCollection(collection, language), current_page: 1, query_string: ''},
  );
  assert.equal(many, '50 55 of 60');
});

test('knows no text, value or setting by a name that every object inherits', () => {
  const missing = (key: string) => `Translation missing: ${english.locale}.${key}`;
  for (const key of ['constructor', '__proto__.toString'])
    assert.equal(print(`{{ '${key}' | t }}`), missing(key));
  const [setting] = Object.values(
    resolveSettings([{type: 'text', id: 'constructor', default: 'x'}], {}, (_, value) => value),
  );
  assert.equal(setting, 'x');
});
