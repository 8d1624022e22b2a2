import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {type ListOfPage, readPlatformAddress} from '../../../src/core/query/platform-address.ts';

const TAGS: Filters = {filter_tags: ['New Arrivals']};

/** What a list selects at an address, whose theme says the collection's handle. */
function read(address: string, {filters = {}, ...list}: Partial<ListOfPage> & {filters?: Filters} = {}) {
  const start = {filters, sort: 'relevance'} as const;
  const defaults = {collection: null, isOwn: true, hasBasePrices: true, start};
  return readPlatformAddress(new URL(address, 'https://store.example'), {...defaults, ...list});
}

const fixedAt = (address: string, list: Parameters<typeof read>[1]) => read(address, list)?.fixed;
const startAt = (address: string, list: Parameters<typeof read>[1] = {}) => read(address, list)?.start;

describe('a list on the page of its collection', () => {
  for (const prefix of ['', '/en', '/ja-jp', '/en-us/x']) {
    test(`has the collection’s filter at ${prefix}/collections/shirts, and no other`, () => {
      assert.deepEqual(read(`${prefix}/collections/shirts?page=2`, {collection: 'shirts'}), {
        fixed: {filter_collection: ['shirts']},
        start: {filters: {}, sort: 'relevance'},
      });
    });

    test(`has the vendor’s or the type’s filter at ${prefix}/collections/vendors and types`, () => {
      const vendors = read(`${prefix}/collections/vendors?q=Harbor+Denim&page=2`, {collection: 'vendors'});
      assert.deepEqual(vendors?.fixed, {filter_vendor: ['Harbor Denim']});
      assert.equal(vendors.start.namesNoQuery, true);
      assert.deepEqual(
        fixedAt(`${prefix}/collections/types/?q=%E3%82%B7%E3%83%A3%E3%83%84`, {collection: 'types'}),
        {
          filter_type: ['シャツ'],
        },
      );
    });
  }

  test('has the vendor as the theme spells it, which no filter of the list repeats', () => {
    const list = {
      collection: 'vendors',
      filters: {filter_vendor: ['Harbor Denim'], filter_on_sale: ['true']},
    };
    assert.deepEqual(read('/collections/vendors?q=harbor%20denim', list), {
      fixed: {filter_vendor: ['Harbor Denim']},
      start: {filters: {filter_on_sale: ['true']}, sort: 'relevance', namesNoQuery: true},
    });
  });

  test('has the collection’s filter if its handle is a name that every object inherits', () => {
    for (const handle of ['constructor', '__proto__', 'toString'])
      assert.deepEqual(fixedAt(`/collections/${handle}`, {collection: handle}), {
        filter_collection: [handle],
      });
  });

  test('has no collection’s filter for all products, unless the merchant has a collection of that name', () => {
    assert.deepEqual(fixedAt('/collections/all', {collection: 'all', isOwn: false}), {});
    assert.deepEqual(fixedAt('/collections/all', {collection: 'all'}), {filter_collection: ['all']});
  });

  for (const address of [
    '/collections/shirts/new-arrivals',
    '/en/collections/shirts/new-arrivals+summer/',
    '/collections/shirts?constraint=new-arrivals',
    '/collections/all/new-arrivals',
    '/collections/%E5%A4%8F/%E6%96%B0%E4%BD%9C',
    '/collections/vendors/new-arrivals?q=North',
  ]) {
    const collection = decodeURIComponent(/collections\/([^/?]+)/.exec(address)?.[1] ?? '');
    test(`leaves ${address} to Liquid, which knows the tags by their names, unless the theme says them`, () => {
      assert.equal(read(address, {collection}), undefined);
      assert.deepEqual(startAt(address, {collection, filters: TAGS})?.filters, TAGS);
    });
  }

  for (const address of ['/collections/vendors', '/collections/types?q=', '/collections/vendors?q=%20'])
    test(`leaves ${address} to Liquid, because it names nothing`, () => {
      assert.equal(read(address, {collection: /vendors|types/.exec(address)?.[0] ?? ''}), undefined);
    });
});

test('a list of another collection than the page’s is not narrowed by the page’s path', () => {
  for (const address of [
    '/collections/shirts/summer',
    '/collections/vendors?q=North',
    '/pages/sale',
    '/%E0%A4%A',
  ])
    assert.deepEqual(fixedAt(address, {collection: 'sale'}), {filter_collection: ['sale']}, address);
});

