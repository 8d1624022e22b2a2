import type {FacetValue, SearchResponse} from '../../core/contract/schema.ts';
import {type Finding, serviceFinding} from './finding.ts';

/** Checks the rules of §2.3 that the schema does not cover. */
export function checkFacets({facets, total}: SearchResponse): Finding[] {
  const disordered = groupsOf(facets).flatMap(([name, values]) => checkOrder(name, values));
  return [...disordered, ...checkPriceRange(facets.price_range, total)];
}

function checkPriceRange(range: SearchResponse['facets']['price_range'], total: number): Finding[] {
  if (!range) return [];
  const [low, high] = range;
  const found = (text: string) => [serviceFinding('§2.3 price_range', text)];
  if (low === 0 && high === 0) return found('never [0, 0]; null when nothing matched');
  if (total === 0) return found('null when nothing matched');
  return Number(low) > Number(high) ? found(`lowest first, not ${JSON.stringify(range)}`) : [];
}

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

/** Checks the order: by count descending, then by value ascending, either by code unit or by locale (§2.3 names neither). */
function checkOrder(name: string, values: readonly FacetValue[]): Finding[] {
  const wrong = values.find((next, index) => {
    const last = values[index - 1];
    if (!last || last.count > next.count) return false;
    return last.count < next.count || (last.value > next.value && last.value.localeCompare(next.value) > 0);
  });
  return wrong ? [serviceFinding('§2.3 order', `${name}: “${wrong.value}” stands too late`)] : [];
}
