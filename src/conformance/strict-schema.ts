import * as z from 'zod/mini';
import {contentTypes, MAX_FACET_VALUES, sorts} from '../core/contract/constants.ts';

// The contract to the letter, for the inspector and for tests; no shopper loads it. Unlike the elements' own schema, it also
// reports fields outside the contract's tables (§2).

// Keeps zod from probing for `new Function`, which a strict Content-Security-Policy reports.
z.config({jitless: true});

const text = z.string();
const amount = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative());
const texts = z.array(text);
const imageUrl = z.optional(text.check(z.minLength(1, 'must be absent where there is no image')));

/** A variant of a product (§2.2). */
export const variant = z.strictObject({
  id: text.check(z.regex(/^\d+$/, 'must be a numeric string, not a global id')),
  title: text,
  image_url: imageUrl,
  price: amount,
  compare_at_price: z.optional(amount),
  available: z.boolean(),
  options: z.array(z.strictObject({name: text, value: text})),
});

const common = {
  product_id: text.check(z.regex(/^gid:\/\/[^/]+\/[^/]+\/\d+$/, 'must be gid://<platform>/<Kind>/<number>')),
  title: text,
  handle: text,
  url: text.check(z.regex(/^\/(?!\/)/, 'must be relative to the store')),
  image_url: imageUrl,
  tags: texts,
};

const articleOrPage = {
  ...common,
  excerpt: z.optional(text),
  published_at: z.optional(
    text.check(z.refine(date => !Number.isNaN(Date.parse(date)), 'must be an ISO 8601 timestamp')),
  ),
};

/** The records of §2.2. */
export const records = {
  product: z.strictObject({
    content_type: z.literal('product'),
    ...common,
    price_min: amount,
    price_max: amount,
    compare_at_price: z.nullable(amount),
    available: z.boolean(),
    variants: z.optional(z.array(variant)),
  }),
  article: z.strictObject({
    content_type: z.literal('article'),
    ...articleOrPage,
    author: z.optional(text),
    blog_handle: z.optional(text),
  }),
  page: z.strictObject({content_type: z.literal('page'), ...articleOrPage}),
};

/** The values of one facet group, 20 at most (§8.6). */
export const facetValues = z.array(z.strictObject({value: text, count})).check(z.maxLength(MAX_FACET_VALUES));

/** The content types, which are a closed set. */
const typeValues = z.array(z.strictObject({value: z.enum(contentTypes), count}));

/** The metafields that a merchant has enabled, ten at most (§8.5). */
const metafields = z
  .array(
    z.strictObject({
      name: text.check(z.regex(/^[^.:]+\.[^:]+$/, 'must be namespace.key')),
      label: z.optional(text),
      values: facetValues,
    }),
  )
  .check(z.maxLength(10));

/** The facets of §2.3. */
export const facets = z.strictObject({
  vendors: facetValues,
  product_types: facetValues,
  tags: facetValues,
  content_types: typeValues,
  variant_options: z.array(z.strictObject({name: text, values: facetValues})),
  metafields,
  price_range: z.nullable(z.tuple([amount, amount])),
  on_sale_count: count,
});

/** The facets of an answer without results: `{}` (§2.1). */
const noFacets = z.strictObject({});

const normal = {
  schemaVersion: z.literal('v1'),
  degraded: z.boolean(),
  degraded_reason: z.nullable(text),
  query: text,
  query_id: text,
  measurement_proof: text,
  total: count,
  limit: count,
  offset: count,
  sort: z.enum(sorts),
  redirect_url: z.nullable(text),
  results: z.array(z.discriminatedUnion('content_type', [records.product, records.article, records.page])),
  facets,
  suggestions: texts,
  related_keywords: texts,
};
const reduced = {
  schemaVersion: normal.schemaVersion,
  degraded: normal.degraded,
  degraded_reason: normal.degraded_reason,
  total: normal.total,
  results: normal.results,
  facets: z.union([noFacets, facets]),
};

/** The bodies of answers. */
export const bodies = {
  /** A search with results (§2.1). */
  normal: z.strictObject(normal),
  /** A search without results (§2.1), or a failure (§7.1). */
  empty: z.strictObject({...normal, facets: reduced.facets}),
  /** A degraded answer, with six keys at least (§3). */
  degraded: z.extend(z.partial(z.strictObject(normal)), reduced),
  /** A 4xx answer, with exactly two keys (§7). */
  refusal: z.strictObject({error: text, code: text}),
};

/** The codes of §7, by status. */
export const refusalCodes: Readonly<Record<number, readonly string[]>> = {
  400: [
    'query_required',
    'query_too_long',
    'invalid_type',
    'unsupported_contract',
    'unsupported_contract_type',
  ],
  403: ['plan_required'],
};

const attribution = {query_id: text, session_id: text, measurement_proof: text};

/** The payloads of the two analytics events (§6). */
export const eventPayloads = {
  search: z.strictObject({query: text, ...attribution, result_count: count}),
  click: z.strictObject({...attribution, product_id: text, position: count}),
};
