import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {
  attributesOf,
  checkAttributes,
  checkBanners,
  checkInstances,
  checkTemplates,
} from '../../../src/conformance/page/check-names.ts';
import {elementsOf} from '../../../src/tools/manifest/manifest.ts';

/** A search element with the given attributes. */
function elementWith(...names: string[]): Element {
  class Results {
    static readonly observedAttributes = ['page-size', 'sort', 'filters', 'quick-add'];
    readonly localName = 'search-results';
    readonly getAttributeNames = () => names;
  }
  return new Results() as unknown as Element;
}

test('knows every data attribute that a list reads', () => {
  const elements = elementsOf(JSON.parse(readFileSync('custom-elements.json', 'utf8')));
  const list = elements.find(({tagName}) => tagName === 'search-results');
  const names = list?.attributes?.map(({name}) => name) ?? [];
  // The list writes these and does not read them.
  const written = ['data-state', 'data-fallback'];
  const read = names.filter(name => name.startsWith('data-') && !written.includes(name));
  const known = attributesOf(elementWith()).filter(name => name.startsWith('data-'));
  assert.deepEqual([...known].sort(), read.sort());
});

test('reports a misspelt attribute, with the one that was probably meant', () => {
  assert.deepEqual(checkAttributes(elementWith('pagesize', 'page_size', 'filter', 'quickadd')), [
    '<search-results> has no attribute "pagesize". Did you mean "page-size"?',
    '<search-results> has no attribute "page_size". Did you mean "page-size"?',
    '<search-results> has no attribute "filter". Did you mean "filters"?',
    '<search-results> has no attribute "quickadd". Did you mean "quick-add"?',
  ]);
});

test('accepts attributes of HTML, of the theme’s scripts and of the element', () => {
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

test('reports a misspelt data attribute of a list', () => {
  assert.deepEqual(checkAttributes(elementWith('data-titel', 'data-standard-event', 'data-title')), [
    '<search-results> has no attribute "data-titel". Did you mean "data-title"?',
    '<search-results> has no attribute "data-standard-event". Did you mean "data-standard-events"?',
  ]);
});

test('accepts the templates that a list or a search box uses, and reports others', () => {
  const withTemplates = (localName: string, ...slots: readonly string[]) =>
    ({
      localName,
      querySelectorAll: () => slots.map(slot => ({getAttribute: () => slot})),
    }) as unknown as Element;
  assert.deepEqual(checkTemplates(withTemplates('search-box', 'start', 'product')), []);
  assert.deepEqual(
    checkTemplates(withTemplates('search-results', 'product', 'empty', 'browse', 'banner')),
    [],
  );
  assert.deepEqual(checkTemplates(withTemplates('search-box', 'empty')), [
    '<search-box> uses no template with the slot "empty".',
  ]);
});

const elements = (...all: readonly (readonly [tag: string, instance: string | null])[]) =>
  all.map(
    ([localName, instance]) =>
      ({localName, getAttribute: (name: string) => (name === 'instance' ? instance : null)}) as Element,
  );

test('reports a panel whose instance no list has, with the one that was probably meant', () => {
  const found = checkInstances(
    elements(['search-results', 'related'], ['facet-panel', 'relatd'], ['facet-panel', null]),
  );
  assert.deepEqual(found, [
    '<facet-panel> has no list to filter: no <search-results> has the instance "relatd". Did you mean "related"?',
    '<facet-panel> has no list to filter: no <search-results> has the instance "default".',
  ]);
});

test('accepts a panel beside its list, and a panel on a page without lists', () => {
  assert.deepEqual(checkInstances(elements(['search-results', null], ['facet-panel', 'default'])), []);
  assert.deepEqual(checkInstances(elements(['shop-search-results', 'a'], ['shop-facet-panel', 'a'])), []);
  assert.deepEqual(checkInstances(elements(['facet-panel', 'own'])), []);
});

test('reports places of banners that a list can’t use', () => {
  const banners = [{after: '4', span: '2'}, {}, {after: 'four'}, {after: '-1', span: '3'}];
  const element = {querySelectorAll: () => banners.map(dataset => ({dataset}))} as unknown as Element;
  assert.deepEqual(checkBanners(element), [
    'data-after="four" of a banner must be a whole number from 0.',
    'data-after="-1" of a banner must be a whole number from 0.',
    'data-span="3" of a banner must be 1 or 2.',
  ]);
});
