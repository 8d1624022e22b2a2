/** The kinds of result (§2.2). */
export const contentTypes = ['product', 'article', 'page'] as const;

/** The orders of results (§4.1 `sort`), as the select lists them. */
export const sorts = ['relevance', 'price_asc', 'price_desc', 'newest'] as const;

export type Sort = (typeof sorts)[number];
