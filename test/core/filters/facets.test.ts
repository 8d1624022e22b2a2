import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Facets, readResponse} from '../../../src/core/contract/schema.ts';
import {
  entriesOf,
  type FacetLists,
  facetsOf,
  headingOf,
  isSelected,
  narrowingFacets,
  type ValueFacet,
} from '../../../src/core/filters/facets.ts';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {body, facets as facetsBody} from '../../support/stores/bodies.ts';

const read = (changes: Record<string, unknown> = {}): Facets =>
  readResponse(body({facets: facetsBody(changes)})).facets;
const nothing = read({
  vendors: [],
  product_types: [],
  tags: [],
  content_types: [],
  variant_options: [],
  metafields: [],
});
/** A facet as the panel shows it. */
const groups = (
  facet: ValueFacet,
  facets = read(),
  filters: Filters = {},
  seeds: FacetLists = {},
  unfiltered?: {readonly facets: Facets; readonly total: number},
) =>
  narrowingFacets(facetsOf(facets), {
    filters,
    seeds: facetsOf(seeds),
    unfiltered: unfiltered && {...unfiltered, facets: facetsOf(unfiltered.facets)},
  })
    .filter(each => each.facet === facet)
    .map(each => ({
      id: each.id,
      heading: headingOf(each, key => `translated ${key}`),
      choices: each.values.map(({value, count}) => ({
        value,
        count,
        chosen: isSelected(each, value, filters),
        entries: entriesOf(each, value),
      })),
    }));
const values = (...args: Parameters<typeof groups>) =>
  groups(...args).flatMap(group => group.choices.map(choice => choice.value));

const plain = [
  ['vendors', 'brand', 'Studio Yohaku', 'filter_vendor', 2],
  ['product_types', 'type', '上着', 'filter_type', 1],
  ['tags', 'tags', '夏', 'filter_tags', 1],
  ['content_types', 'kind', 'product', 'filter_content_type', 1],
] as const;

for (const [facet, key, value, param, count] of plain) {
  test(`${facet} are one group, each value with its count and its filter`, () => {
    assert.deepEqual(groups(facet), [
      {
        id: facet,
        heading: `translated ${key}`,
        choices: [{value, count, chosen: false, entries: [[param, value]]}],
      },
    ]);
  });
}

test('§2.3 variant_options, §4.1 filter_option_name, filter_option_value: each option is a group of its own, and a choice sets name and value', () => {
  assert.deepEqual(groups('variant_options'), [
    {
      id: 'variant_options:サイズ',
      heading: 'サイズ',
      choices: [
        {
          value: 'S',
          count: 1,
          chosen: false,
          entries: [
            ['filter_option_name', 'サイズ'],
            ['filter_option_value', 'S'],
          ],
        },
      ],
    },
  ]);
});

test('§2.3 label, metafields: a metafield is headed by its label, or by its key in words without one', () => {
  const unlabelled = (name: string) => read({metafields: [{name, values: [{value: '夏', count: 3}]}]});
  const heading = (name: string) => groups('metafields', unlabelled(name))[0]?.heading;
  assert.deepEqual(groups('metafields')[0]?.heading, '素材');
  assert.deepEqual(heading('custom.season'), 'Season');
  assert.deepEqual(heading('custom.shoe_width'), 'Shoe width');
  assert.deepEqual(heading('app--12--fit.heel-height'), 'Heel height');
  assert.deepEqual(heading('custom.素材'), '素材');
  assert.deepEqual(heading('custom._'), 'custom._');
});

test('§4.1 filter_metafield: a choice sends the metafield’s key and value, separated by a colon', () => {
  assert.deepEqual(groups('metafields')[0]?.choices[0]?.entries, [
    ['filter_metafield', 'custom.material:麻'],
  ]);
});

test('a facet without values has no group', () => {
  for (const [facet] of plain) assert.deepEqual(groups(facet, nothing), []);
  assert.deepEqual(groups('variant_options', nothing), []);
  assert.deepEqual(groups('metafields', nothing), []);
});

