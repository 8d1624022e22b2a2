import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {openBlockTheme, templateOf} from './support/block-theme.ts';

const files = {
  'templates/index.json': templateOf({blocks: {a: {type: 'text', settings: {text: 'home'}}}}),
  'templates/product.json': templateOf({blocks: {a: {type: 'title'}}}),
  'templates/cart.json': templateOf({}, 'lines'),
  'templates/collection.look.json': templateOf({}, 'found'),
  'sections/found.liquid': '{% for item in search.results %}{{ item.handle }};{% endfor %}',
  'sections/lines.liquid': '{{ cart.item_count }} lines, page {{ section.index }}, {{ query_string }}',
  'sections/suggestions.liquid': `{% if predictive_search.performed %}{{ predictive_search.terms }}:
    {% for product in predictive_search.resources.products %}{{ product.title }};{% endfor %}
    {% for query in predictive_search.resources.queries %}{{ query.styled_text }}{% endfor %}{% endif %}`,
  'sections/related.liquid': `{{ recommendations.performed }}{% for product in recommendations.products %} {{ product.handle }}{% endfor %}`,
};
const {app, read} = openBlockTheme(files);

describe('the Section Rendering API', () => {
  test('renders one section of the page’s template, without the page and without its index', async () => {
    const html = await read('/en/products/cup?section_id=product__main');
    assert.match(html, /^<div id="shopify-section-product__main"[\s\S]*\(Cup\)[\s\S]*<\/div>$/);
    assert.equal(
      await read('/cart?section_id=cart__main&a=b'),
      '<div id="shopify-section-cart__main" class="shopify-section">0 lines, page , ?a=b</div>',
    );
  });

  test('renders sections of groups and of files, on any page', async () => {
    assert.match(await read('/?section_id=header-group__bar'), /^<nav[\s\S]*header/);
    assert.match(await read('/?section_id=lines'), /^<div id="shopify-section-lines"[^>]*>0 lines/);
  });

  test('renders a section of another template, whose name may have a suffix, in the context of a search by ids', async () => {
    const {products} = await (await app.request('/products.json?limit=3')).json();
    const [first, , third] = products;
    const q = encodeURIComponent(`id:${first.id} OR id:${third.id}`);
    assert.equal(
      await read(`/en/search?q=${q}&type=product&section_id=collection.look__main`),
      `<div id="shopify-section-collection.look__main" class="shopify-section">${first.handle};${third.handle};</div>`,
    );
  });

  test('renders several sections as JSON, with `null` for those that do not exist', async () => {
    const response = await app.request('/?sections=lines,gone,header-group__bar');
    const sections = await response.json();
    assert.deepEqual(Object.keys(sections), ['lines', 'gone', 'header-group__bar']);
    assert.match(sections.lines, /0 lines/);
    assert.equal(sections.gone, null);
  });

  test('renders at most five sections', async () => {
    const sections = await (await app.request('/?sections=a,b,c,d,e,f')).json();
    assert.equal(Object.keys(sections).length, 5);
  });

  test('responds 404 for a section that does not exist, and never reads other files', async () => {
    for (const id of ['gone', 'index__gone', '..%2Flayout%2Ftheme']) {
      assert.equal((await app.request(`/?section_id=${id}`)).status, 404, id);
    }
  });
});

describe('the cart API', () => {
  const post = (path: string, body: object, headers: Readonly<Record<string, string>> = {}) =>
    app.request(path, {
      method: 'POST',
      headers: {Cookie: 'demo_visitor=cart', 'Content-Type': 'application/json', ...headers},
      body: JSON.stringify(body),
    });

  test('renders sections with the changed cart, on the page that the script names', async () => {
    const added = await (await post('/cart/add.js', {id: 5001, sections: 'lines'})).json();
    assert.match(added.sections.lines, />1 lines/);
    const body = {line: 1, quantity: 2, sections: ['lines'], sections_url: '/cart?c=d'};
    const changed = await (await post('/cart/change', body)).json();
    assert.match(changed.sections.lines, />2 lines, page , \?c=d/);
    assert.equal(changed.item_count, 2);
  });

  test('updates quantities by the ids of variants, and the note', async () => {
    const cart = await (await post('/cart/update.js', {updates: {6102: 3, 5001: 0}, note: 'Thanks'})).json();
    assert.deepEqual([cart.item_count, cart.note, cart.items[0].handle], [3, 'Thanks', 'cup']);
    const cleared = await (await post('/cart/clear.js', {})).json();
    assert.deepEqual([cleared.item_count, cleared.note], [0, '']);
  });

  test('adds several variants, and none if one of them is refused', async () => {
    const items = [{id: 5001}, {id: 6102, quantity: 2}];
    const added = await (await post('/cart/add.js', {items})).json();
    assert.deepEqual(
      added.items.map(({variant_id}: {variant_id: number}) => variant_id),
      [5001, 6102],
    );
    assert.equal((await post('/cart/add.js', {items: [{id: 6102}, {id: 5002}]})).status, 422);
    assert.equal(
      (await (await app.request('/cart.json', {headers: {Cookie: 'demo_visitor=cart'}})).json()).item_count,
      3,
    );
  });

  test('responds to a script with JSON, and to a form with a redirect', async () => {
    const form = {method: 'POST', body: new URLSearchParams({id: '5001'})};
    assert.equal((await app.request('/cart/add', form)).status, 303);
    const headers = {Accept: 'application/javascript', 'X-Requested-With': 'XMLHttpRequest'};
    const added = await app.request('/cart/add', {...form, headers});
    assert.equal((await added.json()).variant_id, 5001);
  });
});

