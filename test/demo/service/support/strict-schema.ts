import * as z from 'zod';

/** The strict schema of §2: rejects unknown and missing keys, and keys of another content type. */
export const searchAnswer = z.strictObject({
  schemaVersion: z.literal('v1'),
  degraded: z.boolean(),
  degraded_reason: z.nullable(z.string()),
  query: z.string(),
  query_id: z.string().regex(/^(?:degraded-)?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/),
  measurement_proof: z.string().min(20),
  total: z.int().min(0),
  limit: z.int().min(1).max(50),
  offset: z.int().min(0).max(2000),
  sort: z.enum(['relevance', 'price_asc', 'price_desc', 'newest']),
  redirect_url: z.nullable(z.string().min(1)),
  results: z.lazy(() => z.array(item).max(50)),
  facets: z.lazy(() => z.union([facets, z.strictObject({})])),
  suggestions: z.array(z.string().min(1)),
  related_keywords: z.array(z.string().min(1)),
});

/** The minimal degraded response (§3). */
export const reducedAnswer = z.strictObject({
  schemaVersion: z.literal('v1'),
  degraded: z.literal(true),
  degraded_reason: z.string(),
  total: z.literal(0),
  results: z.tuple([]),
  facets: z.strictObject({}),
});

/** Exactly these two keys (§7). */
export const refusal = z.strictObject({
  error: z.string().min(1),
  code: z.enum([
    'query_required',
    'query_too_long',
    'invalid_type',
    'unsupported_contract',
    'unsupported_contract_type',
    'plan_required',
  ]),
});

const price = z.number().min(0);
const globalId = (kind: string) => z.string().regex(new RegExp(`^gid://[a-z]+/${kind}/\\d+$`));
const common = {
  title: z.string(),
  handle: z.string().min(1),
  url: z.string().startsWith('/'),
  image_url: z.string().min(1).optional(),
  tags: z.array(z.string()),
};
const written = {excerpt: z.string().min(1).optional(), published_at: z.iso.datetime().optional()};
const variant = z.strictObject({
  id: z.string().regex(/^\d+$/),
  title: z.string(),
  image_url: z.string().min(1).optional(),
  price,
  compare_at_price: price.optional(),
  available: z.boolean(),
  options: z.array(z.strictObject({name: z.string(), value: z.string()})),
});
const product = z.strictObject({
  content_type: z.literal('product'),
  product_id: globalId('Product'),
  ...common,
  price_min: price,
  price_max: price,
  compare_at_price: z.nullable(price),
  available: z.boolean(),
  variants: z.array(variant).optional(),
});
const article = z.strictObject({
  content_type: z.literal('article'),
  product_id: globalId('Article'),
  ...common,
  ...written,
  author: z.string().optional(),
  blog_handle: z.string().optional(),
});
const page = z.strictObject({
  content_type: z.literal('page'),
  product_id: globalId('Page'),
  ...common,
  ...written,
});
const item = z.discriminatedUnion('content_type', [product, article, page]);

/** By count descending, then by value ascending, at most 20 (§2.3). */
const values = z
  .array(z.strictObject({value: z.string().min(1), count: z.int().min(1)}))
  .max(20)
  .refine(list =>
    list.every((each, place) => {
      const before = list[place - 1];
      if (!before) return true;
      return before.count > each.count || (before.count === each.count && before.value < each.value);
    }),
  );
const facets = z.strictObject({
  vendors: values,
  product_types: values,
  tags: values,
  content_types: values,
  variant_options: z.array(z.strictObject({name: z.string(), values})).max(20),
  metafields: z
    .array(z.strictObject({name: z.string().includes('.'), label: z.string().optional(), values}))
    .max(10),
  price_range: z.nullable(z.tuple([price, price.positive()]).refine(([low, high]) => low <= high)),
  on_sale_count: z.int().min(0),
});
