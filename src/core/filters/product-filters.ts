import type {FilterParam, Filters} from './filters.ts';

/** A filter in the platform's form: each sets one field. */
export type ProductFilter = Readonly<Record<string, unknown>>;

/**
 * Filters as the platform's standard events name them. `filter_on_sale`, `filter_content_type` and `filter_collection`
 * have no name there.
 *
 * @param fromBase gives an amount in the shopper's currency, in which the platform's price filters are.
 */
export function productFilters(filters: Filters, fromBase: (amount: number) => number): ProductFilter[] {
  const each = (param: FilterParam, write: (value: string) => ProductFilter) =>
    (filters[param] ?? []).map(write);
  const [value] = filters.filter_option_value ?? [];
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
    ...each('filter_option_name', name => ({variantOption: {name, value}})),
    ...each('filter_metafield', metafield => ({productMetafield: parts(metafield)})),
  ];
}

/** `namespace.key:value` in parts (§4.1 metafield rule 2: only the first colon parts). */
function parts(metafield: string): ProductFilter {
  const [, namespace, key, value] = /^(.*?)\.(.*?):(.*)/s.exec(metafield) ?? [];
  return {namespace, key, value};
}
