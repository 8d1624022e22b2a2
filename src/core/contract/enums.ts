/** The content types of results (§2.2). */
export const contentTypes = ['product', 'article', 'page'] as const;

/** The sort orders (§4.1 `sort`), in the order of the select. */
export const sorts = ['relevance', 'price_asc', 'price_desc', 'newest'] as const;

export type Sort = (typeof sorts)[number];
