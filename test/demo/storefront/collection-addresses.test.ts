import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {listLanguages} from '../../../demo/storefront/language.ts';
import {findCollection} from '../../../demo/storefront/objects/collection-address.ts';
import {ListQuery} from '../../../demo/storefront/objects/list-query.ts';
import {describeCollection} from '../../../demo/storefront/objects/product.ts';
import {product, storeOf} from '../../support/stores/small-store.ts';

const products = [
  product('shirt', {vendor: 'Harbor Denim', type: 'Shirts', tags: ['New Arrivals', '夏']}),
  product('cup', {vendor: 'North', type: 'Cups', tags: ['New Arrivals']}),
  product('jeans', {vendor: 'Harbor Denim', type: 'Jeans', tags: ['夏']}),
];
const all = {handle: 'all', title: 'Products', description: '', products: products.map(({handle}) => handle)};
const [language] = listLanguages(storeOf({products, collections: [{...all, automatic: 'all'}]}));

/** What Liquid knows at an address. */
function open(handle: string, {q = '', tags}: {q?: string; tags?: string} = {}) {
  const found = findCollection(handle, tags, q, language);
  if (!found) return undefined;
  const query = new ListQuery(new URL(`https://store.example/collections/${handle}`), found.tags);
  const {products, id, title, current_vendor, current_type} = describeCollection(
    found.collection,
    language,
    query,
  );
  const handles = products.map(each => each.handle);
  return {handles, id, title, current_vendor, current_type, current_tags: found.tags};
}

const NOTHING = {id: null, current_vendor: null, current_type: null, current_tags: null};

describe('the platform’s own collections', () => {
  test('hold the products of a vendor or a type, named in any case', () => {
    const vendor = 'Harbor Denim';
    const expected = {...NOTHING, handles: ['shirt', 'jeans'], title: vendor, current_vendor: vendor};
    assert.deepEqual(open('vendors', {q: 'harbor denim'}), expected);
    const shirts = {...NOTHING, handles: ['shirt'], title: 'Shirts', current_type: 'Shirts'};
    assert.deepEqual(open('types', {q: 'SHIRTS'}), shirts);
  });

  test('are empty for a name that no product has, and without one', () => {
    assert.deepEqual(open('vendors', {q: 'Nobody'})?.handles, []);
    assert.deepEqual(open('types')?.handles, []);
  });

  test('hold all products if the merchant has no collection of that name', () => {
    assert.deepEqual(open('all'), {...NOTHING, handles: ['shirt', 'cup', 'jeans'], title: 'Products'});
  });

  test('are no others', () => {
    assert.equal(open('brands', {q: 'North'}), undefined);
  });
});

describe('a collection’s address with tags', () => {
  test('shows the products that have them all, by their names', () => {
    const both = open('all', {tags: 'new-arrivals+夏'});
    assert.deepEqual([both?.handles, both?.current_tags], [['shirt'], ['New Arrivals', '夏']]);
    assert.deepEqual(open('vendors', {q: 'North', tags: 'new-arrivals'})?.handles, ['cup']);
  });

  test('shows none for a tag that no product has', () => {
    assert.deepEqual(open('all', {tags: 'nothing'})?.handles, []);
  });
});