describe('the parameters of the platform’s search', () => {
  for (const [parameters, filters] of [
    ['type=product', {filter_content_type: ['product']}],
    ['type=article', {filter_content_type: ['article']}],
    ['type=page&options%5Bprefix%5D=last', {filter_content_type: ['page']}],
    ['type=product,article,page', {}],
    ['type=article&type=page&type=product', {}],
    ['type=', {}],
    ['type=constructor', {}],
    ['options[prefix]=last&options[fields]=title', {}],
    [
      'type=product&options[unavailable_products]=hide',
      {filter_content_type: ['product'], filter_available: ['true']},
    ],
    ['type=product&options[unavailable_products]=last', {filter_content_type: ['product']}],
  ] as const)
    test(`select what /en/search?${parameters} searches in`, () => {
      assert.deepEqual(startAt(`/en/search?q=indigo&${parameters}`)?.filters, filters);
    });

  test('are left to Liquid if they select two of the three kinds, which the contract can’t say', () => {
    assert.equal(startAt('/search?q=indigo&type=article,page'), undefined);
  });

  test('select nothing on another page, where a type is another script’s', () => {
    assert.deepEqual(startAt('/pages/search-tips?type=product')?.filters, {});
    assert.deepEqual(startAt('/collections/shirts?type=article', {collection: 'shirts'})?.filters, {});
  });
});

describe('filters and sort of Liquid’s lists', () => {
  test('are where a list starts, over what the theme says', () => {
    const address =
      '/collections/shirts?filter.p.vendor=North&filter.p.product_type=Shirts&filter.p.tag=new&filter.v.price.gte=10&filter.v.price.lte=20.5&filter.v.availability=1&sort_by=price-descending';
    assert.deepEqual(startAt(address, {collection: 'shirts', filters: {filter_vendor: ['South']}}), {
      filters: {
        filter_vendor: ['North'],
        filter_type: ['Shirts'],
        filter_tags: ['new'],
        filter_price_min: ['10'],
        filter_price_max: ['20.5'],
        filter_available: ['true'],
      },
      sort: 'price_desc',
    });
  });

  test('are read on the page of a search too', () => {
    assert.deepEqual(startAt('/search?q=linen&filter.p.vendor=North')?.filters, {filter_vendor: ['North']});
  });

  for (const [sortBy, sort] of [
    ['manual', 'relevance'],
    ['price-ascending', 'price_asc'],
    ['created-descending', 'newest'],
    ['', 'relevance'],
  ] as const)
    test(`sort by “${sortBy}” as ${sort}`, () => {
      assert.equal(startAt(`/collections/shirts?sort_by=${sortBy}`)?.sort, sort);
    });

  for (const parameters of [
    'sort_by=best-selling',
    'sort_by=constructor',
    'filter.toString=1',
    'sort_by=title-ascending',
    'sort_by=created-ascending',
    'sort_by=toString',
    'filter.p.tag=new&filter.p.tag=summer',
    'filter.v.availability=1&filter.v.availability=0',
    'filter.v.option.color=Red',
    'filter.p.m.custom.material=linen',
    'filter.v.t.shopify.color-pattern=gid%3A%2F%2Fshopify%2FMetaobject%2F1',
    'filter.v.price.gte=cheap',
    'filter.p.tag=a%2Cb',
  ])
    test(`leave ${parameters} to Liquid, because the contract can’t say it`, () => {
      assert.equal(startAt(`/collections/shirts?${parameters}`), undefined);
      assert.equal(startAt(`/search?q=x&${parameters}`), undefined);
    });

  test('leave prices of another currency to Liquid', () => {
    const address = '/collections/shirts?filter.v.price.gte=10';
    assert.equal(startAt(address, {hasBasePrices: false}), undefined);
  });

  test('with several values of a brand and a type select all of them', () => {
    const address =
      '/collections/shirts?filter.p.vendor=North&filter.p.vendor=South&filter.p.product_type=Polo';
    assert.deepEqual(startAt(address)?.filters, {filter_vendor: ['North', 'South'], filter_type: ['Polo']});
  });

  test('without a value select nothing', () => {
    assert.deepEqual(startAt('/collections/shirts?filter.v.price.gte=&filter.v.price.lte=')?.filters, {});
  });
});