test('§2.3 order: values keep the order of the service', () => {
  const tags = ['b', 'a', 'c'].map((value, index) => ({value, count: 9 - index}));
  assert.deepEqual(values('tags', read({tags})), ['b', 'a', 'c']);
});

test('sizes are in their order, whatever their counts', () => {
  const counted = ['M', 'フリー', 'S', 'LL'].map((value, index) => ({value, count: 9 - index}));
  const options = read({variant_options: [{name: 'サイズ', values: counted}]});
  assert.deepEqual(values('variant_options', options), ['S', 'M', 'LL', 'フリー']);
  const widths = ['23', '22.5'].map(value => ({value, count: 1}));
  const metafields = read({metafields: [{name: 'custom.width', values: widths}]});
  assert.deepEqual(values('metafields', metafields), ['22.5', '23']);
  assert.deepEqual(values('vendors', read({vendors: counted})), ['M', 'フリー', 'S', 'LL']);
});

test('values are in the order of the theme’s seeds, and those that it does not name follow', () => {
  const seeds = {variant_options: [{name: '色', values: [{value: '白'}, {value: '黒'}]}]};
  const counted = ['紺', '黒', '白'].map((value, index) => ({value, count: 9 - index}));
  const options = read({variant_options: [{name: '色', values: counted}]});
  assert.deepEqual(values('variant_options', options, {}, seeds), ['白', '黒', '紺']);
  const others = read({variant_options: [{name: '柄', values: counted}]});
  assert.deepEqual(values('variant_options', others, {}, seeds), ['紺', '黒', '白']);
});

test('a facet has no group if all results have its only value', () => {
  const facets = read({vendors: [{value: 'Nagi', count: 5}]});
  const named = (total: number, filters: Filters = {}) =>
    groups('vendors', facets, filters, {}, {facets, total}).length;
  assert.equal(named(5), 0);
  assert.equal(named(6), 1, 'It narrows the results.');
  assert.equal(named(5, {filter_vendor: ['Nagi']}), 1, 'It is selected, and can be removed.');
  const two = read({tags: ['summer', 'linen'].map(value => ({value, count: 5}))});
  assert.equal(groups('tags', two, {}, {}, {facets: two, total: 5}).length, 1);
});

test('an option has no group if all results have its only value, whatever other options there are', () => {
  const size = {name: 'Size', values: ['S', 'M'].map(value => ({value, count: 2}))};
  const color = {name: 'Color', values: [{value: 'Navy', count: 3}]};
  const facets = read({variant_options: [color, size]});
  const ids = groups('variant_options', facets, {}, {}, {facets, total: 3}).map(({id}) => id);
  assert.deepEqual(ids, ['variant_options:Size']);
});

test('a group that narrows the search without filters stays while the shopper filters', () => {
  const whole = {facets: read({vendors: ['Nagi', 'Coast'].map(value => ({value, count: 5}))}), total: 10};
  const filtered = read({vendors: [{value: 'Nagi', count: 2}]});
  assert.equal(groups('vendors', filtered, {filter_type: ['Shirts']}, {}, whole).length, 1);
});

test('a seed has a group, since nobody has counted it', () => {
  const seeds = {tags: [{value: '夏'}]};
  assert.equal(groups('tags', nothing, {}, seeds, {facets: nothing, total: 5}).length, 1);
});

test('§4.1 filter_tags: a tag with a comma is not offered, because it can’t be sent', () => {
  const tags = [
    {value: 'red, white', count: 3},
    {value: 'blue', count: 1},
  ];
  assert.deepEqual(values('tags', read({tags})), ['blue']);
});

test('§4.1 browse facets: seeds replace facets that the response lacks', () => {
  const seeds = {
    tags: [{value: '夏'}, {value: '冬'}],
    variant_options: [{name: 'サイズ', values: [{value: 'S'}, {value: 'M'}]}],
    metafields: [{name: 'custom.material', label: '素材', values: [{value: '麻'}]}],
  };
  assert.deepEqual(values('tags', nothing, {}, seeds), ['夏', '冬']);
  assert.deepEqual(values('variant_options', nothing, {}, seeds), ['S', 'M']);
  assert.deepEqual(groups('metafields', nothing, {}, seeds)[0]?.heading, '素材');
  assert.equal(groups('tags', nothing, {}, seeds)[0]?.choices[0]?.count, undefined);
});

