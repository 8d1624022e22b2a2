import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import type {Filters} from '../../../src/core/filters/filters.ts';
import {cleanQuery, type PageQuery} from '../../../src/core/query/page-query.ts';
import {readPlatformAddress} from '../../../src/core/query/platform-address.ts';
import {type PlatformContext, writePlatformAddress} from '../../../src/core/query/write-platform-address.ts';

const SEARCH = 'https://store.example/en/search?q=old&page=3&filter_vendor=Old&view=grid#top';
const COLLECTION = 'https://store.example/collections/shirts?filter.p.vendor=Old&sort_by=best-selling';

/** Writes a search as an address of the platform, from a page. */
function write(page: string, query: Partial<PageQuery>, context: Partial<PlatformContext> = {}) {
  const defaults = {namesNoQuery: false, hasBasePrices: true, names: new Map()};
  return writePlatformAddress({...cleanQuery, ...query}, {...defaults, page: new URL(page), ...context});
}

const addressOf = (...search: Parameters<typeof write>) =>
  decodeURIComponent(write(...search)?.url.href ?? '');
const leftOut = (...search: Parameters<typeof write>) => write(...search)?.without;

describe('a search as an address of the platform', () => {
  test('is the page’s own address with other parameters, which keeps those of others', () => {
    assert.equal(addressOf(SEARCH, {query: 'linen'}), 'https://store.example/en/search?view=grid&q=linen');
  });

  test('has what Liquid’s lists and the contract have, so that the page reads it back as the same search', () => {
    const filters: Filters = {
      filter_vendor: ['North Ridge', 'Acme'],
      filter_type: ['Shirts'],
      filter_tags: ['summer'],
      filter_price_min: ['1000'],
      filter_price_max: ['5000.5'],
      filter_available: ['true'],
    };
    for (const sort of ['relevance', 'price_asc', 'price_desc', 'newest'] as const) {
      const address = write(COLLECTION, {filters, sort});
      assert.deepEqual([address?.without, address?.withoutSort], [[], undefined]);
      const list = {collection: 'shirts', isOwn: true, hasBasePrices: true, start: cleanQuery};
      const read = readPlatformAddress(address?.url ?? new URL(COLLECTION), list);
      assert.deepEqual(read?.start.filters, filters);
      assert.equal(read?.start.sort, sort);
    }
  });

  test('names options and metafields as the theme’s form does, or else as the platform usually does', () => {
    const filters: Filters = {
      filter_option_name: ['Colour', 'Size'],
      filter_option_value: ['Navy', 'M'],
      filter_metafield: ['custom.fabric:Linen'],
    };
    const names = new Map([['filter.v.option.farbe', {option: 'Colour'}]]);
    assert.equal(
      addressOf(COLLECTION, {filters}, {names}),
      'https://store.example/collections/shirts?filter.v.option.farbe=Navy&filter.v.option.size=M&filter.p.m.custom.fabric=Linen',
    );
  });

  test('leaves out what the platform has no word for, and says so', () => {
    const filters: Filters = {
      filter_tags: ['summer', 'work'],
      filter_on_sale: ['true'],
      filter_content_type: ['page'],
    };
    assert.deepEqual(leftOut(COLLECTION, {filters}), [
      ['filter_on_sale', 'true'],
      ['filter_tags', 'work'],
      ['filter_content_type', 'page'],
    ]);
    assert.match(addressOf(COLLECTION, {filters}), /\?filter\.p\.tag=summer$/);
  });

  test('has prices only in the currency of the service', () => {
    const filters: Filters = {filter_price_max: ['5000']};
    assert.deepEqual(leftOut(COLLECTION, {filters}, {hasBasePrices: false}), [['filter_price_max', '5000']]);
  });

  test('restricts a search to types, and has no newest results there', () => {
    const filters: Filters = {filter_content_type: ['product', 'page']};
    const search = {query: 'linen', filters, sort: 'newest', page: 2} as const;
    assert.equal(
      addressOf(SEARCH, search),
      'https://store.example/en/search?view=grid&q=linen&type=product,page&page=2',
    );
    assert.equal(write(SEARCH, search)?.withoutSort, 'newest');
  });

  test('keeps the name of a vendor’s page', () => {
    const page = 'https://store.example/collections/vendors?q=Acme&page=2';
    assert.equal(
      addressOf(page, {sort: 'price_asc'}, {namesNoQuery: true}),
      'https://store.example/collections/vendors?q=Acme&sort_by=price-ascending',
    );
  });

  test('is none for a text in a collection, where the platform has no search', () => {
    assert.equal(write(COLLECTION, {query: 'linen'}), undefined);
  });
});
