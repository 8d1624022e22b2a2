/** Reads the filters of a list's address for an event; `undefined` without any. */
export function parseProductFilters(parameters = new URLSearchParams(location.search)): object[] | undefined {
  const filters = [...parameters].flatMap(([name, value]) =>
    value === '' ? [] : (parseFilter(name, value) ?? []),
  );
  return filters.length > 0 ? filters : undefined;
}

function parseFilter(name: string, value: string): object | undefined {
  if (name.startsWith(OPTION)) return {variantOption: {name: name.slice(OPTION.length), value}};
  return FILTERS.get(name)?.(value);
}

const OPTION = 'filter.v.option.';

const FILTERS = new Map(
  Object.entries<(value: string) => object>({
    'filter.v.availability': value => ({available: value === '1'}),
    'filter.v.price.gte': value => ({price: {min: Number(value)}}),
    'filter.v.price.lte': value => ({price: {max: Number(value)}}),
    'filter.p.vendor': productVendor => ({productVendor}),
    'filter.p.product_type': productType => ({productType}),
    'filter.p.tag': tag => ({tag}),
  }),
);

/** The order of a collection's address. */
export function collectionSortKey(parameters = new URLSearchParams(location.search)): string {
  const [order = ''] = (parameters.get('sort_by') ?? '').split('-');
  const keys = new Map(
    Object.entries({
      manual: 'MANUAL',
      best: 'BEST_SELLING',
      title: 'TITLE',
      price: 'PRICE',
      created: 'CREATED',
    }),
  );
  return keys.get(order) ?? 'COLLECTION_DEFAULT';
}

/** The order of a search's address. */
export function searchSortKey(parameters = new URLSearchParams(location.search)): string {
  return parameters.get('sort_by')?.startsWith('price') ? 'PRICE' : 'RELEVANCE';
}