describe('suggestions', () => {
  const query = 'q=lin&resources[type]=product,query';

  test('are rendered by the section that a script names', async () => {
    const html = await read(`/en/search/suggest?${query}&section_id=suggestions`);
    assert.match(html, />lin:\s+Linen Jacket;/);
  });

  test('mark what was typed in suggested terms', async () => {
    const html = await read('/en/search/suggest?q=jack&resources[type]=query&section_id=suggestions');
    assert.match(html, /<mark>Jack<\/mark><span>ets<\/span>/);
  });

  test('are JSON without a section', async () => {
    const {resources} = await (await app.request(`/en/search/suggest.json?${query}`)).json();
    assert.deepEqual(
      resources.results.products.map(({handle}: {handle: string}) => handle),
      ['jacket'],
    );
    assert.deepEqual(Object.keys(resources.results), ['products', 'queries']);
  });

  test('have collections with their picture, and as many of each type as a script asks for, or in all', async () => {
    const read = async (scope: string) => {
      const query = `q=t&resources[type]=query,collection&resources[limit]=1&resources[limit_scope]=${scope}`;
      return (await (await app.request(`/en/search/suggest.json?${query}`)).json()).resources.results;
    };
    const {queries, collections} = await read('each');
    assert.deepEqual([queries.length, collections.length], [1, 1]);
    assert.deepEqual(Object.keys(collections[0]), ['body', 'handle', 'id', 'title', 'url', 'featured_image']);
    assert.match(collections[0].url, /^\/en\/collections\//);
    const all = await read('all');
    assert.equal(all.queries.length + all.collections.length, 1);
  });
});

describe('recommendations', () => {
  test('are rendered by the section that a script names, and absent on the page itself', async () => {
    assert.match(
      await read('/recommendations/products?product_id=101&section_id=related'),
      />true cup pencil-1 /,
    );
    assert.match(await read('/products/jacket?section_id=related'), />false</);
  });

  test('are JSON without a section, and empty for an unknown product', async () => {
    const {products} = await (
      await app.request('/recommendations/products.json?product_id=102&limit=1')
    ).json();
    assert.equal(products.length, 1);
    const unknown = await (await app.request('/recommendations/products.json?product_id=1')).json();
    assert.deepEqual(unknown.products, []);
  });
});

test('describes a product as JSON for scripts', async () => {
  const product = await (await app.request('/en/products/jacket.js')).json();
  assert.deepEqual([product.title, product.price, product.available], ['Linen Jacket', 1980000, true]);
  assert.deepEqual(product.options, [{name: 'Size', position: 1, values: ['S', 'M', 'L']}]);
  assert.deepEqual(product.images, ['/cdn/pictures/jacket.svg']);
  assert.equal((await app.request('/products/gone.js')).status, 404);
});

test('returns from a contact form to its page, which thanks the shopper', async () => {
  const sent = await app.request('/contact', {
    method: 'POST',
    headers: {Referer: 'http://localhost/pages/shipping?a=b'},
    body: new URLSearchParams({form_type: 'contact'}),
  });
  assert.equal(sent.headers.get('Location'), '/pages/shipping?a=b&contact_posted=true');
  const form = "{% form 'contact' %}{{ form.posted_successfully? }}{% endform %}";
  const {read: readOther} = openBlockTheme({'sections/column.liquid': form});
  assert.match(await readOther('/?contact_posted=true'), /name="form_type" value="contact">.*true<\/form>/);
});
