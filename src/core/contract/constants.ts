/** The content types of results (§2.2). */
export const contentTypes = ['product', 'article', 'page'] as const;

/** The sort orders (§4.1 `sort`), in the order of the select. */
export const sorts = ['relevance', 'price_asc', 'price_desc', 'newest'] as const;

export type Sort = (typeof sorts)[number];

/** The query that browses everything (§4.1). */
export const BROWSE = '*';
/** Maximum length of a query (§8.2), in UTF-16 units: the contract leaves open how the service counts, and no count is higher. */
export const MAX_QUERY_LENGTH = 200;
/** Maximum of results per page (§8.3). */
export const MAX_LIMIT = 50;
/** Maximum offset (§8.4). Past it the service keeps returning the same page. */
export const MAX_OFFSET = 2000;
/** Maximum of values per facet in a response (§8.6). */
export const MAX_FACET_VALUES = 20;
/** Number of facet values shown until the shopper requests more. */
export const FEW_VALUES = 10;
/** Maximum of alternatives in a group of filters: each is a request of its own. */
export const MAX_ALTERNATIVES = 5;
