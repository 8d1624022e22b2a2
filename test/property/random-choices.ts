import assert from 'node:assert/strict';
import fc from 'fast-check';
import {createOwnStore} from '../../demo/catalogue/own/own-store.ts';
import {type Entry, entriesOf, metafieldValues} from '../../demo/service/entry.ts';
import {createFilter} from '../../demo/service/filters.ts';
import {readSearchRequest} from '../../demo/service/parameters.ts';
import {type Answer, answerOf, append, type Batch} from '../../src/core/contract/answer.ts';
import {sorts} from '../../src/core/contract/constants.ts';
import {requestParams, type SearchRequest} from '../../src/core/contract/request.ts';
import {readResponse} from '../../src/core/contract/schema.ts';
import {chosenOptions} from '../../src/core/filters/chosen-options.ts';
import {
  type Choice,
  choicesIn,
  choose,
  type Filters,
  filtersOf,
  isOption,
  needsParts,
  optionChoice,
  widened,
} from '../../src/core/filters/filters.ts';
import {searchParts} from '../../src/service/search/search-parts.ts';
import {serve} from '../support/stores/small-store.ts';

const store = createOwnStore();
const [catalogue] = store.catalogues;
const service = serve(store, {caps: {visitor: 1e9, shop: 1e9, combined: 1e9}});

/**
 * Checks all pages of a search against a reference that reads the catalogue. Returns how many requests it took.
 *
 * @param known a search whose pages are cached before.
 */
export async function checkSearch(request: SearchRequest, known?: SearchRequest): Promise<number> {
  const cache = new Map<string, Batch>();
  let requests = 0;
  const peek = (part: SearchRequest) => cache.get(requestParams(part).toString());
  const ask = async (part: SearchRequest) => {
    const cached = peek(part);
    if (cached) return cached;
    requests++;
    const batch = await answer(part);
    cache.set(requestParams(part).toString(), batch);
    return batch;
  };
  for (let offset: number | undefined = 0; known && offset !== undefined; )
    offset = answerOf(await ask({...known, offset})).next;
  const page = (offset: number) => searchParts({...request, offset}, {ask, peek});
  let list: Answer = answerOf(await page(0));
  while (list.next !== undefined) list = append(list, await page(list.next));
  const expected = await referenceFor(request);
  const ids = list.hits.map(({item}) => item.product_id);
  assert.deepEqual([...ids].sort(), [...expected].sort(), 'each result once, none missing');
  assert.equal(list.total, expected.length, 'the total at the end');
  assertOrder(list, request);
  for (const {attribution} of list.hits) assert.ok(attribution, 'attribution');
  return requests;
}

/** Checks a search whose results without options, tags, prices, stock and sale are known, if they are few. */
export async function checkKnown(request: SearchRequest): Promise<void> {
  const filters = widened(request.filters);
  fc.pre(!needsParts(filters));
  const known = {...request, filters};
  const {total} = (await answer({...known, limit: 1})).response;
  fc.pre(total <= 100);
  const requests = await checkSearch(request, known);
  assert.equal(requests, Math.max(1, Math.ceil(total / request.limit)), 'only the known pages are requested');
}

/** Answers a request, which must have the shape of §4.1. */
export async function answer(request: SearchRequest): Promise<Batch> {
  const params = requestParams(request);
  const repeated = [...params.keys()].filter(name => name !== 'filter_metafield');
  assert.equal(new Set(repeated).size, repeated.length, `§4.1: ${params}`);
  const keys = params.getAll('filter_metafield').map(pair => pair.split(':', 1)[0]);
  assert.equal(new Set(keys).size, keys.length, `§4.1 metafield: ${params}`);
  const response = await service.app.request(`/apps/searchapp/search?${params}&session_id=one`);
  return {request, response: readResponse(await response.json()), sessionId: 'one', at: Date.now()};
}

/** The ids of the results that have what was chosen: of those of the search without filters, by the records of the catalogue. */
async function referenceFor(request: SearchRequest): Promise<string[]> {
  const found: string[] = [];
  for (let offset: number | undefined = 0; offset !== undefined; ) {
    const batch = await answer({...request, filters: {}, sort: 'relevance', limit: 50, offset});
    found.push(...batch.response.results.map(item => item.product_id));
    offset = answerOf(batch).next;
  }
  return found.filter(id => hasChosen(entryOf(id), request));
}

const entries = new Map(catalogue ? entriesOf(catalogue).map(entry => [keyOf(entry), entry]) : []);
function keyOf({contentType, record}: Entry): string {
  return `${contentType}/${record.id}`;
}
function entryOf(globalId: string): Entry {
  const [, kind = '', id] = /gid:\/\/shopify\/(\w+)\/(\d+)/.exec(globalId) ?? [];
  const type = kind === 'Product' || kind === 'Page' ? kind.toLowerCase() : 'article';
  const entry = entries.get(`${type}/${id}`);
  assert.ok(entry, globalId);
  return entry;
}

