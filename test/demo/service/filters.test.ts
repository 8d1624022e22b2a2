import assert from 'node:assert/strict';
import {test} from 'node:test';
import {
  article,
  ask,
  find,
  page,
  product,
  serve,
  storeOf,
  variant,
} from '../../support/stores/small-store.ts';

const lamps = serve(
  storeOf(
    {
      products: [
        product('oak-lamp', {
          vendor: 'Lumen',
          type: 'Lamps',
          tags: ['gift', 'new'],
          options: ['Size'],
          variants: [
            variant({options: ['S'], price: 1000, available: false}),
            variant({options: ['L'], price: 3000, compareAtPrice: 4000}),
          ],
          metafields: {'custom.material': 'Oak', 'custom.care': ['Dust', 'Wipe'], 'custom.ratio': '1:24'},
        }),
        product('brass-lamp', {
          vendor: 'Lumen',
          type: 'Lights',
          tags: ['gift'],
          options: ['Color'],
          variants: [variant({options: ['Gold'], price: 2000})],
          metafields: {'custom.material': 'Brass', 'custom.care': ['Wipe'], 'custom.hidden': 'no'},
        }),
        product('sold-lamp', {
          vendor: 'Coast & Pine',
          type: 'Lamps',
          variants: [variant({price: 500, compareAtPrice: 900, available: false})],
        }),
      ],
      articles: [article('lamp-story', {tags: ['gift']})],
      pages: [page('lamp-care')],
      collections: [{handle: 'best', title: 'Best', description: '', products: ['sold-lamp', 'oak-lamp']}],
    },
    {metafields: [{key: 'custom.material'}, {key: 'custom.care'}, {key: 'custom.ratio'}]},
  ),
);

async function finds(params: Record<string, string | string[]>, handles: string[]): Promise<void> {
  assert.deepEqual((await find(lamps, {q: 'lamp', ...params})).sort(), [...handles].sort());
}

const EVERYTHING = ['oak-lamp', 'brass-lamp', 'sold-lamp', 'lamp-story', 'lamp-care'];

test('§2.1 results: mixes products, articles and pages without filters', () => finds({}, EVERYTHING));

test('§4.1 filter_vendor: filter_vendor keeps the products of one vendor', async () => {
  await finds({filter_vendor: 'Lumen'}, ['oak-lamp', 'brass-lamp']);
  await finds({filter_vendor: 'Coast & Pine'}, ['sold-lamp']);
  await finds({filter_vendor: 'Nobody'}, []);
});

test('§4.1 filter_type: filter_type keeps the products of one type', () =>
  finds({filter_type: 'Lamps'}, ['oak-lamp', 'sold-lamp']));

test('§4.1 filter_tags: several tags combine with AND, articles included', async () => {
  await finds({filter_tags: 'gift'}, ['oak-lamp', 'brass-lamp', 'lamp-story']);
  await finds({filter_tags: 'gift,new'}, ['oak-lamp']);
  await finds({filter_tags: 'gift, new,'}, ['oak-lamp']);
});

test('§4.1 filter_price_min, filter_price_max: a price range keeps products that have a variant in it, bounds included', async () => {
  await finds({filter_price_min: '2000'}, ['oak-lamp', 'brass-lamp']);
  await finds({filter_price_max: '1000'}, ['oak-lamp', 'sold-lamp']);
  await finds({filter_price_min: '1500', filter_price_max: '2500'}, ['brass-lamp']);
  await finds({filter_price_min: '3000', filter_price_max: '1000'}, []);
});

test('§4.1 filter_available: filter_available separates products in stock from sold-out ones', async () => {
  await finds({filter_available: 'true'}, ['oak-lamp', 'brass-lamp']);
  await finds({filter_available: 'false'}, ['sold-lamp']);
});

test('§4.1 filter_on_sale: filter_on_sale separates products on sale from the rest', async () => {
  await finds({filter_on_sale: 'true'}, ['oak-lamp', 'sold-lamp']);
  await finds({filter_on_sale: 'false'}, ['brass-lamp']);
});

test('§4.1 filter_content_type: filter_content_type keeps one content type', async () => {
  await finds({filter_content_type: 'article'}, ['lamp-story']);
  await finds({filter_content_type: 'page'}, ['lamp-care']);
  await finds({filter_content_type: 'product'}, ['oak-lamp', 'brass-lamp', 'sold-lamp']);
});

test('§4.1 filter_collection: filter_collection keeps the products of a collection, none if it is unknown', async () => {
  await finds({filter_collection: 'best'}, ['oak-lamp', 'sold-lamp']);
  await finds({filter_collection: 'nowhere'}, []);
});

test('§4.1 filter_option_name, filter_option_value: an option filter needs both its name and its value', async () => {
  await finds({filter_option_name: 'Size', filter_option_value: 'L'}, ['oak-lamp']);
  await finds({filter_option_name: 'Color', filter_option_value: 'L'}, []);
  await finds({filter_option_name: 'Size'}, EVERYTHING);
  await finds({filter_option_value: 'L'}, EVERYTHING);
});

test('a product matches only if one variant satisfies all filters', async () => {
  const small = {filter_option_name: 'Size', filter_option_value: 'S'};
  await finds(small, ['oak-lamp']);
  await finds({...small, filter_available: 'true'}, []);
  await finds({...small, filter_price_min: '2000'}, []);
});

test('§4.1 filter_metafield, metafield 1: the parameter is repeated once per filter', () =>
  finds({filter_metafield: ['custom.material:Oak', 'custom.care:Wipe']}, ['oak-lamp']));

test('§4.1 metafield 2: splits the value at the first colon only', () =>
  finds({filter_metafield: 'custom.ratio:1:24'}, ['oak-lamp']));

test('§4.1 metafield 3: different keys combine with AND', async () => {
  await finds({filter_metafield: 'custom.care:Wipe'}, ['oak-lamp', 'brass-lamp']);
  await finds({filter_metafield: ['custom.care:Wipe', 'custom.material:Brass']}, ['brass-lamp']);
  await finds({filter_metafield: ['custom.care:Dust', 'custom.material:Brass']}, []);
});

test('several values of one metafield combine with OR', () =>
  finds({filter_metafield: ['custom.material:Oak', 'custom.material:Brass']}, ['oak-lamp', 'brass-lamp']));

test('§4.1 metafield 5: a pair whose key is not enabled is ignored, not rejected', async () => {
  await finds({filter_metafield: 'custom.hidden:no'}, EVERYTHING);
  await finds({filter_metafield: ['custom.hidden:no', 'custom.material:Oak']}, ['oak-lamp']);
});

test('ignores a metafield filter without a colon or without a key', async () => {
  await finds({filter_metafield: 'custom.material'}, EVERYTHING);
  await finds({filter_metafield: ':Oak'}, EVERYTHING);
});

test('ignores invalid filter values', async () => {
  await finds({filter_price_min: 'cheap', filter_price_max: ''}, EVERYTHING);
  await finds({filter_available: 'maybe', filter_on_sale: '1', filter_content_type: 'video'}, EVERYTHING);
  await finds({filter_vendor: '', filter_type: '', filter_tags: ',', filter_collection: ''}, EVERYTHING);
});

test('§2.1 total: counts all hits of a filtered search, before paging', async () => {
  const {total, results} = await ask(lamps, {q: 'lamp', filter_type: 'Lamps', limit: '1'});
  assert.deepEqual([total, results.length], [2, 1]);
});
