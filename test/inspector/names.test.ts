import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {
  attributesOf,
  checkAttributes,
  checkInstances,
  checkNames,
} from '../../src/inspector/checks/check-names.ts';
import {elementsOf} from '../../src/tools/manifest/manifest.ts';

const EVENTS = {search: 'service_search', click: 'service_result_clicked'};

/** What is told of texts that a page's block has. */
const texts = (messages: object) => checkNames({messages, events: EVENTS});

test('nothing is told of texts and events by their names, placeholders left out or moved', () => {
  assert.deepEqual(texts({more: 'More', resultCount: {one: 'One product', other: '{count} products'}}), []);
});

test('a text under a misspelt key is told with the key that was meant', () => {
  assert.deepEqual(texts({resultcount: '{count} products', result_count: '{count}', resultCuont: ''}), [
    'in <script data-storefront-search>, "messages" has no text "resultcount": "resultCount" is one.',
    'in <script data-storefront-search>, "messages" has no text "result_count": "resultCount" is one.',
    'in <script data-storefront-search>, "messages" has no text "resultCuont": "resultCount" is one.',
  ]);
});

test('a text under a key that is like no other is told without a guess', () => {
  assert.deepEqual(texts({heading: 'Search'}), [
    'in <script data-storefront-search>, "messages" has no text "heading".',
  ]);
});

test('a placeholder that nothing fills is told, in a plural form too', () => {
  assert.deepEqual(texts({resultCount: {one: '{number} product', other: '{count} products'}}), [
    'in <script data-storefront-search>, "resultCount" has no {number}; there is {count}.',
  ]);
  assert.deepEqual(texts({more: 'More than {count}'}), [
    'in <script data-storefront-search>, "more" has no {count}.',
  ]);
});

test('a name for an event that is not published is told', () => {
  assert.deepEqual(checkNames({messages: {}, events: Object.assign({clicks: 'product_clicked'}, EVENTS)}), [
    'in <script data-storefront-search>, "events" has no event "clicks": "click" is one.',
  ]);
});

/** An element of ours, as far as its attributes are looked at. */
function elementWith(...names: string[]): Element {
  class Results {
    static readonly observedAttributes = ['page-size', 'sort', 'filters', 'quick-add'];
    readonly localName = 'search-results';
    readonly getAttributeNames = () => names;
  }
  return new Results() as unknown as Element;
}

test('every attribute that a list reads for its data is known by its name', () => {
  const elements = elementsOf(JSON.parse(readFileSync('custom-elements.json', 'utf8')));
  const list = elements.find(({tagName}) => tagName === 'search-results');
  const names = list?.attributes?.map(({name}) => name) ?? [];
  // `data-state` is written, not read.
  const read = names.filter(name => name.startsWith('data-') && name !== 'data-state');
  const known = attributesOf(elementWith()).filter(name => name.startsWith('data-'));
  assert.deepEqual([...known].sort(), read.sort());
});

test('a misspelt attribute is told with the one that was meant', () => {
  assert.deepEqual(checkAttributes(elementWith('pagesize', 'page_size', 'filter', 'quickadd')), [
    '<search-results> has no attribute "pagesize": "page-size" is one.',
    '<search-results> has no attribute "page_size": "page-size" is one.',
    '<search-results> has no attribute "filter": "filters" is one.',
    '<search-results> has no attribute "quickadd": "quick-add" is one.',
  ]);
});

test('attributes of HTML, of scripts of the theme and our own are no mistakes', () => {
  const others = [
    'id',
    'class',
    'style',
    'slot',
    'hidden',
    'title',
    'role',
    'part',
    'lang',
    'dir',
    'tabindex',
  ];
  const scripts = ['x-data', ':class', '@click', 'hx-get', 'data-section-id', 'aria-label'];
  assert.deepEqual(checkAttributes(elementWith('page-size', 'sort', ...others, ...scripts)), []);
});

test('what a list reads of the theme besides its attributes is told where it is misspelt', () => {
  assert.deepEqual(checkAttributes(elementWith('data-titel', 'data-standard-event', 'data-title')), [
    '<search-results> has no attribute "data-titel": "data-title" is one.',
    '<search-results> has no attribute "data-standard-event": "data-standard-events" is one.',
  ]);
});

/** Elements of ours, as far as it is looked at whose search they take part in. */
const elements = (...all: readonly (readonly [tag: string, instance: string | null])[]) =>
  all.map(
    ([localName, instance]) =>
      ({localName, getAttribute: (name: string) => (name === 'instance' ? instance : null)}) as Element,
  );

test('a panel of a search that no list shows is told, with the one that was meant', () => {
  const found = checkInstances(
    elements(['search-results', 'related'], ['facet-panel', 'relatd'], ['facet-panel', null]),
  );
  assert.deepEqual(found, [
    '<facet-panel> filters a list that is not here: no <search-results> has instance "relatd": "related" is one.',
    '<facet-panel> filters a list that is not here: no <search-results> has instance "default".',
  ]);
});

test('a panel beside its list is no mistake, nor one on a page that shows results by itself', () => {
  assert.deepEqual(checkInstances(elements(['search-results', null], ['facet-panel', 'default'])), []);
  assert.deepEqual(checkInstances(elements(['shop-search-results', 'a'], ['shop-facet-panel', 'a'])), []);
  assert.deepEqual(checkInstances(elements(['facet-panel', 'own'])), []);
});
