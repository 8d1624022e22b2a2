import * as z from 'zod/mini';
import {isVisible} from '../query/query-text.ts';
import {sorts} from './constants.ts';

// A strict Content-Security-Policy forbids `new Function`; without this, zod probes for it.
z.config({jitless: true});

/** One variant of a product (§2.2). `id` is the numeric string that `?variant=` and the cart take. */
export type Variant = z.output<typeof variant>;
export type ProductItem = z.output<typeof product>;
export type ArticleItem = z.output<typeof article>;
export type PageItem = z.output<typeof page>;
/** One result (§2.2), discriminated by `content_type`. */
export type ResultItem = ProductItem | ArticleItem | PageItem;
/** A facet value and its number of results (§2.3); without a number if several answers were merged and the sum is unknown. */
export type FacetValue = z.output<typeof facetValue>;
export type Facets = z.output<typeof facets>;

/**
 * A search response (§2.1) with valid records only.
 *
 * Missing and invalid keys have their empty value, except `query_id` and `measurement_proof`, without which no event can
 * be published.
 */
export interface SearchResponse extends Omit<z.output<typeof envelope>, 'results'> {
  readonly results: readonly ResultItem[];
  /** The number of records in the body, valid or not: paging counts all of them (§4.1 paging 2). */
  readonly received: number;
  /** A line for each excluded record, with its fault. */
  readonly rejected: readonly string[];
  /** A line for each missing or invalid key of a complete body (§2.1), which was read as empty. */
  readonly faults: readonly string[];
}

/** A body that does not keep the contract; `message` names the first invalid key. */
export class ContractError extends Error {}

/**
 * Reads a parsed JSON body as a search response. Excludes invalid records, so that one of them costs a card and not the
 * page.
 *
 * @throws {ContractError} if the envelope does not keep §2.1, or no record keeps §2.2.
 */
export function readResponse(body: unknown): SearchResponse {
  const {data: response, error} = z.safeParse(envelope, body);
  if (!response) throw new ContractError(describe(error.issues[0]));
  const rejected: string[] = [];
  const results = response.results.flatMap((record, index) => {
    const {data, error} = readRecord(record);
    if (data) return [data];
    rejected.push(`results[${index}].${describe(error?.issues[0])}`);
    return [];
  });
  // Only invalid records came. An empty list would read as "no results" (§7).
  if (rejected[0] && results.length === 0) throw new ContractError(rejected[0]);
  return {
    ...response,
    // Each becomes the text of a link, which must not be empty.
    suggestions: response.suggestions.filter(isVisible),
    related_keywords: response.related_keywords.filter(isVisible),
    results,
    received: response.results.length,
    rejected,
    faults: faultsOf(body, response),
  };
}

/** Reads the details of a merged answer from the storage of the tab; `undefined` for anything else. */
export const readMerged = (stored: unknown): z.output<typeof merged> | undefined =>
  z.safeParse(merged, stored).data;

/** Reads a record by its `content_type`. */
function readRecord(record: unknown): {data?: ResultItem; error?: {issues: readonly Issue[]}} {
  const type = String((record as {content_type?: unknown} | null)?.content_type);
  if (Object.hasOwn(records, type)) return z.safeParse(records[type as keyof typeof records], record);
  const isObject = z.safeParse(z.object({}), record);
  return isObject.success
    ? {error: {issues: [{path: ['content_type'], code: 'invalid_union'}]}}
    : {error: isObject.error};
}

type Issue = Pick<z.core.$ZodIssue, 'path'> & {readonly code: string};

/** Lists the faults of a complete body. A degraded one may be reduced (§3). */
function faultsOf(body: unknown, {degraded}: z.output<typeof envelope>): string[] {
  return degraded ? [] : (z.safeParse(wholeBody, body).error?.issues.map(describe) ?? []);
}

/** Names the invalid key and its fault. */
function describe(issue?: Issue): string {
  return `${issue?.path.join('.') || 'body'}: ${issue?.code}`;
}

/** Reads a missing or invalid value as `fallback`, so that a display-only field never costs a record. */
function lenient<S extends z.ZodMiniType, F>(schema: S, fallback: F) {
  return z.transform((value): z.output<S> | F => {
    const result = z.safeParse(schema, value);
    return result.success ? result.data : fallback;
  });
}

/** Reads a missing or invalid value as `undefined`. */
const optional = <S extends z.ZodMiniType>(schema: S) => z.optional(lenient(schema, undefined));

const text = z.string();
const amount = z.number();
const texts = lenient(z.array(text), []);
const displayText = optional(text);
const textOrNull = lenient(text, null);

const variant = z.object({
  id: text,
  title: text,
  image_url: displayText,
  price: amount,
  compare_at_price: optional(amount),
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
  compare_at_price: lenient(amount, null),
  available: z.boolean(),
  variants: lenient(z.array(variant), []),
});
const article = z.object({
  content_type: z.literal('article'),
  ...written,
  author: displayText,
  blog_handle: displayText,
});
const page = z.object({content_type: z.literal('page'), ...written});
/** Avoids a discriminated union here and an enum below: these two parts of zod weigh 1 kB. */
const records = {product, article, page};

const facetValue = z.object({value: text, count: z.optional(amount)});
const facetValues = lenient(z.array(facetValue), []);
const facets = z.object({
  vendors: facetValues,
  product_types: facetValues,
  tags: facetValues,
  content_types: facetValues,
  variant_options: lenient(z.array(z.object({name: text, values: facetValues})), []),
  metafields: lenient(z.array(z.object({name: text, label: displayText, values: facetValues})), []),
  price_range: lenient(z.array(amount), null),
  on_sale_count: lenient(amount, 0),
});

const attribution = z.object({query_id: text, session_id: text, measurement_proof: text});
const merged = z.object({
  attributions: lenient(z.array(lenient(attribution, undefined)), []),
  isEstimate: z.boolean(),
  isPartial: z.boolean(),
  countsAlternatives: z.boolean(),
});

const envelope = z.object({
  schemaVersion: z.literal('v1'),
  degraded: z.boolean(),
  degraded_reason: textOrNull,
  query: displayText,
  query_id: displayText,
  measurement_proof: displayText,
  total: amount,
  limit: optional(amount),
  offset: optional(amount),
  sort: optional(z.literal(sorts)),
  redirect_url: textOrNull,
  results: z.array(z.unknown()),
  facets: lenient(facets, z.parse(facets, {})),
  suggestions: texts,
  related_keywords: texts,
});

/** The keys that are read as empty if they are missing or invalid. */
const wholeBody = z.object({
  query: text,
  limit: amount,
  offset: amount,
  sort: z.literal(sorts),
  facets: z.object({}),
  suggestions: z.array(text),
  related_keywords: z.array(text),
});