function hasChosen(entry: Entry, {query, filters}: SearchRequest): boolean {
  const {filter_vendor, filter_type, filter_content_type, filter_metafield} = filters;
  const isOneOf = (value: string | undefined, values: readonly string[] | undefined) =>
    !values || (value !== undefined && values.includes(value));
  const product = entry.contentType === 'product' ? entry.record : undefined;
  if (!isOneOf(product?.vendor, filter_vendor) || !isOneOf(product?.type, filter_type)) return false;
  if (query !== '*' && !isOneOf(entry.contentType, filter_content_type)) return false;
  const keys = new Set(filter_metafield?.map(pair => pair.split(':', 1)[0] ?? ''));
  for (const key of keys) {
    const values = product ? metafieldValues(product, key) : [];
    if (!values.some(value => filter_metafield?.includes(`${key}:${value}`))) return false;
  }
  if (!catalogue) return false;
  const single = filtersOf(choicesIn(filters).filter(choice => !needsMore(choice)));
  const plain = readSearchRequest(
    requestParams({query, filters: single, sort: 'relevance', limit: 1, offset: 0}),
  );
  const isMatch = createFilter(plain.filters, catalogue, store.admin);
  return (!isMatch || isMatch(entry)) && hasVariant(entry, filters);
}

const MANY = [
  'filter_vendor',
  'filter_type',
  'filter_content_type',
  'filter_metafield',
  'filter_option_name',
];
const needsMore = ([[param]]: Choice): boolean => MANY.includes(param);

function hasVariant(entry: Entry, filters: Filters): boolean {
  const options = [...chosenOptions(filters)];
  if (!options.length) return true;
  if (entry.contentType !== 'product') return false;
  const {record} = entry;
  return record.variants.some(
    variant =>
      options.every(([name, values]) => values.has(variant.options[record.options.indexOf(name)] ?? '')) &&
      variant.price >= Number(filters.filter_price_min?.[0] ?? 0) &&
      variant.price <= Number(filters.filter_price_max?.[0] ?? Number.POSITIVE_INFINITY) &&
      (variant.available || filters.filter_available?.[0] !== 'true') &&
      (Number(variant.compareAtPrice) > variant.price || filters.filter_on_sale?.[0] !== 'true'),
  );
}

function assertOrder({hits}: Answer, {sort}: SearchRequest): void {
  if (!sort.startsWith('price')) return;
  const prices = hits.flatMap(({item}) => (item.content_type === 'product' ? [item.price_min] : []));
  const sorted = [...prices].sort((a, b) => (sort === 'price_asc' ? a - b : b - a));
  assert.deepEqual(prices, sorted, sort);
}

/** Generates searches with options. */
export const searchesOfOptions = (): fc.Arbitrary<SearchRequest> =>
  searches(filters => choicesIn(filters).some(isOption));

/** Generates searches that no single request can hold, or that `isListed`. */
export function searches(isListed: (filters: Filters) => boolean = needsParts): fc.Arbitrary<SearchRequest> {
  const products = catalogue?.products ?? [];
  const distinct = (values: readonly string[]) => [...new Set(values)].filter(Boolean);
  const pick = (values: readonly string[], maxLength = 4) =>
    fc.uniqueArray(fc.constantFrom(...values), {maxLength});
  const vendors = distinct(products.map(({vendor}) => vendor));
  const types = distinct(products.map(({type}) => type));
  const tags = distinct(products.flatMap(product => product.tags)).filter(tag => !tag.includes(','));
  const pairs = distinct(
    products.flatMap(({options, variants}) =>
      variants.flatMap(variant => variant.options.map((value, axis) => `${options[axis]}\n${value}`)),
    ),
  );
  const metafields = distinct(
    store.admin.metafields.flatMap(({key}) =>
      products.flatMap(product => metafieldValues(product, key).map(value => `${key}:${value}`)),
    ),
  );
  const choices = fc
    .record({
      vendors: pick(vendors),
      types: pick(types),
      kinds: pick(['product', 'article', 'page'], 2),
      tags: pick(tags, 1),
      options: pick(pairs, 4),
      metafields: pick(metafields, 2),
      price: fc.constantFrom<Choice[]>(
        [],
        [],
        [['filter_price_max', '9000'] as const].map(e => [e] as Choice),
        [[['filter_price_min', '3000']]],
      ),
      stock: fc.constantFrom<Choice[]>([], [], [[['filter_available', 'true']]]),
      sale: fc.constantFrom<Choice[]>([], [], [], [[['filter_on_sale', 'true']]]),
      kept: fc.uniqueArray(fc.constantFrom('vendors', 'types', 'kinds', 'tags', 'options', 'metafields'), {
        minLength: 1,
        maxLength: 3,
      }),
    })
    .map(({vendors, types, kinds, tags, options, metafields, price, stock, sale, kept}): Filters => {
      const all: Record<string, Choice[]> = {
        vendors: vendors.map(value => [['filter_vendor', value]]),
        types: types.map(value => [['filter_type', value]]),
        kinds: kinds.map(value => [['filter_content_type', value]]),
        tags: tags.map(value => [['filter_tags', value]]),
        options: options.map(pair => optionChoice(...(pair.split('\n') as [string, string]))),
        metafields: metafields.map(value => [['filter_metafield', value]]),
      };
      const chosen = [...kept.flatMap(name => all[name] ?? []), ...price, ...stock, ...sale];
      return choose({}, chosen.flat());
    })
    .filter(isListed);
  return fc.record({
    query: fc.constantFrom('*', 'シャツ', 'リネン', 'ジャケット', '文具', 'バッグ', 'コーヒー'),
    filters: choices,
    sort: fc.constantFrom(...sorts),
    limit: fc.constantFrom(8, 24, 50),
    offset: fc.constant(0),
  });
}
