import assert from 'node:assert/strict';
import {test} from 'node:test';
import {checkValues} from '../../src/debug/checks/check-values.ts';

/** An element of ours, as far as the values of its attributes are looked at. */
function elementWith(values: Readonly<Record<string, string>>): Element {
  class Results {
    static readonly observedAttributes = [...Object.keys(values), 'query'];
    readonly localName = 'search-results';
    readonly getAttribute = (name: string) => values[name] ?? null;
  }
  return new Results() as unknown as Element;
}

test('nothing is told of attributes whose values can be used, or are the theme’s own words', () => {
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

test('a value that can’t be used is told with what can', () => {
  const values = {'page-size': 'x', sort: 'cheap', paging: 'button', columns: 'two', debounce: '50'};
  assert.deepEqual(checkValues(elementWith(values)), [
    'in <search-results>, page-size="x" must be a whole number from 1 to 50.',
    'in <search-results>, sort="cheap" must be relevance, price_asc, price_desc, or newest.',
    'in <search-results>, paging="button" must be more, pages, or infinite.',
    'in <search-results>, columns="two" must be whole numbers from 1, parted by blanks.',
    'in <search-results>, debounce="50" must be milliseconds from 250 to 300.',
  ]);
});

test('a filter by a name that the contract has not is told, with the one that was meant where it is like one', () => {
  assert.deepEqual(checkValues(elementWith({filters: 'filter_vender=Nagi&filter_tags=夏&foo=1'})), [
    'in <search-results>, "filters" has no "filter_vender": "filter_vendor" is one.',
    'in <search-results>, "filters" has no "foo".',
  ]);
});
