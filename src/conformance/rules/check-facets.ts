import type {FacetValue, ProductItem, SearchResponse} from '../../core/contract/schema.ts';
import {type FilterParam, filterParams} from '../../core/filters/filters.ts';
import {expect, type Observation, observe} from './ledger.ts';

/** Checks the rules of §2.3 that the schema does not cover. */
export function checkFacets(params: URLSearchParams, response: SearchResponse): Observation[] {
  const groups = groupsOf(response.facets);
  return [
    ...(groups.some(([, values]) => values.length > 1)
      ? observe('§2.3 order', groups.flatMap(findDisorder))
      : []),
    ...checkPriceRange(params, response),
    ...expect(
      '§2.3 on_sale_count',
      response.facets.on_sale_count <= response.total || isFiltered(params),
      `on_sale_count is ${response.facets.on_sale_count}, but total is ${response.total}`,
    ),
  ];
}

/** Whether a request has a filter; the contract does not say whether facets count before or after it. */
function isFiltered(params: URLSearchParams): boolean {
  return [...params.keys()].some(name => filterParams.includes(name as FilterParam));
}

function checkPriceRange(params: URLSearchParams, {facets, total, results}: SearchResponse): Observation[] {
  const rule = '§2.3 price_range';
  const {price_range: range} = facets;
  if (!range) return [];
  const [low = 0, high = 0] = range;
  if (low === 0 && high === 0)
    return observe(rule, ['price_range is [0, 0]; it must be null when nothing matched']);
  if (total === 0) return observe(rule, ['price_range must be null when nothing matched']);
  if (low > high)
    return observe(rule, [`price_range is ${JSON.stringify(range)}; the lowest price must come first`]);
  const isOutside = ({price_min, price_max}: ProductItem) => price_min < low || price_max > high;
  const products = results.filter(item => item.content_type === 'product');
  const outside = isFiltered(params) ? undefined : products.find(isOutside);
  return observe(
    rule,
    outside ? [`${outside.handle} costs ${pricesOf(outside)}, which is outside ${low} to ${high}`] : [],
  );
}

const pricesOf = ({price_min, price_max}: ProductItem): string =>
  price_min === price_max ? `${price_min}` : `${price_min} to ${price_max}`;

type Group = readonly [name: string, values: readonly FacetValue[]];

function groupsOf(facets: SearchResponse['facets']): Group[] {
  const plain = (['vendors', 'product_types', 'tags', 'content_types'] as const).map(
    name => [`facets.${name}`, facets[name]] as const,
  );
  const nested = (['variant_options', 'metafields'] as const).flatMap(name =>
    facets[name].map(group => [`facets.${name} “${group.name}”`, group.values] as const),
  );
  return [...plain, ...nested];
}

/** Finds a value out of order: by count descending, then by value ascending, by code unit or by locale (§2.3 names neither). */
function findDisorder([name, values]: Group): string[] {
  const wrong = values.find((next, index) => {
    const last = values[index - 1];
    const more = (last?.count ?? 0) - (next.count ?? 0);
    if (!last || more > 0) return false;
    return more < 0 || (last.value > next.value && last.value.localeCompare(next.value) > 0);
  });
  return wrong ? [`${name}: “${wrong.value}” must come earlier`] : [];
}
