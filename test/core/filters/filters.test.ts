import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  accepts,
  appendFilters,
  choose,
  drop,
  type FilterEntry,
  filterParams,
  isChosen,
  isFull,
  readFilters,
  replace,
} from '../../../src/core/filters/filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));
const write = (filters: Parameters<typeof appendFilters>[1]) => {
  const params = new URLSearchParams();
  appendFilters(params, filters);
  return [...params];
};

test('§9.2: the filters are those of the contract, and no others', () => {
  assert.deepEqual(filterParams, [
    'filter_vendor',
    'filter_type',
    'filter_tags',
    'filter_price_min',
    'filter_price_max',
    'filter_available',
    'filter_on_sale',
    'filter_content_type',
    'filter_collection',
    'filter_option_name',
    'filter_option_value',
    'filter_metafield',
  ]);
});

const single: readonly FilterEntry[] = [
  ['filter_price_min', '100'],
  ['filter_price_max', '0.5'],
  ['filter_available', 'false'],
  ['filter_on_sale', 'true'],
  ['filter_collection', 'summer'],
];

for (const [param, value] of single) {
  test(`${param} takes one value, so a new value replaces the old one`, () => {
    const before = choose({}, [[param, value]]);
    assert.deepEqual(choose(before, [[param, `${value}0`]]), {[param]: [`${value}0`]});
  });
}

for (const param of ['filter_vendor', 'filter_type', 'filter_content_type'] as const) {
  test(`several values of ${param} are alternatives, each once`, () => {
    const entries: FilterEntry[] = [
      [param, 'b'],
      [param, 'a'],
    ];
    assert.deepEqual(choose({[param]: ['a']}, entries), {[param]: ['b', 'a']});
  });
}

const option = (name: string, value: string): FilterEntry[] => [
  ['filter_option_name', name],
  ['filter_option_value', value],
];

test('several options are chosen and dropped as pairs of a name and a value', () => {
  const sizes = choose(choose({}, option('サイズ', 'M')), option('サイズ', 'L'));
  const filters = choose(sizes, option('色', '紺'));
  assert.deepEqual(filters, {
    filter_option_name: ['サイズ', 'サイズ', '色'],
    filter_option_value: ['M', 'L', '紺'],
  });
  assert.deepEqual(drop(filters, option('サイズ', 'M')), {
    filter_option_name: ['サイズ', '色'],
    filter_option_value: ['L', '紺'],
  });
  assert.ok(isChosen(filters, option('色', '紺')));
  assert.ok(!isChosen(filters, option('色', 'M')));
});

test('what replaces the choices of a group leaves the other groups, and tags, as they are', () => {
  const filters = {filter_vendor: ['A', 'B'], filter_tags: ['夏'], filter_type: ['X']};
  const entries: FilterEntry[] = [
    ['filter_vendor', 'C'],
    ['filter_tags', '麻'],
  ];
  assert.deepEqual(replace(filters, entries), {
    filter_vendor: ['C'],
    filter_tags: ['夏', '麻'],
    filter_type: ['X'],
  });
});

test('a group holds five alternatives, and a sixth in an address is reported as a problem', () => {
  const {filters, problems} = read(
    ['a', 'b', 'c', 'd', 'e', 'f'].map(name => `filter_vendor=${name}`).join('&'),
  );
  assert.deepEqual(filters, {filter_vendor: ['a', 'b', 'c', 'd', 'e']});
  assert.deepEqual(problems, ['filter_vendor=f beside 5 others']);
  assert.ok(isFull(filters, [['filter_vendor', 'f']]));
  assert.ok(!isFull(filters, [['filter_vendor', 'a']]));
  assert.ok(!isFull(filters, [['filter_type', 'f']]));
});

test('§4.1 filter_tags: spaces around the commas do not belong to a tag', () => {
  assert.deepEqual(read('filter_tags=夏, 麻 ,セール品').filters, {filter_tags: ['夏', '麻', 'セール品']});
});

test('§4.1 filter_tags: tags combine, each once', () => {
  const filters = choose({filter_tags: ['夏']}, [
    ['filter_tags', '麻'],
    ['filter_tags', '夏'],
  ]);
  assert.deepEqual(filters, {filter_tags: ['麻', '夏']});
});

test('§4.1 metafield 3: values of one key are alternatives, and different keys combine', () => {
  const filters = choose({filter_metafield: ['custom.material:麻', 'custom.origin:京都']}, [
    ['filter_metafield', 'custom.material:綿'],
  ]);
  assert.deepEqual(filters.filter_metafield, [
    'custom.material:麻',
    'custom.origin:京都',
    'custom.material:綿',
  ]);
});

test('§4.1 metafield 2: a metafield value may contain colons: only the first one separates it from its key', () => {
  const filters = replace({filter_metafield: ['custom.scale:1:50']}, [
    ['filter_metafield', 'custom.scale:1:100'],
    ['filter_metafield', 'custom.scale2:1:50'],
  ]);
  assert.deepEqual(filters.filter_metafield, ['custom.scale:1:100', 'custom.scale2:1:50']);
});

