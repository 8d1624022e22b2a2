import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Answer, answerOf} from '../../src/core/contract/answer.ts';
import {readResponse} from '../../src/core/contract/schema.ts';
import {platformGroups, suggestionGroups} from '../../src/elements/search-box/suggestion-groups.ts';
import {
  type PlatformSuggestions,
  readSuggestions,
  suggestAddress,
} from '../../src/service/shopify/platform-suggestions.ts';
import {body} from '../support/stores/bodies.ts';

const LINKS = {searchUrl: '/search', rootUrl: '/en/', here: 'https://shop.test/'};
const MORE: PlatformSuggestions = {
  queries: ['linen shirt', 'Linen ', 'RAIN JACKET', 'linen shirt'],
  collections: [
    {title: 'Summer', url: '/collections/summer?_pos=1&_psq=lin&_ss=e&_v=1.0'},
    {title: 'Script', url: 'javascript:alert(1)'},
  ],
  products: undefined,
};

function answerTo(query: string, changes: Record<string, unknown> = {}): Answer {
  const request = {query, filters: {}, sort: 'relevance', limit: 6, offset: 0} as const;
  return answerOf({request, response: readResponse(body({query, ...changes})), sessionId: undefined, at: 0});
}

const kinds = (text: string, answer: Answer | undefined, more?: PlatformSuggestions) =>
  suggestionGroups(answer, text, LINKS, 6, more).map(({kind}) => kind);

test('what the platform suggests is below the results and the service’s own terms, above “See all”', () => {
  const answer = answerTo('linen', {related_keywords: ['rain jacket']});
  assert.deepEqual(kinds('linen', answer, MORE), [
    'products',
    'articles',
    'pages',
    'related',
    'queries',
    'collections',
    undefined,
  ]);
});

test('suggested queries are left out that repeat the text or another term, and collections without a page', () => {
  const groups = suggestionGroups(
    answerTo('linen', {related_keywords: ['rain jacket']}),
    'linen',
    LINKS,
    6,
    MORE,
  );
  const optionsOf = (wanted: string) => groups.find(({kind}) => kind === wanted)?.options ?? [];
  assert.deepEqual(
    optionsOf('queries').map(({term, href}) => [term, href]),
    [['linen shirt', '/search?q=linen+shirt']],
  );
  assert.deepEqual(
    optionsOf('collections').map(({name, href, term}) => [name, href, term]),
    [['Summer', '/en/collections/summer?_pos=1&_psq=lin&_ss=e&_v=1.0', undefined]],
  );
  const ids = groups.flatMap(({options}) => options.map(({id}) => id));
  assert.equal(new Set(ids).size, ids.length);
});

test('nothing of the platform is offered without the service’s answer to the text', () => {
  assert.deepEqual(kinds('linen', undefined, MORE), []);
  assert.deepEqual(kinds('linen s', answerTo('linen'), MORE), ['products', 'articles', 'pages']);
});

test('products, queries and collections of the platform are offered in place of an answer, and no product is a result', () => {
  const {products} = readSuggestions({resources: {results: {products: [SHIRT]}}}, SOURCE);
  const groups = platformGroups({...MORE, products}, LINKS);
  assert.deepEqual(
    groups.map(({kind}) => kind),
    ['products', 'queries', 'collections'],
  );
  const [shirt] = groups[0]?.options ?? [];
  assert.deepEqual(
    [shirt?.kind, shirt?.href, shirt?.hit],
    ['product', '/en/products/shirt?_pos=1', undefined],
  );
});

const SOURCE = {rootUrl: '/en/', rate: 0.5};
const SHIRT = {
  id: 7,
  title: 'Linen shirt',
  handle: 'shirt',
  url: '/products/shirt?_pos=1',
  available: false,
  image: 'https://cdn.shopify.com/s/files/shirt.jpg',
  price: '19.99',
  price_min: '19.99',
  price_max: '25.00',
  compare_at_price_min: '30.00',
  compare_at_price_max: '30.00',
};

test('a suggested product has its amounts in the base currency, and none without a title or a price', () => {
  const read = (changes: object = {}) =>
    readSuggestions({resources: {results: {products: [{...SHIRT, ...changes}]}}}, SOURCE).products?.[0];
  const {price_min, price_max, compare_at_price, available, image_url, product_id} = read() ?? {};
  assert.deepEqual(
    [price_min, price_max, compare_at_price, available, image_url, product_id],
    [39.98, 50, 60, false, SHIRT.image, 'gid://shopify/Product/7'],
  );
  const picture = {image: null, featured_image: {url: 'https://cdn.shopify.com/s/files/other.jpg'}};
  assert.equal(read(picture)?.image_url, 'https://cdn.shopify.com/s/files/other.jpg');
  assert.equal(read({compare_at_price_min: '0.00'})?.compare_at_price, null);
  const plain = read({price_min: undefined, price_max: undefined});
  assert.deepEqual([plain?.price_min, plain?.price_max], [39.98, 39.98]);
  for (const odd of [{title: ''}, {price: 'free', price_min: undefined}, {price: '-1', price_min: '-1'}])
    assert.equal(read(odd), undefined, JSON.stringify(odd));
});

test('the platform is asked for queries and collections, four each, in the shopper’s language', () => {
  const url = new URL(suggestAddress('a&b', '/en/'), 'https://shop.test');
  assert.equal(url.pathname, '/en/search/suggest.json');
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    q: 'a&b',
    'resources[type]': 'query,collection',
    'resources[limit]': '4',
    'resources[limit_scope]': 'each',
  });
  const {searchParams} = new URL(suggestAddress('a', '/', true), 'https://shop.test');
  assert.equal(searchParams.get('resources[type]'), 'query,collection,product');
});

test('an answer of the platform is read as far as it is as expected', () => {
  const nothing = {queries: [], collections: [], products: undefined};
  for (const odd of [
    undefined,
    null,
    1,
    'text',
    [],
    {resources: null},
    {resources: {results: []}},
    {resources: {results: {queries: {}, collections: 'x'}}},
    {
      resources: {
        results: {queries: [null, 1, {text: 2}, {text: ' '}], collections: [{title: 'x'}, {url: '/x'}, null]},
      },
    },
  ])
    assert.deepEqual(readSuggestions(odd), nothing, JSON.stringify(odd));
  const many = Array.from({length: 9}, (_, index) => ({
    text: `${index}`,
    title: `${index}`,
    url: `/${index}`,
  }));
  const {queries, collections} = readSuggestions({resources: {results: {queries: many, collections: many}}});
  assert.deepEqual(queries, ['0', '1', '2', '3']);
  assert.deepEqual(collections.length, 4);
});
