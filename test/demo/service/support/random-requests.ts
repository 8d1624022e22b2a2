import assert from 'node:assert/strict';
import fc from 'fast-check';
import {createOwnStore} from '../../../../demo/catalogue/own/own-store.ts';
import {checkAnswer as checkRules} from '../../../../src/conformance/rules/check-answer.ts';
import {filterParams} from '../../../../src/core/filters/filters.ts';
import {PAIRS} from '../../../support/stores/queries.ts';
import {serve} from '../../../support/stores/small-store.ts';
import {reducedAnswer, searchAnswer} from './strict-schema.ts';

/** A query string, and the state of the service. */
export interface RandomRequest {
  readonly search: string;
  readonly state: string;
}

const service = serve(createOwnStore());

/** Sends a request and checks the response against the contract, and against what the demo promises beyond it. */
export async function checkAnswer({search, state}: RandomRequest): Promise<void> {
  const headers = {cookie: `demo_state=${state}`};
  const response = await service.app.request(`/apps/searchapp/search?${search}`, {headers});
  const {status, redirected} = response;
  const text = await response.text();
  const params = new URLSearchParams(search);
  const {observations, body} = checkRules(params, {status, headers: response.headers, redirected, text});
  assert.deepEqual(
    observations.filter(({broken}) => broken !== undefined),
    [],
  );
  if (status === 429) return assert.equal(state, 'rate-limited');
  if (status >= 400 && status < 500) return checkRefusal(status, body, params);
  assert.equal(status, state === 'failing' ? 503 : 200);
  if (state === 'first-sync') reducedAnswer.parse(body);
  else if (params.has('contract') || state !== 'normal') checkSearch(body, state);
}

function checkRefusal(status: number, body: unknown, params: URLSearchParams): void {
  const {code} = body as {code: string};
  assert.equal(status, code === 'plan_required' ? 403 : 400);
  if (code === 'query_required') assert.equal(params.get('q')?.trim() || '', '');
  if (code === 'query_too_long') assert.ok([...(params.get('q') ?? '')].length > 200);
}

function checkSearch(body: unknown, state: string): void {
  const answer = searchAnswer.parse(body);
  assert.equal(answer.degraded, state !== 'normal', '§3');
  const left = Math.max(0, answer.total - answer.offset);
  assert.equal(answer.results.length, state === 'failing' ? 0 : Math.min(left, answer.limit), '§4.1 paging');
  if (!answer.degraded) assert.ok('vendors' in answer.facets, '§2.3');
}

/** Generates requests of all kinds: a shopper's, random values in any parameter, malformed query strings. */
export function requests(): fc.Arbitrary<RandomRequest> {
  const rare = ['failing', 'first-sync', 'degraded-results', 'plan-missing', 'rate-limited'];
  const tail = fc.oneof({weight: 9, arbitrary: fc.constant('')}, torn());
  return fc.record({
    search: fc.tuple(pairs(), tail).map(join),
    state: fc.oneof({weight: 12, arbitrary: fc.constant('normal')}, fc.constantFrom(...rare)),
  });
}

type Pair = [name: string, value: string];

function pairs(): fc.Arbitrary<Pair[]> {
  const sane: fc.Arbitrary<Pair[]> = fc.constant([
    ['contract', 'v1'],
    ['type', 'search'],
  ]);
  const kinds = fc.oneof({weight: 8, arbitrary: sane}, fc.array(anyOf(['contract', 'type']), {maxLength: 3}));
  const query = fc.oneof(
    {weight: 8, arbitrary: queries().map((q): Pair[] => [['q', q]])},
    fc.array(anyOf(['q']), {maxLength: 3}),
  );
  const others = fc.array(fc.oneof(goodFilter(), anyOf(NAMES)), {maxLength: 6});
  return fc.tuple(kinds, query, others).map(lists => lists.flat());
}

const KNOWN = Object.values(PAIRS).flatMap(kinds =>
  Object.values(kinds).flatMap(rows => rows.map(([q]) => q)),
);
const NAMES = [
  'session_id',
  'limit',
  'offset',
  'sort',
  'locale',
  ...filterParams,
  'constructor',
  '__proto__',
  'unknown',
];

function queries(): fc.Arbitrary<string> {
  return fc.oneof(
    {weight: 6, arbitrary: fc.constantFrom('*', ...KNOWN)},
    fc.array(fc.constantFrom(...KNOWN), {maxLength: 8}).map(words => words.join(' ')),
    anything(),
    fc.string({unit: fc.constantFrom(...'あいうえおかっゃーんアカッャヴ手折ぎ ab1-'), maxLength: 220}),
  );
}

function goodFilter(): fc.Arbitrary<Pair> {
  return fc.constantFrom<Pair>(
    ['limit', '50'],
    ['limit', '1'],
    ['offset', '40'],
    ['offset', '2000'],
    ['offset', '99999'],
    ['sort', 'price_asc'],
    ['sort', 'price_desc'],
    ['sort', 'newest'],
    ['locale', 'ja'],
    ['locale', 'en-GB'],
    ['filter_vendor', 'North Ridge'],
    ['filter_type', 'シャツ'],
    ['filter_tags', '夏,ギフト'],
    ['filter_tags', 'gift'],
    ['filter_price_min', '3000'],
    ['filter_price_max', '9000.5'],
    ['filter_available', 'true'],
    ['filter_on_sale', 'true'],
    ['filter_content_type', 'article'],
    ['filter_collection', 'summer'],
    ['filter_metafield', 'custom.scale:1:24'],
    ['filter_metafield', 'internal.supplier_code:S-1000'],
    ['session_id', 'shopper'],
  );
}

function anyOf(names: readonly string[]): fc.Arbitrary<Pair> {
  return fc.tuple(fc.constantFrom(...names), anything());
}

/** Generates any text: of any script, punctuation, very long, almost a number. */
function anything(): fc.Arbitrary<string> {
  return fc.oneof(
    fc.string({unit: 'binary', maxLength: 300}),
    fc.string({unit: 'grapheme', maxLength: 40}),
    fc.constantFrom(
      '',
      ' ',
      '\0',
      '*',
      '-1',
      '1e3',
      '0x10',
      'NaN',
      'Infinity',
      '１２',
      ':',
      'a:',
      ',',
      '%',
      '__proto__',
    ),
    fc.constantFrom(
      '<script>',
      "'; drop table",
      '../../etc/passwd',
      '💥'.repeat(100),
      '長'.repeat(5000),
      '\ud800',
    ),
    fc.double().map(String),
  );
}

/** Generates what a broken or curious client appends. */
function torn(): fc.Arbitrary<string> {
  return fc.constantFrom(
    '&',
    '&&==',
    '&q',
    '&%zz=%E3%81',
    '&filter_tags=%',
    '&q=%ff%fe',
    '&limit=5&limit=50',
    '&=1',
    '#x',
  );
}

function join([list, tail]: [Pair[], string]): string {
  // A fragment never reaches a server.
  return (new URLSearchParams(list).toString() + tail).replace(/#.*/, '');
}
