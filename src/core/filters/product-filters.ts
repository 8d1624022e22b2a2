import {choicesIn, type FilterParam, type Filters} from './filters.ts';

/** A filter in the format of the platform's standard events; it has a single key. */
export type ProductFilter = Readonly<Record<string, unknown>>;

/**
 * Converts filters to the format of the platform's standard events, which has no counterpart for `filter_on_sale`,
 * `filter_content_type` and `filter_collection`.
 *
 * @param fromBase converts an amount to the shopper's currency, which the platform's price filters use.
 */
export function productFilters(filters: Filters, fromBase: (amount: number) => number): ProductFilter[] {
  const each = (param: FilterParam, write: (value: string) => ProductFilter) =>
    (filters[param] ?? []).map(write);
  const options = choicesIn(filters).flatMap(([[, name], value]): ProductFilter[] =>
    value ? [{variantOption: {name, value: value[1]}}] : [],
  );
  const price = Object.assign(
    {},
    ...each('filter_price_min', min => ({min: fromBase(Number(min))})),
    ...each('filter_price_max', max => ({max: fromBase(Number(max))})),
  );
  return [
    ...each('filter_vendor', productVendor => ({productVendor})),
    ...each('filter_type', productType => ({productType})),
    ...each('filter_tags', tag => ({tag})),
    ...(Object.keys(price).length ? [{price}] : []),
    ...each('filter_available', available => ({available: available === 'true'})),
    ...options,
    ...each('filter_metafield', metafield => ({productMetafield: splitMetafield(metafield)})),
  ];
}

/** Splits `namespace.key:value`. Only the first colon separates (§4.1 metafield 2). */
function splitMetafield(metafield: string): ProductFilter {
  const [, namespace, key, value] = /^(.*?)\.(.*?):(.*)/s.exec(metafield) ?? [];
  return {namespace, key, value};
}
