import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ContractError, readResponse, type SearchResponse} from '../../../src/core/contract/schema.ts';
import {article, body, facets, page, product, variant} from '../../support/stores/bodies.ts';

/** The part of a response that a row of the table checks. */
type Expected = Partial<SearchResponse>;
type Row = readonly [what: string, body: unknown, expected: Expected];

const noFacets = {
  vendors: [],
  product_types: [],
  tags: [],
  content_types: [],
  variant_options: [],
  metafields: [],
  price_range: null,
  on_sale_count: 0,
};
const items = (...records: unknown[]) => readResponse(body({results: records})).results;

const usable: readonly Row[] = [
  [
    'a whole body',
    body(),
    {total: 3, received: 3, rejected: [], faults: [], query_id: 'q-1', sort: 'relevance'},
  ],
  [
    'the reduced degraded body (§3)',
    {schemaVersion: 'v1', degraded: true, degraded_reason: 'sync_pending', total: 0, results: [], facets: {}},
    {
      degraded: true,
      degraded_reason: 'sync_pending',
      facets: noFacets,
      suggestions: [],
      related_keywords: [],
      faults: [],
      query_id: undefined,
      measurement_proof: undefined,
      redirect_url: null,
    },
  ],
  [
    'a degraded reason nobody knows yet',
    body({degraded: true, degraded_reason: 'moon'}),
    {degraded_reason: 'moon'},
  ],
  [
    'a body without facets, suggestions and echoes',
    {schemaVersion: 'v1', degraded: false, total: 1, results: [product()]},
    {
      received: 1,
      facets: noFacets,
      suggestions: [],
      related_keywords: [],
      faults: [
        'query: invalid_type',
        'limit: invalid_type',
        'offset: invalid_type',
        'sort: invalid_value',
        'facets: invalid_type',
        'suggestions: invalid_type',
        'related_keywords: invalid_type',
      ],
    },
  ],
  ['facets that are a list', body({facets: []}), {facets: noFacets, faults: ['facets: invalid_type']}],
  ['facets without any key', body({facets: {}}), {facets: noFacets as SearchResponse['facets']}],
  ['an invalid key of the facets', body({facets: facets({vendors: 'x', on_sale_count: 'y'})}), {total: 3}],
  ['a field added to v1 (§9.3)', body({brand_new: {a: 1}}), {total: 3, rejected: []}],
  ['a field added to a record', body({results: [product({brand_new: 1})]}), {rejected: []}],
  ['a field added to a variant', body({results: [product({variants: [variant({x: 1})]})]}), {rejected: []}],
  ['a field added to the facets', body({facets: facets({colors: []})}), {rejected: []}],
  [
    'a body without suggestions',
    body({suggestions: undefined, related_keywords: null}),
    {suggestions: [], related_keywords: []},
  ],
  ['a list of suggestions that are not strings', body({suggestions: [1, 2]}), {suggestions: []}],
  [
    'a body without query_id and measurement_proof',
    body({query_id: undefined, measurement_proof: undefined}),
    {query_id: undefined},
  ],
  ['a query id that is not a string', body({query_id: 7}), {query_id: undefined, total: 3}],
  ['a redirect that is not a string', body({redirect_url: 5}), {redirect_url: null}],
  ['a redirect', body({redirect_url: '/pages/shipping'}), {redirect_url: '/pages/shipping'}],
  ['an unknown sort', body({sort: 'best'}), {sort: undefined}],
  ['a limit that is not a number', body({limit: '24', offset: null}), {limit: undefined, offset: undefined}],
  ['a body with no results', body({results: [], total: 0}), {results: [], received: 0}],
  [
    'a record that is null',
    body({results: [null, product()]}),
    {received: 2, rejected: ['results[0].body: invalid_type']},
  ],
  [
    'a record of an unknown content type',
    body({results: [product({content_type: 'video'}), page()]}),
    {received: 2, rejected: ['results[0].content_type: invalid_union']},
  ],
  [
    'a product without a price',
    body({results: [page(), product({price_min: undefined})]}),
    {received: 2, rejected: ['results[1].price_min: invalid_type']},
  ],
  [
    'a product whose price is a string',
    body({results: [product({price_max: '12000'}), page()]}),
    {rejected: ['results[0].price_max: invalid_type']},
  ],
  [
    'an article without a title',
    body({results: [article({title: null}), page()]}),
    {rejected: ['results[0].title: invalid_type']},
  ],
  [
    'a page without a url',
    body({results: [page({url: undefined}), product()]}),
    {rejected: ['results[0].url: invalid_type']},
  ],
];

