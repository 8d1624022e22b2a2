import assert from 'node:assert/strict';
import {test} from 'node:test';
import {article, ask, product, serve, storeOf, variant} from '../../support/stores/small-store.ts';

function countsOf(values: readonly {value: string; count: number}[] | undefined): string[] {
  return (values ?? []).map(({value, count}) => `${value} ${count}`);
}

const shirts = serve(
  storeOf(
    {
      products: [
        product('linen-shirt', {
          vendor: 'Nagi',
          type: 'Shirts',
          tags: ['summer', 'new'],
          options: ['Size'],
          variants: [
            variant({options: ['S'], price: 500}),
            variant({options: ['M'], price: 700, compareAtPrice: 900}),
          ],
          metafields: {
            'custom.material': 'Linen',
            'custom.care': ['Hand wash', 'Iron'],
            'custom.secret': 'x',
          },
        }),
        product('wool-shirt', {
          vendor: 'Coast',
          type: 'Shirts',
          tags: ['new'],
          options: ['Size', 'Color'],
          variants: [variant({options: ['M', 'Red'], price: 2000})],
          metafields: {'custom.material': 'Wool', 'custom.care': ['Hand wash']},
        }),
        product('work-shirt', {vendor: 'Coast', type: 'Workwear', tags: ['new']}),
      ],
      articles: [article('shirt-guide', {tags: ['summer']})],
    },
    {
      metafields: [
        {key: 'custom.material', label: {en: 'Material'}},
        {key: 'custom.care'},
        {key: 'custom.unused'},
      ],
    },
  ),
);

test('§2.1 facets, §9.2: a facets object has exactly the documented keys', async () => {
  const {facets} = await ask(shirts, {q: 'shirt'});
  assert.deepEqual(Object.keys(facets).sort(), KEYS);
});

test('§2.3 order, vendors, product_types, tags, content_types: values are ordered by count descending, then by value ascending', async () => {
  const {facets} = await ask(shirts, {q: 'shirt'});
  assert.deepEqual(countsOf(facets.vendors), ['Coast 2', 'Nagi 1']);
  assert.deepEqual(countsOf(facets.product_types), ['Shirts 2', 'Workwear 1']);
  assert.deepEqual(countsOf(facets.tags), ['new 3', 'summer 2']);
  assert.deepEqual(countsOf(facets.content_types), ['product 3', 'article 1']);
});

test('§2.3 variant_options: lists each option axis, and counts a product once per value', async () => {
  const {facets} = await ask(shirts, {q: 'shirt'});
  const axes = facets.variant_options.map(({name, values}) => [name, ...countsOf(values)]);
  assert.deepEqual(axes, [
    ['Size', 'M 2', 'S 1'],
    ['Color', 'Red 1'],
  ]);
});

test('§2.3 metafields, label: counts enabled metafields, lists by item, and omits a missing label', async () => {
  const {facets} = await ask(shirts, {q: 'shirt'});
  assert.deepEqual(facets.metafields, [
    {
      name: 'custom.material',
      label: 'Material',
      values: [
        {value: 'Linen', count: 1},
        {value: 'Wool', count: 1},
      ],
    },
    {
      name: 'custom.care',
      values: [
        {value: 'Hand wash', count: 2},
        {value: 'Iron', count: 1},
      ],
    },
  ]);
});

test('§2.3 price_range, on_sale_count: spans all variants in the price range, and counts the products on sale', async () => {
  const {facets} = await ask(shirts, {q: 'shirt'});
  assert.deepEqual(facets.price_range, [500, 2000]);
  assert.equal(facets.on_sale_count, 1);
});

test('§2.1 facets: facets follow the filters', async () => {
  const {facets} = await ask(shirts, {q: 'shirt', filter_vendor: 'Coast'});
  assert.deepEqual(countsOf(facets.vendors), ['Coast 2']);
  assert.deepEqual(facets.price_range, [1000, 2000]);
});

test('§2.3 price_range, on_sale_count: returns empty groups, a null range and a sale count of zero when nothing matched', async () => {
  const {facets} = await ask(shirts, {q: 'zzzzqq'});
  assert.deepEqual(facets, {
    vendors: [],
    product_types: [],
    tags: [],
    content_types: [],
    variant_options: [],
    metafields: [],
    price_range: null,
    on_sale_count: 0,
  });
});

test('§2.3 price_range: is never [0, 0]', async () => {
  const free = serve(storeOf({products: [product('sample', {variants: [variant({price: 0})]})]}));
  assert.equal((await ask(free, {q: 'sample'})).facets.price_range, null);
});

test('§2.3 price_range: is null when only articles matched', async () => {
  const {facets} = await ask(shirts, {q: 'shirt', filter_content_type: 'article'});
  assert.equal(facets.price_range, null);
});

test('§2.3 size, §8.6: each facet group holds at most 20 entries', async () => {
  const many = Array.from({length: 30}, (_, place) => {
    const name = `Value ${String(place).padStart(2, '0')}`;
    return product(`thing-${place}`, {
      title: 'Thing',
      vendor: name,
      type: name,
      tags: [name],
      options: [`Axis ${place}`],
      variants: Array.from({length: 30}, (_, size) => variant({options: [`${size}`]})),
      metafields: {'custom.code': name},
    });
  });
  const service = serve(storeOf({products: many}, {metafields: [{key: 'custom.code'}]}));
  const {facets, total} = await ask(service, {q: 'thing'});
  assert.equal(total, 30);
  const groups = [facets.vendors, facets.product_types, facets.tags, facets.variant_options];
  assert.deepEqual(
    groups.map(group => group.length),
    [20, 20, 20, 20],
  );
  assert.equal(facets.variant_options[0]?.values.length, 20);
  assert.equal(facets.metafields[0]?.values.length, 20);
  assert.equal(facets.vendors[19]?.value, 'Value 19');
});

test('§8.5, §4.1 metafield 4: at most ten metafields are enabled', async () => {
  const keys = Array.from({length: 12}, (_, place) => `custom.f${place}`);
  const rich = product('rich', {metafields: Object.fromEntries(keys.map(key => [key, 'yes']))});
  const service = serve(storeOf({products: [rich]}, {metafields: keys.map(key => ({key}))}));
  assert.equal((await ask(service, {q: 'rich'})).facets.metafields.length, 10);
});

test('§2.3 stable: the same search returns the same order', async () => {
  const [first, second] = [await ask(shirts, {q: 'shirt'}), await ask(shirts, {q: 'shirt'})];
  assert.deepEqual(first.facets, second.facets);
  assert.deepEqual(first.results, second.results);
});

const KEYS = [
  'content_types',
  'metafields',
  'on_sale_count',
  'price_range',
  'product_types',
  'tags',
  'variant_options',
  'vendors',
];
