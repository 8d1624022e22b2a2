import * as z from 'zod/mini';
import {bodies, facets, records} from '../../../../src/conformance/strict-schema.ts';

// The contract, and what the demo's service promises beyond it.

const filled = z.string().check(z.minLength(1));
const globalId = (kind: string) => z.string().check(z.regex(new RegExp(`^gid://[a-z]+/${kind}/\\d+$`)));
const written = {
  handle: filled,
  excerpt: z.optional(filled),
  published_at: z.optional(z.iso.datetime()),
};
const item = z.discriminatedUnion('content_type', [
  z.extend(records.product, {product_id: globalId('Product'), handle: filled}),
  z.extend(records.article, {product_id: globalId('Article'), ...written}),
  z.extend(records.page, {product_id: globalId('Page'), ...written}),
]);

type Facets = z.output<typeof facets>;

/** Lists the values of every facet group. */
function valuesOf(all: Facets): Facets['vendors'][] {
  const {vendors, product_types, tags, content_types, variant_options, metafields} = all;
  const named = [...variant_options, ...metafields].map(({values}) => values);
  return [vendors, product_types, tags, content_types, ...named];
}

const filledFacets = facets.check(
  z.refine(all => valuesOf(all).every(values => values.every(({value}) => value !== '')), 'a value is empty'),
  z.refine(all => valuesOf(all).every(values => values.every(({count}) => count > 0)), 'a count is 0'),
  z.refine(({variant_options}) => variant_options.length <= 20, 'more than 20 options'),
);

/** An answer with the normal shape, whatever was found (§2.1). */
export const searchAnswer = z.extend(bodies.empty, {
  query_id: z.string().check(z.regex(/^(?:degraded-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)),
  measurement_proof: z.string().check(z.minLength(20)),
  limit: z.int().check(z.minimum(1), z.maximum(50)),
  offset: z.int().check(z.minimum(0), z.maximum(2000)),
  redirect_url: z.nullable(filled),
  results: z.array(item).check(z.maxLength(50)),
  facets: z.union([filledFacets, z.strictObject({})]),
  suggestions: z.array(filled),
  related_keywords: z.array(filled),
});

/** The reduced answer of the first sync: the six keys of §3 and no others. */
export const reducedAnswer = z.strictObject({
  schemaVersion: z.literal('v1'),
  degraded: z.literal(true),
  degraded_reason: z.string(),
  total: z.literal(0),
  results: z.tuple([]),
  facets: z.strictObject({}),
});
