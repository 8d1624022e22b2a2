import {en} from 'zod/locales';
import * as z from 'zod/mini';

// A strict Content-Security-Policy forbids `new Function`; without this, zod probes for it.
z.config({jitless: true, ...en()});

const text = z.string();
const amount = z.number().check(z.nonnegative());
const count = z.int().check(z.nonnegative());
const texts = z.array(text);

const variant = z.strictObject({
  id: text.check(z.regex(/^\d+$/, 'must be a numeric string, not a global id')),
  title: text,
  image_url: z.optional(text),
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
  image_url: z.optional(text),
  tags: texts,
};

const written = {
  ...common,
  excerpt: z.optional(text),
  published_at: z.optional(
    text.check(z.refine(date => !Number.isNaN(Date.parse(date)), 'must be an ISO 8601 timestamp')),
  ),
};

const item = z.discriminatedUnion('content_type', [
  z.strictObject({
    content_type: z.literal('product'),
    ...common,
    price_min: amount,
    price_max: amount,
    compare_at_price: z.nullable(amount),
    available: z.boolean(),
    variants: z.optional(z.array(variant)),
  }),
  z.strictObject({
    content_type: z.literal('article'),
    ...written,
    author: z.optional(text),
    blog_handle: z.optional(text),
  }),
  z.strictObject({content_type: z.literal('page'), ...written}),
]);

/** §8.6: a facet group holds at most 20 entries. */
const values = z.array(z.strictObject({value: text, count})).check(z.maxLength(20));

const facets = z.strictObject({
  vendors: values,
  product_types: values,
  tags: values,
  content_types: values,
  variant_options: z.array(z.strictObject({name: text, values})),
  metafields: z.array(z.strictObject({name: text, label: z.optional(text), values})),
  price_range: z.nullable(z.tuple([amount, amount])),
  on_sale_count: count,
});

/** §2.1: "they become `[]`, `{}` and `0`". */
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
  sort: z.enum(['relevance', 'price_asc', 'price_desc', 'newest']),
  redirect_url: z.nullable(text),
  results: z.array(item),
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

/** The bodies of the contract, to the letter: a field outside its tables is an issue too (§2). */
export const bodies = {
  /** §2.1, of a search with hits. */
  normal: z.strictObject(normal),
  /** §2.1, of a search without hits or a failure (§7.1). */
  empty: z.strictObject({...normal, facets: reduced.facets}),
  /** §3: at least six keys. */
  degraded: z.extend(z.partial(z.strictObject(normal)), reduced),
  /** §7: exactly two keys. */
  refusal: z.strictObject({error: text, code: text}),
};
