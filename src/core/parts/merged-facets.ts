import {MAX_FACET_VALUES} from '../contract/constants.ts';
import type {Facets, FacetValue, ResultItem} from '../contract/schema.ts';
import {chosenOptions} from '../filters/chosen-options.ts';
import type {Filters} from '../filters/filters.ts';
import {isOnSale} from '../products/sale.ts';
import {matchRecord} from './narrow.ts';

/** The lists of values, one per part. */
type Lists = readonly (readonly FacetValue[])[];

/**
 * Merges the facets of the parts of a search.
 *
 * @param isDisjoint whether no result is in several parts, so that the counts add up. Otherwise the values have no counts.
 */
export function mergeFacets(parts: readonly Facets[], isDisjoint: boolean): Facets {
  const merge = (lists: Lists) => (isDisjoint ? sum(lists) : uncounted(sum(lists)));
  const named = <N extends {readonly name: string; readonly values: readonly FacetValue[]}>(
    lists: readonly (readonly N[])[],
  ) => {
    const byName = new Map(lists.flat().map(each => [each.name, each]));
    return [...byName.values()].map(each => ({
      ...each,
      values: merge(lists.map(list => list.find(({name}) => name === each.name)?.values ?? [])),
    }));
  };
  return {
    vendors: merge(parts.map(({vendors}) => vendors)),
    product_types: merge(parts.map(({product_types}) => product_types)),
    tags: merge(parts.map(({tags}) => tags)),
    content_types: merge(parts.map(({content_types}) => content_types)),
    variant_options: named(parts.map(({variant_options}) => variant_options)),
    metafields: named(parts.map(({metafields}) => metafields)),
    price_range: rangeOf(parts.flatMap(({price_range}) => price_range ?? [])),
    on_sale_count: parts.reduce((total, {on_sale_count}) => total + on_sale_count, 0),
  };
}

/** Adds up counts, in the order of §2.3. A value has no count if a part may have omitted it, because its list is full (§8.6). */
function sum(lists: Lists): FacetValue[] {
  const values = [...new Set(lists.flat().map(({value}) => value))];
  const countIn = (list: readonly FacetValue[], value: string) =>
    list.find(each => each.value === value)?.count ?? (list.length < MAX_FACET_VALUES ? 0 : Number.NaN);
  return values
    .map(value => ({value, count: lists.reduce((total, list) => total + countIn(list, value), 0)}))
    .sort((a, b) => (b.count || 0) - (a.count || 0) || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_FACET_VALUES)
    .map(({value, count}) => (Number.isNaN(count) ? {value} : {value, count}));
}

/**
 * Counts the facets of a complete set of results. An option is counted without its own selection, so that a count predicts the
 * effect of selecting a value; the others are counted in the filtered results.
 *
 * @param facets the set's facets.
 * @param items all results of the set, before options narrow it.
 * @param found the results that match the filters.
 */
export function countFacets(
  facets: Facets,
  items: readonly ResultItem[],
  found: readonly ResultItem[],
  filters: Filters,
): Facets {
  const products = found.filter(item => item.content_type === 'product');
  return {
    vendors: uncounted(facets.vendors),
    product_types: uncounted(facets.product_types),
    content_types: facets.content_types.map(({value}) => ({
      value,
      count: found.filter(item => item.content_type === value).length,
    })),
    metafields: facets.metafields.map(each => ({...each, values: uncounted(each.values)})),
    tags: facets.tags
      .map(({value}) => ({value, count: found.filter(({tags}) => tags.some(tag => tag === value)).length}))
      .filter(({count}) => count > 0),
    variant_options: facets.variant_options.map(({name, values}) => ({
      name,
      values: values.map(({value}) => ({value, count: countOption(items, filters, name, value)})),
    })),
    price_range: rangeOf(products.flatMap(({price_min, price_max}) => [price_min, price_max])),
    on_sale_count: products.filter(isOnSale).length,
  };
}

/** Counts the results that have a value of an option and match the selection of all other options. */
function countOption(items: readonly ResultItem[], filters: Filters, name: string, value: string): number {
  const options = new Map(chosenOptions(filters)).set(name, new Set([value]));
  return items.filter(item => matchRecord(item, filters, options) === 'yes').length;
}

const uncounted = (values: readonly FacetValue[]): FacetValue[] => values.map(({value}) => ({value}));

const rangeOf = (prices: readonly number[]): number[] | null =>
  prices.length ? [Math.min(...prices), Math.max(...prices)] : null;
