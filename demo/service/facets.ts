import type {Admin} from '../catalogue/catalogue.ts';
import {type Entry, isOnSale, metafieldValues, type ProductEntry, priceRange} from './entry.ts';
import {enabledMetafields} from './filters.ts';

/** One value and how many results carry it. */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Counts what the results have in common (§2.3). */
export function countFacets(entries: readonly Entry[], admin: Admin, locale: string): object {
  const products = entries.filter(entry => entry.contentType === 'product');
  return {
    vendors: count(products.map(({record}) => [record.vendor])),
    product_types: count(products.map(({record}) => [record.type])),
    tags: count(entries.map(({record}) => record.tags)),
    content_types: count(entries.map(({contentType}) => [contentType])),
    variant_options: countOptions(products),
    metafields: countMetafields(products, admin, locale),
    price_range: findPriceRange(products),
    on_sale_count: products.filter(({record}) => record.variants.some(isOnSale)).length,
  };
}

/** §4.1 browse: these groups stay empty, their keys stay. */
export const BROWSE_FACETS = {tags: [], content_types: [], variant_options: []};

/** §2.3 and §8.6: by count descending, then by value ascending, at most 20. A record counts once per value. */
export function count(valuesOfEach: Iterable<readonly string[]>): FacetValue[] {
  const counts = new Map<string, number>();
  for (const values of valuesOfEach) {
    for (const value of new Set(values)) if (value) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => ({value, count}))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, 20);
}

function countOptions(products: readonly ProductEntry[]): object[] {
  const axes = count(products.map(({record}) => record.options));
  return axes.map(({value: name}) => ({
    name,
    values: count(
      products.map(({record}) => {
        const axis = record.options.indexOf(name);
        return axis < 0 ? [] : record.variants.map(variant => variant.options[axis] ?? '');
      }),
    ),
  }));
}

function countMetafields(products: readonly ProductEntry[], admin: Admin, locale: string): object[] {
  return enabledMetafields(admin)
    .map(({key, label}) => ({
      name: key,
      label: label?.[locale],
      values: count(products.map(({record}) => metafieldValues(record, key))),
    }))
    .filter(({values}) => values.length > 0);
}

/** §2.3: null when nothing matched, and never `[0, 0]`. */
function findPriceRange(products: readonly ProductEntry[]): [number, number] | null {
  const ranges = products.map(({record}) => priceRange(record));
  const highest = Math.max(...ranges.map(range => range[1]));
  return highest > 0 ? [Math.min(...ranges.map(range => range[0])), highest] : null;
}
