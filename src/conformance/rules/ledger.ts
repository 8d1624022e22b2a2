/** One rule of the contract. */
export interface Rule {
  /** Section and name, such as `§4.1 paging 2`. A test of the rule starts its title with it. */
  readonly id: RuleId;
  readonly binds: 'client' | 'service' | 'both';
  /** The rule in a sentence. */
  readonly statement: string;
}

export type RuleId = (typeof ROWS)[number][0];

// Left out, because they bind no code here:
// - §1.8, §9.4, §9.5: features that are not offered, the meaning of a `v2`, the announcement of a removal;
// - §3 transitions, §4.1 contract 1, §5.5, §7.2, §8.8: "not shown".
const ROWS = [
  ['§1.1', 'both', 'Every answer is JSON; the caller renders it.'],
  ['§1.2 morphology', 'service', 'Japanese is analysed by its morphemes.'],
  ['§1.2 variants', 'service', 'Spelling variants find the same results.'],
  ['§1.2 synonyms', 'service', 'Synonyms find the same results.'],
  ['§1.3', 'both', 'The endpoint is on the store’s own domain, and answers without a redirect.'],
  ['§1.4', 'service', 'No CORS header is sent.'],
  ['§1.5', 'both', 'The documented shape is guaranteed only to requests with contract=v1.'],
  ['§1.6', 'service', 'contract=v1 requires the Pro plan or above.'],
  ['§1.7', 'both', 'Version 1 covers type=search only.'],
  ['§1.9', 'client', 'The endpoint can be used from any page of the store.'],
  ['§1.10', 'client', 'Analytics depend on the two events and on session_id with each search.'],

  ['§2', 'service', 'No field outside the contract’s tables is returned.'],
  ['§2.1 schemaVersion', 'both', 'schemaVersion is “v1”.'],
  ['§2.1 degraded', 'both', 'degraded is always present; true while the index is unusable.'],
  ['§2.1 degraded_reason', 'both', 'degraded_reason is always present; a text for display, or null.'],
  ['§2.1 query', 'both', 'query is the search term exactly as sent.'],
  ['§2.1 query_id', 'both', 'query_id identifies the search; clicks are tied to it.'],
  ['§2.1 measurement_proof', 'both', 'measurement_proof is the signature that revenue attribution needs.'],
  ['§2.1 total', 'both', 'total is the number of hits before paging.'],
  ['§2.1 limit', 'both', 'limit is the number of results per page.'],
  ['§2.1 offset', 'both', 'offset is the start position of the answer.'],
  ['§2.1 sort', 'both', 'sort is one of the four orders.'],
  ['§2.1 redirect_url', 'both', 'redirect_url is null, or the address to which the caller navigates.'],
  ['§2.1 results', 'both', 'results is the sorted list of products, articles and pages.'],
  ['§2.1 facets', 'both', 'facets is an object of aggregates.'],
  ['§2.1 suggestions', 'both', 'suggestions is a list of terms; [] when there are none.'],
  ['§2.1 related_keywords', 'both', 'related_keywords is a list of terms; [] when there are none.'],
  ['§2.1 keys', 'both', 'results, facets and total are never omitted; they become [], {} and 0.'],

  ['§2.2 content_type', 'both', 'content_type is product, article or page.'],
  ['§2.2 product_id', 'both', 'product_id is a global id, for every content type.'],
  ['§2.2 title', 'both', 'title is a text.'],
  ['§2.2 handle', 'both', 'handle is a text.'],
  ['§2.2 url', 'both', 'url is relative to the store.'],
  ['§2.2 image_url', 'both', 'image_url is present only if there is an image.'],
  ['§2.2 tags', 'both', 'tags is always present; [] when there are none.'],
  ['§2.2 price_min', 'both', 'price_min is the lowest price, in the base currency.'],
  ['§2.2 price_max', 'both', 'price_max is the highest price, in the base currency.'],
  ['§2.2 compare_at_price', 'both', 'compare_at_price is a number for a sale badge, or null.'],
  ['§2.2 available', 'both', 'available is true if there is stock to buy.'],
  ['§2.2 variants', 'both', 'variants, if present, is a list of records.'],
  ['§2.2 currency', 'client', 'Prices are in the base currency; conversion is the caller’s job.'],
  ['§2.2 variant id', 'both', 'A variant’s id is a numeric string, not a global id.'],
  ['§2.2 variant title', 'both', 'A variant’s title is a text.'],
  ['§2.2 variant image_url', 'both', 'A variant’s image_url, if present, is an address.'],
  ['§2.2 variant price', 'both', 'A variant’s price is a number.'],
  ['§2.2 variant compare_at_price', 'both', 'A variant’s compare_at_price, if present, is a number.'],
  ['§2.2 variant available', 'both', 'A variant’s available is true or false.'],
  ['§2.2 variant options', 'both', 'A variant’s options are pairs of name and value.'],
  ['§2.2 variant use 1', 'client', 'A product page selects a variant by `variant=<numeric id>`.'],
  ['§2.2 variant use 2', 'client', 'The cart takes `{id: <number>, quantity: <number>}`.'],
  ['§2.2 variant use 3', 'client', 'A global id in either place is ignored, not rejected.'],
  ['§2.2 variant use 4', 'client', 'A global id is the prefix of its kind and the numeric id.'],
  ['§2.2 excerpt', 'both', 'excerpt is optional, for articles and pages.'],
  ['§2.2 published_at', 'both', 'published_at is optional, ISO 8601, for articles and pages.'],
  ['§2.2 author', 'both', 'author is optional, for articles only.'],
  ['§2.2 blog_handle', 'both', 'blog_handle is optional, for articles only.'],

  ['§2.3 vendors', 'both', 'facets.vendors is always present; [] when nothing matched.'],
  ['§2.3 product_types', 'both', 'facets.product_types is always present.'],
  ['§2.3 tags', 'both', 'facets.tags is always present.'],
  [
    '§2.3 content_types',
    'both',
    'facets.content_types is always present; its values are product, article and page.',
  ],
  ['§2.3 variant_options', 'both', 'facets.variant_options is always present; one entry per option.'],
  ['§2.3 metafields', 'both', 'facets.metafields is always present; each is named namespace.key.'],
  ['§2.3 label', 'both', 'A metafield’s label is the merchant’s heading, omitted when unset.'],
  ['§2.3 price_range', 'both', 'price_range is the lowest and highest price, or null; never [0, 0].'],
  ['§2.3 on_sale_count', 'both', 'on_sale_count is the number of results on sale; 0 when there are none.'],
  ['§2.3 order', 'both', 'Facet values are sorted by count descending, then by value ascending.'],
  ['§2.3 stable', 'service', 'The same search over the same catalogue gives the same order.'],
  ['§2.3 size', 'service', 'A facet group has at most 20 entries.'],

  ['§3 usable', 'both', 'While the index is usable, degraded is false and the reason null.'],
  ['§3 degraded', 'both', 'While the index is unusable, degraded is true and there is a reason.'],
  ['§3 reduced', 'both', 'A degraded answer has at least six keys.'],
  ['§3 failure', 'both', 'A failure is a 503 with the normal shape and degraded: true.'],

  ['§4.1 request', 'both', 'A search is a GET with query parameters and no body.'],
  ['§4.1 prefix', 'client', 'The path below /apps/ is the app proxy’s, which a merchant can change.'],
  ['§4.1 contract', 'both', 'contract=v1 is required.'],
  ['§4.1 type', 'both', 'type=search is required.'],
  ['§4.1 q', 'both', 'q is required, and has at most 200 characters.'],
  ['§4.1 q *', 'both', 'q=* browses everything.'],
  ['§4.1 session_id', 'both', 'A search without session_id is answered, but analytics does not count it.'],
  ['§4.1 limit', 'both', 'limit is 8 by default, and at most 50.'],
  ['§4.1 offset', 'both', 'offset is 0 by default; above 2000 it is clamped to 2000.'],
  ['§4.1 sort', 'both', 'sort is relevance by default, and orders the results.'],
  [
    '§4.1 locale',
    'both',
    'locale selects the language of the analyser; the default is the store’s language.',
  ],
  ['§4.1 filter_vendor', 'both', 'filter_vendor keeps the products of one vendor.'],
  ['§4.1 filter_type', 'both', 'filter_type keeps the products of one type.'],
  ['§4.1 filter_tags', 'both', 'filter_tags, separated by commas, combine with AND.'],
  ['§4.1 filter_price_min', 'both', 'filter_price_min is the lower bound of prices.'],
  ['§4.1 filter_price_max', 'both', 'filter_price_max is the upper bound of prices.'],
  ['§4.1 filter_available', 'both', 'filter_available=true keeps products that are in stock.'],
  ['§4.1 filter_on_sale', 'both', 'filter_on_sale=true keeps products that are on sale.'],
  ['§4.1 filter_content_type', 'both', 'filter_content_type keeps products, articles or pages.'],
  ['§4.1 filter_collection', 'both', 'filter_collection keeps the products of a collection.'],
  ['§4.1 filter_option_name', 'both', 'filter_option_name names a variant option.'],
  ['§4.1 filter_option_value', 'both', 'filter_option_value keeps products with that value of the option.'],
  ['§4.1 filter_metafield', 'both', 'filter_metafield keeps products with that value of a metafield.'],
  ['§4.1 metafield 1', 'both', 'filter_metafield is repeated once per filter.'],
  ['§4.1 metafield 2', 'both', 'filter_metafield is split at the first colon only.'],
  ['§4.1 metafield 3', 'both', 'Metafield filters of different keys combine with AND.'],
  ['§4.1 metafield 4', 'service', 'Only enabled metafields can filter: at most ten, texts and lists.'],
  ['§4.1 metafield 5', 'service', 'A metafield that is not enabled is ignored, not rejected.'],
  ['§4.1 browse products', 'service', 'q=* finds products only.'],
  ['§4.1 browse content_type', 'both', 'q=* with a filter for articles or pages finds nothing.'],
  ['§4.1 browse facets', 'both', 'For q=*, facets.tags, content_types and variant_options are [].'],
  ['§4.1 browse filters', 'both', 'All other filters work for q=* as for a term.'],
  ['§4.1 contract 2', 'service', 'contract=v1 with type=suggest gets 400 unsupported_contract_type.'],
  ['§4.1 contract 3', 'service', 'Another contract gets 400 unsupported_contract.'],
  ['§4.1 contract 4', 'both', 'Below the Pro plan, contract=v1 gets 403 plan_required.'],
  ['§4.1 paging 1', 'both', 'offset and limit alone select the page.'],
  ['§4.1 paging 2', 'both', 'The next page starts at offset + results.length, below total and 2000.'],
  ['§4.1 paging 3', 'both', 'Past the offset ceiling, the same page is returned.'],
  ['§4.1 paging 4', 'client', 'Changes of the catalogue between pages can repeat or skip an item.'],
  ['§4.1 paging 5', 'both', 'query, offset, limit and sort echo the request.'],

  ['§5.1', 'both', 'No API key, token or CORS configuration is needed.'],
  ['§5.2', 'service', 'Anyone who knows the URL can call it.'],
  ['§5.3', 'both', 'Access depends on the plan; otherwise 403 plan_required.'],
  ['§5.4', 'both', 'session_id is a string of the caller’s choice, not a credential.'],

  ['§6 search', 'client', 'Published after each search response.'],
  ['§6 search query', 'client', 'From the response.'],
  ['§6 search query_id', 'client', 'From the response.'],
  ['§6 search session_id', 'client', 'As sent with the request.'],
  ['§6 search measurement_proof', 'client', 'From the response.'],
  ['§6 search result_count', 'client', '`total` of the response.'],
  ['§6 click', 'client', 'Published when a shopper clicks a result.'],
  ['§6 click query_id', 'client', 'From the response the result came with.'],
  ['§6 click session_id', 'client', 'The same session.'],
  ['§6 click measurement_proof', 'client', 'From the response the result came with.'],
  ['§6 click product_id', 'client', 'Of the clicked item.'],
  ['§6 click position', 'client', 'Zero-based.'],
  ['§6.1', 'client', 'The pixel gets the signature, so that a purchase can be traced.'],
  ['§6.2', 'client', 'Search works where nothing is published.'],
  ['§6.3', 'client', 'Clicks are tied to their search by query_id.'],
  ['§6.4', 'client', 'Names and fields of the events do not change.'],

  ['§7 body', 'both', 'A 4xx has exactly the keys error and code; it is never an empty result set.'],
  ['§7 code', 'client', 'Callers branch on `code`.'],
  ['§7 query_required', 'both', 'A request without q gets 400 query_required.'],
  ['§7 query_too_long', 'both', 'A q of more than 200 characters gets 400 query_too_long.'],
  ['§7 invalid_type', 'both', 'An unknown type gets 400 invalid_type.'],
  ['§7 unsupported_contract', 'both', 'Another contract gets 400 unsupported_contract.'],
  [
    '§7 unsupported_contract_type',
    'both',
    'contract=v1 with another type gets 400 unsupported_contract_type.',
  ],
  ['§7 plan_required', 'both', 'Below the Pro plan, contract=v1 gets 403 plan_required.'],
  ['§7 429', 'both', 'Above a cap, a request gets 429.'],
  ['§7 503', 'both', 'If the infrastructure fails, a request gets 503 with degraded: true.'],
  ['§7.1', 'client', 'Code that iterates the results of a 503 does not throw.'],
  ['§7.3', 'client', 'On 429, retry after a pause, or keep the previous results.'],

  ['§8 window', 'service', 'Requests are capped per 10 seconds.'],
  ['§8 search visitor', 'both', '20 searches per visitor.'],
  ['§8 search shop', 'service', '50 searches per shop.'],
  ['§8 search combined', 'service', '125 searches of all stores.'],
  ['§8 suggest visitor', 'service', '40 suggests per visitor.'],
  ['§8 suggest shop', 'service', '150 suggests per shop.'],
  ['§8 suggest combined', 'service', '150 suggests of all stores.'],
  ['§8.1', 'both', 'A shop inside its own cap can be refused because of the load of others.'],
  ['§8.2', 'both', 'q: 200 characters at most.'],
  ['§8.3', 'both', 'limit: 8 by default, 50 at most.'],
  ['§8.4', 'both', 'offset: 0 by default, 2000 at most, clamped.'],
  ['§8.5', 'service', 'At most ten metafields are enabled, of texts and lists.'],
  ['§8.6', 'service', 'At most 20 entries in each facet group.'],
  ['§8.7 debounce', 'client', 'Autocomplete waits 250 to 300 ms.'],
  ['§8.7 stale', 'client', 'Stale responses are discarded.'],
  ['§8.7 repeated', 'client', 'Identical requests are not repeated.'],

  ['§9.1', 'both', 'Requested with contract=v1, reported in schemaVersion.'],
  ['§9.2', 'both', 'Names, types and meanings of v1 do not change.'],
  ['§9.3', 'client', 'Unknown fields are ignored.'],
  ['§9.6', 'service', 'Without contract=v1 the answer has an internal shape, not that of v1.'],
] as const satisfies readonly (readonly [id: string, binds: Rule['binds'], statement: string])[];

/** Every rule of the contract that binds code. */
export const LEDGER: readonly Rule[] = ROWS.map(([id, binds, statement]) => ({id, binds, statement}));

const IDS: ReadonlySet<string> = new Set(ROWS.map(([id]) => id));

export const isRuleId = (text: string | undefined): text is RuleId => IDS.has(text ?? '');

/** An observation of a rule in an answer. */
export interface Observation<Rule extends string = RuleId> {
  readonly rule: Rule;
  /** How the answer breaks the rule; `undefined` if it keeps it. */
  readonly broken?: string;
}

/** Observes a rule, which is kept if there are no problems. */
export function observe<Rule extends string>(
  rule: Rule,
  problems: readonly string[] = [],
): Observation<Rule>[] {
  return problems.length > 0 ? problems.map(broken => ({rule, broken})) : [{rule}];
}

/** Observes a rule that holds or not. */
export function expect<Rule extends string>(
  rule: Rule,
  holds: boolean,
  problem: string,
): Observation<Rule>[] {
  return observe(rule, holds ? [] : [problem]);
}
