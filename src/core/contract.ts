import * as z from 'zod/mini';

// A strict Content-Security-Policy forbids `new Function`; without this, zod probes for it.
z.config({jitless: true});

/** One variant of a product (§2.2). `id` is the numeric string that `?variant=` and the cart take. */
export type Variant = z.output<typeof variant>;
export type ProductItem = z.output<typeof product>;
export type ArticleItem = z.output<typeof article>;
export type PageItem = z.output<typeof page>;
/** One result (§2.2), discriminated by `content_type`. */
export type ResultItem = ProductItem | ArticleItem | PageItem;
/** One value of a facet and how many results carry it (§2.3). */
export type FacetValue = z.output<typeof facetValue>;
export type Facets = z.output<typeof facets>;
export type Sort = (typeof sorts)[number];

/**
 * A search response (§2.1) of which every record is as the contract says.
 *
 * Keys that a reduced degraded body (§3) leaves out are filled with their empty value, `query_id` and
 * `measurement_proof` excepted: without them there is nothing to publish.
 */
export interface SearchResponse extends Omit<z.output<typeof envelope>, 'results'> {
  readonly results: readonly ResultItem[];
  /** How many records came, good or bad: paging counts them all (§4.1 paging 2). */
  readonly received: number;
  /** One line for each record left out, naming what is wrong with it. */
  readonly rejected: readonly string[];
}

/** A body that is not the contract's; `message` names the first key at fault. */
export class ContractError extends Error {}

/**
 * Reads a parsed JSON body as a search response. One bad record costs one card, never the page; where all are bad, there
 * is no page.
 *
 * @throws {ContractError} when the envelope itself is not that of §2.1, or no record is one of §2.2.
 */
export function readResponse(body: unknown): SearchResponse {
  const response = attempt(() => envelope.parse(body));
  if ('issue' in response) throw new ContractError(response.issue);
  const rejected: string[] = [];
  const results = response.results.flatMap((record, index) => {
    const item = attempt(() => readItem(record));
    if (!('issue' in item)) return [item];
    rejected.push(`results[${index}].${item.issue}`);
    return [];
  });
  // Nothing of what came can be shown: that is no empty result set (§7).
  if (rejected[0] && !results.length) throw new ContractError(rejected[0]);
  return {...response, results, received: response.results.length, rejected};
}

/** A record's kind is named by its `content_type`. */
function readItem(record: unknown): ResultItem {
  const {content_type} = kind.parse(record);
  return items[content_type].parse(record);
}

/** What was read, or the first key at fault and what is wrong with it. */
function attempt<T extends object>(read: () => T): T | {issue: string} {
  try {
    return read();
  } catch (error) {
    const [issue] = (error as z.core.$ZodError).issues;
    return {issue: `${issue?.path.join('.') || 'body'}: ${issue?.code}`};
  }
}

/** What a result can be (§2.2). */
export const contentTypes = ['product', 'article', 'page'] as const;

/** How results can be sorted (§4.1 `sort`), in the order in which that is offered. */
export const sorts = ['relevance', 'price_asc', 'price_desc', 'newest'] as const;

const text = z.string();
const amount = z.number();
const texts = z.catch(z.array(text), []);
/** Absent, null or wrong all read as null, so that a display field never costs a record. */
const amountOrNull = z.catch(z.nullable(amount), null);
const textOrNull = z.catch(z.nullable(text), null);
const displayText = z.catch(z.optional(text), undefined);

const variant = z.object({
  id: text,
  title: text,
  image_url: displayText,
  price: amount,
  compare_at_price: z.catch(z.optional(amount), undefined),
  available: z.boolean(),
  options: z.array(z.object({name: text, value: text})),
});

const common = {
  product_id: text,
  title: text,
  handle: text,
  url: text,
  image_url: displayText,
  tags: texts,
};
const written = {...common, excerpt: displayText, published_at: displayText};
const product = z.object({
  content_type: z.literal('product'),
  ...common,
  price_min: amount,
  price_max: amount,
  compare_at_price: amountOrNull,
  available: z.boolean(),
  variants: z.catch(z.array(variant), []),
});
const article = z.object({
  content_type: z.literal('article'),
  ...written,
  author: displayText,
  blog_handle: displayText,
});
const page = z.object({content_type: z.literal('page'), ...written});
const items = {product, article, page};
const kind = z.object({content_type: z.enum(contentTypes)});

const facetValue = z.object({value: text, count: amount});
const facetValues = z.catch(z.array(facetValue), []);
const facets = z.object({
  vendors: facetValues,
  product_types: facetValues,
  tags: facetValues,
  content_types: facetValues,
  variant_options: z.catch(z.array(z.object({name: text, values: facetValues})), []),
  metafields: z.catch(z.array(z.object({name: text, label: displayText, values: facetValues})), []),
  price_range: z.catch(z.nullable(z.array(amount)), null),
  on_sale_count: z.catch(amount, 0),
});

const envelope = z.object({
  schemaVersion: z.literal('v1'),
  degraded: z.boolean(),
  degraded_reason: textOrNull,
  query: displayText,
  query_id: displayText,
  measurement_proof: displayText,
  total: amount,
  limit: z.catch(z.optional(amount), undefined),
  offset: z.catch(z.optional(amount), undefined),
  sort: z.catch(z.optional(z.enum(sorts)), undefined),
  redirect_url: textOrNull,
  results: z.array(z.unknown()),
  facets,
  suggestions: texts,
  related_keywords: texts,
});
