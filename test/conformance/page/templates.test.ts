import assert from 'node:assert/strict';
import {test} from 'node:test';
import {HtmlPage} from '../../../src/cli/check/html-page.ts';
import {findMistakes} from '../../../src/conformance/page/check-templates.ts';

/** Finds the mistakes of a page's templates. */
function mistakesIn(html: string): string[] {
  const url = new URL('https://shop.example/search');
  const page = new HtmlPage({url, status: 200, redirected: false, text: html, type: 'text/html'} as never);
  return page.templates.flatMap(findMistakes);
}

const card = (html: string, slot = 'product') =>
  `<search-results><template slot="${slot}">${html}</template></search-results>`;

for (const [what, html, told] of [
  [
    'a field that there is not',
    '<b>\n<i data-text="titel"></i></b>',
    'line 2 of <template slot="product">: data-text="titel": there is no such field here',
  ],
  [
    'a binding that there is not',
    '<i data-txt="title"></i>',
    'line 1 of <template slot="product">: data-txt="title"',
  ],
  [
    'a binding that the field does not suit',
    '<i data-money="title"></i>',
    'data-money can’t be used for a field of the type text',
  ],
  [
    'a class of an address',
    '<i data-class="url"></i>',
    'data-class can’t be used for a field of the type url',
  ],
  [
    'an attribute of records',
    '<i data-data-x="variants"></i>',
    'data-data-x can’t be used for a field of the type list',
  ],
  ['a value under a name without a binding', '<i data-id="product_id"></i>', 'data-class, data-data-*'],
  [
    'two rules on one element',
    '<i data-if="tags" data-unless="tags"></i>',
    'an element can have only one of data-each, data-if and data-unless',
  ],
  [
    'a binding that would make code of a text',
    '<script data-text="title"></script>',
    'it works only on elements other than <script> and <style>',
  ],
  ['an address on another element', '<i data-href="url"></i>', 'data-href: it works only on <a>'],
  [
    'a field of another record',
    '<i data-each="variants"><b data-text="handle"></b></i>',
    'the fields are compare_at_price',
  ],
] as const)
  test(`names the line and the attribute of ${what}`, () => {
    const [mistake, ...others] = mistakesIn(card(html));
    assert.ok(mistake?.includes(told), mistake);
    assert.deepEqual(others, []);
  });

test('names a control in a suggestion, which is a link itself', () => {
  const html =
    '<search-box><template slot="suggestion"><button data-text="title"></button></template></search-box>';
  assert.deepEqual(mistakesIn(html), [
    'line 1 of <template slot="suggestion">: <button>: a suggestion can’t contain it, because the whole suggestion is a link',
  ]);
});

test('finds the templates of prefixed elements, and of lists in other templates', () => {
  const inner = card('<i data-text="titel"></i>').replaceAll('search-results', 'shop-search-results');
  assert.equal(
    mistakesIn(`<search-results><template slot="browse">${inner}</template></search-results>`).length,
    1,
  );
});

test('has nothing against a template of which all fields are there', () => {
  const html = `<a data-href="url" data-text="title"></a><b data-money="price_min" data-if="on_sale"></b>
    <i data-each="tags" data-text="."></i><img data-src="image_url" data-data-id="numeric_id">`;
  assert.deepEqual(mistakesIn(card(html)), []);
  assert.deepEqual(mistakesIn(card('<h2 data-anything="x">New in</h2>', 'browse')), []);
});

test('knows no field, list or template by a name that every object inherits', () => {
  assert.match(mistakesIn(card('<i data-each="constructor"></i>')).join(), /there is no such field here/);
  assert.match(mistakesIn(card('<i data-text="toString"></i>')).join(), /there is no such field here/);
  assert.deepEqual(mistakesIn(card('<i data-text="titel"></i>', 'constructor')), []);
});