test('received facets take precedence over seeds', () => {
  const seeds = {tags: [{value: '冬'}], variant_options: [{name: '色', values: [{value: '黒'}]}]};
  assert.deepEqual(values('tags', read(), {}, seeds), ['夏']);
  assert.deepEqual(values('variant_options', read(), {}, seeds), ['S']);
});

test('a selected value is a choice without a count even if the facets lack it', () => {
  const [group] = groups('vendors', read(), {filter_vendor: ['Ember Camp']});
  assert.deepEqual(group?.choices, [
    {value: 'Ember Camp', count: undefined, chosen: true, entries: [['filter_vendor', 'Ember Camp']]},
    {value: 'Studio Yohaku', count: 2, chosen: false, entries: [['filter_vendor', 'Studio Yohaku']]},
  ]);
});

test('a selected option or metafield has a group even if the facets lack it', () => {
  const filters = {
    filter_option_name: ['色'],
    filter_option_value: ['黒'],
    filter_metafield: ['custom.scale:1:50'],
  };
  assert.deepEqual(values('variant_options', nothing, filters), ['黒']);
  const [scale] = groups('metafields', nothing, filters);
  assert.deepEqual(scale?.heading, 'Scale');
  assert.deepEqual(
    scale?.choices.map(({value, chosen}) => [value, chosen]),
    [['1:50', true]],
  );
});

test('an equal value of another option is not selected', () => {
  const facets = read({
    variant_options: ['サイズ', '袖'].map(name => ({name, values: [{value: 'S', count: 1}]})),
  });
  const chosen = groups('variant_options', facets, {filter_option_name: ['袖'], filter_option_value: ['S']});
  assert.deepEqual(
    chosen.map(group => group.choices[0]?.chosen),
    [false, true],
  );
});

test('the platform’s sign for a product without options is no choice, and no group', () => {
  const sign = {value: 'Default Title', count: 30};
  const size = {name: 'サイズ', values: [{value: 'M', count: 2}]};
  const facets = read({variant_options: [{name: 'Title', values: [sign]}, size]});
  assert.deepEqual(
    groups('variant_options', facets).map(({id}) => id),
    ['variant_options:サイズ'],
  );
  // Products of the same name and with options.
  const mixed = read({variant_options: [{name: 'Title', values: [sign, {value: 'Poster', count: 1}]}]});
  assert.deepEqual(values('variant_options', mixed), ['Poster']);
  const seeds = {variant_options: [{name: 'Title', values: [{value: 'Default Title'}]}]};
  assert.deepEqual(groups('variant_options', nothing, {}, seeds), []);
});

test('the platform’s sign for a product without options can be let go where an address has chosen it', () => {
  const filters = {filter_option_name: ['Title'], filter_option_value: ['Default Title']};
  assert.deepEqual(values('variant_options', read(), filters).includes('Default Title'), true);
});

test('a value without anything to see is no choice, as its control would have no name', () => {
  const blank = [' ', '\u3000', '\u200b', '\u00ad'].map(value => ({value, count: 1}));
  const named = (name: string) => [{name, values: [...blank, {value: 'M', count: 1}]}];
  for (const facet of ['vendors', 'product_types', 'tags'] as const)
    assert.deepEqual(groups(facet, read({[facet]: blank})), []);
  assert.deepEqual(values('variant_options', read({variant_options: named('Size')})), ['M']);
  assert.deepEqual(values('metafields', read({metafields: named('custom.fit')})), ['M']);
  assert.deepEqual(groups('variant_options', read({variant_options: named(' ')})), []);
});

test('a metafield whose label has nothing to see is headed by its key', () => {
  const metafields = [{name: 'custom.fit', label: ' ', values: [{value: 'M', count: 1}]}];
  assert.deepEqual(groups('metafields', read({metafields}))[0]?.heading, 'Fit');
});
