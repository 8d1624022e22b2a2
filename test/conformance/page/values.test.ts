import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkListFilters, checkValues} from '../../../src/conformance/page/check-values.ts';

/** A search element with the given attributes and values. */
function elementWith(values: Readonly<Record<string, string>>): Element {
  class Results {
    // A list does not observe its `data-` attributes.
    static readonly observedAttributes = [
      ...Object.keys(values).filter(name => !/^data-/.test(name)),
      'query',
    ];
    readonly localName = 'search-results';
    readonly getAttribute = (name: string) => values[name] ?? null;
  }
  return new Results() as unknown as Element;
}

test('accepts usable values and free text', () => {
  const values = {
    'page-size': '24',
    sort: 'price_asc',
    paging: 'pages',
    columns: '2 4',
    'url-sync': 'off',
    instance: 'related',
    filters: 'filter_tags=夏&filter_on_sale=true',
  };
  assert.deepEqual(checkValues(elementWith(values)), []);
});

test('reports an unusable value, with the usable ones', () => {
  const values = {'page-size': 'x', sort: 'cheap', paging: 'button', columns: 'two', debounce: '50'};
  assert.deepEqual(checkValues(elementWith(values)), [
    'in <search-results>, page-size="x" must be a whole number from 1 to 50.',
    'in <search-results>, sort="cheap" must be relevance, price_asc, price_desc, or newest.',
    'in <search-results>, paging="button" must be more, pages, or infinite.',
    'in <search-results>, columns="two" must be whole numbers from 1 to 99, separated by spaces; the numbers for narrow screens come after a slash.',
    'in <search-results>, debounce="50" must be a number of milliseconds from 250 to 300.',
  ]);
  for (const columns of [' ', '0', '2 100'])
    assert.match(checkValues(elementWith({columns}))[0] ?? '', /must be whole numbers from 1/, columns);
});

test('reports an unknown filter, with the one that was probably meant', () => {
  assert.deepEqual(checkValues(elementWith({filters: 'filter_vender=Nagi&filter_tags=夏&foo=1'})), [
    'in <search-results>, "filters" contains the unknown name "filter_vender". Did you mean "filter_vendor"?',
    'in <search-results>, "filters" contains the unknown name "foo".',
  ]);
});

test('accepts several values of a filter that takes them, and reports those of one that takes one', () => {
  const brands = 'filter_vendor=Nagi&filter_vendor=Kumo&filter_metafield=a.b:1&filter_metafield=a.b:2';
  assert.deepEqual(checkValues(elementWith({filters: brands})), []);
  const filters = `${brands}&filter_price_min=1&filter_price_min=2&filter_on_sale=true&filter_on_sale=true`;
  assert.deepEqual(checkValues(elementWith({filters})), [
    'in <search-results>, "filters" has 2 values of filter_price_min, which takes one: the last is used.',
    'in <search-results>, "filters" has 2 values of filter_on_sale, which takes one: the last is used.',
  ]);
});

test('reports what a search can’t have of a list’s filters: more than five values of one, and unusable ones', () => {
  const brands = [...'ABCDEF'].map(brand => `filter_vendor=${brand}`);
  assert.deepEqual(checkListFilters(brands.slice(1).join('&')), []);
  assert.deepEqual(checkListFilters(`${brands.join('&')}&filter_price_max=cheap&filter_vender=A`), [
    '"filters" contains the unknown name "filter_vender". Did you mean "filter_vendor"?',
    'in the filters attribute of <search-results>, filter_price_max=cheap is not a number from 0; it is left out.',
    "in the filters attribute of <search-results>, filter_vendor=F beside 5 others can't be searched for; it is left out.",
  ]);
});

test('reports an unknown facet in collapsed', () => {
  assert.deepEqual(checkValues(elementWith({collapsed: 'tags vendor size'})), [
    'in <search-results>, "collapsed" contains the unknown name "vendor". Did you mean "vendors"?',
    'in <search-results>, "collapsed" contains the unknown name "size".',
  ]);
});

test('reports a placeholder of a title that nothing fills, but not other braces', () => {
  assert.deepEqual(checkValues(elementWith({'data-title': '{query} ({total}) – Shop {2}'})), [
    'in <search-results>, "data-title" contains the unknown name "{total}".',
    'in <search-results>, "data-title" contains the unknown name "{2}".',
  ]);
  assert.deepEqual(checkValues(elementWith({'data-title': '{query} ({count}) – {Shop & Co}'})), []);
});

test('reports data for standard events that is not a number', () => {
  const values = {
    'data-collection-id': 'gid://shopify/Collection/7',
    'data-products-count': '',
    'data-standard-events': 'no',
  };
  assert.deepEqual(checkValues(elementWith(values)), [
    'in <search-results>, data-standard-events="no" must be off.',
    'in <search-results>, data-collection-id="gid://shopify/Collection/7" must be the number of a collection: collection.id in Liquid.',
  ]);
});
