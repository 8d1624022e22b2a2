/**
 * The shopper's filters by the contract's parameter names (§4.1), with the values as they are sent. Tags and metafields
 * can have several values, all other filters one.
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

/** Lists all selected values in a fixed order, so that equal filters give equal requests. */
export function filterEntries(filters: Filters): FilterEntry[] {
  return filterParams.flatMap(param => (filters[param] ?? []).map(value => [param, value] as const));
}

/** Adds the filters to query parameters (§4.1): joins tags by commas, repeats `filter_metafield`. */
export function appendFilters(params: URLSearchParams, filters: Filters): void {
  for (const [param, value] of filterEntries(filters)) {
    const joined = param === 'filter_tags' && params.get(param);
    if (joined) params.set(param, `${joined},${value}`);
    else params.append(param, value);
  }
}
