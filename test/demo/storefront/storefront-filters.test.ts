import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {listLanguages} from '../../../demo/storefront/language.ts';
import {ListQuery} from '../../../demo/storefront/objects/list-query.ts';
import {describeCollection, type LiquidCollection} from '../../../demo/storefront/objects/product.ts';
import {searchNatively} from '../../../demo/storefront/objects/search.ts';
import {product, storeOf, variant} from '../../support/stores/small-store.ts';

const shirt = (handle: string, colours: readonly string[], price: number, parts: object = {}) =>
  product(handle, {
    options: ['Color'],
    variants: colours.map(colour => variant({options: [colour], price})),
    ...parts,
  });

const products = [
  shirt('plain', ['Red', 'Blue'], 30, {vendor: 'North', tags: ['new']}),
  shirt('striped', ['Blue'], 10, {vendor: 'South', createdAt: '2026-02-01T00:00:00.000Z'}),
  product('cup', {vendor: 'South', variants: [variant({price: 20, available: false})]}),
];
const collection = {
  handle: 'all',
  title: 'All',
  description: '',
  products: products.map(({handle}) => handle),
};
const [language] = listLanguages(storeOf({products, collections: [collection]}));

const open = (query: string): LiquidCollection =>
  describeCollection(
    collection,
    language,
    new ListQuery(new URL(`http://shop.example/collections/all${query}`)),
  );
const handlesOf = ({products}: LiquidCollection) => products.map(({handle}) => handle);
const filterOf = (query: string, param: string) =>
  open(query).filters.find(({param_name}) => param_name === param);

describe('filters of the platform', () => {
  test('restrict a collection to the products that match all of them', () => {
    assert.deepEqual(handlesOf(open('?filter.v.option.color=Blue')), ['plain', 'striped']);
    assert.deepEqual(handlesOf(open('?filter.v.option.color=Blue&filter.p.vendor=South')), ['striped']);
    assert.deepEqual(handlesOf(open('?filter.p.vendor=South&filter.p.vendor=North')).length, 3);
    assert.deepEqual(handlesOf(open('?filter.v.price.gte=15&filter.v.price.lte=25')), ['cup']);
    assert.deepEqual(handlesOf(open('?filter.v.availability=0')), ['cup']);
    assert.deepEqual(handlesOf(open('?filter.p.tag=new')), ['plain']);
    assert.deepEqual(handlesOf(open('?filter.v.price.gte=')).length, 3);
  });

  test('count what each value would show, regardless of the filter’s own values', () => {
    const {products_count, all_products_count} = open('?filter.p.vendor=North');
    assert.deepEqual([products_count, all_products_count], [1, 3]);
    const vendors = filterOf('?filter.p.vendor=North&filter.v.option.color=Blue', 'filter.p.vendor');
    assert.deepEqual(
      vendors?.values.map(({value, count, active}) => [value, count, active]),
      [
        ['North', 1, true],
        ['South', 1, false],
      ],
    );
  });

  test('give the addresses with and without a value, on the first page', () => {
    const color = filterOf('?filter.v.option.color=Red&page=2&section_id=x', 'filter.v.option.color');
    const [red, blue] = color?.values ?? [];
    assert.equal(red?.url_to_remove, '/collections/all');
    assert.equal(blue?.url_to_add, '/collections/all?filter.v.option.color=Red&filter.v.option.color=Blue');
    assert.equal(color?.url_to_remove, '/collections/all');
    assert.deepEqual(color?.active_values, [red]);
  });

  test('have the bounds of the price in subunits', () => {
    const price = filterOf('?filter.v.price.gte=15', 'filter.v.price');
    assert.deepEqual(price?.min_value, {param_name: 'filter.v.price.gte', value: 1500});
    assert.deepEqual(price?.max_value, {param_name: 'filter.v.price.lte', value: null});
    assert.equal(price?.range_max, 3000);
  });

  test('sort products that were created at once by their publication', () => {
    const dates = {old: '2024-01-01', new: '2026-01-01', mid: '2025-01-01'};
    const imported = Object.entries(dates).map(([handle, publishedAt]) => product(handle, {publishedAt}));
    const sort = (order: string) =>
      new ListQuery(new URL(`http://shop.example/collections/all?sort_by=${order}`))
        .sort(imported)
        .map(({handle}) => handle);
    assert.deepEqual(sort('created-descending'), ['new', 'mid', 'old']);
    assert.deepEqual(sort('created-ascending'), ['old', 'mid', 'new']);
  });

  test('restrict a search to products', () => {
    const find = (query: string) =>
      searchNatively('p', language, new ListQuery(new URL(`http://shop.example/search${query}`)));
    assert.equal(find('').results_count, 3);
    assert.deepEqual(
      find('?filter.p.vendor=South&sort_by=price-descending').results.map(({handle}) => handle),
      ['cup', 'striped'],
    );
    assert.equal(find('?type=article').results_count, 0);
  });
});

test('sorts a collection as its address says, and keeps its own order for an unknown one', () => {
  assert.deepEqual(handlesOf(open('?sort_by=price-ascending')), ['striped', 'cup', 'plain']);
  assert.deepEqual(handlesOf(open('?sort_by=title-descending')), ['striped', 'plain', 'cup']);
  assert.deepEqual(handlesOf(open('?sort_by=created-descending'))[0], 'striped');
  assert.deepEqual(handlesOf(open('?sort_by=nonsense')), ['plain', 'striped', 'cup']);
  const {sort_by, default_sort_by, sort_options} = open('?sort_by=manual');
  assert.deepEqual([sort_by, default_sort_by, sort_options[0]?.name], ['manual', 'manual', 'Featured']);
});

test('keeps a collection’s own order for an order of a name that every object inherits', () => {
  for (const name of ['constructor', 'toString', '__proto__'])
    assert.deepEqual(handlesOf(open(`?sort_by=${name}`)), handlesOf(open('')), name);
});

test('finds products by their ids', () => {
  const [first, , third] = products;
  const {results} = searchNatively(`id:${third?.id} OR id:${first?.id}`, language);
  assert.deepEqual(
    results.map(({handle}) => handle),
    ['plain', 'cup'],
  );
});
