import {article, body, facets, product} from '../stores/bodies.ts';
import {changed, FAILED, first, HTML, html, json, READY, type Row, raw, row} from './answer-row.ts';

/** Answers that no service of v1 would send. */
export const FOREIGN: readonly Row[] = [
  row('HTML with status 200', html(200), FAILED),
  row('HTML that calls itself JSON', raw(HTML), FAILED),
  row(
    'JSON that calls itself text',
    {headers: {'Content-Type': 'text/plain'}, text: JSON.stringify(body())},
    FAILED,
  ),
  row('JSON without a type', {text: JSON.stringify(body())}, FAILED),
  row('JSON of a type of its own', json(body(), 200, {'Content-Type': 'application/vnd.x+json'}), READY),
  row('JSON that breaks off', raw(JSON.stringify(body()).slice(0, 300)), FAILED),
  row('an empty body', raw(''), FAILED),
  row('204', {status: 204, text: ''}, FAILED),
  row('null', raw('null'), FAILED),
  row('a list', json([body()]), FAILED),
  row('a text', json('v1'), FAILED),
  row('another schemaVersion', json(body({schemaVersion: 'v2'})), FAILED),
  row('the internal shape', json({hits: [], count: 0}), FAILED),
  row('an error with status 200', json({error: 'No.', code: 'query_required'}), FAILED),
  row('the echo of another query', json(body({query: 'コート'})), FAILED),
  row('the echo of another offset', json(body({offset: 24})), FAILED),
  row('the echo of another limit', json(body({limit: 8})), FAILED),
  row('the echo of another sort', json(body({sort: 'newest'})), FAILED),
];

/** Keys that are missing, one by one. */
export const MISSING: readonly Row[] = [
  ...['schemaVersion', 'degraded', 'total', 'results'].map(key =>
    changed(`a body without ${key}`, {[key]: undefined}, FAILED),
  ),
  ...['query', 'limit', 'offset', 'sort', 'facets', 'suggestions', 'related_keywords'].map(key =>
    changed(`a body without ${key}`, {[key]: undefined}, {...READY, told: `${key}: invalid`}),
  ),
  ...['degraded_reason', 'query_id', 'measurement_proof', 'redirect_url'].map(key =>
    changed(`a body without ${key}`, {[key]: undefined}),
  ),
  ...Object.keys(facets()).map(key => changed(`facets without ${key}`, {facets: facets({[key]: undefined})})),
  ...['product_id', 'title', 'handle', 'url', 'price_min', 'price_max', 'available', 'content_type'].map(
    key => first(`a product without ${key}`, product({[key]: undefined}), `results[0].${key}`),
  ),
  ...['image_url', 'tags', 'compare_at_price', 'variants'].map(key =>
    first(`a product without ${key}`, product({[key]: undefined})),
  ),
];

/** Keys of another type, and unexpected values. */
export const STRANGE: readonly Row[] = [
  changed('degraded as a text', {degraded: 'false'}, FAILED),
  changed('total as a text', {total: '3'}, FAILED),
  changed('results as an object', {results: {}}, FAILED),
  changed('facets as a list', {facets: []}, {...READY, told: 'facets: invalid_type'}),
  changed('a query_id that is a number', {query_id: 5}),
  changed(
    'suggestions as one text',
    {suggestions: 'コート', related_keywords: {}},
    {...READY, told: 'suggestions: invalid_type; related_keywords: invalid_type'},
  ),
  changed('a redirect_url that is an object', {redirect_url: {}}),
  changed('facet groups as texts', {facets: facets({vendors: 'x', metafields: 5, variant_options: null})}),
  changed('a facet with duplicate values', {
    facets: facets({
      vendors: [
        {value: 'a', count: 2},
        {value: 'a', count: 1},
      ],
    }),
  }),
  changed('a facet value without a count', {facets: facets({vendors: [{value: 'a'}]})}),
  changed('a price_range of [0, 0]', {facets: facets({price_range: [0, 0]})}),
  changed('a price_range of one price', {facets: facets({price_range: [5]})}),
  changed('a price_range the wrong way round', {facets: facets({price_range: [9, 1]})}),
  changed('300 values of one facet', {
    facets: facets({tags: Array.from({length: 300}, (_, place) => ({value: `t${place}`, count: 1}))}),
  }),
  first('a record that is null', null, 'results[0]'),
  first('a record that is a text', 'x', 'results[0]'),
  first('a record of a kind nobody knows', product({content_type: 'video'}), 'results[0].content_type'),
  first('a price as a text', product({price_min: '12000'}), 'results[0].price_min'),
  first('a title with markup in it', product({title: '<img src=x onerror="globalThis.hacked = true">'})),
  first('an address that is a script', product({url: 'javascript:globalThis.hacked=true'})),
  first('a product with a broken variant', product({variants: [{id: 5}]})),
  first('a picture that is no address', product({image_url: 5})),
  first('a date that is none', article({product_id: 'gid://x/Article/9', published_at: 'soon'})),
  first('a huge price', product({price_min: 1e21, price_max: 1e21})),
  first('a price below zero', product({price_min: -1, price_max: -1})),
  changed('a huge total', {total: Number.MAX_SAFE_INTEGER}, {state: 'ready', cards: 3}),
  changed(
    '51 records',
    {
      total: 51,
      results: Array.from({length: 51}, (_, place) => product({product_id: `gid://x/Product/${place}`})),
    },
    {state: 'ready', cards: 51},
  ),
  changed(
    'no results',
    {results: [], total: 0},
    {state: 'empty', cards: 0, says: 'Nothing found for “ジャケット”'},
  ),
];
