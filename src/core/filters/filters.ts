/**
 * The shopper's filters: the contract's own parameter names (§4.1), each with its values as they travel. Price and
 * the two-state filters have one value, tags and metafields as many as were chosen.
 */
export type Filters = {readonly [P in FilterParam]?: readonly string[]};

export type FilterParam = (typeof filterParams)[number];
export type FilterEntry = readonly [FilterParam, string];

export const filterParams = [
  'filter_vendor',
  'filter_type',
  'filter_tags',
  'filter_price_min',
  'filter_price_max',
  'filter_available',
  'filter_on_sale',
  'filter_content_type',
  'filter_collection',
  'filter_option_name',
  'filter_option_value',
  'filter_metafield',
] as const;

/** Every chosen value in one fixed order, so that equal filters read and travel alike. */
export function filterEntries(filters: Filters): FilterEntry[] {
  return filterParams.flatMap(param => (filters[param] ?? []).map(value => [param, value] as const));
}

/** The filters as query parameters (§4.1): tags comma-joined, `filter_metafield` repeated. */
export function appendFilters(params: URLSearchParams, filters: Filters): void {
  for (const [param, value] of filterEntries(filters)) {
    const joined = param === 'filter_tags' && params.get(param);
    if (joined) params.set(param, `${joined},${value}`);
    else params.append(param, value);
  }
}