for (const [what, given, expected] of usable) {
  test(`${what} is read`, () => {
    const response = readResponse(given);
    for (const [key, value] of Object.entries(expected))
      assert.deepEqual(response[key as keyof SearchResponse], value, key);
  });
}

const unusable: readonly (readonly [what: string, body: unknown, issue: string])[] = [
  ['null', null, 'body: invalid_type'],
  ['a missing body', undefined, 'body: invalid_type'],
  ['an HTML page', '<!doctype html><title>Store</title>', 'body: invalid_type'],
  ['a number', 42, 'body: invalid_type'],
  ['a list', [body()], 'body: invalid_type'],
  ['an empty object', {}, 'schemaVersion: invalid_value'],
  ['another schema version', body({schemaVersion: 'v2'}), 'schemaVersion: invalid_value'],
  ['a body without a schema version', body({schemaVersion: undefined}), 'schemaVersion: invalid_value'],
  ['the body of an error', {error: 'Missing query', code: 'query_required'}, 'schemaVersion: invalid_value'],
  ['a body without degraded', body({degraded: undefined}), 'degraded: invalid_type'],
  ['a degraded that is a string', body({degraded: 'false'}), 'degraded: invalid_type'],
  ['a body without a total', body({total: undefined}), 'total: invalid_type'],
  ['a total that is a string', body({total: '3'}), 'total: invalid_type'],
  ['a body without results', body({results: undefined}), 'results: invalid_type'],
  ['results that are an object', body({results: {0: product()}}), 'results: invalid_type'],
  ['a list of one record that is null', body({results: [null]}), 'results[0].body: invalid_type'],
  [
    'a list of invalid records',
    body({results: [product({url: 1}), page({title: null})]}),
    'results[0].url: invalid_type',
  ],
];

for (const [what, given, issue] of unusable) {
  test(`${what} is an error that names ${issue}`, () => {
    assert.throws(
      () => readResponse(given),
      error => error instanceof ContractError && error.message === issue,
    );
  });
}

test('§2.2 content_type: each content type keeps the contract’s fields, and no others', () => {
  const records = [product(), article(), page()];
  const added = records.map(record => ({...record, score: 0.9}));
  for (const [index, item] of items(...added).entries()) {
    assert.deepEqual(JSON.parse(JSON.stringify(item)), records[index]);
  }
});

test('an invalid display-only field never costs a record', () => {
  const [item] = items(product({compare_at_price: 'x', image_url: 5, tags: null, variants: [{id: 1}]}));
  assert.ok(item?.content_type === 'product');
  assert.deepEqual(
    [item.compare_at_price, item.image_url, item.tags, item.variants],
    [null, undefined, [], []],
  );
});

test('§2.2 variant image_url, variant compare_at_price: a variant without an image or a compare-at price is valid', () => {
  const [item] = items(product({variants: [variant({image_url: undefined, compare_at_price: undefined})]}));
  assert.ok(item?.content_type === 'product');
  assert.equal(item.variants[0]?.id, '101');
  assert.equal(item.variants[0]?.compare_at_price, undefined);
});

test('an invalid record costs only its own card, wherever it is', () => {
  const response = readResponse(body({results: ['x', product(), {}, article(), 7, page(), []]}));
  assert.deepEqual(
    response.results.map(item => item.content_type),
    ['product', 'article', 'page'],
  );
  assert.equal(response.received, 7);
  assert.equal(response.rejected.length, 4);
});

test('§2.3 label: a metafield keeps its label if it has one', () => {
  const metafields = [
    {name: 'custom.a', label: '素材', values: []},
    {name: 'custom.b', values: []},
  ];
  const response = readResponse(body({facets: facets({metafields})}));
  assert.deepEqual(
    response.facets.metafields.map(({label}) => label),
    ['素材', undefined],
  );
});

test('terms without anything to see are left out, as their links would have no name', () => {
  const {suggestions, related_keywords} = readResponse(
    body({suggestions: ['linen', ' ', '\u200b'], related_keywords: ['\u3000', 'shirt']}),
  );
  assert.deepEqual([suggestions, related_keywords], [['linen'], ['shirt']]);
});
