/** The query that browses everything (§4.1). */
export const BROWSE = '*';
/** §8.2; counted in UTF-16 units, which is safe whichever way the service counts. */
export const MAX_QUERY_LENGTH = 200;
/** Results a page (§8.3). */
export const MAX_LIMIT = 50;
/** §8.4: past it the service keeps returning the same page. */
export const MAX_OFFSET = 2000;
/** Values of a facet that came, at most (§8.6). */
export const MAX_FACET_VALUES = 20;
/** Values of a facet that are shown until the shopper asks for more. */
export const FEW_VALUES = 10;
