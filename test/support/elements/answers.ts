import {article, body, facets, product, variant} from '../stores/bodies.ts';
import {
  changed,
  FAILED,
  first,
  html,
  INCOMPLETE,
  json,
  LIMITED,
  PREPARED,
  type Row,
  raw,
  row,
} from './answer-row.ts';

/** The least content of a reduced body (§3). */
const sync = {
  schemaVersion: 'v1',
  degraded: true,
  degraded_reason: 'sync_pending',
  total: 0,
  results: [],
  facets: {},
};

const refused = (status: number, code: string, says = FAILED.says): Row =>
  row(`${status} ${code}`, json({error: 'No.', code}, status), {...FAILED, code, says});

/** Fields that v1 may gain. */
export const GROWN: readonly Row[] = [
  changed('a body with a field nobody knows', {brand_new: {deep: [1]}}),
  first('a product with a field nobody knows', product({brand_new: 1})),
  first('a variant with a field nobody knows', product({variants: [variant({brand_new: {}})]})),
  first('an article with a field nobody knows', article({product_id: 'gid://x/Article/9', brand_new: null})),
  changed('facets with a group nobody knows', {facets: facets({colors: [{value: 'red', count: 1}]})}),
  changed('a facet value with a field nobody knows', {
    facets: facets({vendors: [{value: 'a', count: 1, url: '/a'}]}),
  }),
  changed('a metafield facet with a field nobody knows', {
    facets: facets({metafields: [{name: 'a.b', icon: 'x', values: [{value: 'a', count: 1}]}]}),
  }),
];

/** The states of the index, and failures of the systems behind it. */
export const DEGRADED: readonly Row[] = [
  row('the reduced body', json(sync), PREPARED),
  row('the reduced body with a reason nobody knows', json({...sync, degraded_reason: 'moon'}), PREPARED),
  row('the reduced body without a reason', json({...sync, degraded_reason: null}), PREPARED),
  row('the reduced body with a field nobody knows', json({...sync, eta: 60}), PREPARED),
  row('a reduced body with the normal echo', json({...sync, query: 'ジャケット', limit: 24}), PREPARED),
  changed('a degraded body with results', {degraded: true, degraded_reason: 'sync_pending'}, INCOMPLETE),
  changed('a degraded body with results and no facets', {degraded: true, facets: {}}, INCOMPLETE),
  changed('a degraded body that echoes nothing', {degraded: true, query: undefined}, INCOMPLETE),
  row('503 with the reduced body', json(sync, 503), PREPARED),
  row('503 with the normal body and no results', json(body({...sync, query_id: 'q'}), 503), PREPARED),
  row('503 with results', json(body({degraded: true}), 503), INCOMPLETE),
  row('503 with HTML', html(503), FAILED),
  row('503 without a body', raw('', 503), FAILED),
  row('500 with HTML', html(500), {...FAILED, code: 'bad_response'}),
  row('500 with JSON', json({message: 'Oops'}, 500), {...FAILED, code: 'http_500'}),
  row('502 with HTML', html(502), FAILED),
];

/** Answers that are no search: refusals and errors. */
export const REFUSED: readonly Row[] = [
  refused(400, 'query_required'),
  refused(400, 'query_too_long', 'Please shorten your search to 200 characters.'),
  refused(400, 'invalid_type'),
  refused(400, 'unsupported_contract'),
  refused(400, 'unsupported_contract_type'),
  refused(400, 'a_code_of_tomorrow'),
  refused(400, 'constructor'),
  refused(403, 'forbidden'),
  row('403 plan_required', json({error: 'No.', code: 'plan_required'}, 403), {
    state: 'unavailable',
    cards: 0,
    code: 'plan_required',
    told: 'Pro plan',
  }),
  row('400 with a code that is no text', json({error: 'No.', code: 7}, 400), {...FAILED, code: 'http_400'}),
  row('404 with an empty result set', json(body({results: [], total: 0}), 404), {
    ...FAILED,
    code: 'http_404',
  }),
  row('400 with null', json(null, 400), {...FAILED, code: 'http_400'}),
  row('403 with HTML', html(403), FAILED),
  row('404 without a body', raw('', 404), FAILED),
  row('429 with JSON', json({error: 'No.', code: 'rate_limited'}, 429), LIMITED),
  row('429 with HTML', html(429), LIMITED),
  row('429 without a body', {status: 429, text: ''}, LIMITED),
  row('429 with a pause in seconds', html(429, {'Retry-After': '7'}), {...LIMITED, retryAfter: 7}),
  row('429 with a pause that is none', html(429, {'Retry-After': 'soon'}), LIMITED),
  row('429 with a pause below zero', html(429, {'Retry-After': '-3'}), LIMITED),
  row('429 with a date that is past', html(429, {'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT'}), LIMITED),
];