test('§4.1 metafield 1: a metafield without a namespace is reported as a problem and not sent', () => {
  const {filters, problems} = readFilters(new URLSearchParams('filter_metafield=fit:slim'));
  assert.deepEqual([filters, problems], [{}, ['filter_metafield=fit:slim']]);
});

test('choosing does not change the given filters', () => {
  const filters = Object.freeze({filter_tags: Object.freeze(['夏'])});
  choose(filters, [['filter_tags', '麻']]);
  drop(filters, [['filter_tags', '夏']]);
  assert.deepEqual(filters, {filter_tags: ['夏']});
});

test('dropping the last value of a filter removes the filter', () => {
  assert.deepEqual(drop({filter_tags: ['夏', '麻']}, [['filter_tags', '夏']]), {filter_tags: ['麻']});
  assert.deepEqual(drop({filter_tags: ['夏']}, [['filter_tags', '夏']]), {});
  assert.deepEqual(drop({filter_tags: ['夏']}, [['filter_vendor', 'Ember Camp']]), {filter_tags: ['夏']});
});

test('entries are chosen if all of them are', () => {
  const filters = {filter_option_name: ['サイズ'], filter_option_value: ['S']};
  assert.ok(isChosen(filters, [['filter_option_name', 'サイズ']]));
  const other: FilterEntry[] = [
    ['filter_option_name', 'サイズ'],
    ['filter_option_value', 'M'],
  ];
  assert.ok(!isChosen(filters, other));
});

test('§4.1 filter_tags, metafield 1: tags are joined by commas, metafields repeat their parameter, all in a fixed order', () => {
  assert.deepEqual(
    write({
      filter_metafield: ['custom.material:麻', 'custom.scale:1:50'],
      filter_tags: ['夏', '麻 & 綿'],
      filter_vendor: ['Ember Camp'],
    }),
    [
      ['filter_vendor', 'Ember Camp'],
      ['filter_tags', '夏,麻 & 綿'],
      ['filter_metafield', 'custom.material:麻'],
      ['filter_metafield', 'custom.scale:1:50'],
    ],
  );
});

test('written filters are read back unchanged', () => {
  const filters = {
    filter_vendor: ['A&B=C', 'D'],
    filter_tags: ['夏', '50% off'],
    filter_price_min: ['0'],
    filter_available: ['false'],
    filter_option_name: ['サイズ', '色'],
    filter_option_value: ['S/M', '紺'],
    filter_metafield: ['custom.scale:1:50', 'custom.care:手:洗い'],
  };
  assert.deepEqual(read(new URLSearchParams(write(filters)).toString()), {filters, problems: []});
});

const unusable: readonly FilterEntry[] = [
  ['filter_price_min', '-1'],
  ['filter_price_min', 'cheap'],
  ['filter_price_max', 'Infinity'],
  ['filter_price_max', '1e999'],
  ['filter_price_max', '1e3'],
  ['filter_price_min', '0x1F'],
  ['filter_available', 'yes'],
  ['filter_on_sale', '1'],
  ['filter_content_type', 'collection'],
  ['filter_metafield', 'custom.material'],
  ['filter_metafield', ':麻'],
  ['filter_metafield', 'custom.material:'],
];

for (const [param, value] of unusable) {
  test(`${param}=${value} in a URL is left out and reported`, () => {
    const {filters, problems} = read(`${param}=${value}&filter_vendor=x`);
    assert.deepEqual(filters, {filter_vendor: ['x']});
    assert.deepEqual(
      problems.map(problem => problem.split(' ')[0]),
      [`${param}=${value}`],
    );
  });
}

test('an empty parameter is neither a filter nor a problem', () => {
  assert.deepEqual(read('filter_vendor=&filter_tags=,,&filter_price_min='), {filters: {}, problems: []});
});

test('a tag with a comma and an empty value can’t be sent', () => {
  assert.ok(!accepts(['filter_tags', '夏, 冬']));
  assert.ok(!accepts(['filter_vendor', '']));
  assert.ok(accepts(['filter_vendor', 'Cup, Bowl & Sons']));
});

for (const half of ['filter_option_name=サイズ', 'filter_option_value=S']) {
  test(`${half} alone is left out and reported, because half an option filters nothing`, () => {
    const {filters, problems} = read(`${half}&filter_on_sale=true`);
    assert.deepEqual(filters, {filter_on_sale: ['true']});
    assert.equal(problems.length, 1);
    assert.match(problems[0] ?? '', /filter_option_name .*filter_option_value/);
  });
}

test('the last value in a URL counts for a single-valued filter', () => {
  assert.deepEqual(read('filter_price_min=1&filter_price_min=2').filters, {filter_price_min: ['2']});
});
